/** Numbers, series, fractions, money and luck. */
import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { linePesos, mergeLines, payablePesos, ticketKey, type CartLine } from "#domain/cart";
import { percentOf, sumPesos, sumPrizes } from "#domain/money";
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
    expect(parseNumber("0012")).toBe("0012");
    expect(parseSeries("001")).toBe("001");
  });

  test.each(["12", "12345", "x1234", "1234x", " 1234", "1234\n", "12.4", "-123", "١٢٣٤"])(
    "[F-7] %j is no number",
    (text) => {
      expect(parseNumber(text)).toBeNull();
    },
  );

  test.each(["1", "1234", "x001", "001x", " 001", "001\n", "-01", "٠٠١"])("[F-7] %j is no series", (text) => {
    expect(parseSeries(text)).toBeNull();
  });

  test("a favourite number comes with dashes; 0000 means none", () => {
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
  test("a discount is whole pesos between nothing and the price, also with absurd percentages", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.double({ min: -50, max: 500, noNaN: true }), (amount, percent) => {
        const part = percentOf(amount, percent);
        expect(Number.isInteger(part)).toBe(true);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(amount);
      }),
    );
    expect(percentOf(18_000, 10)).toBe(1800);
    expect(percentOf(5, 50)).toBe(2);
  });

  test("a sum that is no whole amount is a mistake of the program, named", () => {
    expect(() => sumPesos([0.5])).toThrow("0.5");
    expect(sumPesos([])).toBe(0);
    expect(sumPrizes([0.1, 0.2, 3_541_333_333.33])).toBe(3_541_333_333.63);
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

  test("a ticket is one draw's number and series: another in any of the four is another ticket", () => {
    const key = ticketKey(line());
    expect(ticketKey(line({ id: "bbbbbbbb", fractions: 3 }))).toBe(key);
    const others = [{ lotteryId: 11 }, { drawNumber: 4862 }, { number: "1235" }, { series: "043" }].map((over) =>
      ticketKey(line(over)),
    );
    expect(new Set([key, ...others]).size).toBe(5);
  });

  test("[F-10] a merged cart has the bets of both, the first cart's as they were", () => {
    fc.assert(
      fc.property(lines, lines, (first, second) => {
        const merged = mergeLines(first, second);
        expect(merged.slice(0, first.length)).toEqual(first);
        const ids = new Set(first.map(({ id }) => id));
        const added = second.filter(({ id }) => !ids.has(id));
        for (const ticket of new Set([...first, ...added].map(ticketKey))) {
          const inAll = (bets: readonly CartLine[]) =>
            bets.filter((bet) => ticketKey(bet) === ticket).reduce((sum, { fractions }) => sum + fractions, 0);
          expect(inAll(merged)).toBe(Math.max(inAll(first), Math.min(3, inAll(first) + inAll(added))));
        }
      }),
    );
  });

  test("[F-10] the last free fraction of a ticket joins, and a bet is cut to what is left of its own ticket only", () => {
    const first = [line({ fractions: 2 }), line({ id: "bbbbbbbb", series: "118", fractions: 3 })];
    const one = line({ id: "cccccccc", fractions: 1 });
    expect(mergeLines(first, [one])).toEqual([...first, one]);
    expect(mergeLines(first, [{ ...one, fractions: 3 }])).toEqual([...first, one]);
    expect(mergeLines(first, [one, { ...one, id: "dddddddd" }])).toEqual([...first, one]);
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

  test("[F-11] a kept cart is read back as it was", () => {
    fc.assert(
      fc.property(lines, (kept) => {
        expect(readStoredCart(writeStoredCart({ lines: kept, recharges: [] }))).toEqual({ lines: kept, recharges: [] });
      }),
    );
  });

  test("[F-11] any other text is no cart, whether it is JSON or not", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(readStoredCart(text)).toBeNull();
      }),
    );
  });

  test("[F-11] a cart with one field of another type is no cart, whichever line and field it is", () => {
    const changed = lines.chain((kept) =>
      fc.tuple(
        fc.constant(kept),
        fc.nat(),
        fc.constantFrom(...(Object.keys(line()) as (keyof CartLine)[])),
        fc.jsonValue(),
      ),
    );
    fc.assert(
      fc.property(changed, ([kept, place, field, value]) => {
        fc.pre(kept.length > 0 && typeof value !== typeof line()[field]);
        const spoilt = kept.map((one, index) => (index === place % kept.length ? { ...one, [field]: value } : one));
        expect(readStoredCart(writeStoredCart({ lines: spoilt as CartLine[], recharges: [] }))).toBeNull();
      }),
    );
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    '{"version":1}',
    '{"lines":[]}',
    '{"version":2,"lines":[]}',
    '{"version":"1","lines":[]}',
    '{"version":1,"lines":[{}]}',
    '{"version":1,"lines":[null]}',
    '{"version":1,"lines":{}}',
  ])("[F-11] %j is no cart", (text) => {
    expect(readStoredCart(text)).toBeNull();
  });

  const text = (over: object) => JSON.stringify({ version: 1, lines: [{ ...line(), ...over }] });

  test.each([
    ...Object.keys(line()).flatMap((field) => [
      [field, undefined],
      [field, null],
    ]),
    ...["lotteryId", "drawNumber", "fractions", "fractionPesos", "fractionsPerTicket", "closesAt", "drawsAt"].flatMap(
      (field) => [
        [field, "1"],
        [field, 1.5],
        [field, -1],
      ],
    ),
    ["id", "short"],
    ["id", "x".repeat(65)],
    ["id", "with a space"],
    ["number", 1234],
    ["number", "12345"],
    ["number", "x1234"],
    ["series", "1"],
    ["series", "0421"],
    ["fractions", 0],
    ["fractions", 21],
    ["fractionsPerTicket", 0],
    ["fractionsPerTicket", 21],
    ["lotteryName", "x".repeat(121)],
    ["abbreviation", "x".repeat(11)],
  ] as [string, unknown][])(
    "[F-11] a kept line whose %s is %j makes the text no cart: nothing is guessed at",
    (field, value) => {
      expect(readStoredCart(text({ [field]: value }))).toBeNull();
    },
  );

  test("[F-11] a line at the limits of its fields is read", () => {
    for (const over of [
      { id: "x".repeat(64), lotteryName: "x".repeat(120), abbreviation: "x".repeat(10) },
      { lotteryId: 0, drawNumber: 0, fractionPesos: 0, closesAt: 0, drawsAt: 0, lotteryName: "", abbreviation: "" },
      { fractions: 20, fractionsPerTicket: 20 },
    ])
      expect(readStoredCart(text(over))).toEqual({ lines: [line(over)], recharges: [] });
  });

  test("[F-61] a kept cart has 50 lines at most", () => {
    const many = Array.from({ length: 51 }, (_, index) => line({ id: String(10_000_000 + index) }));
    expect(readStoredCart(writeStoredCart({ lines: many.slice(1), recharges: [] }))?.lines).toHaveLength(50);
    expect(readStoredCart(writeStoredCart({ lines: many, recharges: [] }))).toBeNull();
  });
});

describe("luck", () => {
  const platform: RandomSource = (values) => crypto.getRandomValues(values);

  test("every number is equally likely: the spread over ten classes fits chi-square", () => {
    const classes = Array.from({ length: 10 }, () => 0);
    const draws = 20_000;
    for (let count = 0; count < draws; count++) classes[Number(randomNumber(platform)[0])]! += 1;
    const expected = draws / classes.length;
    const chiSquare = classes.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    // 9 degrees of freedom: a fair generator exceeds 40 about once in 130,000 runs.
    expect(chiSquare).toBeLessThan(40);
  });

  /** A source that gives these values in turn, and tells how many are left. */
  const giving = (...offered: number[]) => {
    const source: RandomSource = (values) => {
      if (offered.length === 0) throw new Error("More was drawn than the test offers");
      values[0] = offered.shift()!;
      return values;
    };
    return { source, left: () => offered.length };
  };

  test("values past the last whole multiple are drawn again, so that the low numbers are not favoured", () => {
    const lastMultiple = 2 ** 32 - (2 ** 32 % 10_000);
    const { source, left } = giving(2 ** 32 - 1, lastMultiple, 7);
    expect(randomBelow(10_000, source)).toBe(7);
    expect(left()).toBe(0);
    expect(randomBelow(10_000, giving(lastMultiple - 1).source)).toBe(9999);
    expect(randomNumber(giving(lastMultiple, 42).source)).toBe("0042");
  });

  test("a draw is below its limit whatever comes from the generator, from the smallest limit to the largest", () => {
    expect(randomBelow(1, giving(2 ** 32 - 1).source)).toBe(0);
    expect(randomBelow(2 ** 32, giving(2 ** 32 - 1).source)).toBe(2 ** 32 - 1);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (limit) => {
        const drawn = randomBelow(limit, platform);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < limit).toBe(true);
      }),
    );
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])("%d is no limit to draw below, and is named", (limit) => {
    expect(() => randomBelow(limit, giving(0).source)).toThrow(String(limit));
  });
});
