/** Orders: a cart turned into one, with its fractions held whole or not at all, and its recharges at their price. */
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import { lineDiscount } from "#domain/coupons";
import { drawKey, isOpen, paymentDeadline } from "#domain/draws";
import { sumPesos } from "#domain/money";
import type { OrderState } from "#domain/orders";
import { contentsOf, type Bet } from "./carts";
import { lockDrawsOf, salesEndOf, type DrawRecord } from "./draws";
import { prepared, type Db, type Store } from "./database";
import { assertCalm } from "./calm";
import { assertUses, lockCoupon } from "./coupons";
import { StoreError } from "./errors";
import { assertSold, priceRecharges, type PricedRecharge, type RechargeWish } from "./operators";
import { sqlState } from "./sqlState";
import {
  heldUntil,
  lockTickets,
  take,
  takenOf,
  takenOfCart,
  ticketOf,
  writeFractions,
  type OrderLineRow,
  type Print,
  type Taken,
  type Ticket,
} from "./stock";
import { carts, fractions, orderLines, orderRecharges, orders, paymentAttempts } from "./schema";

export type OrderRow = typeof orders.$inferSelect;
export type OrderRechargeRow = typeof orderRecharges.$inferSelect;

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
  /** Total that the player saw, in pesos, with the discount taken off. */
  shownPesos: number;
  shownDiscountPesos: number;
  /** The coupon that the player wants to redeem; null for none. */
  couponCode: string | null;
  /** Whether operators are there that recharges can be sent to. */
  sellsRecharges: boolean;
  holdMs: number;
  now: number;
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

const unpaidHolds = prepared((db) =>
  db
    .select({
      user: sql<number>`count(*) filter (where ${orders.userId} = ${sql.placeholder("userId")})::int`,
      network: sql<number>`count(*) filter (where ${orders.network} = ${sql.placeholder("network")})::int`,
    })
    .from(fractions)
    .innerJoin(orderLines, eq(orderLines.id, fractions.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        or(eq(orders.userId, sql.placeholder("userId")), eq(orders.network, sql.placeholder("network"))),
        // As words of the statement, not as values: a plan that is kept for any value could not use the indexes of these states.
        sql`${orders.state} = 'PENDING' and ${fractions.state} = 'HELD'`,
        gt(fractions.heldUntil, sql.placeholder("now")),
      ),
    ),
);

/** @throws StoreError TOO_MANY_HOLDS when the person, or their network, would hold more than is allowed without paying */
async function assertHoldLimits(tx: Db, order: PlaceOrder, asked: number): Promise<void> {
  const { userId, network } = order;
  const [held] = await unpaidHolds(tx).execute({ userId, network, now: iso(order.now) });
  if (held!.user + asked > HOLD_LIMITS.user || held!.network + asked > HOLD_LIMITS.network)
    throw new StoreError("TOO_MANY_HOLDS");
}

/** Until when the bets can be paid (epoch ms). @throws StoreError DRAW_CLOSED or DRAW_CLOSING naming the bets at fault */
function payableUntil(bets: readonly Bet[], known: ReadonlyMap<string, DrawRecord>, order: PlaceOrder): number {
  const closingOf = (bet: Bet): number => salesEndOf(known.get(drawKey(bet)));
  const idsOf = (some: readonly Bet[]): string[] => some.map(({ clientId }) => clientId);
  const closed = bets.filter((bet) => !isOpen({ closesAt: closingOf(bet) }, order.now));
  if (closed.length > 0) throw new StoreError("DRAW_CLOSED", { lines: idsOf(closed) });
  const deadlineOf = (some: readonly Bet[]): number | null =>
    paymentDeadline(
      order.now,
      order.holdMs,
      some.map((bet) => closingOf(bet) - CLOSING_MARGIN_MS),
    );
  const deadline = deadlineOf(bets);
  if (deadline === null)
    throw new StoreError("DRAW_CLOSING", { lines: idsOf(bets.filter((bet) => deadlineOf([bet]) === null)) });
  return deadline;
}

/** Fraction numbers for each bet, and takes them. @throws StoreError SOLD_OUT naming every bet that falls short */
function choose<One extends Ticket & { clientId: string; fractions: number }>(
  taken: Taken,
  bets: readonly One[],
  printOf: (bet: One) => Print,
): Map<One, number[]> {
  const chosen = new Map<One, number[]>();
  const missing: string[] = [];
  for (const bet of bets) {
    const numbers = take(taken, bet, printOf(bet), bet.fractions);
    if (numbers) chosen.set(bet, numbers);
    else missing.push(bet.clientId);
  }
  if (missing.length > 0) throw new StoreError("SOLD_OUT", { lines: missing });
  return chosen;
}

/**
 * Looks without any lock at what an open cart asks for: who comes when the fractions are gone hears it at once, instead of waiting
 * behind those who get the last ones. A cart with a draw that is not sold any more is left to the order, which tells that first.
 * @throws StoreError SOLD_OUT naming every bet that falls short
 */
async function assertThere(db: Db, { cartId, userId, now }: PlaceOrder): Promise<void> {
  const { bets, taken } = await takenOfCart(db, { cartId, userId, now: iso(now) });
  if (bets.every((bet) => isOpen({ closesAt: salesEndOf(bet) }, now))) choose(taken, bets, (bet) => bet);
}

/** Fraction numbers for each bet, which the tickets' locks keep free for the transaction. @throws StoreError SOLD_OUT */
async function chooseUnderLock(
  tx: Db,
  bets: readonly Bet[],
  known: ReadonlyMap<string, DrawRecord>,
  now: string,
): Promise<Map<Bet, number[]>> {
  if (bets.length === 0) return new Map();
  await lockTickets(tx, bets);
  return choose(await takenOf(tx, bets, now), bets, (bet) => known.get(drawKey(bet))!);
}

/** What the recharges of an order cost. @throws StoreError naming those that are not sold */
async function soldRecharges(
  tx: Db,
  wishes: readonly RechargeWish[],
  { sellsRecharges }: PlaceOrder,
): Promise<PricedRecharge[]> {
  const priced = await priceRecharges(tx, wishes);
  assertSold(sellsRecharges ? priced : priced.map((one) => ({ ...one, fault: "OPERATOR_GONE" })));
  return priced;
}

/** Whether an order may be opened at a gateway, or its page handed out, at `now` (epoch ms). */
export const canBePaid = ({ state, expiresAt, endReason }: OrderRow, now: number): boolean =>
  state === "PENDING" && endReason === null && now < Date.parse(expiresAt);

const linesOfOrder = prepared((db) =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, sql.placeholder("orderId")))
    .orderBy(asc(orderLines.position)),
);

/** The lines of an order in their order. */
export const linesOf = (db: Db, orderId: number): Promise<OrderLineRow[]> => linesOfOrder(db).execute({ orderId });

/** The recharges of some orders, by order and in their order. */
function rechargesOfOrders(db: Db, orderIds: readonly number[]): Promise<OrderRechargeRow[]> {
  return db
    .select()
    .from(orderRecharges)
    .where(inArray(orderRecharges.orderId, [...orderIds]))
    .orderBy(asc(orderRecharges.orderId), asc(orderRecharges.position));
}

/** The recharges of an order in their order. */
export const rechargesOf = async (db: Db, { id, rechargePesos }: OrderRow): Promise<OrderRechargeRow[]> =>
  rechargePesos === 0 ? [] : rechargesOfOrders(db, [id]);

const selectOne = (db: Db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder("id")));
const rowOfId = prepared(selectOne);
const lockedRow = prepared((db) => selectOne(db).for("update"));

/** The order as it is now. @throws when there is none */
export async function readOrder(db: Db, id: number): Promise<OrderRow> {
  const [order] = await rowOfId(db).execute({ id });
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
}

/** The order of an id, locked until the transaction ends. @throws when there is none */
export async function lockOrder(tx: Db, id: number): Promise<OrderRow> {
  const [order] = await lockedRow(tx).execute({ id });
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
}

const lockedRowOfAttempt = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql`(select order_id from payment_attempts where id = ${sql.placeholder("attemptId")})`))
    .for("update"),
);

/** The order of an attempt to pay it, locked until the transaction ends. @throws when there is none */
export async function lockOrderOfAttempt(tx: Db, attemptId: number): Promise<OrderRow> {
  const [order] = await lockedRowOfAttempt(tx).execute({ attemptId });
  if (!order) throw new Error(`There is no attempt ${attemptId}`);
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
const named = (reference: string) =>
  or(
    eq(orders.reference, reference),
    sql`exists (select 1 from ${paymentAttempts} where ${paymentAttempts.orderId} = ${orders.id} and ${paymentAttempts.reference} = ${reference})`,
  );

/** Whether a person has an order that waits for its payment. */
export async function hasPendingOrder(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, "PENDING")))
    .limit(1);
  return found.length > 0;
}

/** Which of a person's orders are asked for. Instants ISO UTC. */
interface OrderFilter {
  userId: number;
  states: readonly OrderState[];
  /** The order's own, or that of any attempt to pay it. */
  reference?: string;
  /** Last change of state at or after this instant. */
  from?: string;
  /** Last change of state before this instant. */
  until?: string;
  limit: number;
  /** How many of the newest are left out. */
  skip: number;
}

/** A person's orders with their lines and recharges, the newest first. */
export async function findOrders(
  db: Db,
  { userId, states, reference, from, until, limit, skip }: OrderFilter,
): Promise<{ order: OrderRow; lines: OrderLineRow[]; recharges: OrderRechargeRow[] }[]> {
  const changedAt = sql<string>`coalesce(${orders.settledAt}, ${orders.createdAt})`;
  const found = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.state, [...states]),
        reference === undefined ? undefined : named(reference),
        from === undefined ? undefined : gte(changedAt, from),
        until === undefined ? undefined : lt(changedAt, until),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(skip);
  const linesOf = new Map(found.map(({ id }): [number, OrderLineRow[]] => [id, []]));
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...linesOf.keys()]))
    .orderBy(orderLines.orderId, orderLines.position);
  for (const line of lines) linesOf.get(line.orderId)!.push(line);
  const recharges = await rechargesOfOrders(db, [...linesOf.keys()]);
  return found.map((order) => ({
    order,
    lines: linesOf.get(order.id)!,
    recharges: recharges.filter(({ orderId }) => orderId === order.id),
  }));
}

const rowOfKey = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, sql.placeholder("userId")), eq(orders.idempotencyKey, sql.placeholder("key")))),
);

async function findByKey(tx: Db, userId: number, key: string): Promise<OrderRow | null> {
  const [order] = await rowOfKey(tx).execute({ userId, key });
  return order ?? null;
}

function sameRequest(order: OrderRow, bodyHash: string): OrderRow {
  if (order.bodyHash !== bodyHash) throw new StoreError("KEY_REUSED");
  return order;
}

/** @throws StoreError PRICE_CHANGED when the player saw another price */
function assertShown({ shownPesos, shownDiscountPesos }: PlaceOrder, totalPesos: number, discountPesos: number): void {
  if (shownPesos !== totalPesos || shownDiscountPesos !== discountPesos)
    throw new StoreError("PRICE_CHANGED", { totalPesos });
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
  if (!known || !canBePaid(known, order.now)) throw new StoreError("STALE_CART");
  const shown = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, known.id), isNotNull(paymentAttempts.processUrl)));
  if (shown.length > 0) throw new StoreError("STALE_CART");
  assertShown(order, known.totalPesos, known.discountPesos);
  const [taken] = await tx
    .update(orders)
    .set({ idempotencyKey: order.key, bodyHash: order.bodyHash })
    .where(eq(orders.id, known.id))
    .returning();
  return taken!;
}

const ownCartUnderLock = prepared((db) =>
  db
    .select()
    .from(carts)
    .where(and(eq(carts.id, sql.placeholder("id")), eq(carts.userId, sql.placeholder("userId"))))
    .for("update"),
);

async function createOrder(tx: Db, order: PlaceOrder): Promise<OrderRow> {
  const now = iso(order.now);
  const [cart] = await ownCartUnderLock(tx).execute({ id: order.cartId, userId: order.userId });
  // Looked for under the cart's lock: the same request sent twice at once waits here and finds the first one's order.
  const known = await findByKey(tx, order.userId, order.key);
  if (known) return sameRequest(known, order.bodyHash);
  if (!cart) throw new StoreError("STALE_CART");
  if (cart.state !== "INCART") return takeOver(tx, order);

  const { lines: bets, recharges: wishes } = await contentsOf(tx, cart.id);
  if (bets.length + wishes.length === 0) throw new StoreError("EMPTY_CART");
  const drawsByKey = await lockDrawsOf(tx, bets);
  const deadline = payableUntil(bets, drawsByKey, order);
  const recharges = await soldRecharges(tx, wishes, order);
  const rechargePesos = sumPesos(recharges.map(({ pesos }) => pesos));
  const priced = bets.map((bet, position) => {
    const { fractionPesos } = drawsByKey.get(drawKey(bet))!;
    return { ...bet, position, fractionPesos, totalPesos: fractionPesos * bet.fractions };
  });
  const coupon =
    order.couponCode === null ? null : await lockCoupon(tx, order.couponCode, priced, rechargePesos, order.now);
  const lineValues = priced.map((line) => ({ ...line, discountPesos: coupon ? lineDiscount(coupon, line) : 0 }));
  const discount = sumPesos(lineValues.map(({ discountPesos }) => discountPesos));
  const betPesos = sumPesos(lineValues.map(({ totalPesos }) => totalPesos)) - discount;
  const total = betPesos + rechargePesos;
  assertShown(order, total, discount);
  await assertCalm(tx, order.userId, bets.length === 0 ? null : betPesos, order.now);
  if (coupon) await assertUses(tx, coupon, order.userId);
  await assertHoldLimits(
    tx,
    order,
    bets.reduce((sum, { fractions: count }) => sum + count, 0),
  );
  const chosen = await chooseUnderLock(tx, bets, drawsByKey, now);

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
      discountPesos: discount,
      rechargePesos,
      ...(coupon && { couponCode: coupon.code, couponUse: "KEPT" as const }),
      description: order.description,
      ip: order.ip,
      network: order.network,
      userAgent: order.userAgent,
      origin: order.origin,
      createdAt: now,
      expiresAt,
    })
    .returning();
  if (recharges.length > 0)
    await tx.insert(orderRecharges).values(
      recharges.map(
        ({ clientId, phone, operatorId, operatorName, operatorCode, packageId, packageName, pesos }, at) => ({
          orderId: row!.id,
          position: at,
          ...{ clientId, phone, operatorId, operatorName, operatorCode, packageId, packageName, pesos },
        }),
      ),
    );
  const lines =
    bets.length === 0
      ? []
      : await tx
          .insert(orderLines)
          .values(lineValues.map((line) => ({ ...line, orderId: row!.id })))
          .returning({ id: orderLines.id, clientId: orderLines.clientId });
  const lineIds = new Map(lines.map(({ id, clientId }) => [clientId, id]));
  const held = bets.flatMap((bet) =>
    chosen.get(bet)!.map((fractionNo) => ({
      ...ticketOf(bet),
      fractionNo,
      state: "HELD" as const,
      orderLineId: lineIds.get(bet.clientId)!,
      heldUntil: heldUntil(deadline),
    })),
  );
  if (held.length > 0) await writeFractions(tx, held, now);
  await tx.update(carts).set({ state: "ORDERED", updatedAt: now }).where(eq(carts.id, cart.id));
  return row!;
}

/**
 * Turns the person's cart into an order and holds its fractions, in one transaction.
 * The same key with the same request gives the same order; with another request it is refused with 422.
 * @throws StoreError for everything that keeps the cart from being paid
 */
export async function placeOrder(store: Store, order: PlaceOrder): Promise<OrderRow> {
  try {
    return await store.transaction(
      (tx) => createOrder(tx, order),
      (db) => assertThere(db, order),
    );
  } catch (error) {
    // Two carts with one key at once: the slower one finds the order of the faster.
    if (sqlState(error) !== "23505") throw error;
    const known = await findByKey(store.db, order.userId, order.key);
    if (!known) throw error;
    return sameRequest(known, order.bodyHash);
  }
}
