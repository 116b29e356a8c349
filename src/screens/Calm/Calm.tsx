/** /mi-cuenta/juego-en-calma: its player wants to spend no more than they meant to, and to stop when they want to (F-62). */
import { useEffect, useRef, useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { FrequencyChart, Grid, Heading, Notice, Panel, Skeleton, Stack, Text, TextLink } from "#ds";
import { calm, type Calm as CalmState } from "#api/calm";
import { account } from "#copy/account";
import { calm as words } from "#copy/calm";
import { pesos } from "#copy/format";
import { shell } from "#copy/shell";
import { pauseKinds } from "#domain/calm";
import { focusPart } from "../../page/focus";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { usePageState } from "../../page/pageState";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf, requirePerson } from "../../page/session";
import { PAUSE_ID } from "../../paths";
import { AccountTabs } from "../Account/AccountTabs";
import { Limits } from "./Limits";
import { PauseForm } from "./PauseForm";
import { ReminderForm } from "./ReminderForm";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: `${words.title} · ${account.title}`, isPrivate: true });

/** Private (AUTH-08). */
export async function loader({ context: { server }, request }: LoaderFunctionArgs) {
  await requirePerson(server, request);
  return { calm: await calm(clientOf(server)) };
}

export default function Calm() {
  const { calm: read } = useLoaderData<typeof loader>();
  return (
    <PageFrame title={account.title} crumbs={null}>
      <AccountTabs current="calm" />
      <Stack gap="xs">
        <Heading level={2}>{words.title}</Heading>
        <Text tone="soft">{words.lead}</Text>
      </Stack>
      <noscript>
        <Notice tone="warning">{account.needsScripts}</Notice>
      </noscript>
      <Loaded
        result={read}
        failed={words.failed}
        waiting={<Skeleton shape="row" count={6} label={words.loading} />}
        headingLevel={3}
      >
        {(state) => <Parts state={state} />}
      </Loaded>
      {!read.ok && <Help />}
    </PageFrame>
  );
}

function Parts({ state: { limits, pause, reminderMinutes, months } }: { state: CalmState }) {
  const [pauses, setPauses] = useState(0);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pauses > 0) focusPart(outcome.current);
  }, [pauses]);
  return (
    <Stack gap="l">
      <div ref={outcome}>
        {pause && (
          <Notice title={words.paused.title(pause.kind, pause.endsAt)}>
            <Text>{words.paused.more}</Text>
          </Notice>
        )}
      </div>
      <Grid columns={2}>
        <Limits limits={limits} />
        <Spent months={months} />
        {pauseKinds.map((kind) => (
          <Panel
            key={kind}
            title={words[kind].title}
            description={words[kind].more}
            headingLevel={3}
            {...(kind === "pause" && { id: PAUSE_ID })}
          >
            <PauseForm kind={kind} pause={pause} onPaused={() => setPauses(pauses + 1)} />
          </Panel>
        ))}
        <Panel title={words.reminder.title} description={words.reminder.more} headingLevel={3}>
          <ReminderForm minutes={reminderMinutes} />
        </Panel>
        <Help />
      </Grid>
    </Stack>
  );
}

/** What was spent and won month by month, and the same as a table. */
function Spent({ months }: Pick<CalmState, "months">) {
  const now = usePageState().clock.startedAt;
  return (
    <Panel title={words.months.title} headingLevel={3}>
      <FrequencyChart
        title={words.months.chart}
        note={months.length > 0 ? words.months.note : undefined}
        headingLevel={4}
        layout="stacked"
        bars={months.map(({ month, spentPesos, orders, wonPesos }) => ({
          name: words.months.name(month, now),
          value: spentPesos,
          valueLabel: words.months.spent(spentPesos, orders),
          figure: pesos(spentPesos),
          beside: { value: wonPesos, valueLabel: words.months.won(wonPesos), figure: pesos(wonPesos) },
        }))}
        tableLabel={words.months.table}
        columns={words.months.columns}
        emptyMessage={words.months.empty}
      />
    </Panel>
  );
}

/** Whom to call. */
const Help = () => (
  <Panel title={words.help.title} description={words.help.more} headingLevel={3}>
    <Stack>
      {words.help.lines.map(({ name, phone, what }) => (
        <Stack key={phone} gap="xxs">
          <TextLink href={`tel:${phone}`} weight="medium" isRoomy ariaLabel={words.help.call(name)}>
            {name}
          </TextLink>
          <Text size="s">{what}</Text>
        </Stack>
      ))}
      <Text size="s" tone="soft">
        {shell.adultsOnly}.
      </Text>
    </Stack>
  </Panel>
);
