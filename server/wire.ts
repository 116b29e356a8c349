/** Small spellings of the wire: days, hours and dashed digits as the calls write them. */
import { bogotaParts } from "#domain/bogota";

/** An instant's day in Bogota as DD-MM-YYYY. */
export function wireDay(instant: string): string {
  return bogotaParts(Date.parse(instant)).day.split("-").reverse().join("-");
}

/** An instant's hour in Bogota as HH:mm. */
export function wireHour(instant: string): string {
  const { hour, minute } = bogotaParts(Date.parse(instant));
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** "4827" as "4-8-2-7". */
export function dashed(digits: string): string {
  return [...digits].join("-");
}
