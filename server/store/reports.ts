/** What a seller has sold, for their reports: counted, and read in pages so that no report is ever whole in memory. */
import { and, asc, eq, gt, gte, lt, lte, sql } from "drizzle-orm";
import type { Db } from "./database";
import { lotteries, orderLines, orders, sales } from "./schema";

/** Lines that are read at a time, and those of the last order beyond them: at most 49. */
const LINES_A_PAGE = 250;

/** Which sales are asked for: those of one seller, of one lottery, sold at or after `from` and before `until` (ISO). */
export interface SalesFilter {
  sellerId: number;
  lotteryId: number;
  from: string;
  until: string;
}

/** A line of an approved order. Instants ISO UTC, amounts in whole pesos: what was paid, without what a coupon took off. */
export interface SoldLine {
  soldAt: string;
  reference: string;
  drawNumber: number;
  number: string;
  series: string;
  fractions: number;
  totalPesos: number;
}

const isSold = ({ sellerId, lotteryId, from, until }: SalesFilter) =>
  and(
    eq(orders.userId, sellerId),
    eq(orders.state, "APPROVED"),
    gte(sales.soldAt, from),
    lt(sales.soldAt, until),
    eq(orderLines.lotteryId, lotteryId),
  );

/** The name of a lottery; null where there is none of that number. */
export async function lotteryName(db: Db, id: number): Promise<string | null> {
  const [lottery] = await db.select({ name: lotteries.name }).from(lotteries).where(eq(lotteries.id, id));
  return lottery?.name ?? null;
}

/** Lines that were sold: how many there are, and a way to read them. */
export interface SoldLines {
  count: number;
  /** The lines in the order in which they were bought, a page at a time. */
  pages: AsyncGenerator<SoldLine[], void, undefined>;
}

/**
 * Counts the lines that were sold and marks where each page of them ends, in one reading. Between two marks a page is found by
 * its index alone, also in a database that has no statistics of its tables, where a page by LIMIT was sorted out of all orders.
 */
export async function soldLines(db: Db, filter: SalesFilter): Promise<SoldLines> {
  const numbered = db
    .select({
      id: orders.id,
      place: sql<number>`(row_number() over (order by ${orders.id}))::int`.as("place"),
      count: sql<number>`(count(*) over ())::int`.as("count"),
    })
    .from(orders)
    .innerJoin(sales, eq(sales.orderId, orders.id))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(isSold(filter))
    .as("numbered");
  const marks = await db
    .select({ id: numbered.id, count: numbered.count })
    .from(numbered)
    .where(sql`${numbered.place} % ${LINES_A_PAGE} = 0 or ${numbered.place} = ${numbered.count}`)
    .orderBy(asc(numbered.id));
  return {
    count: marks[0]?.count ?? 0,
    pages: readPages(
      db,
      filter,
      marks.map(({ id }) => id),
    ),
  };
}

/** Each page is one short read outside of any transaction: a reader who is slow, or who leaves, holds no connection and no lock. */
async function* readPages(
  db: Db,
  filter: SalesFilter,
  marks: readonly number[],
): AsyncGenerator<SoldLine[], void, undefined> {
  let last = 0;
  for (const mark of marks) {
    // An order on two marks is on the first page with all of its lines.
    if (mark === last) continue;
    yield await db
      .select({
        soldAt: sales.soldAt,
        reference: orders.reference,
        drawNumber: orderLines.drawNumber,
        number: orderLines.number,
        series: orderLines.series,
        fractions: orderLines.fractions,
        totalPesos: sql<number>`(${orderLines.totalPesos} - ${orderLines.discountPesos})::float8`,
      })
      .from(orders)
      .innerJoin(sales, eq(sales.orderId, orders.id))
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(and(isSold(filter), gt(orders.id, last), lte(orders.id, mark)))
      .orderBy(asc(orders.id), asc(orderLines.position));
    last = mark;
  }
}
