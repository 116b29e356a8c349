/** Most and least drawn against a plain count, and samples that favour nothing. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allNumbers, mostAndLeast } from "#domain/drawnNumbers";
import { randomSample, type RandomSource } from "#domain/random";

const platform: RandomSource = (values) => crypto.getRandomValues(values);
/** Always the first of what is left. */
const firstOf: RandomSource = (values) => values.fill(0);

describe("the numbers drawn most and least", () => {
  // Few different numbers, so that some come often; the ten thousand of a draw are the same case with more zeros.
  const drawn = fc.array(
    fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9_999 })).map((n) => String(n).padStart(4, "0")),
    { minLength: 1, maxLength: 60 },
  );
  const plainCount = (numbers: readonly string[], number: string): number =>
    numbers.filter((other) => other === number).length;

  test("are what a plain count says, and nothing is left out that was drawn more, or less", () => {
    fc.assert(
      fc.property(drawn, (numbers) => {
        const { most, least, neverDrawn } = mostAndLeast(numbers, platform);
        const different = [...new Set(numbers)];
        for (const { number, times } of [...most, ...least]) expect(times).toBe(plainCount(numbers, number));
        expect(most).toHaveLength(Math.min(6, different.length));
        expect(least).toHaveLength(6);
        for (const some of [most, least]) expect(new Set(some.map(({ number }) => number)).size).toBe(some.length);
        const left = different.filter((number) => !most.some((one) => one.number === number));
        for (const number of left) expect(plainCount(numbers, number)).toBeLessThanOrEqual(most.at(-1)!.times);
        for (const { times } of least) expect(times).toBe(0);
        expect(neverDrawn).toBe(10_000 - different.length);
      }),
      { numRuns: 50 },
    );
  });

  test("come the most drawn first, and of those drawn as often the newest first", () => {
    const { most } = mostAndLeast(["0001", "0002", "0003", "0002", "0003", "0004"], firstOf);
    expect(most).toEqual([
      { number: "0002", times: 2 },
      { number: "0003", times: 2 },
      { number: "0001", times: 1 },
      { number: "0004", times: 1 },
    ]);
  });

  test("where nearly all were drawn, the least drawn are those that were not, then those drawn once", () => {
    const all = allNumbers().filter((number) => number !== "0500" && number !== "0700");
    const { least, neverDrawn } = mostAndLeast([...all, ...all.slice(4)], firstOf);
    expect(neverDrawn).toBe(2);
    expect(least).toEqual([
      { number: "0500", times: 0 },
      { number: "0700", times: 0 },
      ...["0000", "0001", "0002", "0003"].map((number) => ({ number, times: 1 })),
    ]);
  });

  test("are none where nothing was drawn", () => {
    expect(mostAndLeast([], platform)).toEqual({ most: [], least: [], neverDrawn: 10_000 });
  });
});

describe("several random numbers", () => {
  test("are all different, each four digits, as many as are wanted or there are", () => {
    expect(allNumbers()).toHaveLength(10_000);
    expect(new Set(allNumbers()).size).toBe(10_000);
    for (const number of allNumbers()) expect(number).toMatch(/^\d{4}$/);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { maxLength: 30 }), fc.nat({ max: 40 }), (of, count) => {
        const drawn = randomSample(of, count, platform);
        expect(drawn).toHaveLength(Math.min(count, of.length));
        expect(new Set(drawn).size).toBe(drawn.length);
        for (const one of drawn) expect(of).toContain(one);
      }),
    );
  });

  test("leave what they are drawn from as it was", () => {
    const of = ["a", "b", "c"];
    randomSample(of, 2, (values) => values.fill(1));
    expect(of).toEqual(["a", "b", "c"]);
  });

  test("are uniform: every place of every class of numbers is as likely, by chi-square", () => {
    const classes = Array.from({ length: 6 }, () => Array.from({ length: 10 }, () => 0));
    const all = allNumbers();
    const rounds = 4_000;
    for (let round = 0; round < rounds; round += 1)
      for (const [place, number] of randomSample(all, 6, platform).entries()) classes[place]![Number(number[0])]! += 1;
    const expected = rounds / 10;
    const chiSquare = classes.flat().reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    // Six places of 9 degrees of freedom: fair samples exceed 110 about once in 100,000 runs.
    expect(chiSquare).toBeLessThan(110);
  });

  test("every order of three is as likely", () => {
    const seen = new Map<string, number>();
    const rounds = 6_000;
    for (let round = 0; round < rounds; round += 1) {
      const order = randomSample(["a", "b", "c"], 3, platform).join("");
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    const chiSquare = [...seen.values()].reduce((sum, times) => sum + (times - rounds / 6) ** 2 / (rounds / 6), 0);
    // 5 degrees of freedom: exceeded about once in 100,000 runs.
    expect(chiSquare).toBeLessThan(31);
  });
});
