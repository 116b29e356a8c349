/** Between the orders and the gateways: opening payments, asking for their state, and applying the answer. */
import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, isNull, lte, or } from "drizzle-orm";
import { gatewayUrl } from "#domain/safeUrl";
import type { Buyer, Gateway, GatewayName } from "./gateways/gateway";
import { GatewayError } from "./gateways/gateway";
import { Refusal } from "./refusal";
import { gatewayHosts } from "./security";
import type { Shop } from "./shop";
import { applyReport, type OrderRow, type PaymentRow, type Settlement } from "./store/orders";
import { orders, payments } from "./store/schema";

/** How long one process may take to open a payment before another may try. */
const OPENING_MS = 25_000;
const WAIT_STEP_MS = 50;
const LONGEST_WAIT_MS = 12_000;
/** The gateway is asked for one order at most this often. */
const ASK_EVERY_MS = 3_000;

export interface OpenedPayment {
  processUrl: string;
  requestId: string;
}

function gatewayOf(shop: Shop, name: string): Gateway {
  const gateway = shop.gateways.get(name as GatewayName);
  if (!gateway) throw new Refusal(409, "GATEWAY_DISABLED");
  return gateway;
}

async function paymentOf({ store }: Shop, orderId: number): Promise<PaymentRow> {
  const [payment] = await store.db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!payment) throw new Error(`Order ${orderId} has no payment`);
  return payment;
}

function opened({ processUrl, requestId }: PaymentRow): OpenedPayment | null {
  return processUrl && requestId ? { processUrl, requestId } : null;
}

/** Takes the right to open the order's payment; false when somebody else has it. */
async function claim({ store, clock }: Shop, orderId: number): Promise<boolean> {
  const claimed = await store.db
    .update(payments)
    .set({ openingUntil: new Date(clock.now() + OPENING_MS).toISOString() })
    .where(
      and(
        eq(payments.orderId, orderId),
        isNull(payments.processUrl),
        or(isNull(payments.openingUntil), lte(payments.openingUntil, clock.iso())),
      ),
    )
    .returning();
  return claimed.length > 0;
}

/** Where the player comes back: PayValida's way names the order in the query. */
function returnUrl({ origin, gateway, reference }: OrderRow): string {
  return gateway === "PAYVALIDA" ? `${origin}/confirmacion?order=${reference}` : `${origin}/confirmacion/${reference}`;
}

async function openAtGateway(shop: Shop, order: OrderRow, buyer: Buyer): Promise<OpenedPayment> {
  const { config, store } = shop;
  try {
    const session = await gatewayOf(shop, order.gateway).open({
      reference: order.reference,
      description: order.description,
      totalPesos: order.totalPesos,
      expiresAt: order.expiresAt,
      returnUrl: returnUrl(order),
      ip: order.ip,
      userAgent: order.userAgent,
      buyer,
    });
    const safe = gatewayUrl(session.processUrl, gatewayHosts(config), order.origin);
    if (!safe) throw new GatewayError(`${order.gateway} gave an address that may not be followed`, false);
    const payment = { processUrl: safe.href, requestId: session.requestId };
    await store.db
      .update(payments)
      .set({ ...payment, gatewayStatus: "PENDING", openingUntil: null })
      .where(eq(payments.orderId, order.id));
    return payment;
  } catch (error) {
    await store.db.update(payments).set({ openingUntil: null }).where(eq(payments.orderId, order.id));
    throw error;
  }
}

/**
 * The page on which the order is paid: opened once, whoever asks and however often.
 * @throws Refusal 502 GATEWAY_DOWN when the gateway cannot open it; the order stays payable
 */
export async function openPayment(shop: Shop, order: OrderRow, buyer: Buyer): Promise<OpenedPayment> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const known = opened(await paymentOf(shop, order.id));
    if (known) return known;
    if (await claim(shop, order.id)) break;
    if (Date.now() > deadline) throw new Refusal(502, "GATEWAY_DOWN", { retryAfter: 5 });
    await sleep(WAIT_STEP_MS);
  }
  try {
    return await openAtGateway(shop, order, buyer);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    shop.log.warn({ gateway: order.gateway, reference: order.reference, reason: error.message }, "payment not opened");
    throw new Refusal(502, "GATEWAY_DOWN", { cause: error });
  }
}

function report(shop: Shop, { order, changed, alarm }: Settlement): void {
  const facts = { reference: order.reference, gateway: order.gateway, state: order.state };
  if (alarm) shop.log.error({ ...facts, alarm }, "a payment needs somebody to look at it");
  if (changed && order.state === "REFUND_DUE") shop.log.error({ ...facts, alarm: "refund-due" }, "money is owed back");
  else if (changed) shop.log.info(facts, "order settled");
}

/** Asks the gateway and applies what it says. @throws GatewayError when it does not say */
export async function checkPayment(shop: Shop, order: OrderRow, payment: PaymentRow): Promise<OrderRow> {
  if (!payment.requestId) return order;
  const answer = await gatewayOf(shop, payment.gateway).query({
    requestId: payment.requestId,
    reference: order.reference,
  });
  const settlement = await applyReport(shop.store, order.id, answer, shop.clock.now());
  report(shop, settlement);
  return settlement.order;
}

/** The order's newest state: asks the gateway when it is pending and has not been asked for some seconds. */
export async function refreshOrder(shop: Shop, order: OrderRow): Promise<OrderRow> {
  if (order.state !== "PENDING") return order;
  const { store, clock } = shop;
  const [payment] = await store.db
    .update(payments)
    .set({ checkedAt: clock.iso() })
    .where(
      and(
        eq(payments.orderId, order.id),
        or(isNull(payments.checkedAt), lte(payments.checkedAt, new Date(clock.now() - ASK_EVERY_MS).toISOString())),
      ),
    )
    .returning();
  if (!payment) return order;
  try {
    return await checkPayment(shop, order, payment);
  } catch (error) {
    if (!(error instanceof GatewayError) && !(error instanceof Refusal)) throw error;
    shop.log.warn({ reference: order.reference, reason: error.message }, "the gateway did not tell the state");
    return order;
  }
}

/**
 * After a verified notification: the gateway is asked, whatever the notification says.
 * When it does not answer, the poller asks soon: a notification is never sent again.
 */
export async function followNotification(shop: Shop, order: OrderRow): Promise<void> {
  const payment = await paymentOf(shop, order.id);
  try {
    await checkPayment(shop, order, payment);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await shop.store.db.update(payments).set({ nextCheckAt: shop.clock.iso() }).where(eq(payments.orderId, order.id));
  }
}

/** A person's own order by its reference; null for anybody else's. */
export async function ownOrder({ store }: Shop, userId: number, reference: string): Promise<OrderRow | null> {
  const [order] = await store.db
    .select()
    .from(orders)
    .where(and(eq(orders.reference, reference), eq(orders.userId, userId)));
  return order ?? null;
}
