/**
 * Recharges that were paid for. Each is sent to its operator with one key: that it is asked is written down before it is, and what
 * the operator said after it. Whatever happens in between, the operator is asked again with the same key.
 */
import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { OperatorWord } from "../operators/operators";
import { saleOf } from "./attempts";
import type { Db, Store } from "./database";
import { post } from "./ledger";
import { lockOrder, type OrderRechargeRow, type OrderRow } from "./orders";
import { tellRefund, type MessageOfRefund } from "./refunds";
import { orderRecharges, orders, refunds } from "./schema";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** How long whoever asks the operator is waited for: longer than a question takes. */
export const ASKING_MS = 30 * SECOND_MS;
/** How long a silent operator is waited for before it is asked again, by how often it was asked; after the last one it is a task. */
export const RECHARGE_WAITS_MS = [1, 2, 5, 15, 30, 60].map((minutes) => minutes * MINUTE_MS);

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** What the operator knows a recharge by, whoever asks and however often. */
export const operatorKey = ({ reference }: Pick<OrderRow, "reference">, { id }: Pick<OrderRechargeRow, "id">): string =>
  `${reference}-${id}`;

/** Has the recharges of an order sent, in the transaction that sells it. */
export async function sendRecharges(tx: Db, { id, rechargePesos }: OrderRow, now: number): Promise<void> {
  if (rechargePesos === 0) return;
  await tx
    .update(orderRecharges)
    .set({ state: "WAITING", stateAt: iso(now), nextTryAt: iso(now) })
    .where(eq(orderRecharges.orderId, id));
}

/** Why a recharge was left to a person, beside what an operator gave as its reason. */
export const rechargeTasks = {
  givenBack: "Its purchase was given back meanwhile",
  silent: "The operator did not say whether it was made",
} as const;

/**
 * Keeps the recharges of an order whose sale was reversed from being sent. Of one that its operator was asked for nobody asks
 * again, for that could make it: a person finds out. Gives whether one was made, or may have been.
 */
export async function stopRecharges(tx: Db, orderId: number, now: number): Promise<boolean> {
  const isIn = (state: OrderRechargeRow["state"] & string) =>
    and(eq(orderRecharges.orderId, orderId), eq(orderRecharges.state, state));
  await tx.update(orderRecharges).set({ state: null, stateAt: null, nextTryAt: null }).where(isIn("WAITING"));
  await tx
    .update(orderRecharges)
    .set({ state: "TASK", stateAt: iso(now), nextTryAt: null, fault: rechargeTasks.givenBack })
    .where(isIn("SENT"));
  const made = await tx
    .select({ id: orderRecharges.id })
    .from(orderRecharges)
    .where(and(eq(orderRecharges.orderId, orderId), inArray(orderRecharges.state, ["TASK", "DONE"])))
    .limit(1);
  return made.length > 0;
}

/** A recharge with the order that it was bought in. */
export interface BoughtRecharge {
  recharge: OrderRechargeRow;
  order: OrderRow;
}

/**
 * Takes the recharge that has been due longest and writes down that its operator is asked, before anybody asks: nobody else takes
 * it meanwhile. It becomes a task where its operator was asked too often. Null when none is due at `now`.
 */
export function takeRecharge(store: Store, now: number): Promise<BoughtRecharge | null> {
  return store.transaction(async (tx) => {
    const [due] = await tx
      .select({ recharge: orderRecharges, order: orders })
      .from(orderRecharges)
      .innerJoin(orders, eq(orders.id, orderRecharges.orderId))
      .where(lte(orderRecharges.nextTryAt, iso(now)))
      .orderBy(asc(orderRecharges.nextTryAt), asc(orderRecharges.id))
      .limit(1)
      .for("update", { of: orderRecharges, skipLocked: true });
    if (!due) return null;
    const { id, tries, state, stateAt, sentAt } = due.recharge;
    const [recharge] = await tx
      .update(orderRecharges)
      .set(
        tries < RECHARGE_WAITS_MS.length
          ? {
              state: "SENT",
              stateAt: state === "SENT" ? stateAt : iso(now),
              sentAt: sentAt ?? iso(now),
              tries: tries + 1,
              nextTryAt: iso(now + ASKING_MS),
            }
          : {
              state: "TASK",
              stateAt: iso(now),
              nextTryAt: null,
              fault: rechargeTasks.silent,
            },
      )
      .where(eq(orderRecharges.id, id))
      .returning();
    return { recharge: recharge!, order: due.order };
  });
}

interface Told {
  messageOf: MessageOfRefund;
  /** Epoch ms. */
  now: number;
}

/** A recharge was not made: its money is owed back, unless all of its purchase went back already. */
async function fail(
  tx: Db,
  { order, recharge }: BoughtRecharge,
  change: Partial<OrderRechargeRow>,
  { messageOf, now }: Told,
): Promise<OrderRechargeRow> {
  const [failed] = await tx
    .update(orderRecharges)
    .set({ state: "FAILED", stateAt: iso(now), nextTryAt: null, ...change })
    .where(eq(orderRecharges.id, recharge.id))
    .returning();
  if (order.state !== "APPROVED") return failed!;
  const sale = await saleOf(tx, order.id);
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      attemptId: sale!.attemptId,
      amountPesos: recharge.pesos,
      reason: "recharge-failed",
      rechargeId: recharge.id,
      createdAt: iso(now),
      nextTryAt: iso(now),
    })
    .returning();
  await post(tx, [
    {
      ...{ kind: "debt", subject: refund!.id, attemptId: sale!.attemptId, userId: order.userId, at: iso(now) },
      lines: [["RECHARGES", "REFUNDS", recharge.pesos]],
    },
  ]);
  await tellRefund(tx, order, refund!, messageOf);
  return failed!;
}

/** A recharge was made: its operator is owed for it. Of a purchase that went back nobody paid for it. */
async function succeed(
  tx: Db,
  { order, recharge }: BoughtRecharge,
  change: Partial<OrderRechargeRow>,
  now: number,
): Promise<OrderRechargeRow> {
  const [done] = await tx
    .update(orderRecharges)
    .set({ state: "DONE", stateAt: iso(now), nextTryAt: null, ...change })
    .where(eq(orderRecharges.id, recharge.id))
    .returning();
  const sale = await saleOf(tx, order.id);
  await post(tx, [
    {
      ...{ kind: "recharge", subject: recharge.id, attemptId: sale!.attemptId, userId: order.userId, at: iso(now) },
      lines: [[order.state === "APPROVED" ? "RECHARGES" : "LOSSES", "OPERATORS", recharge.pesos]],
    },
  ]);
  return done!;
}

/** A recharge with its order, both locked: the order first, as whoever settles its payment does. */
async function lockRecharge(
  tx: Db,
  { id, orderId }: Pick<OrderRechargeRow, "id" | "orderId">,
): Promise<BoughtRecharge> {
  const order = await lockOrder(tx, orderId);
  const [recharge] = await tx.select().from(orderRecharges).where(eq(orderRecharges.id, id)).for("update");
  return { order, recharge: recharge! };
}

/**
 * Writes down what the operator said of a recharge that was taken. A clear word counts once, whoever brings it; no word counts only
 * while nobody has asked since. Gives the recharge as it is then, and whether it had ended otherwise before.
 */
export function settleRecharge(
  store: Store,
  taken: OrderRechargeRow,
  word: OperatorWord,
  told: Told,
): Promise<{ recharge: OrderRechargeRow; isContradicted: boolean }> {
  return store.transaction(async (tx) => {
    const locked = await lockRecharge(tx, taken);
    const { recharge } = locked;
    const { state, tries } = recharge;
    if (word.outcome === "unknown") {
      if (state !== "SENT" || tries !== taken.tries) return { recharge, isContradicted: false };
      const [waiting] = await tx
        .update(orderRecharges)
        .set({ nextTryAt: iso(told.now + RECHARGE_WAITS_MS[tries - 1]!), fault: word.fault })
        .where(eq(orderRecharges.id, recharge.id))
        .returning();
      return { recharge: waiting!, isContradicted: false };
    }
    if (state !== "SENT" && state !== "TASK")
      return { recharge, isContradicted: (state === "DONE") !== (word.outcome === "done") };
    if (word.outcome === "refused")
      return { recharge: await fail(tx, locked, { fault: word.fault }, told), isContradicted: false };
    const done = await succeed(tx, locked, { operatorReference: word.reference, fault: null }, told.now);
    return { recharge: done, isContradicted: false };
  });
}

/** Closes a task: a person has found out whether the recharge was made, and says how. Once, whoever else does it meanwhile. */
export function closeRecharge(
  store: Store,
  rechargeId: number,
  { isDone, note, ...told }: Told & { isDone: boolean; note: string },
): Promise<"closed" | "other" | "none"> {
  return store.transaction(async (tx) => {
    const [found] = await tx.select().from(orderRecharges).where(eq(orderRecharges.id, rechargeId));
    if (!found) return "none";
    const locked = await lockRecharge(tx, found);
    if (locked.recharge.state !== "TASK") return "other";
    if (isDone) await succeed(tx, locked, { note }, told.now);
    else await fail(tx, locked, { note }, told);
    return "closed";
  });
}

/** Every recharge that was sold and has not ended, of any day, the oldest first. */
export const openRecharges = (db: Db): Promise<BoughtRecharge[]> =>
  db
    .select({ recharge: orderRecharges, order: orders })
    .from(orderRecharges)
    .innerJoin(orders, eq(orders.id, orderRecharges.orderId))
    .where(inArray(orderRecharges.state, ["WAITING", "SENT", "TASK"]))
    .orderBy(asc(orderRecharges.id));
