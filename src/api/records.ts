/** Reading wire records: a record that cannot be read gives null, so that it spoils itself and not its list. */
import { bogotaInstant, parseDay, parseHour } from "#domain/bogota";

/**
 * A single value as text: "" for a list, an object or nothing. `String` throws on an object whose `toString` is not a
 * function, which any JSON can hold.
 */
export const scalarText = (value: unknown): string =>
  ["string", "number", "boolean"].includes(typeof value) ? String(value) : "";

/** The records of a list that can be read. */
export const readable = <T>(records: readonly unknown[], read: (record: unknown) => T | null): T[] =>
  records.flatMap((record) => read(record) ?? []);

/** The first `limit` records of a list that can be read; the rest is not looked at. */
export function readableUpTo<T>(limit: number, records: readonly unknown[], read: (record: unknown) => T | null): T[] {
  const found: T[] = [];
  for (const record of records) {
    if (found.length >= limit) break;
    const value = read(record);
    if (value !== null) found.push(value);
  }
  return found;
}

/** The instant (epoch ms) of a day and an hour in Bogotá as the wire writes them; null when either cannot be read. */
export function instantOf(dayText: string | null | undefined, hourText: string | null | undefined): number | null {
  const day = dayText && parseDay(dayText);
  const hour = hourText && parseHour(hourText);
  return day && hour ? bogotaInstant(day, hour) : null;
}
