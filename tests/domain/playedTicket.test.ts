/** What is taken for a ticket, and which field is at fault. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysBetween } from "#domain/bogota";
import { readTicket, type TypedTicket } from "#domain/playedTicket";
import { checkAddress, isAsked, typedBy } from "#src/screens/Winner/search.ts";

const TODAY = "2026-11-20";
const good: TypedTicket = { lottery: "10", day: "13-11-2026", number: "9736", series: "215" };
const read = (over: Partial<TypedTicket> = {}, lotteries: number[] | null = [10]) =>
  readTicket({ ...good, ...over }, TODAY, lotteries);
const searchOf = (address: string) => new URL(address, "https://premiomayor.example").searchParams;

describe("[WIN-01] a ticket as it was typed", () => {
  test("is read with its day, and with three figures or four", () => {
    const ticket = { lotteryId: 10, drawDay: "2026-11-13", number: "9736", series: "215" };
    expect(read()).toEqual({ ticket });
    expect(read({ day: "2026-11-13" })).toEqual({ ticket });
    expect(read({ number: "736" })).toEqual({ ticket: { ...ticket, number: "736" } });
    expect(read({ number: " 736" })).toEqual({ ticket: { ...ticket, number: "736" } });
    expect(read({ day: "20-11-2026" })).toEqual({ ticket: { ...ticket, drawDay: "2026-11-20" } });
    expect(read({}, null)).toEqual({ ticket });
    expect(read({ day: "01-01-1900" })).toEqual({ ticket: { ...ticket, drawDay: "1900-01-01" } });
    for (const lotteryId of [1, 999_999_999])
      expect(read({ lottery: String(lotteryId) }, null)).toEqual({ ticket: { ...ticket, lotteryId } });
  });

  test.each([
    [{ lottery: "" }, { lottery: "required" }],
    [{ lottery: "11" }, { lottery: "unknownLottery" }],
    [{ lottery: "-1" }, { lottery: "unknownLottery" }],
    [{ lottery: "x10" }, { lottery: "unknownLottery" }],
    [{ lottery: "10x" }, { lottery: "unknownLottery" }],
    [{ day: "" }, { day: "required" }],
    [{ day: "31-02-2026" }, { day: "invalidDay" }],
    [{ day: "13-11-0026" }, { day: "invalidDay" }],
    [{ day: "21-11-2026" }, { day: "futureDay" }],
    [{ number: "" }, { number: "required" }],
    [{ number: "12" }, { number: "shortNumber" }],
    [{ number: "1 34" }, { number: "shortNumber" }],
    [{ number: "12345" }, { number: "shortNumber" }],
    [{ series: "" }, { series: "required" }],
    [{ series: "21" }, { series: "shortSeries" }],
    [{ series: "2a1" }, { series: "shortSeries" }],
    [{ series: "2150" }, { series: "shortSeries" }],
    [{ series: "x215" }, { series: "shortSeries" }],
    [
      { lottery: "", day: "", number: "", series: "" },
      { lottery: "required", day: "required", number: "required", series: "required" },
    ],
  ] as const)("%j is refused: %j", (over, faults) => {
    expect(read(over)).toEqual({ faults });
  });

  test("where the lotteries are not known, one must be written all the same", () => {
    expect(read({ lottery: "" }, null)).toEqual({ faults: { lottery: "required" } });
  });

  test("any text gives a ticket or a fault, and a ticket is always one that the check takes", () => {
    const any = (...right: string[]) => fc.oneof(fc.string(), fc.constantFrom(...right));
    fc.assert(
      fc.property(any("10"), any("13-11-2026"), any("9736", "736"), any("215"), (lottery, day, number, series) => {
        const found = readTicket({ lottery, day, number, series }, TODAY, null);
        if ("faults" in found) expect(Object.keys(found.faults).length).toBeGreaterThan(0);
        else expect(`${found.ticket.number}/${found.ticket.series}`).toMatch(/^\d{3,4}\/\d{3}$/);
      }),
    );
  });
});

describe("a ticket in an address", () => {
  test("is what the form with scripts sends, and is read back", () => {
    expect(typedBy(searchOf(checkAddress(good)))).toEqual(good);
    expect(isAsked(searchOf(checkAddress(good)))).toBe(true);
  });

  test("has its number box by box without scripts, empty boxes keeping their places", () => {
    const number = (query: string) => typedBy(searchOf(`/?${query}`)).number;
    expect(number("numero=9&numero=7&numero=3&numero=6")).toBe("9736");
    expect(number("numero=9&numero=&numero=3&numero=6")).toBe("9 36");
    expect(number("numero=9&numero=7&numero=3&numero=")).toBe("973");
    expect(number("numero=&numero=7&numero=3&numero=6")).toBe("736");
    expect(number("numero=9736&numero=&numero=&numero=")).toBe("9736");
  });

  test("that names only lottery and day fills them in and asks nothing", () => {
    expect(isAsked(searchOf("/?loteria=10&fecha=13-11-2026"))).toBe(false);
    expect(isAsked(searchOf("/?loteria=10&fecha=13-11-2026&numero="))).toBe(true);
  });
});

test("the days left are counted by the calendar", () => {
  expect(daysBetween("2026-11-20", "2026-11-20")).toBe(0);
  expect(daysBetween("2026-11-20", "2027-11-13")).toBe(358);
  expect(daysBetween("2026-11-20", "2026-11-19")).toBe(-1);
});
