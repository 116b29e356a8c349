/** The rules of prize plans against a plain enumeration of tickets, and prizes after taxes. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  fractionOf,
  isWon,
  netPesos,
  parsePrizeRule,
  type PrizeRule,
  type Printed,
  shapeOf,
  wonOf,
} from "#domain/prizes";

const padded = (value: number, length: number) => String(value).padStart(length, "0");
const number = fc.integer({ min: 0, max: 9999 }).map((value) => padded(value, 4));
const series = fc.integer({ min: 0, max: 999 }).map((value) => padded(value, 3));
const printed = fc.record({ number, series });
/** A top prize and a ticket that has many of its figures, and often its series. */
const nearTop = fc
  .record({ top: printed, other: printed, isOther: fc.tuple(...Array.from({ length: 5 }, () => fc.boolean())) })
  .map(({ top, other, isOther: [isOtherSeries, ...isOtherFigure] }) => ({
    top,
    ticket: {
      number: [...top.number].map((figure, at) => (isOtherFigure[at] ? other.number[at] : figure)).join(""),
      series: isOtherSeries ? other.series : top.series,
    },
  }));

const rule = (text: string): PrizeRule => {
  const parsed = parsePrizeRule(text);
  if (parsed === null) throw new Error(`no rule: ${text}`);
  return parsed;
};

/** How many of all tickets of `seriesCount` series a rule takes, one by one. */
function countOf(text: string, top: Printed, seriesCount: number, secos: readonly Printed[] = []): number {
  const one = rule(text);
  let count = 0;
  for (let at = 0; at < 10_000; at += 1)
    for (let of = 0; of < seriesCount; of += 1)
      if (isWon(one, { number: padded(at, 4), series: padded(of, 3) }, top, secos)) count += 1;
  return count;
}

describe("the tickets that a rule takes", () => {
  // As many as the printed plans of lotteries with 300 series promise.
  test.each([
    ["mayor", 1],
    ["====/otra", 299],
    ["!===/misma", 9],
    [".!==/misma", 90],
    ["..!=/misma", 900],
    ["!===/cualquiera", 2700],
    ["===!/misma", 9],
    ["==!=/misma", 9],
    ["=!==/misma", 9],
    ["==!./misma", 90],
    ["!===/otra", 2691],
    ["invertido/misma", 1],
    ["desorden/misma", 23],
    ["serie", 9999],
  ])("%s takes %i", (text, count) => {
    expect(countOf(text, { number: "1234", series: "042" }, 300)).toBe(count);
  });

  test("a number that reads the same backwards has no reversed one, and one of equal figures no other order", () => {
    expect(countOf("invertido/misma", { number: "1221", series: "042" }, 50)).toBe(0);
    expect(countOf("desorden/misma", { number: "1122", series: "042" }, 50)).toBe(5);
    expect(countOf("desorden/misma", { number: "7777", series: "042" }, 50)).toBe(0);
  });

  test("secos are those drawn for the prize, and no others", () => {
    const secos = [
      { number: "0001", series: "001" },
      { number: "0001", series: "002" },
    ];
    expect(countOf("seco", { number: "1234", series: "042" }, 50, secos)).toBe(2);
    expect(countOf("seco", { number: "1234", series: "042" }, 50)).toBe(0);
  });

  test("of the rules for one, two and three last figures a ticket has at most one, and the top prize none", () => {
    const last = ["!===/misma", ".!==/misma", "..!=/misma"].map(rule);
    fc.assert(
      fc.property(printed, number, (top, played) => {
        const ticket = { number: played, series: top.series };
        const equal = [3, 2, 1].find((count) => played.endsWith(top.number.slice(-count)));
        expect(last.map((one) => isWon(one, ticket, top, []))).toEqual(
          [3, 2, 1].map((count) => played !== top.number && count === equal),
        );
      }),
    );
  });

  test("a ticket wins every row that falls on it, in the plan's order, a seco by those drawn for its row alone", () => {
    const top = { number: "9736", series: "215" };
    const ticket = { number: "1736", series: "215" };
    const rows = [
      { rule: rule("mayor"), secos: [] },
      { rule: rule("seco"), secos: [ticket] },
      { rule: rule("seco"), secos: [{ number: "0001", series: "215" }] },
      { rule: rule("!===/misma"), secos: [ticket] },
      { rule: rule("serie"), secos: [] },
    ];
    expect(wonOf(rows, ticket, top)).toEqual([rows[1], rows[3], rows[4]]);
    expect(wonOf(rows, { number: "5555", series: "555" }, top)).toEqual([]);
  });

  test("leading zeros are part of number and series", () => {
    const top = { number: "0012", series: "007" };
    expect(isWon(rule("mayor"), { number: "0012", series: "007" }, top, [])).toBe(true);
    expect(isWon(rule(".!==/misma"), { number: "0112", series: "007" }, top, [])).toBe(true);
    expect(isWon(rule("mayor"), { number: "12", series: "7" }, top, [])).toBe(false);
  });

  test("a rule of another series never takes the top's, and one of any series does not look", () => {
    fc.assert(
      fc.property(nearTop, ({ top, ticket }) => {
        const ofAny = isWon(rule("!===/cualquiera"), ticket, top, []);
        const ofSame = isWon(rule("!===/misma"), ticket, top, []);
        const ofOther = isWon(rule("!===/otra"), ticket, top, []);
        expect(ofAny).toBe(ofSame || ofOther);
        expect(ofSame && ofOther).toBe(false);
        if (ofSame) expect(ticket.series).toBe(top.series);
      }),
    );
  });
});

describe("the figures that an approximation takes", () => {
  const top = { number: "9736", series: "099" };

  test.each([
    ["!===/misma", "*736", "099"],
    ["!===/cualquiera", "*736", null],
    ["====/otra", "9736", null],
    ["==!./misma", "97**", "099"],
    ["invertido/misma", "6379", "099"],
    ["desorden/otra", "9736", null],
    ["serie", "****", "099"],
  ])("of %s are %s, series %s", (text, figures, series) => {
    expect(shapeOf(rule(text), top)).toEqual({ number: figures, series });
  });

  test.each(["mayor", "seco"])("%s has none: its numbers are drawn", (text) => {
    expect(shapeOf(rule(text), top)).toBeNull();
  });

  test("every ticket that wins by figures or backwards has them", () => {
    const sign = fc.constantFrom("=", "!", ".");
    const digits = fc.tuple(sign, sign, sign, sign).map((signs) => signs.join(""));
    const series = fc.constantFrom("misma", "otra", "cualquiera");
    fc.assert(
      fc.property(fc.oneof(digits, fc.constant("invertido")), series, printed, printed, (what, word, drawn, ticket) => {
        const one = rule(`${what}/${word}`);
        fc.pre(isWon(one, ticket, drawn, []));
        const shape = shapeOf(one, drawn)!;
        expect([...shape.number].every((figure, at) => figure === "*" || figure === ticket.number[at])).toBe(true);
        if (shape.series !== null) expect(ticket.series).toBe(shape.series);
      }),
    );
  });
});

test.each([
  "",
  "mayores",
  "===/misma",
  "=====/misma",
  "!===",
  "!===/",
  "!===/toda",
  "!===/misma/otra",
  "toString/misma",
])("%j is no rule", (text) => {
  expect(parsePrizeRule(text)).toBeNull();
});

describe("prizes after taxes", () => {
  // Gross, net, UVT of the year, from published plans.
  test.each([
    [14_000_000_000, 9_296_000_000, 49_799],
    [110_000_000, 73_040_000, 49_799],
    [4_066_265, 2_700_000, 52_374],
    [2_710_843, 1_800_000, 52_374],
    [2_289_157, 1_900_000, 49_799],
    [1_084_337, 900_000, 52_374],
    [144_578, 120_000, 52_374],
    [21_687, 18_000, 52_374],
    // On the very limit nothing but the winners' tax.
    [2_513_952, 2_086_580, 52_374],
    [2_513_953, 1_669_265, 52_374],
  ])("of %i pesos %i are paid", (gross, net, uvt) => {
    expect(netPesos(gross, uvt)).toBe(net);
  });

  test("a fraction's share is whole pesos, and all shares together are never more than the ticket's", () => {
    expect(fractionOf(66_400_000, 3)).toBe(22_133_333);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 40 }), fc.integer({ min: 1, max: 20 }), (ticket, fractions) => {
        const share = fractionOf(ticket, fractions);
        expect(share * fractions).toBeLessThanOrEqual(ticket);
        expect((share + 1) * fractions).toBeGreaterThan(ticket);
      }),
    );
  });
});
