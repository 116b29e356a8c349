/** Numbers, series, fractions, money and luck. */
import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { linePesos, mergeLines, payablePesos, type CartLine } from "#domain/cart";
import { percentOf, sumPesos } from "#domain/money";
import { randomBelow, randomNumber, type RandomSource } from "#domain/random";
import { readStoredCart, writeStoredCart } from "#domain/storedCart";
import { fractionSlots, parseFavorite, parseNumber, parseSeries } from "#domain/tickets";

const digits = (length: number) =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((value) => String(value).padStart(length, "0"));

describe("numbers and series are strings", () => {
  test("[F-7] four digits are a number and three a series, with their leading zeros, and nothing else is", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), (text) => {
        expect(parseNumber(text)).toBe(/^[0-9]{4}$/.test(text) ? text : null);
        expect(parseSeries(text)).toBe(/^[0-9]{3}$/.test(text) ? text : null);
      }),
    );
    expect(parseNumber("12")).toBeNull();
    expect(parseNumber("0012")).toBe("0012");
    expect(parseSeries("1")).toBeNull();
    expect(parseSeries("٠٠١")).toBeNull();
  });

  test("[CARD-03] a favourite number comes with dashes; 0000 means none", () => {
    expect(parseFavorite("4-8-2-7")).toBe("4827");
    expect(parseFavorite("4827")).toBe("4827");
    for (const none of ["0-0-0-0", "0000", "", null, undefined, "48-27-1", "abcd"])
      expect(parseFavorite(none)).toBeNull();
  });
});

describe("fraction slots", () => {
  test("[PLAY-04] as many as the ticket has, those beyond the free ones taken", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 20 }),
        fc.uniqueArray(fc.nat(20)),
        (all, free, chosen) => {
          const slots = fractionSlots(all, free, new Set(chosen));
          expect(slots).toHaveLength(all);
          slots.forEach((state, slot) => {
            expect(state).toBe(slot >= free ? "taken" : chosen.includes(slot) ? "chosen" : "free");
          });
        },
      ),
    );
  });
});

describe("money", () => {
  test("[CART-07] a discount is whole pesos between nothing and the price, also with absurd percentages", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.double({ min: -50, max: 500, noNaN: true }), (amount, percent) => {
        const part = percentOf(amount, percent);
        expect(Number.isInteger(part)).toBe(true);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(amount);
      }),
    );
    expect(percentOf(18_000, 10)).toBe(1800);
    expect(percentOf(5, 50)).toBe(3);
  });

  test("[CART-07] a sum that is no whole amount is a mistake of the program, named", () => {
    expect(() => sumPesos([0.5])).toThrow("0.5");
    expect(sumPesos([])).toBe(0);
  });
});

const line = (over: Partial<CartLine> = {}): CartLine => ({
  id: "aaaaaaaa",
  lotteryId: 10,
  drawNumber: 4861,
  lotteryName: "Lotería de Medellín",
  abbreviation: "MEDE",
  number: "1234",
  series: "042",
  fractions: 1,
  fractionPesos: 6000,
  fractionsPerTicket: 3,
  closesAt: 2_000,
  drawsAt: 3_000,
  ...over,
});

const lines = fc.uniqueArray(
  fc
    .record({
      id: digits(8),
      number: fc.constantFrom("1234", "0007"),
      series: fc.constantFrom("001", "042"),
      fractions: fc.integer({ min: 1, max: 3 }),
    })
    .map(line),
  { selector: ({ id }) => id, maxLength: 8 },
);

describe("carts", () => {
  test("[F-5] a closed draw's line is not part of the total", () => {
    const open = line({ fractions: 2, closesAt: 2_000 });
    const closed = line({ id: "bbbbbbbb", closesAt: 500 });
    expect(payablePesos([open, closed], 1_000)).toBe(linePesos(open));
    expect(payablePesos([open, closed], 2_000)).toBe(0);
  });

  test("[F-10] merging again changes nothing", () => {
    fc.assert(
      fc.property(lines, lines, (server, local) => {
        const once = mergeLines(server, local);
        expect(mergeLines(once, local)).toEqual(once);
      }),
    );
  });

  test("[F-10] no merged ticket ever has more fractions than were printed, and the first cart loses nothing", () => {
    fc.assert(
      fc.property(lines, (local) => {
        const merged = mergeLines([], local);
        const perTicket = new Map<string, number>();
        for (const { number, series, fractions } of merged) {
          const key = number + series;
          perTicket.set(key, (perTicket.get(key) ?? 0) + fractions);
        }
        for (const count of perTicket.values()) expect(count).toBeLessThanOrEqual(3);
      }),
    );
    const first = [line({ fractions: 3 })];
    expect(mergeLines(first, [line({ id: "bbbbbbbb" })])).toEqual(first);
  });

  test("[F-11] a kept cart is read back as it was, and any other text is no cart", () => {
    fc.assert(
      fc.property(lines, (kept) => {
        expect(readStoredCart(writeStoredCart(kept))).toEqual(kept);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const text = JSON.stringify(value) ?? "";
        const read = readStoredCart(text);
        if (read !== null) expect(JSON.parse(writeStoredCart(read))).toEqual(JSON.parse(text));
      }),
    );
    for (const text of [
      "",
      "{",
      "null",
      "[]",
      '{"version":2,"lines":[]}',
      '{"version":1,"lines":[{}]}',
      '{"version":1,"lines":[{"number":12}]}',
    ])
      expect(readStoredCart(text)).toBeNull();
  });
});

describe("luck", () => {
  const platform: RandomSource = (values) => crypto.getRandomValues(values);

  test("[CONV-03] every number is equally likely: the spread over ten classes fits chi-square", () => {
    const classes = Array.from({ length: 10 }, () => 0);
    const draws = 20_000;
    for (let count = 0; count < draws; count++) classes[Number(randomNumber(platform)[0])]! += 1;
    const expected = draws / classes.length;
    const chiSquare = classes.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    // 9 degrees of freedom: a fair generator exceeds 40 about once in 130,000 runs.
    expect(chiSquare).toBeLessThan(40);
  });

  test("[CONV-03] values past the last whole multiple are drawn again, so that the low numbers are not favoured", () => {
    const offered = [2 ** 32 - 1, 2 ** 32 - 2, 7];
    const source: RandomSource = (values) => {
      values[0] = offered.shift()!;
      return values;
    };
    expect(randomBelow(10_000, source)).toBe(7);
    expect(offered).toEqual([]);
    expect(() => randomBelow(0, platform)).toThrow("0");
  });
});
