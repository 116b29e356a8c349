/** Bogota's calendar, closings and countdowns, whatever the device's time zone. */
import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { bogotaDay, bogotaInstant, bogotaParts, isDay, parseDay, parseHour } from "#domain/bogota";
import { addDays } from "#domain/calendar";
import { byClosing, drawKey, isOpen, MIN_PAYMENT_MS, paymentDeadline, secondsUntil, type Draw } from "#domain/draws";
import { onDeviceIn, zones } from "./zones";

const instant = (iso: string) => Date.parse(iso);

/** Any minute from 1970 to 2100. */
const anyMinute = fc.integer({ min: 0, max: 68_000_000 }).map((minutes) => minutes * 60_000);
const HALF_A_DAY_MS = 12 * 3_600_000;

describe("the calendar of Bogota", () => {
  test.each(zones)("[F-50] is the same on a device in %s, also when it is tomorrow already elsewhere", (zone) => {
    onDeviceIn(zone, () => {
      expect(bogotaDay(instant("2026-11-21T04:59:59Z"))).toBe("2026-11-20");
      expect(bogotaDay(instant("2026-11-21T05:00:00Z"))).toBe("2026-11-21");
      expect(bogotaParts(instant("2026-11-21T03:30:00Z"))).toEqual({
        day: "2026-11-20",
        weekday: 5,
        hour: 22,
        minute: 30,
      });
      expect(new Date(bogotaInstant("2026-11-20", "22:30")).toISOString()).toBe("2026-11-21T03:30:00.000Z");
      expect(addDays(bogotaDay(instant("2026-11-21T00:30:00Z")), 1)).toBe("2026-11-21");
      expect(parseDay("21-11-2026")).toBe("2026-11-21");
    });
  });

  test.each(zones)("[F-50] a day and hour of Bogota read on a device in %s come back as they were", (zone) => {
    onDeviceIn(zone, () =>
      fc.assert(
        fc.property(anyMinute, (now) => {
          const { day, hour, minute } = bogotaParts(now);
          expect(bogotaInstant(day, [hour, minute].map((part) => String(part).padStart(2, "0")).join(":"))).toBe(now);
        }),
      ),
    );
  });

  test("[F-50] days are counted as the calendar has them: leap days, ends of months and years, there and back", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2026-11-20", 0)).toBe("2026-11-20");
    fc.assert(
      fc.property(anyMinute, fc.integer({ min: -800, max: 800 }), (now, count) => {
        const noon = bogotaInstant(bogotaDay(now), "12:00");
        expect(addDays(bogotaDay(now), count)).toBe(bogotaDay(noon + count * 2 * HALF_A_DAY_MS));
        expect(addDays(addDays(bogotaDay(now), count), -count)).toBe(bogotaDay(now));
      }),
    );
  });

  test.each([
    ["2026-02-31", "22:30"],
    ["2026-11-20", "24:00"],
    ["2026-11-20", "7:05"],
    ["20-11-2026", "22:30"],
    ["", ""],
  ])("[F-50] %j %j is no instant: it is refused with both named, never moved to another day", (day, hour) => {
    expect(() => bogotaInstant(day, hour)).toThrow(`"${day}" "${hour}"`);
  });

  test("[F-50] a day that does not exist is no day: 31-02 never becomes 3 March", () => {
    expect(parseDay("31-02-2026")).toBeNull();
    expect(parseDay("2026-02-31")).toBeNull();
    expect(parseDay("29-02-2028")).toBe("2028-02-29");
  });

  test.each(["", "20/11/2026", "2026-11-2", "20-11-26", "hoy", "2026-11-20T00:00", " 2026-11-20"])(
    "%j is no calendar day",
    (text) => {
      expect(parseDay(text)).toBeNull();
    },
  );

  test("both spellings of a day are read as YYYY-MM-DD", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (count) => {
        const day = addDays("1970-01-01", count);
        expect(parseDay(day)).toBe(day);
        expect(parseDay(day.split("-").reverse().join("-"))).toBe(day);
      }),
    );
  });

  test.each([
    ["22:30", "22:30"],
    ["22:30:15", "22:30"],
    ["07:05", "07:05"],
    ["19:00", "19:00"],
    ["00:00", "00:00"],
    ["23:59:59", "23:59"],
    ["22:60", null],
    ["1a:30", null],
    ["22:30:15.5", null],
    ["22:30 p. m.", null],
    ["2026-11-20 22:30", null],
    ["24:00", null],
    ["7:05", null],
    ["", null],
  ])("the hour %j is read as %j", (text, hour) => {
    expect(parseHour(text)).toBe(hour);
  });
});

describe("closing of sales", () => {
  const closesAt = instant("2026-11-21T03:30:00Z");

  test("a draw is open until the instant before its closing", () => {
    expect(isOpen({ closesAt }, closesAt - 1)).toBe(true);
    expect(isOpen({ closesAt }, closesAt)).toBe(false);
  });

  test("the seconds left are whole and never negative", () => {
    expect(secondsUntil(closesAt, closesAt - 1500)).toBe(2);
    expect(secondsUntil(closesAt, closesAt + 1500)).toBe(0);
  });

  test.each([
    ["5:01 before the closing", 301_000, 301_000],
    ["5:00 before the closing", MIN_PAYMENT_MS, MIN_PAYMENT_MS],
    ["4:59 before the closing", 299_000, null],
  ])("[F-4] a payment begun %s", (_, left, runs) => {
    const now = closesAt - left;
    expect(paymentDeadline(now, 15 * 60_000, [closesAt])).toBe(runs === null ? null : now + runs);
  });

  test("[F-4] a payment never runs past the hold nor past the earliest closing", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_600_000 }),
        fc.array(fc.integer({ min: -1000, max: 7_200_000 }), { maxLength: 5 }),
        (hold, lefts) => {
          const now = 1_000_000_000;
          const closings = lefts.map((left) => now + left);
          const deadline = paymentDeadline(now, hold, closings);
          const earliest = Math.min(now + hold, ...closings);
          expect(deadline).toBe(earliest - now >= MIN_PAYMENT_MS ? earliest : null);
        },
      ),
    );
  });

  test("a draw is known by its lottery and its number together", () => {
    expect(drawKey({ lotteryId: 10, drawNumber: 4861 })).toBe("10/4861");
    expect(drawKey({ lotteryId: 1, drawNumber: 14 })).not.toBe(drawKey({ lotteryId: 11, drawNumber: 4 }));
  });

  test("draws stand in the order of their closing", () => {
    const draw = (lotteryId: number, at: number) => ({ lotteryId, closesAt: at }) as Draw;
    const sorted = [draw(3, 30), draw(1, 20), draw(2, 10), draw(1, 30)].sort(byClosing);
    expect(sorted.map(({ lotteryId, closesAt: at }) => [at, lotteryId])).toEqual([
      [10, 2],
      [20, 1],
      [30, 1],
      [30, 3],
    ]);
  });
});

test.each([
  ["2026-11-20", true],
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["2026-02-31", false],
  ["2026-13-01", false],
  ["20-11-2026", false],
  ["", false],
])("%j is a day: %j", (text, isOne) => {
  expect(isDay(text)).toBe(isOne);
});
