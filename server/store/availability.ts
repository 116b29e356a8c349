/** What is free: computed from the few fractions that are not. */
import { and, eq, sql } from "drizzle-orm";
import { MAX_SERIES_OFFERED } from "#domain/tickets";
import { prepared, type Db } from "./database";
import { fractions } from "./schema";

interface DrawStock {
  lotteryId: number;
  drawNumber: number;
  fractionsPerTicket: number;
  seriesCount: number;
}

/** A series of one number with its free fractions. */
export interface FreeSeries {
  series: string;
  free: number;
}

const NUMBERS_OFFERED = 12;
const NEIGHBOURHOOD = 60;

const padded = (value: number, width: number): string => String(value).padStart(width, "0");

/** Fractions that a hold no longer keeps count as free. */
const isTaken = sql`(${fractions.state} <> 'HELD' or ${fractions.heldUntil} > ${sql.placeholder("now")})`;

const takenOfNumbers = prepared((db) =>
  db
    .select({ number: fractions.number, series: fractions.series, taken: sql<number>`count(*)::int` })
    .from(fractions)
    .where(
      and(
        eq(fractions.lotteryId, sql.placeholder("lotteryId")),
        eq(fractions.drawNumber, sql.placeholder("drawNumber")),
        sql`${fractions.number} = any(${sql.placeholder("numbers")}::text[])`,
        isTaken,
      ),
    )
    .groupBy(fractions.number, fractions.series),
);

const takenBy = (
  db: Db,
  { lotteryId, drawNumber }: DrawStock,
  numbers: string[],
  now: string,
): Promise<{ number: string; series: string; taken: number }[]> =>
  takenOfNumbers(db).execute({ lotteryId, drawNumber, numbers, now });

/**
 * At most ten series of a number that have fractions free at `now` (ISO), in order; with `only`, that series if it has any.
 * Where the ten begin depends on the number, so that players of different numbers are not all offered the same series.
 */
export async function freeSeries(
  db: Db,
  draw: DrawStock,
  number: string,
  now: string,
  only?: string,
): Promise<FreeSeries[]> {
  const taken = new Map((await takenBy(db, draw, [number], now)).map((row) => [row.series, row.taken]));
  const freeIn = (series: string): number => draw.fractionsPerTicket - (taken.get(series) ?? 0);
  if (only !== undefined) {
    const free = Number(only) < draw.seriesCount ? freeIn(only) : 0;
    return free > 0 ? [{ series: only, free }] : [];
  }
  const start = (Number(number) * 37 + draw.drawNumber * 11) % draw.seriesCount;
  const step = strideOf(draw.seriesCount);
  const found: FreeSeries[] = [];
  for (let index = 0; index < draw.seriesCount && found.length < MAX_SERIES_OFFERED; index += 1) {
    const series = padded((start + index * step) % draw.seriesCount, 3);
    const free = freeIn(series);
    if (free > 0) found.push({ series, free });
  }
  return found.sort((a, b) => a.series.localeCompare(b.series));
}

/** A step that visits every series once: it shares no factor with their count. */
function strideOf(count: number): number {
  for (const step of [29, 31, 37, 41, 43]) if (count % step !== 0) return step;
  return 1;
}

/** A number with free fractions, and how many of its tickets are whole. */
export interface FreeNumber {
  number: string;
  wholeTickets: number;
}

/** Those of some different numbers that have free fractions at `now` (ISO), in their order. */
export async function freeAmong(
  db: Db,
  draw: DrawStock,
  numbers: readonly string[],
  now: string,
): Promise<FreeNumber[]> {
  const touched = new Map(numbers.map((number) => [number, { tickets: 0, fractions: 0 }]));
  for (const { number, taken } of await takenBy(db, draw, [...numbers], now)) {
    const stock = touched.get(number)!;
    stock.tickets += 1;
    stock.fractions += taken;
  }
  const capacity = draw.seriesCount * draw.fractionsPerTicket;
  return numbers
    .filter((number) => touched.get(number)!.fractions < capacity)
    .map((number) => ({ number, wholeTickets: draw.seriesCount - touched.get(number)!.tickets }));
}

/** Twelve steps of this span all numbers, and none is met twice. */
const SPREAD = 833;

/** Numbers with free fractions at `now` (ISO): the nearest to `near` first, or in order a spread over all when null. */
export async function freeNumbers(db: Db, draw: DrawStock, near: string | null, now: string): Promise<FreeNumber[]> {
  const candidates = near
    ? Array.from({ length: NEIGHBOURHOOD }, (_, index) => {
        const distance = Math.floor(index / 2) + 1;
        return padded((Number(near) + (index % 2 ? -distance : distance) + 10_000) % 10_000, 4);
      })
    : Array.from({ length: NEIGHBOURHOOD }, (_, index) => padded((draw.drawNumber * 7 + index * SPREAD) % 10_000, 4));
  const offered = (await freeAmong(db, draw, candidates, now)).slice(0, NUMBERS_OFFERED);
  return near ? offered : offered.sort((one, other) => one.number.localeCompare(other.number));
}
