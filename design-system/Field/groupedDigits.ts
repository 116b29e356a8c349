/**
 * Digits shown in groups while they are being typed: "1.250.000", "300 123 4567". What is typed is never lost, and the
 * caret stays behind the digit that it stood behind.
 */

/** How digits of one kind are shown. */
export interface DigitsRule {
  /** Writes the digits with their separators; adds, drops and changes no digit. */
  group: (digits: string) => string;
  /** More are turned away. */
  maxDigits: number;
  /** How many of the first digits do not belong to the value (a country's code); default none. */
  shed?: (digits: string) => number;
}

/** Digits as they are kept and shown, with the caret's place in the text. */
export interface GroupedDigits {
  digits: string;
  text: string;
  caret: number;
}

/** Only the digits of a text. */
export const onlyDigits = (text: string): string => text.replace(/\D/g, "");

/** The place right behind the digit number `count` of a text (from 1); 0 is the text's beginning. */
const behind = (text: string, count: number): number => {
  let seen = 0;
  let place = 0;
  while (seen < count && place < text.length) {
    if (/\d/.test(text[place]!)) seen += 1;
    place += 1;
  }
  return place;
};

/** An erasing key was pressed when the field held `digits`. */
export interface Erasure {
  digits: string;
  direction: "backward" | "forward";
}

/**
 * What becomes of a text that was just edited, the caret standing at `caret`. A key that erased nothing but a separator
 * erases the digit next to it: a key that does nothing looks broken.
 */
export const regroup = (rule: DigitsRule, text: string, caret: number, erasure?: Erasure): GroupedDigits => {
  let left = onlyDigits(text.slice(0, caret));
  let right = onlyDigits(text.slice(caret));
  if (erasure !== undefined && left + right === erasure.digits) {
    if (erasure.direction === "backward") left = left.slice(0, -1);
    else right = right.slice(1);
  }
  const shed = rule.shed?.(left + right) ?? 0;
  right = right.slice(Math.max(0, shed - left.length));
  left = left.slice(shed);
  // What came in last stands before the caret: that is what finds no room.
  const excess = Math.max(0, left.length + right.length - rule.maxDigits);
  left = left.slice(0, Math.max(0, left.length - excess));
  right = right.slice(0, rule.maxDigits - left.length);
  const digits = left + right;
  const grouped = rule.group(digits);
  return { digits, text: grouped, caret: behind(grouped, left.length) };
};

/** Groups of three from the right, with dots: 1250000 is "1.250.000". */
export const thousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ".");

/** Three, three and the rest: "300 123 4567". */
export const mobile = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(" ");
