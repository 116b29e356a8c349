/** Results and the events that are announced. */
import { and, asc, desc, eq, getTableColumns, gt, gte, lt, max, min } from "drizzle-orm";
import type { Db } from "./database";
import { countdownEvents, draws, lotteries, results } from "./schema";

/** A result with its lottery's names. */
export type ResultRow = typeof results.$inferSelect & {
  name: string;
  abbreviation: string;
  resultClass: number;
  /** The draw's own top prize, whole pesos. */
  jackpotPesos: number;
};

/** Every lottery, in the order of their names. */
export function allLotteries(
  db: Db,
): Promise<Pick<typeof lotteries.$inferSelect, "id" | "name" | "abbreviation" | "resultClass">[]> {
  const { id, name, abbreviation, resultClass } = lotteries;
  return db.select({ id, name, abbreviation, resultClass }).from(lotteries).orderBy(asc(lotteries.name));
}

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
      jackpotPesos: draws.jackpotPesos,
    })
    .from(results)
    .innerJoin(draws, and(eq(draws.lotteryId, results.lotteryId), eq(draws.drawNumber, results.drawNumber)))
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

/**
 * The last instant with a result before `from` and the first one from `until` on, both of draws before `now`; of one lottery
 * or of all. Null where there is none. ISO UTC.
 */
export async function resultsBeside(
  db: Db,
  { lotteryId, from, until, now }: { lotteryId?: number; from: string; until: string; now: string },
): Promise<{ before: string | null; after: string | null }> {
  const drawn = and(lt(results.drawsAt, now), lotteryId === undefined ? undefined : eq(results.lotteryId, lotteryId));
  const [[before], [after]] = await Promise.all([
    db
      .select({ at: max(results.drawsAt) })
      .from(results)
      .where(and(drawn, lt(results.drawsAt, from))),
    db
      .select({ at: min(results.drawsAt) })
      .from(results)
      .where(and(drawn, gte(results.drawsAt, until))),
  ]);
  return { before: before?.at ?? null, after: after?.at ?? null };
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
