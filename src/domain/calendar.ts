/** Calendar days (YYYY-MM-DD) counted on. Apart from bogota.ts, which every page carries and which needs no library. */
import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);

/** The day `count` days after `day` (both YYYY-MM-DD); negative counts go back. */
export const addDays = (day: string, count: number): string => dayjs.utc(day).add(count, "day").format("YYYY-MM-DD");

/** The same day `count` years after `day` (both YYYY-MM-DD); 28 February where there is no 29. */
export const addYears = (day: string, count: number): string => dayjs.utc(day).add(count, "year").format("YYYY-MM-DD");

/** The same day `count` months after `day` (both YYYY-MM-DD), or the last one of a shorter month; negative counts go back. */
export const addMonths = (day: string, count: number): string =>
  dayjs.utc(day).add(count, "month").format("YYYY-MM-DD");
