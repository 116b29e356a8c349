/** Asks the gateways for every payment that is still pending: notifications are sent once and may never arrive. */
import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { GatewayError } from "../gateways/gateway";
import { checkPayment } from "../payments";
import type { Shop } from "../shop";
import { applyReport, type OrderRow, type PaymentRow } from "../store/orders";
import { orders, payments } from "../store/schema";

const BATCH = 20;
/** While one process asks, the others leave the payment alone this long. */
const LEASE_MS = 60_000;

async function takeDue({ store, clock }: Shop): Promise<{ payment: PaymentRow; order: OrderRow }[]> {
  return store.transaction(async (tx) => {
    const due = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(lte(payments.nextCheckAt, clock.iso()))
      .orderBy(asc(payments.nextCheckAt))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    await tx
      .update(payments)
      .set({ nextCheckAt: new Date(clock.now() + LEASE_MS).toISOString() })
      .where(inArray(payments.id, ids));
    return tx
      .select({ payment: payments, order: orders })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(inArray(payments.id, ids)));
  });
}

/** An order whose payment could never be opened: nobody was sent to pay it, so it ends with its hold. */
async function endUnopened(shop: Shop, order: OrderRow): Promise<void> {
  if (Date.parse(order.expiresAt) > shop.clock.now()) return;
  await applyReport(
    shop.store,
    order.id,
    {
      status: "REJECTED",
      reference: order.reference,
      totalPesos: null,
      currency: null,
      paidAt: null,
      detail: {
        message: "El tiempo para pagar terminó",
        reason: "EXPIRED",
        date: shop.clock.iso(),
        bank: null,
        method: null,
        authorization: null,
        receipt: null,
      },
    },
    shop.clock.now(),
  );
}

async function ask(shop: Shop, { order, payment }: { order: OrderRow; payment: PaymentRow }): Promise<void> {
  try {
    if (payment.requestId) await checkPayment(shop, order, payment);
    else await endUnopened(shop, order);
  } catch (error) {
    // One payment that fails must not keep the others from being asked for.
    if (error instanceof GatewayError)
      shop.log.warn({ reference: order.reference, reason: error.message }, "the gateway did not tell the state");
    else shop.log.error({ reference: order.reference, err: error }, "a payment could not be followed");
  }
}

/** Asks for all payments that are due. Gives how many it asked for. */
export async function pollPayments(shop: Shop): Promise<number> {
  for (let asked = 0; ;) {
    const due = await takeDue(shop);
    for (const payment of due) await ask(shop, payment);
    asked += due.length;
    if (due.length < BATCH) return asked;
  }
}
