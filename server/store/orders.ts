/** Orders: a cart turned into one, with its fractions held whole or not at all. */
import { and, asc, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import { drawKey, isOpen, paymentDeadline } from "#domain/draws";
import { sumPesos } from "#domain/money";
import { messages } from "../messages";
import { Refusal } from "../refusal";
import type { Bet } from "./carts";
import { drawsOf, type DrawRecord } from "./draws";
import type { Db, Store } from "./database";
import { sqlState } from "./sqlState";
import { freeOf, heldUntil, lockTickets, ticketText, type OrderLineRow } from "./stock";
import { cartLines, carts, fractions, orderLines, orders, paymentAttempts } from "./schema";

export type OrderRow = typeof orders.$inferSelect;

/** Sales of a draw must be paid this long before its closing, so that a payment made in time is also known in time. */
export const CLOSING_MARGIN_MS = 60_000;
/** Fractions that one person, or one network, may hold without having paid them. */
export const HOLD_LIMITS = { user: 60, network: 400 } as const;

export interface PlaceOrder {
  userId: number;
  cartId: number;
  key: string;
  bodyHash: string;
  reference: string;
  description: string;
  ip: string;
  /** Where holds are counted beside the person's own: the address, or the /64 of an IPv6 one. */
  network: string;
  userAgent: string;
  origin: string;
  /** Total that the player saw, in pesos. */
  shownPesos: number;
  holdMs: number;
  now: number;
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

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
  const ofNetwork = await held(eq(orders.network, order.network));
  if (ofUser + asked > HOLD_LIMITS.user || ofNetwork + asked > HOLD_LIMITS.network)
    throw new Refusal(429, "TOO_MANY_HOLDS");
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

/** Whether an order may be opened at a gateway, or its page handed out, at `now` (epoch ms). */
export const canBePaid = ({ state, expiresAt, endReason }: OrderRow, now: number): boolean =>
  state === "PENDING" && endReason === null && now < Date.parse(expiresAt);

/** The lines of an order in their order. */
export function linesOf(db: Db, orderId: number): Promise<OrderLineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
}

/** The order as it is now. @throws when there is none */
export async function readOrder(db: Db, id: number): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
}

/** A person's own order by its reference, or by that of any attempt to pay it; null for anybody else's. */
export async function ownOrder(db: Db, userId: number, reference: string): Promise<OrderRow | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), named(reference)));
  return order ?? null;
}

/** Matches orders by their reference or by that of any attempt to pay them. */
export const named = (reference: string) =>
  or(
    eq(orders.reference, reference),
    sql`exists (select 1 from ${paymentAttempts} where ${paymentAttempts.orderId} = ${orders.id} and ${paymentAttempts.reference} = ${reference})`,
  );

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
 * An order that nobody was sent to pay can still be paid, also by another gateway: the new request takes it over instead of
 * being refused for a cart that is already ordered.
 */
async function takeOver(tx: Db, order: PlaceOrder): Promise<OrderRow> {
  const [known] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.cartId, order.cartId), eq(orders.userId, order.userId)));
  if (!known || !canBePaid(known, order.now)) throw new Refusal(409, "STALE_CART");
  const shown = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, known.id), isNotNull(paymentAttempts.processUrl)));
  if (shown.length > 0) throw new Refusal(409, "STALE_CART");
  if (known.totalPesos !== order.shownPesos) throw new Refusal(409, "PRICE_CHANGED", { total: known.totalPesos });
  const [taken] = await tx
    .update(orders)
    .set({ idempotencyKey: order.key, bodyHash: order.bodyHash })
    .where(eq(orders.id, known.id))
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
      totalPesos: total,
      description: order.description,
      ip: order.ip,
      network: order.network,
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
        heldUntil: heldUntil(deadline),
      })),
    );
  }
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
