/** The filter and the order of the list of draws. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  drawFilterOf,
  emptyingParts,
  filteredDraws,
  knownFilter,
  showsFavorites,
  without,
  type DrawFilter,
} from "#domain/drawFilter";
import { drawKey, type Draw } from "#domain/draws";
import { paths } from "#src/paths.ts";
import { medellin } from "../models/fakeEnv";

const DAYS = ["2026-11-20", "2026-11-21", "2026-11-23"] as const;
const everything: DrawFilter = { day: null, lotteryId: null, order: "closing", isAll: false };

const anyDraw: fc.Arbitrary<Draw> = fc
  .record({
    lotteryId: fc.integer({ min: 1, max: 4 }),
    drawNumber: fc.integer({ min: 1, max: 9_999 }),
    drawDay: fc.constantFrom(...DAYS),
    closesAt: fc.integer({ min: 1, max: 5 }),
    jackpotPesos: fc.integer({ min: 1, max: 5 }).map((millions) => millions * 1_000_000),
    favoriteNumber: fc.constantFrom(null, null, "4827"),
  })
  .map((facts) => ({ ...medellin, ...facts }));
const anyDraws = fc.uniqueArray(anyDraw, { selector: drawKey, maxLength: 12 });
const anyFilter: fc.Arbitrary<DrawFilter> = fc.record({
  day: fc.constantFrom(null, ...DAYS, "2026-12-24"),
  lotteryId: fc.constantFrom(null, 1, 2, 3, 4),
  order: fc.constantFrom("closing", "prize"),
  isAll: fc.boolean(),
});

describe("the address of a filter", () => {
  test("a filter comes back from its address as it was", () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(drawFilterOf(new URL(paths.lotteriesOf(filter), "https://tienda.invalid").searchParams)).toEqual(filter);
      }),
    );
  });

  test.each([
    "dia=2026-02-31",
    "dia=hoy",
    "loteria=0",
    "loteria=-1",
    "loteria=15abc",
    "loteria=",
    "orden=menor",
    "todas=si",
    "otro=1",
  ])("%s filters nothing", (query) => {
    expect(drawFilterOf(new URLSearchParams(query))).toEqual(everything);
  });

  test("a lottery that no open draw is of filters nothing", () => {
    expect(drawFilterOf(new URLSearchParams("loteria=15")).lotteryId).toBe(15);
    expect(knownFilter([medellin], { ...everything, lotteryId: 999 })).toEqual(everything);
    const both = [{ ...medellin, lotteryId: 15 }, medellin];
    expect(knownFilter(both, { ...everything, lotteryId: 15 }).lotteryId).toBe(15);
    expect(knownFilter([medellin], { ...everything, lotteryId: medellin.lotteryId }).lotteryId).toBe(
      medellin.lotteryId,
    );
  });
});

describe("the draws that are left", () => {
  test("are all that fit and no other, each once", () => {
    fc.assert(
      fc.property(anyDraws, anyFilter, (draws, filter) => {
        const shown = filteredDraws(draws, filter);
        const onlyFavorites = !filter.isAll && draws.some(({ favoriteNumber }) => favoriteNumber !== null);
        const fits = (draw: Draw) =>
          (filter.day === null || draw.drawDay === filter.day) &&
          (filter.lotteryId === null || draw.lotteryId === filter.lotteryId) &&
          (!onlyFavorites || draw.favoriteNumber !== null);
        expect(shown.map(drawKey).sort()).toEqual(draws.filter(fits).map(drawKey).sort());
      }),
    );
  });

  test("what closes first comes first; by prize, what pays most, and of equals what closes first", () => {
    fc.assert(
      fc.property(anyDraws, anyFilter, (draws, filter) => {
        const shown = filteredDraws(draws, filter);
        for (const [index, draw] of shown.slice(1).entries()) {
          const before = shown[index]!;
          if (filter.order === "closing") expect(before.closesAt).toBeLessThanOrEqual(draw.closesAt);
          else {
            expect(before.jackpotPesos).toBeGreaterThanOrEqual(draw.jackpotPesos);
            if (before.jackpotPesos === draw.jackpotPesos) expect(before.closesAt).toBeLessThanOrEqual(draw.closesAt);
          }
        }
      }),
    );
  });

  test("where nothing is left, taking out any part that is named leaves something", () => {
    fc.assert(
      fc.property(anyDraws, anyFilter, (draws, filter) => {
        fc.pre(draws.length > 0 && filteredDraws(draws, filter).length === 0);
        const parts = emptyingParts(draws, filter);
        expect(parts.length).toBeGreaterThan(0);
        expect(filteredDraws(draws, without(filter, ...parts)).length).toBeGreaterThan(0);
      }),
    );
  });

  test("only favourites are shown where there is one, unless all are asked for", () => {
    const favourite = { ...medellin, favoriteNumber: "4827" };
    const none = { ...medellin, favoriteNumber: null };
    expect(showsFavorites([none, favourite], everything)).toBe(true);
    expect(showsFavorites([none], everything)).toBe(false);
    expect(showsFavorites([favourite], { ...everything, isAll: true })).toBe(false);
  });

  test("of an empty list every part that is set is named, and no other", () => {
    expect(emptyingParts([], everything)).toEqual([]);
    expect(emptyingParts([], { ...everything, day: "2026-11-20" })).toEqual(["day"]);
    expect(emptyingParts([], { ...everything, lotteryId: 1 })).toEqual(["lottery"]);
  });

  test("the one part that empties the list is named alone", () => {
    const boyaca: Draw = { ...medellin, lotteryId: 15, drawNumber: 1, drawDay: "2026-11-21", favoriteNumber: "4827" };
    const draws = [medellin, boyaca];
    expect(emptyingParts(draws, { ...everything, day: "1999-01-01" })).toEqual(["day"]);
    expect(emptyingParts(draws, { ...everything, lotteryId: medellin.lotteryId })).toEqual(["lottery", "favorites"]);
    expect(
      emptyingParts(draws, { ...everything, lotteryId: medellin.lotteryId, isAll: true, day: "1999-01-01" }),
    ).toEqual(["day"]);
  });
});
