/** Days in months, checked against the platform's own calendar. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { daysIn, partsOf, valueOf, withDayOfMonth } from "#ds/DateParts/monthDays.ts";

const two = (number: number) => String(number).padStart(2, "0");
const year = fc.integer({ min: 1900, max: 2200 });
const month = fc.integer({ min: 1, max: 12 });
const day = fc.integer({ min: 1, max: 31 });

test("months have the days that the calendar gives them, leap years too", () => {
  fc.assert(
    fc.property(year, month, (y, m) => {
      const last = new Date(Date.UTC(y, m, 0)).getUTCDate();
      expect(daysIn({ year: String(y), month: two(m) })).toBe(last);
    }),
  );
  expect([1900, 2000, 2023, 2024].map((y) => daysIn({ year: String(y), month: "02" }))).toEqual([28, 29, 28, 29]);
});

test("a day is kept as it is or emptied, never turned into another", () => {
  fc.assert(
    fc.property(year, month, day, (y, m, d) => {
      const parts = { year: String(y), month: two(m), day: two(d) };
      const next = withDayOfMonth(parts);
      const isReal = new Date(Date.UTC(y, m - 1, d)).getUTCMonth() === m - 1;
      expect(next).toEqual(isReal ? parts : { ...parts, day: "" });
    }),
  );
});

test("what is not chosen yet is given the benefit of the doubt", () => {
  expect(daysIn({ year: "", month: "" })).toBe(31);
  expect(daysIn({ year: "1985", month: "" })).toBe(31);
  expect(daysIn({ year: "", month: "02" })).toBe(29);
});

test("a value and its parts say the same", () => {
  const part = (of: fc.Arbitrary<string>) => fc.option(of, { nil: "" });
  fc.assert(
    fc.property(part(year.map(String)), part(month.map(two)), part(day.map(two)), (y, m, d) => {
      const parts = { year: y, month: m, day: d };
      expect(partsOf(valueOf(parts))).toEqual(parts);
    }),
  );
  expect(valueOf({ year: "", month: "", day: "" })).toBe("");
  expect(valueOf({ year: "1984", month: "", day: "11" })).toBe("1984--11");
});
