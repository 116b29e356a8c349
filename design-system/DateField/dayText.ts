/** A calendar day as it is written in Colombia, and as forms carry it. */

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const WRITTEN = /^(\d{2})-(\d{2})-(\d{4})$/;

/** "20-11-2026" of "2026-11-20"; anything else as it is. */
export const writtenDay = (value: string): string => value.replace(ISO, "$3-$2-$1");

/** "2026-11-20" of "20-11-2026"; what is not whole as it is. Whether there is such a day is the caller's to say. */
export const isoDay = (text: string): string => text.replace(WRITTEN, "$3-$2-$1");

/** "2026-11-20" of a whole day, "" of anything else. */
export const wholeDay = (value: string): string => (ISO.test(value) ? value : "");

/** Typed text with the hyphens that one need not type: "20112026", "20/11/2026" and "5-1-2026" are days, too. */
export function withHyphens(typed: string): string {
  const parts = typed.split(/\D+/);
  // A part that is ended is whole: "5-" is the fifth.
  const digits = parts.map((part, index) => (index < parts.length - 1 && index < 2 ? part.padStart(2, "0") : part));
  const isEnded = parts.length > 1 && parts.at(-1) === "";
  const text = digits.join("").slice(0, 8);
  const written = [text.slice(0, 2), text.slice(2, 4), text.slice(4)].filter(Boolean).join("-");
  return isEnded && text.length < 8 ? `${written}-` : written;
}
