/** A PQRS that has arrived: its case number to keep, what comes next, and the way to its state. */
import { useEffect, useRef } from "react";
import { Button, ButtonLink, CopyField, EmptyState, Heading, sentDrawing, Stack, TicketSheet, Timeline } from "#ds";
import type { SentPqrs } from "#api/contact";
import { capitalize } from "#copy/format";
import { pqrs } from "#copy/pqrs";
import { focusPart } from "../../page/focus";
import { paths } from "../../paths";

const words = pqrs.done;

interface PqrsSentProps {
  kept: SentPqrs;
  /** Where the copy went. */
  email: string;
  /** Shows an empty form. */
  onAgain: () => void;
}

export function PqrsSent({ kept: { caseNumber, receivedAt, dueDay }, email, onAgain }: PqrsSentProps) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusPart(told.current);
    told.current?.scrollIntoView({ block: "center" });
  }, []);
  const again = (
    <Button tone="quiet" onPress={onAgain}>
      {words.again}
    </Button>
  );
  return (
    <Stack gap="l">
      <div ref={told} role="status">
        <EmptyState
          illustration={sentDrawing}
          title={pqrs.sent}
          {...(caseNumber ? { message: words.mailed(email) } : { action: again })}
        />
      </div>
      {caseNumber && (
        <TicketSheet title={words.sheet} description={words.sheetMore}>
          <Stack gap="l">
            <CopyField label={words.caseNumber} value={caseNumber} copyLabel={words.copy} copiedLabel={words.copied} />
            <Stack gap="s">
              <Heading level={3} size="h4">
                {words.next}
              </Heading>
              <Timeline
                label={words.next}
                stateLabels={pqrs.steps.marks}
                steps={[
                  {
                    label: pqrs.steps.received,
                    state: "done",
                    ...(receivedAt !== null && { detail: capitalize(pqrs.steps.at(receivedAt)) }),
                  },
                  { label: words.read, state: "upcoming", detail: words.readMore },
                  {
                    label: words.answer,
                    state: "upcoming",
                    ...(dueDay !== null && { detail: pqrs.steps.until(dueDay) }),
                  },
                ]}
              />
            </Stack>
            <Stack gap="xs">
              <ButtonLink tone="ink" isFullWidth href={paths.pqrsState(caseNumber)}>
                {words.state}
              </ButtonLink>
              {again}
            </Stack>
          </Stack>
        </TicketSheet>
      )}
    </Stack>
  );
}
