/** Between the orders and the gateways: opening payments, asking for their state, leaving them, and applying the answer. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { gatewayUrl } from "#domain/safeUrl";
import type { GatewayName } from "#domain/payments";
import { failPoint } from "./failPoints";
import { GatewayError, type Buyer, type Gateway, type PaymentReport } from "./gateways/gateway";
import { purchaseMessage } from "./letters/purchase";
import { refundMessage } from "./letters/refund";
import { Refusal } from "./refusal";
import { gatewayHosts } from "./security";
import type { Shop } from "./shop";
import {
  attemptsOf,
  claimAttempt,
  countSilence,
  forgetAttempt,
  isUnresolved,
  keepAttempt,
  leaveAttempt,
  mayAsk,
  mayStillOpen,
  readAttempt,
  saveNotOpened,
  saveOpened,
  type AttemptRow,
} from "./store/attempts";
import { canBePaid, readOrder, type OrderRow } from "./store/orders";
import { applyReport, endOrder, type Settlement } from "./store/settlement";

const WAIT_STEP_MS = 50;
const LONGEST_WAIT_MS = 12_000;
/** The gateway is asked for one attempt at most this often on a player's behalf. */
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

/** Where the player comes back: PayValida's way names the order in the query. */
function returnUrl({ origin }: OrderRow, { gateway, reference }: AttemptRow): string {
  return gateway === "PAYVALIDA" ? `${origin}/confirmacion?order=${reference}` : `${origin}/confirmacion/${reference}`;
}

/** Opens an attempt that this caller has claimed. Null when its page may not be handed out any more. @throws GatewayError */
async function openAtGateway(
  shop: Shop,
  order: OrderRow,
  attempt: AttemptRow,
  buyer: Buyer,
): Promise<OpenedPayment | null> {
  const { config, store, clock } = shop;
  failPoint("payment-claimed");
  try {
    const session = await gatewayOf(shop, attempt.gateway).open({
      reference: attempt.reference,
      description: order.description,
      totalPesos: order.totalPesos,
      expiresAt: order.expiresAt,
      returnUrl: returnUrl(order, attempt),
      ip: order.ip,
      userAgent: order.userAgent,
      buyer,
    });
    failPoint("payment-opened");
    const safe = gatewayUrl(session.processUrl, gatewayHosts(config), order.origin);
    if (!safe) throw new GatewayError(`${attempt.gateway} gave an address that may not be followed`, "unknown");
    const opened = { processUrl: safe.href, requestId: session.requestId };
    return (await saveOpened(store, attempt, opened, clock.now())) ? opened : null;
  } catch (error) {
    const mayExist = !(error instanceof GatewayError) || error.outcome === "unknown";
    await saveNotOpened(store, attempt, mayExist, clock.now());
    throw error;
  }
}

/**
 * The page on which an order is paid at a gateway: each attempt is opened once, whoever asks and however often. A page of
 * the other gateway is left first.
 * @throws Refusal 502 GATEWAY_DOWN when the gateway cannot open it (the order stays payable), 409 when the order is not
 * to be paid any more, is paid, or is being paid
 */
export async function openPayment(
  shop: Shop,
  orderId: number,
  gateway: GatewayName,
  buyer: Buyer,
): Promise<OpenedPayment> {
  const { store, clock, config } = shop;
  gatewayOf(shop, gateway);
  const token = randomUUID();
  const holdMs = config.holdMinutes * 60_000;
  const deadline = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const claim = await claimAttempt(store, orderId, { gateway, token, holdMs, now: clock.now() });
    switch (claim.step) {
      case "page":
        return claim;
      case "wait":
        if (Date.now() > deadline) throw new Refusal(502, "GATEWAY_DOWN", { retryAfter: 5 });
        await sleep(WAIT_STEP_MS);
        break;
      case "leave":
        await leaveFor(shop, claim.attempt);
        break;
      case "over":
        throw overRefusal(claim.order);
      case "late":
        await endOrder(store, orderId, "EXPIRED", clock.now());
        throw new Refusal(409, claim.why === "closing" ? "ORDER_CLOSING" : "ORDER_EXPIRED");
      case "open": {
        const { order, attempt } = claim;
        try {
          const opened = await openAtGateway(shop, order, attempt, buyer);
          if (opened) return opened;
        } catch (error) {
          if (!(error instanceof GatewayError)) throw error;
          const facts = { gateway, reference: attempt.reference, reason: error.message };
          shop.log.warn(facts, "payment not opened");
          throw new Refusal(502, "GATEWAY_DOWN", { cause: error });
        }
        const newest = await readOrder(store.db, orderId);
        throw canBePaid(newest, clock.now()) ? new Refusal(409, "STALE_CART") : overRefusal(newest);
      }
    }
  }
}

/** Why an order that is not payable is not. */
function overRefusal({ state, endReason }: OrderRow): Refusal {
  if (state === "PENDING" || endReason !== null) return new Refusal(409, "ORDER_EXPIRED");
  return new Refusal(409, state === "REJECTED" ? "ORDER_REJECTED" : "ORDER_PAID");
}

/** Leaves a gateway's page for another gateway. One that does not answer keeps nobody (fault case 22). */
async function leaveFor(shop: Shop, attempt: AttemptRow): Promise<void> {
  if ((await closeAttempt(shop, attempt)) === "inProcess") throw new Refusal(409, "PAYMENT_IN_PROCESS");
  await leaveAttempt(shop.store.db, attempt.id, shop.clock.now());
}

function report(shop: Shop, { order, attempt, changed, alarms }: Settlement): void {
  const facts = { reference: attempt.reference, gateway: attempt.gateway, state: order.state };
  for (const alarm of alarms) shop.log.error({ ...facts, alarm }, "a payment needs somebody to look at it");
  if (changed) shop.log.info(facts, "payment settled");
}

async function apply(shop: Shop, attempt: AttemptRow, answer: PaymentReport): Promise<Settlement> {
  failPoint("payment-asked");
  const { notices } = attempt;
  const settlement = await applyReport(shop.store, attempt.id, answer, {
    now: shop.clock.now(),
    notices,
    messageOf: purchaseMessage,
    refundMessageOf: refundMessage,
  });
  report(shop, settlement);
  return settlement;
}

/** What the gateway knows an attempt by; null when it cannot be asked for. */
export function knownBy({
  gateway,
  requestId,
  reference,
}: AttemptRow): { requestId: string; reference: string } | null {
  if (requestId !== null) return { requestId, reference };
  return gateway === "PAYVALIDA" ? { requestId: reference, reference } : null;
}

/** Asks the gateway for an attempt and applies what it says; null when it cannot be asked for. @throws GatewayError */
export async function checkAttempt(shop: Shop, { id }: AttemptRow): Promise<Settlement | null> {
  // Read anew: the notifications counted in it are those that this question answers.
  const attempt = await readAttempt(shop.store.db, id);
  const known = knownBy(attempt);
  if (!known) return null;
  return apply(shop, attempt, await gatewayOf(shop, attempt.gateway).query(known));
}

/**
 * Asks the gateway of an attempt to give its payment back, and applies what it says. The caller has written down that it is
 * asked. @throws GatewayError
 */
export async function reverseAttempt(shop: Shop, { id }: AttemptRow): Promise<Settlement> {
  const attempt = await readAttempt(shop.store.db, id);
  const known = knownBy(attempt);
  const gateway = gatewayOf(shop, attempt.gateway);
  if (!known || !gateway.reverse) throw new GatewayError(`${attempt.gateway} does not give it back`, "refused");
  failPoint("refund-taken");
  const answer = await gateway.reverse(known);
  failPoint("refund-asked");
  return apply(shop, attempt, answer);
}

/**
 * What became of an attempt that is to be left. "ended": nobody can pay it any more. "paid": it is paid. "inProcess": the
 * gateway does not end it. "silent": the gateway did not say.
 */
export type Closing = "ended" | "paid" | "inProcess" | "silent";

const closingOf = ({ attempt }: Settlement): Closing | null =>
  attempt.state === "APPROVED" || attempt.state === "REFUNDED" ? "paid" : attempt.state === "REJECTED" ? "ended" : null;

/** Asks for an attempt's state and, while it is pending, cancels it at its gateway. */
export async function closeAttempt(shop: Shop, attempt: AttemptRow): Promise<Closing> {
  const { store, clock, log } = shop;
  const known = knownBy(attempt);
  if (!known) {
    await forgetAttempt(store, attempt, clock.now());
    return "ended";
  }
  const wasShown = attempt.processUrl !== null;
  const facts = { gateway: attempt.gateway, reference: attempt.reference };
  try {
    const asked = await checkAttempt(shop, attempt);
    const closing = asked && closingOf(asked);
    if (closing) return closing;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ ...facts, reason: error.message }, "the gateway did not tell the state");
    if (!wasShown && error.outcome === "refused" && !mayStillOpen(attempt, clock.now())) {
      await forgetAttempt(store, attempt, clock.now());
      return "ended";
    }
    await countSilence(store, attempt, clock.now());
    return "silent";
  }
  // Left before it is cancelled: a refusal of the page that is out would end the order.
  await leaveAttempt(store.db, attempt.id, clock.now());
  failPoint("payment-left");
  try {
    const cancelled = await gatewayOf(shop, attempt.gateway).cancel(known);
    const closing = closingOf(await apply(shop, await readAttempt(store.db, attempt.id), cancelled));
    if (closing) return closing;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ ...facts, reason: error.message }, "the payment was not cancelled");
    if (error.outcome !== "refused") return "silent";
  }
  if (attempt.state === "OPEN") await keepAttempt(store, attempt);
  return "inProcess";
}

/** The order's newest state: asks the gateway for what is open when it has not been asked for some seconds. */
export async function refreshOrder(shop: Shop, order: OrderRow): Promise<OrderRow> {
  if (order.state !== "PENDING") return order;
  const { store, clock } = shop;
  let newest = order;
  for (const attempt of (await attemptsOf(store.db, order.id)).filter(isUnresolved)) {
    if (!(await mayAsk(store, attempt.id, ASK_EVERY_MS, clock.now()))) continue;
    try {
      newest = (await checkAttempt(shop, attempt))?.order ?? newest;
    } catch (error) {
      if (!(error instanceof GatewayError) && !(error instanceof Refusal)) throw error;
      shop.log.warn({ reference: attempt.reference, reason: error.message }, "the gateway did not tell the state");
    }
  }
  return newest;
}

/**
 * After a verified notification that has been written down: the gateway is asked, whatever the notification says.
 * When it does not answer, the attempt stays due and the poller asks: a notification may never be sent again.
 */
export async function followNotice(shop: Shop, attempt: AttemptRow): Promise<void> {
  try {
    await checkAttempt(shop, attempt);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const facts = { gateway: attempt.gateway, reference: attempt.reference, reason: error.message };
    shop.log.warn(facts, "the gateway did not tell the state");
  }
}

/**
 * Cancels a purchase that its person does not want to pay: every page that is out is closed at its gateway, then the
 * fractions are let go. Gives the order; one that is still pending waits for a gateway that does not answer.
 * @throws Refusal 409 ORDER_PAID, or PAYMENT_IN_PROCESS when a gateway does not cancel
 */
export async function cancelOrder(shop: Shop, order: OrderRow): Promise<OrderRow> {
  const { store, clock } = shop;
  for (const attempt of (await attemptsOf(store.db, order.id)).filter(isUnresolved)) {
    const closing = await closeAttempt(shop, attempt);
    if (closing === "paid") throw new Refusal(409, "ORDER_PAID");
    if (closing === "inProcess") throw new Refusal(409, "PAYMENT_IN_PROCESS");
  }
  const ended = await endOrder(store, order.id, "CANCELLED", clock.now());
  if (ended.state !== "PENDING" && ended.state !== "REJECTED") throw new Refusal(409, "ORDER_PAID");
  return ended;
}
