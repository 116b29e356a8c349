/** A calendar day as it is written in Colombia, and as forms carry it. */

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const WRITTEN = /^(\d{2})-(\d{2})-(\d{4})$/;

/** "20-11-2026" of "2026-11-20"; anything else as it is. */
export const writtenDay = (value: string): string => value.replace(ISO, "$3-$2-$1");

/** "2026-11-20" of "20-11-2026"; what is not whole as it is. Whether there is such a day is the caller's to say. */
export const isoDay = (text: string): string => text.replace(WRITTEN, "$3-$2-$1");

/** "2026-11-20" of a whole day, "" of anything else. */
export const wholeDay = (value: string): string => (ISO.test(value) ? value : "");

/** After 19 or 20 comes no month: the four figures are those of a year, and the month follows. */
const YEAR_FIRST = /^(?:19|20)(?:1[3-9]|[2-9]\d)(?:[01]|$)/;

/** Typed text without what is no part of a day. */
export const daySigns = (typed: string): string => typed.replace(/[^\d/. -]/g, "");

/**
 * Typed text with the hyphens that one need not type: "20112026", "20/11/2026", "5-1-2026" and "2026-11-20" are days, too. What
 * is no part of a day falls away.
 */
export function withHyphens(typed: string): string {
  const kept = daySigns(typed).replace(/^\D+/, "");
  if (ISO.test(kept)) return writtenDay(kept);
  const parts = kept.split(/\D+/);
  // A part that is ended is whole: "5-" is the fifth.
  const digits = parts.map((part, index) => (index < parts.length - 1 && index < 2 ? part.padStart(2, "0") : part));
  const isEnded = parts.length > 1 && parts.at(-1) === "";
  const text = digits.join("").slice(0, 8);
  const ends = YEAR_FIRST.test(text) ? [4, 6, 8] : [2, 4, 8];
  const written = ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end)).filter(Boolean);
  const whole = written.join("-");
  if (text.length === 8) return writtenDay(whole);
  return isEnded ? `${whole}-` : whole;
}
