/** A purchase that is not paid yet: its player wants to pay it after all, by either gateway, or have the bets back. */
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button, ButtonLink, Inline, Notice, RadioCards, Stack, Text } from "#ds";
import type { GatewayName } from "#domain/payments";
import { cart as cartWords } from "#copy/cart";
import { pesos } from "#copy/format";
import { openPurchase as words } from "#copy/openPurchase";
import { checkoutProblem } from "#copy/checkoutProblem";
import { refusal } from "#domain/refusals";
import { envOf } from "#models/env";
import { useReload } from "../../page/reload";
import { useStore } from "../../page/store";
import { useWriting } from "../../page/writing";
import { paths } from "../../paths";
import { useCancelling } from "./cancelling";
import { LEAVE_AFTER } from "./LeavingModal";

interface OpenPurchaseProps {
  reference: string;
  totalPesos: number;
  /** Until when it can be paid, epoch ms. */
  payableUntil: number;
  /** The gateway that was chosen last; default the first one. */
  gateway?: GatewayName | null;
  /** The page on which that gateway goes on with the payment, checked; default none is open. */
  payUrl?: string | null;
  methods: readonly GatewayName[];
  /** Whether paying it is the page's one main action; default true. */
  isMain?: boolean;
  /** Whether it holds tickets, which are kept from others meanwhile. */
  hasBets: boolean;
}

/** Choosing a way to pay, paying, and cancelling. */
export default observer(function OpenPurchase({
  reference,
  totalPesos,
  payableUntil,
  gateway,
  payUrl,
  methods,
  isMain = true,
  hasBets,
}: OpenPurchaseProps) {
  const store = useStore();
  const { checkout } = store;
  const navigate = useNavigate();
  const { reload } = useReload();
  const [chosen, setChosen] = useState(() => methods.find((method) => method === gateway) ?? methods[0] ?? null);
  const paying = useWriting(checkout.payOrder, { words: checkoutProblem });
  const cancelling = useCancelling(checkout.cancelOrder);

  async function pay() {
    if (chosen === null || store.document === null) return;
    cancelling.clear();
    const opened = await paying.run(reference, chosen, totalPesos, store.document);
    if (opened?.ok) setTimeout(() => envOf(store).leaveFor(opened.value), LEAVE_AFTER);
    if (!opened || opened.ok || opened.problem.kind !== "refused" || opened.problem.status !== 409) return;
    // The order may have ended with this very answer: the page shows it as it is now.
    await reload();
    // Its bets are in the cart again, which says why.
    const { code } = opened.problem;
    if (code === refusal.orderExpired || code === refusal.orderClosing) await navigate(paths.cart);
  }

  async function cancel() {
    paying.clear();
    await cancelling.cancel(reference);
  }

  const isBusy = checkout.status !== "idle";
  const message = paying.message ?? cancelling.message;
  return (
    <Stack gap="s">
      <Text>{words.held(payableUntil, hasBets)}</Text>
      {methods.length > 0 ? (
        <RadioCards
          label={cartWords.methods}
          isLabelVisible={false}
          name={`medio-de-pago-${reference}`}
          options={methods.map((method) => ({ value: method, ...cartWords.method[method] }))}
          value={chosen}
          onChange={(method) => setChosen(methods.find((one) => one === method) ?? null)}
          isDisabled={isBusy || cancelling.isPending}
        />
      ) : (
        <Notice tone="warning">{cartWords.noMethods}</Notice>
      )}
      <Inline>
        {payUrl && chosen === gateway ? (
          <ButtonLink href={payUrl}>{words.goOnWith(pesos(totalPesos))}</ButtonLink>
        ) : (
          <Button
            tone={isMain ? "primary" : "secondary"}
            isDisabled={chosen === null || cancelling.isPending}
            isPending={isBusy}
            pendingLabel={words.paying}
            onPress={() => void pay()}
          >
            {words.goOnWith(pesos(totalPesos))}
          </Button>
        )}
        <Button
          tone="quiet"
          isDisabled={isBusy}
          isPending={cancelling.isPending}
          pendingLabel={words.cancelling}
          onPress={() => void cancel()}
        >
          {words.cancel}
        </Button>
      </Inline>
      {message && (
        <Notice tone="error" isLive>
          {message}
        </Notice>
      )}
    </Stack>
  );
});
