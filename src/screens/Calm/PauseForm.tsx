/** Takes a pause of days or excludes its player for months; asks before, for nobody ends it early (F-62). */
import { useRef, useState } from "react";
import { Button, ConfirmModal, Form, Inline, RadioGroup, Text, type FieldHandle } from "#ds";
import { startPause, type Calm } from "#api/calm";
import { calm } from "#copy/calm";
import { problem } from "#copy/problems";
import { shell } from "#copy/shell";
import { bogotaDay } from "#domain/bogota";
import { exclusionMonths, pauseDays, pauseEnd, type PauseKind } from "#domain/calm";
import { useBackCloses } from "../../page/backCloses";
import { useTime } from "../../page/clock";
import { usePageState } from "../../page/pageState";
import { useIsBrowser } from "../../page/useIsBrowser";
import { useWriting } from "../../page/writing";

const lengths = { pause: pauseDays, exclusion: exclusionMonths } as const;

interface PauseFormProps {
  kind: PauseKind;
  /** The pause that lasts: only what ends on a later day is offered. */
  pause: Calm["pause"];
  /** One was taken, and the question has closed. */
  onPaused: () => void;
}

export function PauseForm({ kind, pause, onPaused }: PauseFormProps) {
  const words = calm[kind];
  const { client, clock } = usePageState();
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const choices = useRef<FieldHandle>(null);
  const isTaken = useRef(false);
  const close = useBackCloses(isAsked, () => {
    setAsked(false);
    // Not before the question has gone, which keeps the focus while it is open.
    if (isTaken.current) onPaused();
    isTaken.current = false;
  });
  const starting = useWriting((length: number) => startPause(client, kind, length), {
    words: (what) => problem(what, words.failed),
    isReadAgain: true,
  });
  // While the question stands open its minute goes by.
  const consequence = useTime((now) => (chosen === null ? "" : words.consequence(pauseEnd(kind, chosen, now))));
  const offered = lengths[kind].filter(
    (length) => pause === null || bogotaDay(pauseEnd(kind, length, clock.startedAt)) > bogotaDay(pause.endsAt),
  );
  if (offered.length === 0) return <Text>{words.none}</Text>;
  return (
    <>
      <Form
        label={words.title}
        onSubmit={(event) => {
          event.preventDefault();
          starting.clear();
          setMissing(chosen === null);
          if (chosen === null) choices.current?.focus();
          else setAsked(true);
        }}
      >
        <RadioGroup
          label={words.choose}
          layout="row"
          options={offered.map((length) => ({ value: String(length), label: words.length(length) }))}
          value={chosen === null ? null : String(chosen)}
          onChange={(length) => {
            setMissing(false);
            setChosen(Number(length));
          }}
          errorMessage={isMissing ? words.missing : undefined}
          isDisabled={!isBrowser}
          ref={choices}
        />
        <Inline>
          <Button type="submit" tone="secondary" isDisabled={!isBrowser}>
            {words.submit}
          </Button>
        </Inline>
      </Form>
      <ConfirmModal
        title={words.question}
        message={consequence}
        isOpen={isAsked}
        onOpenChange={(isOpen) => !isOpen && close()}
        closeLabel={shell.close}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        isPending={starting.isPending}
        pendingLabel={words.starting}
        errorMessage={starting.message ?? undefined}
        onConfirm={() =>
          chosen !== null &&
          void starting.run(chosen).then((started) => {
            if (!started?.ok) return;
            setChosen(null);
            isTaken.current = true;
            close();
          })
        }
      />
    </>
  );
}
