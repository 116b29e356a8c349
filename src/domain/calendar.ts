/** Calendar days (YYYY-MM-DD): read strictly, counted on. Kept apart from bogota.ts, which every page carries and which needs no library. */
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** Reads a calendar day written YYYY-MM-DD or DD-MM-YYYY, strictly (31-02 is refused). Gives YYYY-MM-DD or null. */
export function parseDay(text: string): string | null {
  for (const format of ["YYYY-MM-DD", "DD-MM-YYYY"]) {
    const day = dayjs.utc(text, format, true);
    if (day.isValid()) return day.format("YYYY-MM-DD");
  }
  return null;
}

/** The day `count` days after `day` (both YYYY-MM-DD); negative counts go back. */
export const addDays = (day: string, count: number): string => dayjs.utc(day).add(count, "day").format("YYYY-MM-DD");
