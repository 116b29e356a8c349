/** What was spent today, this week and this month, and the most that its player wants to spend (F-62). */
import { Fragment, useCallback, useState } from "react";
import { Button, Divider, Form, Inline, Meter, Modal, Notice, Panel, Stack, Text } from "#ds";
import { setLimit, type Calm, type LimitStatus } from "#api/calm";
import { calm } from "#copy/calm";
import { problem } from "#copy/problems";
import { shell } from "#copy/shell";
import { limitSchema, type LimitPeriod, type LimitValues } from "#domain/calm";
import { FormMoney } from "../../forms/FormMoney";
import { useShopForm } from "../../forms/useShopForm";
import { useBackCloses } from "../../page/backCloses";
import { usePageState } from "../../page/pageState";
import { Submit } from "../../page/Submit";
import { useIsBrowser } from "../../page/useIsBrowser";
import { useWriting } from "../../page/writing";

const words = calm.limits;

export function Limits({ limits }: { limits: readonly LimitStatus[] }) {
  const isBrowser = useIsBrowser();
  const [edited, setEdited] = useState<LimitPeriod>("day");
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<LimitStatus | null>(null);
  const now = usePageState().clock.startedAt;
  const close = useBackCloses(
    isOpen,
    useCallback(() => setOpen(false), []),
  );
  return (
    <Panel title={words.title} description={words.more} headingLevel={3}>
      <Stack>
        {limits.map((limit, place) => {
          const { period, pesos, spentPesos, next } = limit;
          return (
            <Fragment key={period}>
              {place > 0 && <Divider kind="hairline" />}
              <Stack gap="s">
                <Meter
                  label={words.period[period]}
                  value={spentPesos}
                  max={pesos}
                  text={words.spent(spentPesos, pesos)}
                />
                {next !== null && saved?.period !== period && (
                  <Text size="s" tone="soft">
                    {words.waiting(next.pesos, next.from, now)}
                  </Text>
                )}
                <Inline>
                  <Button
                    tone="secondary"
                    size="s"
                    isDisabled={!isBrowser}
                    ariaLabel={pesos === null ? words.setOf(period) : words.changeOf(period)}
                    onPress={() => {
                      setSaved(null);
                      setEdited(period);
                      setOpen(true);
                    }}
                  >
                    {pesos === null ? words.set : words.change}
                  </Button>
                  {next !== null && pesos !== null && (
                    <KeepButton period={period} pesos={pesos} onKept={setSaved} isDisabled={!isBrowser} />
                  )}
                </Inline>
                {saved?.period === period && <Saved limit={saved} />}
              </Stack>
            </Fragment>
          );
        })}
      </Stack>
      <Modal
        title={words.form(edited)}
        isOpen={isOpen}
        onOpenChange={(isWanted) => !isWanted && close()}
        closeLabel={shell.close}
        size="s"
      >
        <LimitForm
          period={edited}
          pesos={limits.find(({ period }) => period === edited)?.pesos ?? null}
          onSaved={(limit) => {
            setSaved(limit);
            close();
          }}
        />
      </Modal>
    </Panel>
  );
}

/** What was decided just now: what holds, and what waits. */
function Saved({ limit: { period, pesos, next } }: { limit: LimitStatus }) {
  const now = usePageState().clock.startedAt;
  if (pesos === null) return null;
  return (
    <Notice tone="success" isLive>
      {words.saved(period, pesos)} {next && words.waiting(next.pesos, next.from, now)}
    </Notice>
  );
}

/** The limit of a period, of all that the server answered. */
const limitOf = ({ limits }: Calm, period: LimitPeriod): LimitStatus | null =>
  limits.find((limit) => limit.period === period) ?? null;

/** Takes back a change that waits: the limit that holds is asked for again. */
function KeepButton({
  period,
  pesos,
  onKept,
  isDisabled,
}: {
  period: LimitPeriod;
  pesos: number;
  onKept: (limit: LimitStatus | null) => void;
  isDisabled: boolean;
}) {
  const { client } = usePageState();
  const keeping = useWriting(() => setLimit(client, period, pesos), {
    words: (what) => problem(what, words.failed),
    isReadAgain: true,
  });
  return (
    <>
      <Button
        tone="quiet"
        size="s"
        isDisabled={isDisabled}
        isPending={keeping.isPending}
        pendingLabel={words.saving}
        ariaLabel={words.keepOf(pesos, period)}
        onPress={() => void keeping.run().then((kept) => kept?.ok && onKept(limitOf(kept.value, period)))}
      >
        {words.keep(pesos)}
      </Button>
      {keeping.message !== null && (
        <Notice tone="error" isLive>
          {keeping.message}
        </Notice>
      )}
    </>
  );
}

interface LimitFormProps {
  period: LimitPeriod;
  /** What holds; null for no limit. */
  pesos: number | null;
  onSaved: (limit: LimitStatus | null) => void;
}

function LimitForm({ period, pesos, onSaved }: LimitFormProps) {
  const { client } = usePageState();
  const form = useShopForm<LimitValues>(limitSchema, { pesos });
  const write = (wanted: number | null) => setLimit(client, period, wanted);
  const failed = { words: (what: Parameters<typeof problem>[0]) => problem(what, words.failed), isReadAgain: true };
  const saving = useWriting(write, { ...failed, onFields: form.showRefused });
  const removing = useWriting(write, failed);
  const run = async (writing: typeof saving, wanted: number | null) => {
    const done = await writing.run(wanted);
    if (done?.ok) onSaved(limitOf(done.value, period));
  };
  return (
    <Form
      label={words.form(period)}
      isPending={saving.isPending || removing.isPending}
      onSubmit={(event) =>
        void form.handleSubmit(({ pesos: wanted }) => {
          removing.clear();
          return run(saving, wanted);
        })(event)
      }
    >
      <FormMoney
        control={form.control}
        name="pesos"
        label={words.amount}
        description={`${words.range} ${pesos === null ? words.first : words.later}`}
        isRequired
      />
      <Stack gap="s">
        <Submit label={words.save} writing={saving} pendingLabel={words.saving} />
        {pesos !== null && (
          <Button
            tone="quiet"
            isFullWidth
            isDisabled={saving.isPending}
            isPending={removing.isPending}
            pendingLabel={words.removing}
            onPress={() => {
              saving.clear();
              void run(removing, null);
            }}
          >
            {words.remove}
          </Button>
        )}
        {removing.message !== null && (
          <Notice tone="error" isLive>
            {removing.message}
          </Notice>
        )}
      </Stack>
    </Form>
  );
}
