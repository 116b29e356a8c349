/** Days and hours of Bogotá, which is five hours behind UTC all year. A day is "YYYY-MM-DD". */
const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export const instantOf = (day: string, hour: string): number => Date.parse(`${day}T${hour}:00-05:00`);
export const dayOf = (instant: number): string => new Date(instant - 5 * HOUR).toISOString().slice(0, 10);
export const addDays = (day: string, count: number): string => dayOf(instantOf(day, "12:00") + count * DAY);
/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();
/** "YYYY-MM-DD" as "DD-MM-YYYY". */
export const dayMonthYear = (day: string): string => day.split("-").reverse().join("-");
/** A date and time with the offset of Bogotá, so that its first ten characters are the Colombian day. */
export const stamp = (instant: number): string => `${new Date(instant - 5 * HOUR).toISOString().slice(0, 19)}-05:00`;

/** The day of "DD-MM-YYYY", "DD/MM/YYYY" or "YYYY-MM-DD"; null for any other value. */
export function readDay(value: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(value) ?? [];
  if (day && month && year) return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? null;
}
