/** A prize on its way into the wallet: what is paid and where, then how far it is, until it is known where the money is. */
import { observer } from "mobx-react-lite";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button, ButtonLink, FactList, Modal, Notice, OrderSummary, Stack } from "#ds";
import { walletWords, type Claimant, type PlayerPrize } from "#api/claims";
import { success, type Problem } from "#api/result";
import { claims } from "#copy/claims";
import { personName, pesos } from "#copy/format";
import { shell } from "#copy/shell";
import { createClaim, type ClaimStatus } from "#models/ClaimsModel";
import { envOf } from "#models/env";
import { useBackCloses } from "../../page/backCloses";
import { useWhenOnline } from "../../page/connection";
import { focusPart } from "../../page/focus";
import { usePageState } from "../../page/pageState";
import { useReload } from "../../page/reload";
import { usePagePerson } from "../../page/session";
import { useStore } from "../../page/store";
import { useWriting } from "../../page/writing";
import { paths } from "../../paths";

const words = claims.dialog;

/** The dialog closes by itself so long after it is known how the claim ended, ms (CLAIM-05). */
export const CLOSES_AFTER = 2_000;

/** How often it is looked whether an unknown claim was paid: at a slowing pace, ms. */
const FIRST_LOOK = 3_000;
const SLOWING = 2;

export interface ClaimDialogProps {
  prize: PlayerPrize;
  /** The list says that it was paid: whatever was not known before is over. */
  isPaid: boolean;
  /** The number of the player's wallet, "" for none; null where it could not be read. */
  mobile: string | null;
  /** Told whether the wallet is being asked. */
  onBusy: (isBusy: boolean) => void;
  /** Told when the player has put it away before anything was asked for. */
  onDone: () => void;
}

/** Asks, pays and tells. Once put away, how it ended stays readable in its place above the list. */
const ClaimDialog = observer(function ClaimDialog({ prize, isPaid, mobile, onBusy, onDone }: ClaimDialogProps) {
  const store = useStore();
  const { clock } = usePageState();
  const { reload } = useReload();
  const person = usePagePerson()!;
  const [claim] = useState(() => createClaim(prize, envOf(store)));
  const [isOpen, setOpen] = useState(true);
  const part = useRef<HTMLDivElement>(null);
  const claimant: Claimant = { person, mobile: mobile ?? "" };
  const { status, isPaying, isOver } = claim;

  const paying = useWriting(() => claim.pay(claimant, clock.now()), { words: () => "" });
  const verifying = useWriting(
    async () => {
      await claim.verify(claimant, clock.now());
      return success(null);
    },
    { words: () => "" },
  );

  const close = useBackCloses(isOpen, () => {
    // Going back does not close it either.
    if (paying.isPending) return;
    setOpen(false);
    if (claim.status === "asking") onDone();
    else void readAgain();
  });

  /** The list and the balance as they are now; the focus comes to what is told where its button is gone with the list. */
  async function readAgain() {
    await reload();
    if (document.activeElement === null || document.activeElement === document.body) focusPart(part.current);
  }

  const tellBusy = useEffectEvent(onBusy);
  useEffect(() => {
    tellBusy(isPaying);
    return () => tellBusy(false);
  }, [isPaying]);

  const closeItself = useEffectEvent(() => (isOpen ? close() : void readAgain()));
  const closesItself = status === "paid" || status === "failed";
  useEffect(() => {
    if (!closesItself) return;
    const timer = setTimeout(() => closeItself(), CLOSES_AFTER);
    return () => clearTimeout(timer);
  }, [closesItself]);

  const verify = useEffectEvent(() => void verifying.run());
  const isUnknown = status === "unknown";
  useWhenOnline(isUnknown, () => void verifying.run());
  useEffect(() => {
    if (!isUnknown) return;
    let wait = FIRST_LOOK;
    let timer = setTimeout(go, wait);
    function go() {
      verify();
      wait *= SLOWING;
      timer = setTimeout(go, wait);
    }
    return () => clearTimeout(timer);
  }, [isUnknown]);

  const told = (
    <Told
      status={isPaid && (status === "pending" || status === "unknown") ? "paid" : status}
      problem={claim.problem}
      isVerifying={verifying.isPending}
      onVerify={() => void verifying.run()}
    />
  );
  if (!isOpen) return <div ref={part}>{told}</div>;
  const hasMobile = mobile !== "";
  return (
    <Modal
      title={words.title(prize.pesos)}
      isOpen
      // While the wallet is asked nothing closes it but leaving the page.
      onOpenChange={isPaying ? undefined : (isStaying) => !isStaying && close()}
      closeLabel={shell.close}
      isStatic
      size="s"
      footer={
        status === "asking" || isPaying ? (
          <>
            {hasMobile ? (
              <Button tone="ink" isFullWidth isPending={paying.isPending} onPress={() => void paying.run()}>
                {words.accept}
              </Button>
            ) : (
              <ButtonLink tone="ink" isFullWidth href={paths.accountData}>
                {words.data}
              </ButtonLink>
            )}
            {!isPaying && (
              <Button tone="quiet" isFullWidth onPress={close}>
                {words.cancel}
              </Button>
            )}
          </>
        ) : isOver && !closesItself ? (
          <Button tone="ink" isFullWidth onPress={close}>
            {words.done}
          </Button>
        ) : undefined
      }
    >
      <Stack gap="m">
        {status === "asking" && (
          <Asked prize={prize} holder={person.firstNames + " " + person.surname} mobile={mobile} />
        )}
        {status === "asking" && !hasMobile && <Notice tone="warning">{words.noMobile}</Notice>}
        {told}
      </Stack>
    </Modal>
  );
});
export default ClaimDialog;

interface AskedProps {
  prize: PlayerPrize;
  holder: string;
  mobile: string | null;
}

/** What will be paid, to whom and where. */
const Asked = ({ prize, holder, mobile }: AskedProps) => {
  const { pesos: net, grossPesos, lotteryName, drawNumber, number, series } = prize;
  const taxes = grossPesos === null ? 0 : grossPesos - net;
  return (
    <>
      <OrderSummary
        rows={
          grossPesos === null || taxes <= 0
            ? []
            : [
                { label: words.gross, value: pesos(grossPesos) },
                { label: words.taxes, value: pesos(-taxes), tone: "soft" },
              ]
        }
        totalLabel={words.net}
        total={pesos(net)}
      />
      <FactList
        facts={[
          { label: words.ticket, value: words.ticketOf(lotteryName, drawNumber, number, series), isWide: true },
          ...(mobile ? [{ label: words.wallet, value: words.mobile(mobile) }] : []),
          { label: words.cost, value: pesos(0) },
          { label: words.holder, value: personName(holder), isWide: true },
        ]}
      />
    </>
  );
};

/** Refusals after which the same can be tried again: the wallet's, and a claim that was never asked for. */
const canTryAgain = (problem: Problem): boolean => problem.kind !== "refused" || problem.code === "WALLET_REFUSED";

interface ToldProps {
  status: ClaimStatus;
  /** Why the money did not go out. */
  problem: Problem | null;
  isVerifying: boolean;
  onVerify: () => void;
}

/** How far the claim is, in a sentence that is true of the money. */
function Told({ status, problem, isVerifying, onVerify }: ToldProps) {
  switch (status) {
    case "asking":
      return (
        problem && (
          <Notice tone="warning" isLive>
            {words.sessionOver}
          </Notice>
        )
      );
    case "paying":
      return (
        <Notice title={words.paying} isLive>
          {words.payingMore}
        </Notice>
      );
    case "paid":
      return (
        <Notice tone="success" isLive>
          {words.paid}
        </Notice>
      );
    case "pending":
      return (
        <Notice tone="warning" title={words.pending} isLive>
          {words.pendingMore}
        </Notice>
      );
    case "unknown":
      return (
        <Notice
          tone="warning"
          title={words.unknown}
          isLive
          action={
            <Button tone="secondary" size="s" isPending={isVerifying} pendingLabel={words.verifying} onPress={onVerify}>
              {words.verify}
            </Button>
          }
        >
          {words.unknownMore}
        </Notice>
      );
    case "failed":
      return (
        <Notice tone="error" title={words.failed} isLive>
          {problem && (
            <p>{problem.kind === "refused" ? claims.reason(walletWords(problem), problem) : claims.failures.topUp}</p>
          )}
          {problem && canTryAgain(problem) && <p>{words.again}</p>}
        </Notice>
      );
  }
}
