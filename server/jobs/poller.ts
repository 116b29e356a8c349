/** Asks the gateways for every payment that is not settled, and ends the orders whose time is over. */
import { checkAttempt, closeAttempt } from "../payments";
import { GatewayError } from "../gateways/gateway";
import type { Shop } from "../shop";
import { countSilence, overdueOrders, takeDue, type AttemptRow } from "../store/attempts";
import { canBePaid, readOrder } from "../store/orders";
import { endOverdue, letGoOfHolds } from "../store/settlement";

const BATCH = 20;
/** Gateways are asked for so many attempts at once: a silent one costs ten seconds a question. */
const AT_ONCE = 8;

/** An attempt of an order that can be paid is asked for; any other is closed: asked for and, while it is pending, cancelled. */
async function follow(shop: Shop, attempt: AttemptRow): Promise<void> {
  const { store, clock, log } = shop;
  try {
    const order = await readOrder(store.db, attempt.orderId);
    if (attempt.state === "OPEN" && canBePaid(order, clock.now())) await checkAttempt(shop, attempt);
    else await closeAttempt(shop, attempt);
  } catch (error) {
    // One payment that fails must not keep the others from being asked for.
    const facts = { reference: attempt.reference, gateway: attempt.gateway };
    if (error instanceof GatewayError) {
      log.warn({ ...facts, reason: error.message }, "the gateway did not tell the state");
      await countSilence(store, attempt, clock.now());
    } else log.error({ ...facts, err: error }, "a payment could not be followed");
  }
}

/** Runs `work` for all `items`, at most `AT_ONCE` of them at the same time. */
async function several<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
}

/** Asks for all attempts that are due. Gives how many. */
async function askDue(shop: Shop): Promise<number> {
  for (let asked = 0; ;) {
    const due = await takeDue(shop.store, BATCH, shop.clock.now());
    await several(due, (attempt) => follow(shop, attempt));
    asked += due.length;
    if (due.length < BATCH) return asked;
  }
}

/** Ends orders whose time is over, and lets go of fractions that a silent gateway has kept long enough. */
async function endOrders({ store, clock, log }: Shop): Promise<void> {
  for (let isMore = true; isMore;) {
    const ids = await overdueOrders(store.db, BATCH, clock.now());
    let ended = 0;
    for (const id of ids) {
      const order = await endOverdue(store, id, clock.now());
      if (!order) continue;
      ended += 1;
      log.info({ reference: order.reference, reason: order.endReason }, "an unpaid order ended");
    }
    isMore = ids.length === BATCH && ended > 0;
  }
  for (const { reference } of await letGoOfHolds(store, BATCH, clock.now()))
    log.error({ reference, alarm: "silent-gateway" }, "fractions were let go while a gateway was silent");
}

/** Asks for all attempts that are due and ends what is over. Gives how many it asked for. */
export async function pollPayments(shop: Shop): Promise<number> {
  const asked = await askDue(shop);
  await endOrders(shop);
  return asked;
}
