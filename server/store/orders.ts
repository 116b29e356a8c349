/** Orders and their fractions: taken whole or not at all under the tickets' locks, in a fixed order. */
import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { drawKey, isOpen, paymentDeadline } from "#domain/draws";
import { isFinal, outcomeOf, settle, type PaymentOutcome } from "#domain/orders";
import { sumPesos } from "#domain/money";
import type { GatewayName, PaymentReport } from "../gateways/gateway";
import { messages } from "../messages";
import { Refusal } from "../refusal";
import type { Bet } from "./carts";
import { drawsOf, type DrawRecord } from "./draws";
import type { Db, Store } from "./open";
import { sqlState } from "./sqlState";
import {
  cartLines,
  carts,
  fractions,
  gatewayEvents,
  orderLines,
  orders,
  payments,
  refunds,
  sales,
  tickets,
} from "./schema";

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

/** Sales of a draw must be paid this long before its closing, so that a payment made in time is also known in time. */
export const CLOSING_MARGIN_MS = 60_000;
/** Fractions that one person, or one address, may hold without having paid them. */
export const HOLD_LIMITS = { user: 60, ip: 400 } as const;
/** First question to the gateway after the player has left for it. */
const FIRST_CHECK_MS = 30_000;
const LONGEST_CHECK_MS = 60 * 60_000;

export interface PlaceOrder {
  userId: number;
  cartId: number;
  key: string;
  bodyHash: string;
  gateway: GatewayName;
  reference: string;
  description: string;
  ip: string;
  userAgent: string;
  origin: string;
  /** Total that the player saw, in pesos. */
  shownPesos: number;
  holdMs: number;
  now: number;
}

interface Ticket {
  lotteryId: number;
  drawNumber: number;
  number: string;
  series: string;
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

const ticketText = ({ lotteryId, drawNumber, number, series }: Ticket): string =>
  [String(lotteryId).padStart(6, "0"), String(drawNumber).padStart(8, "0"), number, series].join("/");

const sameTicket = ({ lotteryId, drawNumber, number, series }: Ticket) =>
  and(
    eq(tickets.lotteryId, lotteryId),
    eq(tickets.drawNumber, drawNumber),
    eq(tickets.number, number),
    eq(tickets.series, series),
  );

const fractionsOf = ({ lotteryId, drawNumber, number, series }: Ticket) =>
  and(
    eq(fractions.lotteryId, lotteryId),
    eq(fractions.drawNumber, drawNumber),
    eq(fractions.number, number),
    eq(fractions.series, series),
  );

/** Locks the tickets of some bets, each once, in one order for everybody: no two buyers can wait for each other. */
async function lockTickets(tx: Db, bets: readonly Ticket[]): Promise<void> {
  const distinct = new Map(bets.map((bet) => [ticketText(bet), bet]));
  for (const [, ticket] of [...distinct].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { lotteryId, drawNumber, number, series } = ticket;
    await tx.insert(tickets).values({ lotteryId, drawNumber, number, series }).onConflictDoNothing();
    await tx.select({ number: tickets.number }).from(tickets).where(sameTicket(ticket)).for("update");
  }
}

/** Numbers of the fractions of a locked ticket that can be taken now; holds that have run out make room. */
async function freeOf(tx: Db, ticket: Ticket, draw: DrawRecord, now: string): Promise<number[]> {
  await tx
    .delete(fractions)
    .where(and(fractionsOf(ticket), eq(fractions.state, "HELD"), lte(fractions.heldUntil, now)));
  const taken = new Set(
    (await tx.select({ no: fractions.fractionNo }).from(fractions).where(fractionsOf(ticket))).map(({ no }) => no),
  );
  return Array.from({ length: draw.fractionsPerTicket }, (_, index) => index + 1).filter((no) => !taken.has(no));
}

async function assertHoldLimits(tx: Db, order: PlaceOrder, asked: number): Promise<void> {
  const held = async (who: ReturnType<typeof eq>): Promise<number> => {
    const [row] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(fractions)
      .innerJoin(orderLines, eq(orderLines.id, fractions.orderLineId))
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(
        and(who, eq(orders.state, "PENDING"), eq(fractions.state, "HELD"), gt(fractions.heldUntil, iso(order.now))),
      );
    return row?.count ?? 0;
  };
  const ofUser = await held(eq(orders.userId, order.userId));
  const ofIp = await held(eq(orders.ip, order.ip));
  if (ofUser + asked > HOLD_LIMITS.user || ofIp + asked > HOLD_LIMITS.ip) throw new Refusal(429, "TOO_MANY_HOLDS");
}

function assertPayable(bets: readonly Bet[], known: ReadonlyMap<string, DrawRecord>, order: PlaceOrder): number {
  const closed: Record<string, string> = {};
  const closing: Record<string, string> = {};
  const closings: number[] = [];
  for (const bet of bets) {
    const draw = known.get(drawKey(bet));
    const closesAt = draw ? Date.parse(draw.closesAt) : 0;
    if (!isOpen({ closesAt }, order.now)) closed[bet.clientId] = "Sorteo cerrado";
    else if (paymentDeadline(order.now, order.holdMs, [closesAt - CLOSING_MARGIN_MS]) === null)
      closing[bet.clientId] = "Las ventas están por cerrar";
    closings.push(closesAt - CLOSING_MARGIN_MS);
  }
  if (Object.keys(closed).length > 0) throw new Refusal(409, "DRAW_CLOSED", { fields: closed });
  const deadline = paymentDeadline(order.now, order.holdMs, closings);
  if (deadline === null) throw new Refusal(409, "DRAW_CLOSING", { fields: closing });
  return deadline;
}

/** Fraction numbers for each bet, under the tickets' locks. @throws Refusal SOLD_OUT naming every bet that falls short */
async function chooseFractions(
  tx: Db,
  bets: readonly Bet[],
  known: ReadonlyMap<string, DrawRecord>,
  now: string,
): Promise<Map<Bet, number[]>> {
  await lockTickets(tx, bets);
  const free = new Map<string, number[]>();
  const chosen = new Map<Bet, number[]>();
  const missing: Record<string, string> = {};
  for (const bet of bets) {
    const draw = known.get(drawKey(bet))!;
    const text = ticketText(bet);
    const left = free.get(text) ?? (Number(bet.series) < draw.seriesCount ? await freeOf(tx, bet, draw, now) : []);
    if (left.length < bet.fractions) missing[bet.clientId] = messages.SOLD_OUT;
    else chosen.set(bet, left.slice(0, bet.fractions));
    free.set(text, left.slice(bet.fractions));
  }
  if (Object.keys(missing).length > 0) throw new Refusal(409, "SOLD_OUT", { fields: missing });
  return chosen;
}

async function findByKey(tx: Db, userId: number, key: string): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  return order ?? null;
}

function sameRequest(order: OrderRow, bodyHash: string): OrderRow {
  if (order.bodyHash !== bodyHash) throw new Refusal(422, "KEY_REUSED");
  return order;
}

/**
 * An order whose gateway never answered can still be paid, also by the other gateway:
 * the new request takes it over instead of being refused for a cart that is already ordered.
 */
async function takeOver(tx: Db, order: PlaceOrder): Promise<OrderRow> {
  const [unopened] = await tx
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.cartId, order.cartId), eq(orders.state, "PENDING"), gt(orders.expiresAt, iso(order.now))))
    .for("update");
  if (!unopened || unopened.payment.processUrl !== null) throw new Refusal(409, "STALE_CART");
  if (unopened.order.totalPesos !== order.shownPesos)
    throw new Refusal(409, "PRICE_CHANGED", { total: unopened.order.totalPesos });
  await tx.update(payments).set({ gateway: order.gateway }).where(eq(payments.id, unopened.payment.id));
  const [taken] = await tx
    .update(orders)
    .set({ idempotencyKey: order.key, bodyHash: order.bodyHash, gateway: order.gateway })
    .where(eq(orders.id, unopened.order.id))
    .returning();
  return taken!;
}

async function createOrder(tx: Db, order: PlaceOrder): Promise<OrderRow> {
  const now = iso(order.now);
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, order.cartId), eq(carts.userId, order.userId)))
    .for("update");
  // Looked for under the cart's lock: the same request sent twice at once waits here and finds the first one's order.
  const known = await findByKey(tx, order.userId, order.key);
  if (known) return sameRequest(known, order.bodyHash);
  if (!cart) throw new Refusal(409, "STALE_CART");
  if (cart.state !== "INCART") return takeOver(tx, order);

  const bets = await tx.select().from(cartLines).where(eq(cartLines.cartId, cart.id)).orderBy(asc(cartLines.position));
  if (bets.length === 0) throw new Refusal(409, "EMPTY_CART");
  const drawsByKey = await drawsOf(tx, bets);
  const deadline = assertPayable(bets, drawsByKey, order);
  const priceOf = (bet: Bet): number => drawsByKey.get(drawKey(bet))!.fractionPesos;
  const total = sumPesos(bets.map((bet) => priceOf(bet) * bet.fractions));
  if (total !== order.shownPesos) throw new Refusal(409, "PRICE_CHANGED", { total });
  await assertHoldLimits(
    tx,
    order,
    bets.reduce((sum, { fractions: count }) => sum + count, 0),
  );
  const chosen = await chooseFractions(tx, bets, drawsByKey, now);

  const expiresAt = iso(deadline);
  const [row] = await tx
    .insert(orders)
    .values({
      reference: order.reference,
      userId: order.userId,
      cartId: cart.id,
      idempotencyKey: order.key,
      bodyHash: order.bodyHash,
      state: "PENDING",
      gateway: order.gateway,
      totalPesos: total,
      description: order.description,
      ip: order.ip,
      userAgent: order.userAgent,
      origin: order.origin,
      createdAt: now,
      expiresAt,
    })
    .returning();
  for (const bet of bets) {
    const { lotteryId, drawNumber, number, series } = bet;
    const fractionPesos = priceOf(bet);
    const [line] = await tx
      .insert(orderLines)
      .values({
        orderId: row!.id,
        clientId: bet.clientId,
        position: bet.position,
        lotteryId,
        drawNumber,
        number,
        series,
        fractions: bet.fractions,
        fractionPesos,
        totalPesos: fractionPesos * bet.fractions,
      })
      .returning();
    await tx.insert(fractions).values(
      chosen.get(bet)!.map((fractionNo) => ({
        lotteryId,
        drawNumber,
        number,
        series,
        fractionNo,
        state: "HELD",
        orderLineId: line!.id,
        heldUntil: expiresAt,
      })),
    );
  }
  await tx
    .insert(payments)
    .values({ orderId: row!.id, gateway: order.gateway, nextCheckAt: iso(order.now + FIRST_CHECK_MS) });
  await tx.update(carts).set({ state: "ORDERED", updatedAt: now }).where(eq(carts.id, cart.id));
  return row!;
}

/**
 * Turns the person's cart into an order and holds its fractions, in one transaction.
 * The same key with the same request gives the same order; with another request it is refused with 422.
 * @throws Refusal for everything that keeps the cart from being paid
 */
export async function placeOrder(store: Store, order: PlaceOrder): Promise<OrderRow> {
  try {
    return await store.transaction((tx) => createOrder(tx, order));
  } catch (error) {
    // Two carts with one key at once: the slower one finds the order of the faster.
    if (sqlState(error) !== "23505") throw error;
    const known = await findByKey(store.db, order.userId, order.key);
    if (!known) throw error;
    return sameRequest(known, order.bodyHash);
  }
}

/** The state of an order as the gateways' words see it: paid is paid, also when the fractions could not be given. */
const outcomeOfOrder = (state: string): PaymentOutcome =>
  state === "REFUND_DUE" ? "APPROVED" : (state as PaymentOutcome);

async function release(tx: Db, lines: readonly OrderLineRow[]): Promise<void> {
  await tx.delete(fractions).where(
    inArray(
      fractions.orderLineId,
      lines.map(({ id }) => id),
    ),
  );
}

/** Makes the order's fractions sold: its own holds, or free ones where a hold has run out. False when that is not possible. */
async function sellFractions(tx: Db, lines: readonly OrderLineRow[], paidAt: number, now: string): Promise<boolean> {
  await lockTickets(tx, lines);
  const known = await drawsOf(tx, lines);
  for (const line of lines) {
    const draw = known.get(drawKey(line));
    if (!draw || !isOpen({ closesAt: Date.parse(draw.closesAt) }, paidAt)) return false;
    const own = await tx
      .select({ no: fractions.fractionNo })
      .from(fractions)
      .where(and(fractionsOf(line), eq(fractions.orderLineId, line.id)));
    await tx
      .update(fractions)
      .set({ state: "SOLD", heldUntil: null })
      .where(and(fractionsOf(line), eq(fractions.orderLineId, line.id)));
    const missing = line.fractions - own.length;
    if (missing === 0) continue;
    const free = await freeOf(tx, line, draw, now);
    if (free.length < missing) return false;
    const { lotteryId, drawNumber, number, series } = line;
    await tx.insert(fractions).values(
      free.slice(0, missing).map((fractionNo) => ({
        lotteryId,
        drawNumber,
        number,
        series,
        fractionNo,
        state: "SOLD",
        orderLineId: line.id,
      })),
    );
  }
  return true;
}

/** What a report changed, for whoever wants to tell somebody. */
export interface Settlement {
  order: OrderRow;
  changed: boolean;
  /** Why somebody should look at it; null when nothing is odd. */
  alarm: string | null;
}

function judge(order: OrderRow, report: PaymentReport): { outcome: PaymentOutcome; alarm: string | null } {
  const { outcome, alarm } = outcomeOf(report.status);
  if (alarm) return { outcome, alarm: "unexpected-status" };
  if (outcome !== "APPROVED") return { outcome, alarm: null };
  const isRight =
    report.reference === order.reference && report.totalPesos === order.totalPesos && report.currency === "COP";
  return isRight ? { outcome, alarm: null } : { outcome: "PENDING", alarm: "approved-for-another-amount" };
}

async function moveTo(tx: Db, order: OrderRow, next: PaymentOutcome, paidAt: number, now: number): Promise<string> {
  const at = iso(now);
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  if (next === "APPROVED") {
    if (await sellFractions(tx, lines, paidAt, at)) {
      await tx.insert(sales).values({ orderId: order.id, amountPesos: order.totalPesos, soldAt: iso(paidAt) });
      return "APPROVED";
    }
    await release(tx, lines);
    await tx
      .insert(refunds)
      .values({ orderId: order.id, amountPesos: order.totalPesos, reason: "fractions-gone", createdAt: at });
    return "REFUND_DUE";
  }
  await release(tx, lines);
  if (next === "REFUNDED") {
    await tx.update(sales).set({ reversedAt: at }).where(eq(sales.orderId, order.id));
    await tx.update(refunds).set({ doneAt: at }).where(eq(refunds.orderId, order.id));
  }
  return next;
}

function nextCheck(attempts: number, now: number): string {
  return iso(now + Math.min(FIRST_CHECK_MS * 2 ** Math.min(attempts, 20), LONGEST_CHECK_MS));
}

/**
 * Applies what the gateway says of an order. In whatever order and however often reports arrive, the end is the same:
 * an approval is never lost to an older refusal, a sale is made once, and money without fractions is owed back.
 */
export function applyReport(store: Store, orderId: number, report: PaymentReport, now: number): Promise<Settlement> {
  return store.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
    if (!order) throw new Error(`There is no order ${orderId}`);
    const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId)).for("update");
    const { outcome, alarm } = judge(order, report);
    const current = outcomeOfOrder(order.state);
    const next = settle(current, outcome);
    const paid = report.paidAt === null ? now : Math.min(Date.parse(report.paidAt), now);
    const paidAt = Number.isNaN(paid) ? now : Math.max(paid, Date.parse(order.createdAt));
    let updated = order;
    if (next !== current) {
      const state = await moveTo(tx, order, next, paidAt, now);
      [updated = order] = await tx
        .update(orders)
        .set({ state, settledAt: iso(now) })
        .where(eq(orders.id, orderId))
        .returning();
    }
    const attempts = (payment?.attempts ?? 0) + 1;
    await tx
      .update(payments)
      .set({
        checkedAt: iso(now),
        attempts,
        nextCheckAt: isFinal(next) ? null : nextCheck(attempts, now),
        // A report that changes nothing final may be an older one: it does not overwrite what is known of the sale.
        ...(next === outcome && { gatewayStatus: report.status, detail: report.detail }),
      })
      .where(eq(payments.orderId, orderId));
    return { order: updated, changed: next !== current, alarm };
  });
}

/** Remembers a verified notification. False when the same one came before. */
export async function recordEvent(
  store: Store,
  event: { id: string; orderId: number; status: string; now: string },
): Promise<boolean> {
  const added = await store.db
    .insert(gatewayEvents)
    .values({ id: event.id, orderId: event.orderId, status: event.status, receivedAt: event.now })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}
