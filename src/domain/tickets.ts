/** Numbers, series and fractions of a ticket. Numbers and series are strings: their leading zeros are part of them. */

/** A played number, exactly four digits; null for anything else ("12" is not "0012"). */
export const parseNumber = (text: string): string | null => (/^\d{4}$/.test(text) ? text : null);

/** A series, exactly three digits; null for anything else ("1" is not "001"). */
export const parseSeries = (text: string): string | null => (/^\d{3}$/.test(text) ? text : null);

/** A favourite number from the wire ("4-8-2-7" or "4827"); null when absent or "0000", which means none. */
export function parseFavorite(text: string | null | undefined): string | null {
  if (!text) return null;
  const digits = text.replaceAll("-", "");
  return /^\d{4}$/.test(digits) && digits !== "0000" ? digits : null;
}

/** A series of one number and how many of its fractions are free. */
export interface SeriesOption {
  series: string;
  freeFractions: number;
}

/** At most this many series are offered for a number (PLAY-03). */
export const MAX_SERIES_OFFERED = 10;

export type SlotState = "free" | "chosen" | "taken";

/** The fraction slots of a ticket: the first `freeFractions` can be chosen, the others are taken (PLAY-04). */
export function fractionSlots(
  fractionsPerTicket: number,
  freeFractions: number,
  chosen: ReadonlySet<number>,
): SlotState[] {
  return Array.from({ length: fractionsPerTicket }, (_, index) =>
    index >= freeFractions ? "taken" : chosen.has(index) ? "chosen" : "free",
  );
}
