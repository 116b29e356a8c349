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

/** The same request, the same text, in whatever order its fields were written. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`)
    .join()}}`;
}
