/** Prize plans, results and the events that are announced. */
import { and, asc, desc, eq, getTableColumns, gt, gte, lt } from "drizzle-orm";
import type { Db } from "./database";
import { countdownEvents, lotteries, prizePlanRows, results } from "./schema";

/** A row of a prize plan with what a ticket of its lottery costs. Amounts in whole pesos. */
export type PlanRow = typeof prizePlanRows.$inferSelect & { fractionPesos: number; fractionsPerTicket: number };

/** The prize plan of a lottery in its order; empty when there is none. */
export function prizePlanOf(db: Db, lotteryId: number): Promise<PlanRow[]> {
  return db
    .select({
      ...getTableColumns(prizePlanRows),
      fractionPesos: lotteries.fractionPesos,
      fractionsPerTicket: lotteries.fractionsPerTicket,
    })
    .from(prizePlanRows)
    .innerJoin(lotteries, eq(lotteries.id, prizePlanRows.lotteryId))
    .where(eq(prizePlanRows.lotteryId, lotteryId))
    .orderBy(asc(prizePlanRows.position));
}

/** A result with its lottery's names. */
export type ResultRow = typeof results.$inferSelect & { name: string; abbreviation: string; resultClass: number };

/** The results of draws before `now` (ISO), the newest first: of one lottery, of the time from `from` until before `until`. */
export function resultsOf(
  db: Db,
  {
    lotteryId,
    from,
    until,
    now,
    limit,
  }: { lotteryId?: number; from?: string; until?: string; now: string; limit: number },
): Promise<ResultRow[]> {
  return db
    .select({
      ...getTableColumns(results),
      name: lotteries.name,
      abbreviation: lotteries.abbreviation,
      resultClass: lotteries.resultClass,
    })
    .from(results)
    .innerJoin(lotteries, eq(lotteries.id, results.lotteryId))
    .where(
      and(
        lt(results.drawsAt, now),
        lotteryId === undefined ? undefined : eq(results.lotteryId, lotteryId),
        from === undefined ? undefined : gte(results.drawsAt, from),
        until === undefined ? undefined : lt(results.drawsAt, until),
      ),
    )
    .orderBy(desc(results.drawsAt), asc(results.lotteryId))
    .limit(limit);
}

/** The active events that end after `now` (ISO), the next one first; at most `limit`. */
export function comingEvents(db: Db, now: string, limit: number): Promise<(typeof countdownEvents.$inferSelect)[]> {
  return db
    .select()
    .from(countdownEvents)
    .where(and(eq(countdownEvents.isActive, true), gt(countdownEvents.endsAt, now)))
    .orderBy(asc(countdownEvents.endsAt))
    .limit(limit);
}
