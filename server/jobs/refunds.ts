/** Gives back the money that is owed, each payment by one process at a time; what no gateway gives back becomes a task. */
import { GatewayError } from "../gateways/gateway";
import { reverseAttempt } from "../payments";
import type { Shop } from "../shop";
import { makeTask, takeRefund, type DueRefund } from "../store/refunds";

async function giveBack(shop: Shop, { refund, attempt, reference }: DueRefund): Promise<void> {
  const { store, log } = shop;
  const facts = { reference, refundId: refund.id, reason: refund.reason, gateway: attempt.gateway };
  const alarm = { alarm: "refund-task" };
  if (refund.state === "TASK") {
    log.error({ ...facts, ...alarm, fault: refund.fault }, "a refund waits for a person");
    return;
  }
  try {
    const { attempt: after } = await reverseAttempt(shop, attempt);
    if (after.state === "REFUNDED") log.info(facts, "a payment was given back");
    else log.warn({ ...facts, status: after.gatewayStatus }, "a payment has not gone back yet");
  } catch (error) {
    if (error instanceof GatewayError && error.outcome === "refused") {
      await makeTask(store.db, refund.id, error.message);
      log.error({ ...facts, ...alarm, fault: error.message }, "a refund waits for a person");
    } else if (error instanceof GatewayError) {
      // Its gateway may have done it: when it is due again, the session is asked for first.
      log.warn({ ...facts, fault: error.message }, "the gateway did not say whether a payment went back");
    } else log.error({ ...facts, err: error }, "a payment could not be given back");
  }
}

/** Gives back everything that is due, the longest due first, until nothing is or the server ends. Gives how much it took. */
export async function payRefunds(shop: Shop, stopping?: AbortSignal): Promise<number> {
  const reversing = [...shop.gateways.values()].filter(({ reverse }) => reverse).map(({ name }) => name);
  for (let taken = 0; ; taken += 1) {
    const due = stopping?.aborted ? null : await takeRefund(shop.store, reversing, shop.clock.now());
    if (!due) return taken;
    await giveBack(shop, due);
  }
}
