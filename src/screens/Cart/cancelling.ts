/** Cancelling an open purchase, in the cart, at its address and in the history: its player wants the bets back. */
import { useNavigate } from "react-router-dom";
import type { ReturnedLines } from "#api/orders";
import type { Result } from "#api/result";
import { openPurchase as words } from "#copy/openPurchase";
import { problem } from "#copy/problems";
import { usePageState } from "../../page/pageState";
import { useReload } from "../../page/reload";
import { useWriting } from "../../page/writing";
import { paths } from "../../paths";

type CancelOrder = (reference: string) => Promise<Result<ReturnedLines & { isCancelled: boolean }>>;

/**
 * Cancels by `cancelOrder` and leads to the cart, where the bets are. A purchase that ended, or is ending, goes from the page, or
 * loses its buttons: what is to be told of it stands over the page. Another failure has its `message`, and may be tried again.
 */
export function useCancelling(cancelOrder: CancelOrder) {
  const { dialogs } = usePageState();
  const navigate = useNavigate();
  const { reload } = useReload();
  const { run, isPending, message, clear } = useWriting(cancelOrder, {
    words: (failure) => problem(failure, words.failed),
    isReadAgain: true,
  });

  async function cancel(reference: string) {
    const cancelled = await run(reference);
    if (!cancelled) return;
    if (cancelled.ok && cancelled.value.isCancelled) await navigate(paths.cart);
    else if (cancelled.ok) dialogs.setAlert(words.waiting);
    else if (cancelled.problem.kind === "refused" && cancelled.problem.status === 409) {
      // It was paid meanwhile, or is in process.
      clear();
      await reload();
      dialogs.setAlert(problem(cancelled.problem, words.failed));
    }
  }
  return { cancel, isPending, message, clear };
}
