/** A purchase that is not paid yet: its player wants to pay it after all, by either gateway, or have the bets back. */
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button, ButtonLink, Inline, Notice, RadioCards, Stack, Text } from "#ds";
import type { GatewayName } from "#api/createApi";
import { cart as cartWords } from "#copy/cart";
import { pesos } from "#copy/format";
import { openPurchase as words } from "#copy/openPurchase";
import { checkoutProblem, problem } from "#copy/problems";
import { refusal } from "#domain/refusals";
import { envOf } from "#models/env";
import { paths } from "../paths";
import { useReload } from "../revalidation";
import { useStore } from "../store";
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
}

/** Choosing a way to pay, paying, and cancelling. */
export const OpenPurchase = observer(function OpenPurchase({
  reference,
  totalPesos,
  payableUntil,
  gateway,
  payUrl,
  methods,
  isMain = true,
}: OpenPurchaseProps) {
  const store = useStore();
  const { cart } = store;
  const navigate = useNavigate();
  const { reload } = useReload();
  const [chosen, setChosen] = useState(() => methods.find((method) => method === gateway) ?? methods[0] ?? null);
  const [isCancelling, setIsCancelling] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function pay() {
    if (chosen === null || store.document === null) return;
    setMessage(null);
    const { target, problem: failure } = await cart.payOrder(reference, chosen, store.document);
    if (target) setTimeout(() => envOf(store).leaveFor(target), LEAVE_AFTER);
    else if (failure) {
      setMessage(checkoutProblem(failure));
      if (failure.kind !== "refused" || failure.status !== 409) return;
      // The order may have ended with this very answer: the page shows it as it is now.
      await reload();
      // Its bets are in the cart again, which says why.
      if (failure.code === refusal.orderExpired || failure.code === refusal.orderClosing) await navigate(paths.cart);
    }
  }

  async function cancel() {
    setMessage(null);
    setIsCancelling(true);
    const answer = await cart.cancelOrder(reference);
    setIsCancelling(false);
    if (!answer.ok) setMessage(problem(answer.problem, words.failed));
    else if (!answer.value.isCancelled) setMessage(words.waiting);
    if (store.document !== null) void cart.refreshPending(store.document);
    await reload();
    if (answer.ok && answer.value.isCancelled) await navigate(paths.cart);
  }

  return (
    <Stack gap="s">
      <Text>{words.held(payableUntil)}</Text>
      {methods.length > 0 ? (
        <RadioCards
          label={cartWords.methods}
          isLabelVisible={false}
          name={`medio-de-pago-${reference}`}
          options={methods.map((method) => ({ value: method, ...cartWords.method[method] }))}
          value={chosen}
          onChange={(method) => setChosen(methods.find((one) => one === method) ?? null)}
          isDisabled={cart.checkoutStatus !== "idle" || isCancelling}
        />
      ) : (
        <Notice tone="warning">{cartWords.noMethods}</Notice>
      )}
      <Inline>
        {payUrl && chosen === gateway ? (
          <ButtonLink href={payUrl}>{words.onThatPage}</ButtonLink>
        ) : (
          <Button
            tone={isMain ? "primary" : "secondary"}
            isDisabled={chosen === null || isCancelling}
            isPending={cart.checkoutStatus !== "idle"}
            pendingLabel={words.paying}
            onPress={() => void pay()}
          >
            {words.pay(pesos(totalPesos))}
          </Button>
        )}
        <Button
          tone="quiet"
          isDisabled={cart.checkoutStatus !== "idle"}
          isPending={isCancelling}
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
