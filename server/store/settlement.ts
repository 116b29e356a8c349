/** What a gateway's word, or the end of its time, does to an order: sold, let go, or owed back; each exactly once. */
import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { isFinal, outcomeOf, settle, type PaymentOutcome } from "#domain/orders";
import { paidInstant } from "#domain/payments";
import type { PaymentReport } from "../gateways/gateway";
import {
  answerNotices,
  attemptsOf,
  isUnresolved,
  leaveOthers,
  lockAttempt,
  nextCheck,
  type AttemptRow,
} from "./attempts";
import { couponUseIn } from "./coupons";
import type { Db, Store } from "./database";
import { drawsOf, lockDrawsOf, type DrawRecord } from "./draws";
import { post, postReturn, postSale } from "./ledger";
import { linesOf, lockOrder, lockOrderOfAttempt, rechargesOf, type OrderRechargeRow, type OrderRow } from "./orders";
import { addMessage, type NewMessage } from "./outbox";
import { sendRecharges, stopRecharges } from "./recharges";
import { tellRefund, type MessageOfRefund } from "./refunds";
import { fractions, orderLines, orders, paymentAttempts, refunds, sales } from "./schema";
import { readPerson, type Person } from "./sessions";
import { GRACE_MS, heldUntil, holdUntil, release, sellFractions, type OrderLineRow } from "./stock";
import { recheckDraws } from "./winnings";

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Why somebody should look at an order. */
export type Alarm =
  | "unexpected-status"
  | "approved-for-another-amount"
  | "refused-after-approval"
  | "unlikely-payment-time"
  | "refund-due"
  | "refunded-twice"
  | "second-payment"
  | "recharge-reversed";

/** What a report changed, for whoever wants to tell somebody. */
export interface Settlement {
  order: OrderRow;
  attempt: AttemptRow;
  changed: boolean;
  alarms: Alarm[];
}

/** What was bought, for the letter that tells its buyer. */
export interface Sale {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  recharges: readonly OrderRechargeRow[];
  draws: ReadonlyMap<string, DrawRecord>;
  /** Numbers of the fractions of each line, by the line's id. */
  fractionNos: ReadonlyMap<number, readonly number[]>;
  buyer: Person;
  /** How it was paid, as the gateway names it; null when it did not say. */
  method: string | null;
  /** When it was paid, ISO. */
  paidAt: string;
  /** When the shop learnt it, ISO. */
  settledAt: string;
}

/** The message that tells a buyer of their purchase; null for one who cannot be told. */
export type MessageOfSale = (sale: Sale) => NewMessage | null;

/** What writes the messages of what a report changes. */
interface Letters {
  messageOf: MessageOfSale;
  refundMessageOf: MessageOfRefund;
}

/** An attempt's state as a gateway's outcome. */
const outcomeOfAttempt = ({ state }: AttemptRow): PaymentOutcome =>
  state === "APPROVED" || state === "REJECTED" || state === "REFUNDED" ? state : "PENDING";

/** Whether the order's player is, or was last, at this attempt's gateway. */
const isCurrent = ({ state }: AttemptRow): boolean => state === "OPENING" || state === "OPEN";

function judge(
  order: OrderRow,
  attempt: AttemptRow,
  report: PaymentReport,
): { outcome: PaymentOutcome; alarms: Alarm[] } {
  const { outcome, alarm } = outcomeOf(report.status);
  if (alarm) return { outcome, alarms: ["unexpected-status"] };
  if (outcome === "REJECTED" && attempt.state === "APPROVED") return { outcome, alarms: ["refused-after-approval"] };
  if (outcome !== "APPROVED") return { outcome, alarms: [] };
  const isRight =
    report.reference === attempt.reference && report.totalPesos === order.totalPesos && report.currency === "COP";
  return isRight ? { outcome, alarms: [] } : { outcome: "PENDING", alarms: ["approved-for-another-amount"] };
}

async function setState(
  tx: Db,
  order: OrderRow,
  change: Pick<OrderRow, "state" | "endReason">,
  now: number,
): Promise<OrderRow> {
  const [updated] = await tx
    .update(orders)
    .set({ ...change, couponUse: couponUseIn(order, change.state), settledAt: iso(now) })
    .where(eq(orders.id, order.id))
    .returning();
  return updated!;
}

/** An approved payment that sells nothing is owed back whole. */
async function owe(
  tx: Db,
  order: OrderRow,
  attempt: AttemptRow,
  reason: "fractions-gone" | "second-payment",
  { refundMessageOf }: Letters,
  now: number,
): Promise<void> {
  const [refund] = await tx
    .insert(refunds)
    .values({
      orderId: order.id,
      attemptId: attempt.id,
      amountPesos: order.totalPesos,
      reason,
      createdAt: iso(now),
      nextTryAt: iso(now),
    })
    .returning();
  await post(tx, [
    {
      ...{ kind: "payment", subject: attempt.id, attemptId: attempt.id, userId: order.userId, at: iso(now) },
      lines: [[attempt.gateway, "REFUNDS", order.totalPesos]],
    },
  ]);
  await tellRefund(tx, order, refund!, refundMessageOf);
}

/** Writes the message of a sale: with the sale or not at all, and once, for an order is sold once. */
async function tell(
  tx: Db,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { method, paidAt, messageOf, now }: Approval & { now: number },
): Promise<void> {
  const sold = await tx
    .select({ lineId: fractions.orderLineId, fractionNo: fractions.fractionNo })
    .from(fractions)
    .innerJoin(orderLines, eq(orderLines.id, fractions.orderLineId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(fractions.fractionNo);
  const message = messageOf({
    order,
    lines,
    recharges: await rechargesOf(tx, order),
    draws: await drawsOf(tx, lines),
    fractionNos: new Map(
      lines.map(({ id }) => [id, sold.filter(({ lineId }) => lineId === id).map(({ fractionNo }) => fractionNo)]),
    ),
    buyer: await readPerson(tx, order.userId),
    method,
    paidAt: iso(paidAt),
    settledAt: iso(now),
  });
  if (message) await addMessage(tx, message);
}

interface Approval extends Letters {
  /** Epoch ms. */
  paidAt: number;
  method: string | null;
}

/** An attempt was approved: it sells the order, or its money is owed back. */
async function approve(
  tx: Db,
  order: OrderRow,
  attempt: AttemptRow,
  approval: Approval,
  now: number,
): Promise<{ order: OrderRow; alarms: Alarm[] }> {
  if (order.state !== "PENDING" && order.state !== "REJECTED") {
    await owe(tx, order, attempt, "second-payment", approval, now);
    return { order, alarms: ["second-payment"] };
  }
  await leaveOthers(tx, order.id, attempt.id, now);
  const lines = await linesOf(tx, order.id);
  if (await sellFractions(tx, lines, approval.paidAt, iso(now))) {
    const soldAt = iso(approval.paidAt);
    await tx.insert(sales).values({ orderId: order.id, attemptId: attempt.id, amountPesos: order.totalPesos, soldAt });
    await postSale(tx, order, attempt, iso(now));
    await recheckDraws(tx, lines);
    await sendRecharges(tx, order, now);
    const approved = await setState(tx, order, { state: "APPROVED", endReason: null }, now);
    await tell(tx, approved, lines, { ...approval, now });
    return { order: approved, alarms: [] };
  }
  await release(tx, lines);
  await owe(tx, order, attempt, "fractions-gone", approval, now);
  return { order: await setState(tx, order, { state: "REFUND_DUE", endReason: null }, now), alarms: ["refund-due"] };
}

/** The money of an attempt went back, whoever asked for it. */
async function giveBack(
  tx: Db,
  order: OrderRow,
  attempt: AttemptRow,
  { refundReference }: PaymentReport,
  { refundMessageOf, now }: Letters & { now: number },
): Promise<{ order: OrderRow; alarms: Alarm[] }> {
  const known = await tx.select().from(refunds).where(eq(refunds.attemptId, attempt.id)).for("update");
  const done = await tx
    .update(refunds)
    .set({ state: "DONE", doneAt: iso(now), nextTryAt: null, gatewayReference: refundReference ?? null })
    .where(and(eq(refunds.attemptId, attempt.id), isNull(refunds.doneAt)))
    .returning();
  for (const refund of done) await tellRefund(tx, order, refund, refundMessageOf);
  await postReturn(tx, order, attempt, iso(now));
  const alarms: Alarm[] = known.some(({ state }) => state === "CLOSED") ? ["refunded-twice"] : [];
  // A second payment that went back leaves the first one's sale as it is.
  if (known.some(({ reason }) => reason === "second-payment")) return { order, alarms };
  const reversed = await tx
    .update(sales)
    .set({ reversedAt: iso(now) })
    .where(eq(sales.attemptId, attempt.id))
    .returning();
  // Paid and given back between two questions: nothing was sold.
  const wasMissed = order.state === "REJECTED" || (order.state === "PENDING" && isCurrent(attempt));
  if (done.length === 0 && reversed.length === 0 && !wasMissed) return { order, alarms };
  await leaveOthers(tx, order.id, attempt.id, now);
  const lines = await linesOf(tx, order.id);
  await lockDrawsOf(tx, lines);
  await release(tx, lines);
  await recheckDraws(tx, lines);
  if (await stopRecharges(tx, order.id, now)) alarms.push("recharge-reversed");
  return { order: await setState(tx, order, { state: "REFUNDED", endReason: null }, now), alarms };
}

/** Ends an unpaid order and lets its fractions go. */
async function end(tx: Db, order: OrderRow, endReason: OrderRow["endReason"], now: number): Promise<OrderRow> {
  await leaveOthers(tx, order.id, null, now);
  await release(tx, await linesOf(tx, order.id));
  return setState(tx, order, { state: "REJECTED", endReason }, now);
}

const hasRunOut = ({ expiresAt }: OrderRow, now: number): boolean => Date.parse(expiresAt) <= now;

/** An attempt was refused or cancelled. One that had been left before ends its order only when the order's time is over as well. */
async function refuse(tx: Db, order: OrderRow, attempt: AttemptRow, now: number): Promise<OrderRow> {
  if (order.state !== "PENDING") return order;
  const isOver = hasRunOut(order, now) || order.endReason !== null;
  if (!isCurrent(attempt) && !isOver) return order;
  const others = (await attemptsOf(tx, order.id)).filter(({ id }) => id !== attempt.id);
  if (isOver && others.some(isUnresolved)) return order;
  return end(tx, order, order.endReason ?? (isOver ? "EXPIRED" : null), now);
}

/**
 * Applies what the gateway says of an attempt. In whatever order and however often reports arrive, the end is the same:
 * an approval is never lost to an older refusal, a sale is made once, and money without fractions is owed back.
 * `notices` is how many notifications the attempt had had when the gateway was asked: those are answered by it. The
 * messages of a sale and of a refund are written by `messageOf` and `refundMessageOf`.
 */
export function applyReport(
  store: Store,
  attemptId: number,
  report: PaymentReport,
  { now, notices, messageOf, refundMessageOf }: Letters & { now: number; notices: number },
): Promise<Settlement> {
  return store.transaction(async (tx) => {
    let order = await lockOrderOfAttempt(tx, attemptId);
    // Locked as well: a notification writes to the attempt alone, and must not be answered by an older question.
    const attempt = await lockAttempt(tx, attemptId);
    const { outcome, alarms } = judge(order, attempt, report);
    const current = outcomeOfAttempt(attempt);
    const next = settle(current, outcome);
    if (next !== current) {
      if (next === "APPROVED") {
        const paid = paidInstant(report.paidAt, Date.parse(order.createdAt), now);
        if (paid.isUnlikely) alarms.push("unlikely-payment-time");
        const approval = { paidAt: paid.at, method: report.detail.method, messageOf, refundMessageOf };
        const approved = await approve(tx, order, attempt, approval, now);
        order = approved.order;
        alarms.push(...approved.alarms);
      } else if (next === "REFUNDED") {
        const back = await giveBack(tx, order, attempt, report, { messageOf, refundMessageOf, now });
        order = back.order;
        alarms.push(...back.alarms);
      } else order = await refuse(tx, order, attempt, now);
    }
    const isAskedAgain = await answerNotices(tx, attemptId, notices, now);
    const questions = attempt.questions + 1;
    const [updated] = await tx
      .update(paymentAttempts)
      .set({
        ...(next !== "PENDING" && { state: next, openingUntil: null }),
        questions,
        checkedAt: iso(now),
        nextCheckAt: isAskedAgain ? iso(now) : isFinal(next) ? null : nextCheck(questions, order, now),
        // A report that changes nothing final may be an older one: it does not overwrite what is known of the sale.
        ...(next === outcome && { gatewayStatus: report.status, detail: report.detail }),
      })
      .where(eq(paymentAttempts.id, attemptId))
      .returning();
    return { order, attempt: updated!, changed: next !== current, alarms };
  });
}

/** What became of a task that a person wants to close: "other" when it is no task, or not any more. */
export type Closed = "closed" | "other" | "none";

/** Closes a task: a person has given the money back, and says how. Once, whoever else does it meanwhile. */
export function closeRefund(
  store: Store,
  refundId: number,
  { note, messageOf, now }: { note: string; messageOf: MessageOfRefund; now: number },
): Promise<Closed> {
  return store.transaction(async (tx) => {
    const [found] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
    if (!found) return "none";
    const order = await lockOrder(tx, found.orderId);
    const [refund] = await tx
      .update(refunds)
      .set({ state: "CLOSED", doneAt: iso(now), note })
      .where(and(eq(refunds.id, refundId), eq(refunds.state, "TASK")))
      .returning();
    if (!refund) return "other";
    await post(tx, [
      {
        ...{ kind: "transfer", subject: refund.id, attemptId: refund.attemptId, userId: order.userId, at: iso(now) },
        lines: [["REFUNDS", "TRANSFERS", refund.amountPesos]],
      },
    ]);
    await tellRefund(tx, order, refund, messageOf);
    if (refund.reason === "fractions-gone") await setState(tx, order, { state: "REFUNDED", endReason: null }, now);
    return "closed";
  });
}

/**
 * Ends an order whose time is over and that nobody can pay any more. Null when it is not so (any more).
 * An order with an attempt that its gateway has not ended stays pending: a payment may still come.
 */
export function endOverdue(store: Store, orderId: number, now: number): Promise<OrderRow | null> {
  return store.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.state !== "PENDING" || !hasRunOut(order, now)) return null;
    const attempts = await attemptsOf(tx, orderId);
    if (attempts.some(isUnresolved)) return null;
    return end(tx, order, order.endReason ?? "EXPIRED", now);
  });
}

/**
 * Ends an order for a reason of the shop or of its person. While a gateway has not ended an attempt whose page is out, the
 * order stays pending, its time is over at once, and its fractions wait for the gateway as long as for any other.
 */
export function endOrder(
  store: Store,
  orderId: number,
  reason: NonNullable<OrderRow["endReason"]>,
  now: number,
): Promise<OrderRow> {
  return store.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.state !== "PENDING") return order;
    const attempts = await attemptsOf(tx, orderId);
    if (!attempts.some(isUnresolved)) return end(tx, order, reason, now);
    await leaveOthers(tx, orderId, null, now);
    const expiresAt = Math.min(Date.parse(order.expiresAt), now);
    await holdUntil(tx, await linesOf(tx, orderId), heldUntil(expiresAt));
    const [ending] = await tx
      .update(orders)
      .set({ expiresAt: iso(expiresAt), endReason: reason })
      .where(eq(orders.id, orderId))
      .returning();
    return ending!;
  });
}

/**
 * Lets go of the fractions of pending orders whose gateway has been silent for ten minutes after their time; at most `limit`
 * orders. Gives those orders: their attempts are still asked for, and a late approval finds its fractions or is owed back.
 */
export async function letGoOfHolds(store: Store, limit: number, now: number): Promise<OrderRow[]> {
  const stuck = await store.db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(fractions, eq(fractions.orderLineId, orderLines.id))
    .where(
      and(eq(orders.state, "PENDING"), lte(orders.expiresAt, iso(now - GRACE_MS)), sql`${fractions.state} = 'HELD'`),
    )
    .limit(limit);
  const released: OrderRow[] = [];
  for (const { id } of stuck) {
    const order = await store.transaction(async (tx) => {
      const locked = await lockOrder(tx, id);
      if (locked.state !== "PENDING" || Date.parse(locked.expiresAt) > now - GRACE_MS) return null;
      return (await release(tx, await linesOf(tx, id))) > 0 ? locked : null;
    });
    if (order) released.push(order);
  }
  return released;
}
