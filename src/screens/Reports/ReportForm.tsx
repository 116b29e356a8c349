/** The form of a report and its download: how far it is, the way to stop it, and what came of it. */
import { useEffect, useRef, useState } from "react";
import { Button, DateField, Form, Grid, Inline, Meter, Notice, RadioGroup, Select, Stack } from "#ds";
import type { Lottery } from "#api/lotteries";
import { downloadReport, type ReportFile, type ReportProgress } from "#api/reports";
import { calendar } from "#copy/calendar";
import { problem } from "#copy/problems";
import { reports as words } from "#copy/reports";
import { validation } from "#copy/validation";
import { bogotaDay } from "#domain/bogota";
import { reportFaults, reportFormats, reportKinds, type ReportFaults, type ReportValues } from "#domain/reports";
import { openerOf } from "../../page/openStream";
import { usePageState } from "../../page/pageState";
import { useWriting } from "../../page/writing";
import { paths } from "../../paths";
import { kindNames, kindOf, names } from "./askedReport";

interface ReportFormProps {
  /** What the address asks for. */
  initial: ReportValues;
  /** What is wrong with that. */
  initialFaults: ReportFaults;
  lotteries: readonly Lottery[];
}

type Fault = keyof ReportFaults;

/** Sentences of the fields at fault. */
const sentences = (faults: ReportFaults): Partial<Record<Fault, string>> =>
  Object.fromEntries(
    Object.entries(faults).map(([name, key]) => [name, key === "dayOrder" ? words.dayOrder : validation({ key })]),
  );

/** What came of the last download. */
type Outcome = { kind: "done"; file: ReportFile } | { kind: "empty"; asked: ReportValues } | { kind: "cancelled" };

function save({ name, bytes }: ReportFile): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function ReportForm({ initial, initialFaults, lotteries }: ReportFormProps) {
  const { client, clock, sessionEnds } = usePageState();
  const today = bogotaDay(clock.startedAt);
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState(() => sentences(initialFaults));
  const [progress, setProgress] = useState<ReportProgress | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const running = useRef<AbortController>(null);
  const submit = useRef<HTMLButtonElement>(null);
  useEffect(() => () => running.current?.abort(), []);

  const download = useWriting(
    async (asked: ReportValues) => {
      const { signal } = (running.current = new AbortController());
      const result = await downloadReport(client, asked, {
        open: openerOf(client),
        today,
        signal,
        onProgress: setProgress,
      });
      // The file does not come by the client, which tells this of other calls.
      if (!result.ok && result.problem.kind === "refused" && result.problem.status === 401)
        sessionEnds.set(sessionEnds.get() + 1);
      return result;
    },
    {
      words: (what) => problem(what, words.failed),
      onFields: (fields) => {
        setFaults(fields);
        return Object.keys(fields).every((name) => name in values);
      },
    },
  );
  useEffect(() => {
    // The button that stops the download goes with it.
    if (!download.isPending && document.activeElement === document.body && outcome !== null) submit.current?.focus();
  }, [download.isPending, outcome]);

  const set =
    <Name extends keyof ReportValues>(name: Name) =>
    (value: string) => {
      setValues({ ...values, [name]: value });
      setFaults(({ [name as Fault]: _, ...others }) => others);
    };

  async function start() {
    setOutcome(null);
    setProgress(null);
    const found = reportFaults(values, today);
    setFaults(sentences(found));
    if (Object.keys(found).length > 0) return;
    const result = await download.run(values);
    if (!result?.ok) return;
    if (result.value === "cancelled") setOutcome({ kind: "cancelled" });
    else if (result.value === "empty") setOutcome({ kind: "empty", asked: values });
    else {
      save(result.value);
      setOutcome({ kind: "done", file: result.value });
    }
  }

  return (
    <Form
      label={words.form}
      action={paths.reports}
      isPending={download.isPending}
      errorSummary={Object.keys(faults).length > 0 ? words.review : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <RadioGroup
        label={words.kind}
        name={names.kind}
        value={kindNames[values.kind]}
        onChange={(name) => set("kind")(kindOf(name))}
        options={reportKinds.map((kind) => ({ value: kindNames[kind], label: words.kinds[kind] }))}
        layout="row"
      />
      <Select
        label={words.lottery}
        name={names.lotteryId}
        value={values.lotteryId}
        onChange={set("lotteryId")}
        placeholder={words.choose}
        options={lotteries.map(({ lotteryId, lotteryName }) => ({ value: String(lotteryId), label: lotteryName }))}
        errorMessage={faults.lotteryId}
        isRequired
      />
      <Grid columns={2} gap="m">
        <DateField
          label={words.from}
          name={names.from}
          value={values.from}
          onChange={set("from")}
          max={today}
          errorMessage={faults.from}
          calendar={calendar}
          isRequired
        />
        <DateField
          label={words.until}
          name={names.until}
          value={values.until}
          onChange={set("until")}
          max={today}
          errorMessage={faults.until}
          calendar={calendar}
          isRequired
        />
      </Grid>
      <RadioGroup
        label={words.format}
        name={names.format}
        value={values.format}
        onChange={set("format")}
        options={reportFormats.map((format) => ({ value: format, label: words.formats[format] }))}
        layout="row"
      />
      <Stack gap="s">
        <Button
          ref={submit}
          type="submit"
          tone="ink"
          isFullWidth
          isPending={download.isPending}
          pendingLabel={words.submitting}
        >
          {words.submit}
        </Button>
        {download.isPending && (
          <>
            <Meter
              isProgress
              label={words.progress}
              value={progress?.rows ?? 0}
              max={progress?.total ?? 1}
              text={progress ? words.received(progress.rows, progress.total) : words.preparing}
            />
            <Inline justify="center">
              <Button tone="quiet" onPress={() => running.current?.abort()}>
                {words.cancel}
              </Button>
            </Inline>
          </>
        )}
        {download.message !== null && (
          <Notice tone="error" isLive>
            {download.message}
          </Notice>
        )}
        {!download.isPending && outcome && <Told outcome={outcome} lotteries={lotteries} />}
      </Stack>
    </Form>
  );
}

const Told = ({ outcome, lotteries }: { outcome: Outcome; lotteries: readonly Lottery[] }) => {
  if (outcome.kind === "cancelled") return <Notice isLive>{words.cancelled}</Notice>;
  if (outcome.kind === "done")
    return (
      <Notice tone="success" title={words.done} isLive>
        {words.doneMore(outcome.file.name, outcome.file.rows)}
      </Notice>
    );
  const { kind, lotteryId, from, until } = outcome.asked;
  const lottery = lotteries.find((one) => String(one.lotteryId) === lotteryId);
  return (
    <Notice title={words.empty} isLive>
      {words.emptyMore(kind, lottery?.lotteryName ?? lotteryId, from, until)}
    </Notice>
  );
};
