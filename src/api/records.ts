/** Reading wire records: a record that cannot be read gives null, so that it spoils itself and not its list. */
import { bogotaInstant, parseHour } from "#domain/bogota";
import { parseDay } from "#domain/calendar";

/** For `isValidSync`: values are checked as they came, none is converted. */
export const strict = { strict: true } as const;

/** The records of a list that can be read. */
export const readable = <T>(records: readonly unknown[], read: (record: unknown) => T | null): T[] =>
  records.flatMap((record) => read(record) ?? []);

/** The instant (epoch ms) of a day and an hour in Bogotá as the wire writes them; null when either cannot be read. */
export function instantOf(dayText: string | null | undefined, hourText: string | null | undefined): number | null {
  const day = dayText && parseDay(dayText);
  const hour = hourText && parseHour(hourText);
  return day && hour ? bogotaInstant(day, hour) : null;
}
