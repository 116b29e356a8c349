/**
 * Money that is owed back: which of it is due to be asked for at its gateway, what only a person can give back, and telling its
 * buyer.
 */
import { and, asc, eq, inArray, isNotNull, lte, sum } from "drizzle-orm";
import type { GatewayName } from "#domain/payments";
import type { AttemptRow } from "./attempts";
import type { Db, Store } from "./database";
import { findDraw, type DrawRecord } from "./draws";
import { post } from "./ledger";
import { linesOf, rechargesOf, type OrderRechargeRow, type OrderRow } from "./orders";
import { addMessage, type NewMessage } from "./outbox";
import { draws, orderLines, orders, paymentAttempts, refunds, sales } from "./schema";
import { readPerson, type Person } from "./sessions";

export type RefundRow = typeof refunds.$inferSelect;

const MINUTE_MS = 60_000;
/**
 * How long a gateway that was asked is waited for before it is asked again, by how often it was asked; after the last one it is
 * a task. The first is longer than all its answers may take.
 */
export const REFUND_WAITS_MS = [2, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE_MS);

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A refund as it has come to be, for the letter that tells its buyer: owed, or gone back since `doneAt`. */
export interface RefundNews {
  refund: RefundRow;
  order: OrderRow;
  buyer: Person;
  /** The draw that was annulled; null where that is not why. */
  draw: DrawRecord | null;
  /** The recharge that failed; null where that is not why. */
  recharge: OrderRechargeRow | null;
}

/** The message that tells a buyer of a refund; null for one who cannot be told. */
export type MessageOfRefund = (news: RefundNews) => NewMessage | null;

/** Writes the message of a refund with what it tells of: once when it is owed, and once when it went back. */
export async function tellRefund(
  tx: Db,
  order: OrderRow,
  refund: RefundRow,
  messageOf: MessageOfRefund,
): Promise<void> {
  const { lotteryId, drawNumber, rechargeId } = refund;
  const draw = lotteryId === null || drawNumber === null ? null : await findDraw(tx, lotteryId, drawNumber);
  const recharges = rechargeId === null ? [] : await rechargesOf(tx, order);
  const recharge = recharges.find(({ id }) => id === rechargeId) ?? null;
  const message = messageOf({ refund, order, draw, recharge, buyer: await readPerson(tx, order.userId) });
  if (message) await addMessage(tx, message);
}

/** The refunds of some orders, in the order in which they came to be owed. */
export const refundsOf = (db: Db, orderIds: readonly number[]): Promise<RefundRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(refunds)
        .where(inArray(refunds.orderId, [...orderIds]))
        .orderBy(asc(refunds.id));

/**
 * Owes back what was bought of some draws that are annulled, less what coupons took off it; once, however often it is asked for.
 * The caller has the draws locked against sales.
 */
export async function oweAnnulled(
  tx: Db,
  named: readonly { lotteryId: number; drawNumber: number }[],
  { messageOf, now }: { messageOf: MessageOfRefund; now: string },
): Promise<void> {
  for (const { lotteryId, drawNumber } of named) {
    const bought = await tx
      .select({
        order: orders,
        attemptId: sales.attemptId,
        betPesos: sum(orderLines.totalPesos).mapWith(Number),
        discountPesos: sum(orderLines.discountPesos).mapWith(Number),
      })
      .from(orders)
      .innerJoin(sales, eq(sales.orderId, orders.id))
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .innerJoin(
        draws,
        and(
          eq(draws.lotteryId, orderLines.lotteryId),
          eq(draws.drawNumber, orderLines.drawNumber),
          isNotNull(draws.annulledAt),
        ),
      )
      .where(and(eq(orders.state, "APPROVED"), eq(draws.lotteryId, lotteryId), eq(draws.drawNumber, drawNumber)))
      .groupBy(orders.id, sales.attemptId)
      .orderBy(asc(orders.id));
    for (const { order, attemptId, betPesos, discountPesos } of bought) {
      const amountPesos = betPesos - discountPesos;
      // A coupon may have paid for all of a bet.
      if (amountPesos === 0) continue;
      const [refund] = await tx
        .insert(refunds)
        .values({
          attemptId,
          orderId: order.id,
          amountPesos,
          reason: "draw-annulled",
          lotteryId,
          drawNumber,
          createdAt: now,
          nextTryAt: now,
        })
        .onConflictDoNothing()
        .returning();
      if (!refund) continue;
      await post(tx, [
        {
          ...{ kind: "debt", subject: refund.id, attemptId, userId: order.userId, at: now },
          lines: [
            ["BETS", "REFUNDS", amountPesos],
            ["BETS", "COUPONS", discountPesos],
          ],
        },
      ]);
      await tellRefund(tx, order, refund, messageOf);
    }
  }
}

/** A refund that is due, with the attempt that its money came by. One that is a TASK is not to be asked for. */
export interface DueRefund {
  refund: RefundRow;
  attempt: AttemptRow;
  reference: string;
}

/** Why a refund was left to a person, beside what a gateway gave as its reason. */
export const refundTasks = {
  noReversal: "The gateway gives nothing back by itself",
  partial: "Only a part of the payment is owed back",
  silent: "The gateway did not say whether it gave it back",
} as const;

/**
 * Takes the refund that has been due longest and writes down that its gateway is asked, before anybody asks: whoever dies then
 * leaves it due later, and nobody else takes it meanwhile. It becomes a task where no gateway among `reversing` can give it back
 * whole, or where it was asked too often. Null when none is due at `now`.
 */
export function takeRefund(store: Store, reversing: readonly GatewayName[], now: number): Promise<DueRefund | null> {
  return store.transaction(async (tx) => {
    const [due] = await tx
      .select({ refund: refunds, attempt: paymentAttempts, order: orders })
      .from(refunds)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(lte(refunds.nextTryAt, iso(now)))
      .orderBy(asc(refunds.nextTryAt), asc(refunds.id))
      .limit(1)
      .for("update", { of: refunds, skipLocked: true });
    if (!due) return null;
    const { refund, attempt, order } = due;
    const wait = REFUND_WAITS_MS[refund.tries];
    // A reversal gives back the whole payment, and takes back what was bought with it: bets that a coupon paid for as well.
    const isWhole =
      refund.amountPesos === order.totalPesos &&
      (refund.rechargeId === null || (await linesOf(tx, order.id)).length === 0);
    const fault = !reversing.includes(attempt.gateway)
      ? refundTasks.noReversal
      : !isWhole
        ? refundTasks.partial
        : wait === undefined
          ? refundTasks.silent
          : null;
    const [taken] = await tx
      .update(refunds)
      .set(
        fault === null
          ? {
              state: "ASKED",
              askedAt: refund.askedAt ?? iso(now),
              tries: refund.tries + 1,
              nextTryAt: iso(now + wait!),
            }
          : { state: "TASK", nextTryAt: null, fault },
      )
      .where(eq(refunds.id, refund.id))
      .returning();
    return { refund: taken!, attempt, reference: order.reference };
  });
}

/** The gateway refused: a person has to give it back. Nothing changes where its money went back meanwhile. */
export async function makeTask(db: Db, id: number, fault: string): Promise<void> {
  await db
    .update(refunds)
    .set({ state: "TASK", nextTryAt: null, fault })
    .where(and(eq(refunds.id, id), eq(refunds.state, "ASKED")));
}
