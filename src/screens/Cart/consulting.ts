/** Asking for a coupon, in the cart's panel and after a payment at another price. */
import { consultCoupon } from "#api/coupons";
import { failure, type Problem } from "#api/result";
import { coupon as words } from "#copy/coupon";
import { problem } from "#copy/problems";
import { couponRefusals } from "#domain/refusals";
import { usePageState } from "../../page/pageState";
import { useStore } from "../../page/store";
import { useWriting } from "../../page/writing";

/** Asks what a coupon gives for the cart on the screen, and applies it. */
export function useConsulting() {
  const store = useStore();
  const { client } = usePageState();
  return useWriting(
    async (code: string) => {
      const { cart } = store;
      if (cart.serverId === null) await cart.refresh();
      if (cart.serverId === null) return failure({ kind: "offline" });
      const answer = await consultCoupon(client, cart.serverId, code);
      if (answer.ok) cart.setCoupon(answer.value);
      return answer;
    },
    { words: (fault) => problem(fault, words.failed) },
  );
}

/** Whether a purchase, or a cart that asked, was refused for its coupon. */
export const isOfCoupon = (reason: Problem): boolean =>
  reason.kind === "refused" && couponRefusals.some((code) => code === reason.code);
