/** After how long in the shop its player wants to be told the time (F-62). */
import { useState } from "react";
import { Button, Form, Inline, Notice, RadioGroup } from "#ds";
import { setReminder } from "#api/calm";
import { calm } from "#copy/calm";
import { problem } from "#copy/problems";
import { reminderMinutes } from "#domain/calm";
import { usePageState } from "../../page/pageState";
import { useIsBrowser } from "../../page/useIsBrowser";
import { useWriting } from "../../page/writing";

const words = calm.reminder;
const NEVER = "nunca";

/** `minutes` is what holds; null for never. */
export function ReminderForm({ minutes }: { minutes: number | null }) {
  const { client } = usePageState();
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState(minutes);
  const [isSaved, setSaved] = useState(false);
  const saving = useWriting(() => setReminder(client, chosen), {
    words: (what) => problem(what, words.failed),
    isReadAgain: true,
  });
  return (
    <Form
      label={words.title}
      isPending={saving.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(false);
        void saving.run().then((done) => setSaved(done?.ok ?? false));
      }}
    >
      <RadioGroup
        label={words.choose}
        layout="row"
        options={[
          { value: NEVER, label: words.never },
          ...reminderMinutes.map((count) => ({ value: String(count), label: words.every(count) })),
        ]}
        value={chosen === null ? NEVER : String(chosen)}
        onChange={(value) => {
          setSaved(false);
          setChosen(value === NEVER ? null : Number(value));
        }}
        isDisabled={!isBrowser || saving.isPending}
      />
      <Inline>
        <Button
          type="submit"
          tone="secondary"
          isDisabled={!isBrowser}
          isPending={saving.isPending}
          pendingLabel={words.saving}
        >
          {words.save}
        </Button>
      </Inline>
      {isSaved && (
        <Notice tone="success" isLive>
          {words.saved(chosen)}
        </Notice>
      )}
      {saving.message !== null && (
        <Notice tone="error" isLive>
          {saving.message}
        </Notice>
      )}
    </Form>
  );
}
