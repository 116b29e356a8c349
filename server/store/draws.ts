/** Reading draws: the open ones with a short memory, and those named by an order or a cart. */
import { and, asc, eq, gt, isNull, ne, sql, type SQL } from "drizzle-orm";
import { drawKey } from "#domain/draws";
import type { Clock } from "../clock";
import { keptForASecond } from "./brief";
import { jsonRows, prepared, type Db, type Store } from "./database";
import { draws, lotteries } from "./schema";

/** A draw with its lottery's name. Instants ISO UTC, amounts in whole pesos. */
export type DrawRecord = Omit<typeof draws.$inferSelect, "planId"> & {
  name: string;
  abbreviation: string;
  resultClass: number;
};

const columns = {
  lotteryId: draws.lotteryId,
  drawNumber: draws.drawNumber,
  closesAt: draws.closesAt,
  drawsAt: draws.drawsAt,
  fractionsPerTicket: draws.fractionsPerTicket,
  fractionPesos: draws.fractionPesos,
  jackpotPesos: draws.jackpotPesos,
  seriesCount: draws.seriesCount,
  annulledAt: draws.annulledAt,
  name: lotteries.name,
  abbreviation: lotteries.abbreviation,
  resultClass: lotteries.resultClass,
};

const select = (db: Db) => db.select(columns).from(draws).innerJoin(lotteries, eq(lotteries.id, draws.lotteryId));

/** The draws that `where` names, inside of another statement. */
export const drawsWithin = (where: SQL): SQL<DrawRecord[]> =>
  jsonRows<DrawRecord>(columns, sql`from draws join lotteries on lotteries.id = draws.lottery_id where ${where}`);

/**
 * Until when (epoch ms) tickets of a draw are sold: its closing. 0, so that it is closed at any time, for one that was annulled
 * or does not exist.
 */
export const salesEndOf = (draw: Pick<DrawRecord, "closesAt" | "annulledAt"> | undefined): number =>
  draw && draw.annulledAt === null ? Date.parse(draw.closesAt) : 0;

/** Matches the draws whose tickets are sold at `now` (ISO). */
const isOnSale = (now: string) => and(gt(draws.closesAt, now), isNull(draws.annulledAt));

/** Gives the next open draws, one query a second at most; a draw that closes within that second is left out all the same. */
export function openDrawsReader(store: Store, clock: Clock): () => Promise<DrawRecord[]> {
  const read = keptForASecond(clock, async () =>
    select(store.db).where(isOnSale(clock.iso())).orderBy(asc(draws.closesAt), asc(draws.lotteryId)),
  );
  return async () => {
    const found = await read();
    const now = clock.now();
    return found.filter((draw) => Date.parse(draw.closesAt) > now);
  };
}

const oneDraw = prepared((db) =>
  select(db).where(
    and(eq(draws.lotteryId, sql.placeholder("lotteryId")), eq(draws.drawNumber, sql.placeholder("drawNumber"))),
  ),
);

/** One draw, open or not; null when there is none. */
export async function findDraw(db: Db, lotteryId: number, drawNumber: number): Promise<DrawRecord | null> {
  const [draw] = await oneDraw(db).execute({ lotteryId, drawNumber });
  return draw ?? null;
}

/** The next draw of a lottery that is open at `now` (ISO); null when there is none. */
export async function nextDrawOf(db: Db, lotteryId: number, now: string): Promise<DrawRecord | null> {
  const [draw] = await select(db)
    .where(and(eq(draws.lotteryId, lotteryId), isOnSale(now)))
    .orderBy(asc(draws.closesAt))
    .limit(1);
  return draw ?? null;
}

/** The next draw of a lottery that is open at `now` (ISO) and is not the one named; null when there is none. */
export async function otherDrawOf(
  db: Db,
  { lotteryId, drawNumber }: { lotteryId: number; drawNumber: number },
  now: string,
): Promise<DrawRecord | null> {
  const [draw] = await select(db)
    .where(and(eq(draws.lotteryId, lotteryId), ne(draws.drawNumber, drawNumber), isOnSale(now)))
    .orderBy(asc(draws.closesAt))
    .limit(1);
  return draw ?? null;
}

// As a subquery: from the list itself PostgreSQL would estimate anew each time how many it names, and plan the statement anew.
const isOneOf = sql`${draws.drawNumber} = any(array(select unnest(${sql.placeholder("numbers")}::int[])))`;
const numbered = prepared((db) => select(db).where(isOneOf));
const numberedUnderLock = prepared((db) =>
  select(db).where(isOneOf).orderBy(asc(draws.lotteryId), asc(draws.drawNumber)).for("key share", { of: draws }),
);

/** Draws by their keys ("10/4861"). */
export const drawsByKey = (found: readonly DrawRecord[]): Map<string, DrawRecord> =>
  new Map(found.map((draw) => [drawKey(draw), draw]));

/** The draws of some lines by their keys. */
export async function drawsOf(
  db: Db,
  lines: readonly { lotteryId: number; drawNumber: number }[],
): Promise<Map<string, DrawRecord>> {
  return byKey(lines, (numbers) => numbered(db).execute({ numbers }));
}

/**
 * The same for a sale: until its transaction ends nobody changes their price or annuls them, and one that is just being changed
 * is waited for.
 */
export async function lockDrawsOf(
  tx: Db,
  lines: readonly { lotteryId: number; drawNumber: number }[],
): Promise<Map<string, DrawRecord>> {
  return byKey(lines, (numbers) => numberedUnderLock(tx).execute({ numbers }));
}

async function byKey(
  lines: readonly { lotteryId: number; drawNumber: number }[],
  read: (numbers: number[]) => Promise<DrawRecord[]>,
): Promise<Map<string, DrawRecord>> {
  if (lines.length === 0) return new Map();
  return drawsByKey(await read([...new Set(lines.map((line) => line.drawNumber))]));
}
