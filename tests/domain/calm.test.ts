/** Limits that a player sets: lower at once, higher after a day. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ValidationError } from "yup";
import { changeLimit, limitAt, limitSchema, pauseEnd, periodStart, RAISE_WAIT_MS, type PlayLimit } from "#domain/calm";

const NOW = Date.parse("2026-11-20T15:00:00Z");
const held = (pesos: number): PlayLimit => ({ pesos, nextPesos: null, nextFrom: null });

describe("a limit of spending", () => {
  test("a first one and a lower one hold at once", () => {
    expect(limitAt(changeLimit(null, 50_000, NOW), NOW)).toBe(50_000);
    expect(limitAt(changeLimit(held(50_000), 20_000, NOW), NOW)).toBe(20_000);
    expect(limitAt(changeLimit(held(50_000), 50_000, NOW), NOW)).toBe(50_000);
  });

  test.each([
    ["a higher one", 80_000],
    ["none", null],
  ])("%s waits for a day", (_, wanted) => {
    const changed = changeLimit(held(50_000), wanted, NOW);
    expect(limitAt(changed, NOW + RAISE_WAIT_MS - 1)).toBe(50_000);
    expect(limitAt(changed, NOW + RAISE_WAIT_MS)).toBe(wanted);
  });

  test("where there is none, asking for none leaves none; an equal one takes back what waits", () => {
    expect(changeLimit(null, null, NOW)).toBeNull();
    expect(changeLimit({ pesos: 50_000, nextPesos: 80_000, nextFrom: NOW + 1 }, 50_000, NOW)).toEqual(held(50_000));
  });

  test.each([
    [null, { key: "required" }],
    [999, { key: "minPesos", limit: 1_000 }],
    [1_000, null],
    [100_000_000, null],
    [100_000_001, { key: "maxPesos", limit: 100_000_000 }],
  ])("a form with %j pesos breaks %j", (pesos, rule) => {
    const problem = (() => {
      try {
        limitSchema.validateSync({ pesos });
        return null;
      } catch (error) {
        return error as ValidationError;
      }
    })();
    expect(problem?.errors[0] ?? null).toEqual(rule);
  });

  test("whatever is asked for and when, no more than the limit may be spent until a day has passed", () => {
    const ask = fc.record({
      wanted: fc.option(fc.integer({ min: 1_000, max: 100_000 }), { nil: null }),
      wait: fc.integer({ min: 0, max: 2 * RAISE_WAIT_MS }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 100_000 }), fc.array(ask, { maxLength: 12 }), (first, asks) => {
        let limit = changeLimit(null, first, 0);
        let now = 0;
        for (const { wanted, wait } of asks) {
          now += wait;
          const before = limitAt(limit, now);
          limit = changeLimit(limit, wanted, now);
          const after = limitAt(limit, now);
          if (before !== null) expect(after === null || after > before).toBe(false);
          if (before !== null) expect(limitAt(limit, now + RAISE_WAIT_MS - 1)! <= before).toBe(true);
          if (limit !== null) expect(limitAt(limit, now + RAISE_WAIT_MS)).toBe(wanted);
        }
      }),
    );
  });
});

test.each([
  ["day", "2026-11-22T04:59:59Z", "2026-11-21T05:00:00Z"],
  ["day", "2026-11-22T05:00:00Z", "2026-11-22T05:00:00Z"],
  ["week", "2026-11-23T04:59:59Z", "2026-11-16T05:00:00Z"],
  ["week", "2026-11-23T05:00:00Z", "2026-11-23T05:00:00Z"],
  ["month", "2026-12-01T04:59:59Z", "2026-11-01T05:00:00Z"],
  ["month", "2026-12-01T05:00:00Z", "2026-12-01T05:00:00Z"],
] as const)("the %s of %s began at %s, in Bogota", (period, now, start) => {
  expect(periodStart(period, Date.parse(now))).toBe(Date.parse(start));
});

test.each([
  ["pause", 1, "2026-11-21T15:00:00Z"],
  ["pause", 30, "2026-12-20T15:00:00Z"],
  ["exclusion", 3, "2027-02-20T15:00:00Z"],
  ["exclusion", 12, "2027-11-20T15:00:00Z"],
] as const)("a %s of %i ends at the same hour of %s", (kind, length, end) => {
  expect(pauseEnd(kind, length, NOW)).toBe(Date.parse(end));
});
