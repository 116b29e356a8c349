/** Bogota's calendar and clock: UTC−5 all year, no daylight saving. Days are YYYY-MM-DD, instants ISO UTC or epoch milliseconds. */
export const bogotaOffsetMs = -5 * 60 * 60_000;

/** The calendar parts of an instant as they stand in Bogota, whatever the device's time zone. */
export function bogotaParts(instant: number): { day: string; weekday: number; hour: number; minute: number } {
  // Shifted by the offset, the UTC parts are Bogota's.
  const local = new Date(instant + bogotaOffsetMs);
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

/** Whether a text is a calendar day YYYY-MM-DD that exists. */
export function isDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Date.parse reads 31 February as 3 March.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** Reads a calendar day written YYYY-MM-DD or DD-MM-YYYY, strictly (31-02 is refused). Gives YYYY-MM-DD or null. */
export function parseDay(text: string): string | null {
  const day = text.replace(/^(\d{2})-(\d{2})-(\d{4})$/, "$3-$2-$1");
  return isDay(day) ? day : null;
}

/** Days from `from` until `until` (both YYYY-MM-DD); negative when `until` was before. */
export const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / 86_400_000;

/** The instant (epoch ms) of a Bogota day (YYYY-MM-DD) and hour (HH:mm). Throws on anything else: callers parse first. */
export function bogotaInstant(day: string, hour: string): number {
  const instant = Date.parse(`${day}T${hour}:00-05:00`);
  // Date.parse reads 31 February as 3 March and 24:00 as the next day.
  if (Number.isNaN(instant) || bogotaDay(instant) !== day)
    throw new Error(`Not a day and hour of Bogota: "${day}" "${hour}"`);
  return instant;
}
