/** Bogota's calendar and clock: UTC−5 all year, no daylight saving. Days are YYYY-MM-DD, instants ISO UTC or epoch milliseconds. */
const OFFSET_MS = -5 * 60 * 60_000;

/** The calendar parts of an instant as they stand in Bogota, whatever the device's time zone. */
export function bogotaParts(instant: number): { day: string; weekday: number; hour: number; minute: number } {
  // Shifted by the offset, the UTC parts are Bogota's.
  const local = new Date(instant + OFFSET_MS);
  return {
    day: local.toISOString().slice(0, 10),
    weekday: local.getUTCDay(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}

/** Today's calendar day in Bogota at the instant `now` (epoch ms). */
export const bogotaDay = (now: number): string => bogotaParts(now).day;

/** Reads an hour HH:mm or HH:mm:ss. Gives HH:mm or null. */
export function parseHour(text: string): string | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text);
  return match ? `${match[1]}:${match[2]}` : null;
}

/** The instant (epoch ms) of a Bogota day (YYYY-MM-DD) and hour (HH:mm). Throws on anything else: callers parse first. */
export function bogotaInstant(day: string, hour: string): number {
  const instant = Date.parse(`${day}T${hour}:00-05:00`);
  // Date.parse reads 31 February as 3 March and 24:00 as the next day.
  if (Number.isNaN(instant) || bogotaDay(instant) !== day)
    throw new Error(`Not a day and hour of Bogota: "${day}" "${hour}"`);
  return instant;
}
