/** On which days each lottery of the demo draws, and the numbers of its draws. Days are YYYY-MM-DD in Bogota. */
import { addDays } from "#domain/calendar";
import { isHoliday } from "#domain/holidays";
import data from "./colombia.json" with { type: "json" };

export type DemoLottery = (typeof data.loterias)[number];

const CUNDINAMARCA = 1;
const TOLIMA = 2;
const EXTRA = 15;
const CHRISTMAS = 16;

/** Draw numbers of lotteries for which the data knows none: plausible, counted from this day. */
const UNKNOWN_ANCHOR = { day: "2026-01-01", base: 2_000 };

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Whether a day is a Monday and a public holiday in Colombia. */
export const isMondayHoliday = (day: string): boolean => weekdayOf(day) === 1 && isHoliday(day);

/** Whether a lottery draws on a day. */
export function drawsOn(lottery: Pick<DemoLottery, "ideLoteria" | "diaSorteo">, day: string): boolean {
  const movesOnHolidays = lottery.ideLoteria === CUNDINAMARCA || lottery.ideLoteria === TOLIMA;
  if (movesOnHolidays && isMondayHoliday(addDays(day, -1))) return true;
  if (weekdayOf(day) !== lottery.diaSorteo) return false;
  if (movesOnHolidays) return !isMondayHoliday(day);
  if (lottery.ideLoteria === EXTRA) return addDays(day, 7).slice(5, 7) !== day.slice(5, 7);
  if (lottery.ideLoteria === CHRISTMAS) return ["11", "12"].includes(day.slice(5, 7));
  return true;
}

/** The number of the draw of a day: it counts on from the draw that the data knows, one a week (or a month). */
export function drawNumberOf(lottery: DemoLottery, day: string): number {
  const known = "anclaSorteo" in lottery ? lottery.anclaSorteo : undefined;
  const anchor = known
    ? { day: known.fecha.split("-").reverse().join("-"), base: known.sorteo }
    : { day: UNKNOWN_ANCHOR.day, base: UNKNOWN_ANCHOR.base + lottery.ideLoteria * 100 };
  if (lottery.ideLoteria === EXTRA) {
    const months = (at: string) => Number(at.slice(0, 4)) * 12 + Number(at.slice(5, 7));
    return anchor.base + months(day) - months(anchor.day);
  }
  // Counted by calendar weeks from Monday to Sunday, so that a draw moved to Tuesday keeps its number.
  const mondayOf = (at: string) => addDays(at, -((weekdayOf(at) + 6) % 7));
  return anchor.base + Math.round(daysBetween(mondayOf(anchor.day), mondayOf(day)) / 7);
}
