/** Sends the recharges that were paid for to their operators, each by one process at a time. */
import { askOperator } from "../recharges";
import type { Shop } from "../shop";
import { takeRecharge } from "../store/recharges";

/** Sends every recharge that is due, the longest due first, until none is or the server ends. Gives how many it took. */
export async function makeRecharges(
  { store, clock, log, operators }: Pick<Shop, "store" | "clock" | "log" | "operators">,
  stopping?: AbortSignal,
): Promise<number> {
  if (!operators) return 0;
  for (let taken = 0; ; taken += 1) {
    const due = stopping?.aborted ? null : await takeRecharge(store, clock.now());
    if (!due) return taken;
    const facts = { reference: due.order.reference, rechargeId: due.recharge.id };
    if (due.recharge.state === "TASK")
      log.error({ ...facts, alarm: "recharge-task" }, "nobody knows whether a recharge was made");
    else
      await askOperator({ store, clock, log }, operators, due).catch((error: unknown) =>
        log.error({ ...facts, err: error }, "what an operator said could not be written down"),
      );
  }
}
