/** /contacto/pqrs/estado: whoever sent a PQRS wants to know what became of it. The document never stands in the address. */
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { Button, ButtonLink, Form, Notice, Panel, Stack, Text, TextLink, TicketSheet, Timeline } from "#ds";
import { pqrsStatus, type PqrsStatus } from "#api/contact";
import { contact } from "#copy/contact";
import { capitalize } from "#copy/format";
import { pqrs } from "#copy/pqrs";
import { problem } from "#copy/problems";
import { bogotaDay } from "#domain/bogota";
import { caseSchema, type CaseValues } from "#domain/contact";
import { DOCUMENT_MAX } from "#domain/documents";
import { FormText } from "../../forms/FormText";
import { useShopForm } from "../../forms/useShopForm";
import { focusPart } from "../../page/focus";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { usePageState } from "../../page/pageState";
import { usePerson } from "../../page/session";
import { Submit } from "../../page/Submit";
import { useWriting } from "../../page/writing";
import { external, paths } from "../../paths";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

const words = pqrs.state;

export const meta = () => pageMeta({ title: words.title, description: words.description });

/** Name of the address parameter that fills in the case number, and letters of it that are read at most. */
const CASE = "radicado";
const LONGEST = 40;

export default function PqrsState() {
  const { search } = useLocation();
  const [found, setFound] = useState<PqrsStatus | null>(null);
  return (
    <PageFrame
      title={words.title}
      crumbs={[{ label: contact.tabs.pqrs, href: paths.pqrs }]}
      crumb={words.crumb}
      lead={words.lead}
      width="reading"
    >
      {found ? (
        <>
          <Found status={found} />
          <Button tone="quiet" onPress={() => setFound(null)}>
            {words.another}
          </Button>
        </>
      ) : (
        <>
          <noscript>
            <Notice tone="warning">{words.needsScripts}</Notice>
          </noscript>
          <TicketSheet title={words.sheet} description={words.sheetMore}>
            <CaseForm
              caseNumber={(new URLSearchParams(search).get(CASE) ?? "").trim().slice(0, LONGEST)}
              onFound={setFound}
            />
          </TicketSheet>
          <TextLink href={paths.pqrs} isRoomy>
            {words.send}
          </TextLink>
        </>
      )}
    </PageFrame>
  );
}

interface CaseFormProps {
  /** What stands in the field at first. */
  caseNumber: string;
  onFound: (status: PqrsStatus) => void;
}

function CaseForm({ caseNumber, onFound }: CaseFormProps) {
  const { client } = usePageState();
  const { control, handleSubmit, showRefused } = useShopForm<CaseValues>(caseSchema, {
    caseNumber,
    document: usePerson()?.document ?? "",
  });
  const asking = useWriting((values: CaseValues) => pqrsStatus(client, values), {
    words: (what) => problem(what, words.failed),
    onFields: showRefused,
  });
  const submit = handleSubmit(async (values) => {
    const answer = await asking.run(values);
    if (answer?.ok) onFound(answer.value);
  });
  return (
    <Form
      label={words.form}
      // The document is in no address, not even before scripts run.
      method="post"
      isPending={asking.isPending}
      onSubmit={(event) => void submit(event)}
    >
      <FormText
        control={control}
        name="caseNumber"
        label={words.caseNumber}
        placeholder={words.example}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={LONGEST}
        isRequired
      />
      <FormText
        control={control}
        name="document"
        label={words.document}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={DOCUMENT_MAX}
        isRequired
      />
      <Submit label={words.submit} writing={asking} pendingLabel={words.submitting} />
    </Form>
  );
}

/** How far a PQRS is, and what was answered. */
function Found({ status }: { status: PqrsStatus }) {
  const { caseNumber, topic, state, receivedAt, dueDay, startedAt, answeredAt, answer } = status;
  const { clock } = usePageState();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => focusPart(part.current), []);
  const { steps } = pqrs;
  const isAnswered = state === "ANSWERED";
  const isLate = !isAnswered && bogotaDay(clock.now()) > dueDay;
  const at = (instant: number | null) => (instant === null ? {} : { detail: capitalize(steps.at(instant)) });
  return (
    <div ref={part}>
      <Stack gap="l">
        <TicketSheet title={caseNumber} description={`${topic}. ${words.sentOn(receivedAt)}`}>
          <Stack gap="m">
            <Timeline
              label={steps.label}
              stateLabels={steps.marks}
              steps={[
                { label: steps.received, state: "done", ...at(receivedAt) },
                {
                  label: steps.inProgress,
                  state: isAnswered ? "done" : state === "IN_PROGRESS" ? "current" : "upcoming",
                  ...(state === "RECEIVED" ? { detail: steps.waiting } : at(startedAt)),
                },
                {
                  label: steps.answered,
                  state: isAnswered ? "done" : "upcoming",
                  ...(isAnswered ? at(answeredAt) : { detail: steps.until(dueDay) }),
                },
              ]}
            />
            {isLate && (
              <Notice
                tone="warning"
                action={
                  <ButtonLink href={external.authority} tone="secondary" size="s" isExternal>
                    {words.authority}
                  </ButtonLink>
                }
              >
                {words.late}
              </Notice>
            )}
          </Stack>
        </TicketSheet>
        {answer !== null && (
          <Panel title={words.answer}>
            <Stack gap="s">
              <Text>{answer}</Text>
              <Text size="s" tone="soft">
                {words.more}
              </Text>
            </Stack>
          </Panel>
        )}
      </Stack>
    </div>
  );
}
