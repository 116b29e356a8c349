/** Colombia's public holidays (Ley 51 de 1983) and the days on which offices work. Days are YYYY-MM-DD in Bogotá. */
import { addDays } from "./calendar";

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Easter Sunday of a year (Gregorian computus). */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  // Days after 22 March.
  return addDays(`${year}-03-22`, h + l - 7 * m);
}

const FIXED = ["01-01", "05-01", "07-20", "08-07", "12-08", "12-25"];
/** Feasts that the law moves to the Monday that follows. */
const MOVED = ["01-06", "03-19", "06-29", "08-15", "10-12", "11-01", "11-11"];
/** Days after Easter Sunday: Maundy Thursday, Good Friday, and the three feasts that fall on Mondays. */
const AROUND_EASTER = [-3, -2, 43, 64, 71];

/** Whether a day is a public holiday in Colombia. Sundays are none by themselves. */
export function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  if (FIXED.includes(day.slice(5))) return true;
  if (AROUND_EASTER.some((days) => addDays(easter(year), days) === day)) return true;
  if (weekdayOf(day) !== 1) return false;
  return Array.from({ length: 7 }, (_, back) => addDays(day, -back)).some((feast) => MOVED.includes(feast.slice(5)));
}

/** Whether offices work on a day: Monday to Friday, no holidays. */
export const isBusinessDay = (day: string): boolean => ![0, 6].includes(weekdayOf(day)) && !isHoliday(day);

/** The business day that is `count` business days after `day`; `day` itself does not count. */
export function addBusinessDays(day: string, count: number): string {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1);
    if (isBusinessDay(reached)) left -= 1;
  }
  return reached;
}
