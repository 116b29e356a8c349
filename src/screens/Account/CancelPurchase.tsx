/** Cancels an open purchase from its row in the history (ACC-04). */
import { Button, Notice } from "#ds";
import { account } from "#copy/account";
import { openPurchase as words } from "#copy/openPurchase";
import { failure } from "#api/result";
import { usePageState } from "../../page/pageState";
import { useRoot } from "../../page/session";
import { useCancelling } from "../Cart/cancelling";

/** The button, and why it could not be done. The state comes with the press: the history does without it. */
export function CancelPurchase({ reference }: { reference: string }) {
  const page = usePageState();
  const root = useRoot();
  const { cancel, isPending, message } = useCancelling(async (order) => {
    const state = await import("../../page/store").catch(() => null);
    if (state === null) return failure({ kind: "offline" });
    const { checkout } = await state.openStore(page, root);
    return checkout.cancelOrder(order);
  });
  return (
    <>
      <Button
        tone="quiet"
        isFullWidth
        ariaLabel={account.history.cancel(reference)}
        isPending={isPending}
        pendingLabel={words.cancelling}
        onPress={() => void cancel(reference)}
      >
        {words.cancel}
      </Button>
      {message && (
        <Notice tone="error" isLive>
          {message}
        </Notice>
      )}
    </>
  );
}
