/** Money that is owed back: which of it is due to be asked for at its gateway, and what only a person can give back. */
import { and, asc, eq, lte } from "drizzle-orm";
import type { GatewayName } from "#domain/payments";
import type { AttemptRow } from "./attempts";
import type { Db, Store } from "./database";
import { orders, paymentAttempts, refunds } from "./schema";

export type RefundRow = typeof refunds.$inferSelect;

const MINUTE_MS = 60_000;
/**
 * How long a gateway that was asked is waited for before it is asked again, by how often it was asked; after the last one it is
 * a task. The first is longer than all its answers may take.
 */
export const REFUND_WAITS_MS = [2, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE_MS);

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A refund that is due, with the attempt that its money came by. One that is a TASK is not to be asked for. */
export interface DueRefund {
  refund: RefundRow;
  attempt: AttemptRow;
  reference: string;
}

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
    // A reversal gives back the whole payment.
    const fault = !reversing.includes(attempt.gateway)
      ? "The gateway gives nothing back by itself"
      : refund.amountPesos !== order.totalPesos
        ? "Only a part of the payment is owed back"
        : wait === undefined
          ? "The gateway did not say whether it gave it back"
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
