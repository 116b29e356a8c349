/** The secos of a lottery's last draw in a dialog (SECO-01). */
import { useEffect, useState } from "react";
import { ErrorState, Modal, Skeleton } from "#ds";
import { problem } from "#copy/problems";
import { secos } from "#copy/secos";
import { shell } from "#copy/shell";
import { useBackCloses } from "../../page/backCloses";
import { useWhenOnline } from "../../page/connection";
import { usePageState } from "../../page/pageState";
import { drawnSecos, type DrawnSecos } from "./drawnSecos";
import { SecosTable } from "./SecosTable";

interface SecosDialogProps {
  lotteryId: number;
  lotteryName: string | null;
  onClose: () => void;
}

export default function SecosDialog({ lotteryId, lotteryName, onClose }: SecosDialogProps) {
  const { client } = usePageState();
  const close = useBackCloses(true, onClose);
  const [drawn, setDrawn] = useState<DrawnSecos | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void drawnSecos(client, lotteryId, null).then((result) => isCurrent && setDrawn(result));
    return () => {
      isCurrent = false;
    };
  }, [client, lotteryId, attempt]);

  const readAgain = () => {
    setDrawn(null);
    setAttempt(attempt + 1);
  };
  useWhenOnline(drawn?.ok === false && drawn.problem.kind === "offline", readAgain);

  return (
    <Modal
      title={lotteryName ? secos.title(lotteryName) : secos.pageTitle}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      closeLabel={shell.close}
    >
      {drawn === null ? (
        <Skeleton shape="row" count={5} label={secos.loading} />
      ) : drawn.ok ? (
        <SecosTable drawn={drawn.value} isOfDay={false} />
      ) : (
        <ErrorState title={problem(drawn.problem, secos.failed)} retryLabel={shell.retry} onRetry={readAgain} />
      )}
    </Modal>
  );
}
