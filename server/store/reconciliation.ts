/** What the store says of the money of one day, to be held against what the gateways say. */
import { and, asc, eq, gte, inArray, isNull, lt, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { AttemptRow } from "./attempts";
import type { Db } from "./database";
import type { OrderRow } from "./orders";
import type { RefundRow } from "./refunds";
import { orders, paymentAttempts, refunds, sales } from "./schema";

/** From `from` on and before `until`, ISO. */
export interface Span {
  from: string;
  until: string;
}

const within = (column: PgColumn, { from, until }: Span): SQL | undefined => and(gte(column, from), lt(column, until));

/** An attempt with its order. */
export interface AttemptOfDay {
  attempt: AttemptRow;
  order: OrderRow;
}

/** The attempts to pay the orders that were made, changed or given back within a span. */
export function attemptsWithin(db: Db, span: Span): Promise<AttemptOfDay[]> {
  const givenBack = db
    .select({ id: refunds.orderId })
    .from(refunds)
    .where(or(within(refunds.createdAt, span), within(refunds.doneAt, span)));
  return db
    .select({ attempt: paymentAttempts, order: orders })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(or(within(orders.createdAt, span), within(orders.settledAt, span), inArray(orders.id, givenBack)))
    .orderBy(asc(orders.id), asc(paymentAttempts.id));
}

/** Amounts of the ledger, whole pesos. */
export interface Sums {
  sold: number[];
  reversed: number[];
  refunded: number[];
}

/** What was sold, reversed and given back within a span: the amount of each. */
export async function sumsWithin(db: Db, span: Span): Promise<Sums> {
  const [sold, reversed, refunded] = await Promise.all([
    db.select({ pesos: sales.amountPesos }).from(sales).where(within(sales.soldAt, span)),
    db.select({ pesos: sales.amountPesos }).from(sales).where(within(sales.reversedAt, span)),
    db.select({ pesos: refunds.amountPesos }).from(refunds).where(within(refunds.doneAt, span)),
  ]);
  const amounts = (rows: { pesos: number }[]): number[] => rows.map(({ pesos }) => pesos);
  return { sold: amounts(sold), reversed: amounts(reversed), refunded: amounts(refunded) };
}

/** A refund that has not gone back, with where its money came in. */
export interface OpenRefund {
  refund: RefundRow;
  attempt: AttemptRow;
  order: OrderRow;
}

/** Every refund that has not gone back, of any day, the oldest first. */
export const openRefunds = (db: Db): Promise<OpenRefund[]> =>
  db
    .select({ refund: refunds, attempt: paymentAttempts, order: orders })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(isNull(refunds.doneAt))
    .orderBy(asc(refunds.id));
