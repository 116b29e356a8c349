/** The prize plan in a dialog (CARD-05): what a ticket costs, how long it can be bought, and what it pays. */
import { useEffect, useState } from "react";
import { ErrorState, Modal, OrderSummary, Skeleton, Stack, Text } from "#ds";
import { card } from "#copy/card";
import { plan } from "#copy/plan";
import { problem } from "#copy/problems";
import { shell } from "#copy/shell";
import { prizePlan, type PrizePlanRow } from "#api/lotteries";
import type { Result } from "#api/result";
import type { Draw } from "#domain/draws";
import { useBackCloses } from "../../page/backCloses";
import { Closing } from "../../page/Countdown";
import { useWhenOnline } from "../../page/connection";
import { usePageState } from "../../page/pageState";
import { PrizePlanTable } from "./PrizePlanTable";

export default function PrizePlanDialog({ draw, onClose }: { draw: Draw; onClose: () => void }) {
  const { client } = usePageState();
  const close = useBackCloses(true, onClose);
  const [rows, setRows] = useState<Result<PrizePlanRow[]> | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void prizePlan(client, draw.lotteryId).then((result) => isCurrent && setRows(result));
    return () => {
      isCurrent = false;
    };
  }, [client, draw.lotteryId, attempt]);

  const readAgain = () => {
    setRows(null);
    setAttempt(attempt + 1);
  };
  useWhenOnline(rows?.ok === false && rows.problem.kind === "offline", readAgain);

  return (
    <Modal
      title={plan.title(draw.lotteryName)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      closeLabel={shell.close}
      size="l"
    >
      <Stack>
        <OrderSummary
          rows={[
            { label: plan.fractionValue, value: card.amount(draw.fractionPesos) },
            { label: plan.fractionsPerTicket, value: card.count(draw.fractionsPerTicket) },
          ]}
          totalLabel={plan.ticketValue}
          total={card.amount(draw.fractionsPerTicket * draw.fractionPesos)}
        />
        <Text tone="soft" as="div">
          <Closing closesAt={draw.closesAt} lotteryName={draw.lotteryName} />
        </Text>
        {rows === null ? (
          <Skeleton shape="row" count={5} label={plan.loading} />
        ) : rows.ok ? (
          <PrizePlanTable rows={rows.value} />
        ) : (
          <ErrorState title={problem(rows.problem, plan.failed)} retryLabel={shell.retry} onRetry={readAgain} />
        )}
      </Stack>
    </Modal>
  );
}
