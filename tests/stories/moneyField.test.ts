/** Digits shown in groups: what is typed is what is kept, and the caret stays behind its digit. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mobile, onlyDigits, regroup, thousands } from "#ds/Field/groupedDigits.ts";
import type { DigitsRule } from "#ds/Field/groupedDigits.ts";

const money: DigitsRule = { group: thousands, maxDigits: 15 };
const phone: DigitsRule = { group: mobile, maxDigits: 15 };

/** Text as a person or a clipboard gives it: digits, separators, words between. */
const written = fc.string({ unit: fc.constantFrom(..."0123456789 .,$-+aé"), maxLength: 18 });
const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength });
const before = (text: string, caret: number) => onlyDigits(text.slice(0, caret)).length;

describe.each([
  ["money", money],
  ["phone", phone],
])("%s", (_, rule) => {
  test("the digits written are the digits kept, as many as there is room for", () => {
    fc.assert(
      fc.property(written, fc.nat(18), (text, at) => {
        const caret = Math.min(at, text.length);
        const all = onlyDigits(text);
        fc.pre(all.length <= rule.maxDigits);
        const next = regroup(rule, text, caret);
        expect(next.digits).toBe(all);
        expect(onlyDigits(next.text)).toBe(all);
      }),
    );
  });

  test("the caret stays right behind the digit that it stood behind", () => {
    fc.assert(
      fc.property(written, fc.nat(18), (text, at) => {
        const caret = Math.min(at, text.length);
        fc.pre(onlyDigits(text).length <= rule.maxDigits);
        const next = regroup(rule, text, caret);
        expect(before(next.text, next.caret)).toBe(before(text, caret));
        if (next.caret > 0) expect(next.text[next.caret - 1]).toMatch(/\d/);
      }),
    );
  });

  test("a number typed digit by digit at any place arrives whole", () => {
    fc.assert(
      fc.property(digits(7), digits(7), fc.nat(7), (first, typed, at) => {
        const place = Math.min(at, first.length);
        let shown = regroup(rule, first, 0);
        let caret = regroup(rule, first.slice(0, place), place).text.length;
        // The caret's place in the whole text, behind as many digits.
        while (before(shown.text, caret) < place) caret += 1;
        for (const digit of typed) {
          const text = shown.text.slice(0, caret) + digit + shown.text.slice(caret);
          shown = regroup(rule, text, caret + 1);
          caret = shown.caret;
        }
        expect(shown.digits).toBe(first.slice(0, place) + typed + first.slice(place));
      }),
    );
  });

  test("Backspace and Delete always take exactly one digit, also across a separator", () => {
    fc.assert(
      fc.property(digits(12), fc.nat(16), fc.constantFrom("backward" as const, "forward" as const), (all, at, way) => {
        const shown = rule.group(all);
        const caret = Math.min(at, shown.length);
        const from = way === "backward" ? caret - 1 : caret;
        fc.pre(from >= 0 && from < shown.length);
        const text = shown.slice(0, from) + shown.slice(from + 1);
        const count = before(shown, caret);
        const gone = way === "backward" ? count - 1 : count;
        const next = regroup(rule, text, from, { digits: all, direction: way });
        expect(next.digits).toBe(all.slice(0, gone) + all.slice(gone + 1));
      }),
    );
  });
});

test("groups of three with dots, and three, three and the rest", () => {
  expect(["", "5", "500", "5000", "1250000"].map(thousands)).toEqual(["", "5", "500", "5.000", "1.250.000"]);
  expect(["", "300", "3001", "3001234567"].map(mobile)).toEqual(["", "300", "300 1", "300 123 4567"]);
});

test("what finds no room is what came in last, not what stood there before", () => {
  expect(regroup({ group: thousands, maxDigits: 4 }, "19.234", 2)).toEqual({ digits: "1234", text: "1.234", caret: 1 });
});

test("only a whole number loses its country's code, and the caret keeps its digit", () => {
  const shed = (all: string) => (all.length === 12 && all.startsWith("57") ? 2 : 0);
  const rule = { ...phone, shed };
  expect(regroup(rule, "+57 300-123-4567", 16)).toEqual({ digits: "3001234567", text: "300 123 4567", caret: 12 });
  expect(regroup(rule, "573001234567", 5)).toEqual({ digits: "3001234567", text: "300 123 4567", caret: 3 });
  expect(regroup(rule, "573001234567", 1)).toEqual({ digits: "3001234567", text: "300 123 4567", caret: 0 });
  expect(regroup(rule, "57300123456", 11).digits).toBe("57300123456");
});
