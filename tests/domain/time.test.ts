/** Bogota's calendar, closings and countdowns, whatever the device's time zone. */
import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { bogotaDay, bogotaInstant, bogotaParts, parseHour } from "#domain/bogota";
import { addDays, parseDay } from "#domain/calendar";
import { byClosing, isOpen, MIN_PAYMENT_MS, paymentDeadline, secondsUntil, type Draw } from "#domain/draws";

const instant = (iso: string) => Date.parse(iso);

describe("the calendar of Bogota", () => {
  test.each(["UTC", "Europe/Madrid", "Pacific/Kiritimati", "America/Los_Angeles"])(
    "[F-50] is the same on a device in %s",
    (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      try {
        expect(bogotaDay(instant("2026-11-21T04:59:59Z"))).toBe("2026-11-20");
        expect(bogotaDay(instant("2026-11-21T05:00:00Z"))).toBe("2026-11-21");
        expect(bogotaParts(instant("2026-11-21T03:30:00Z"))).toEqual({
          day: "2026-11-20",
          weekday: 5,
          hour: 22,
          minute: 30,
        });
        expect(new Date(bogotaInstant("2026-11-20", "22:30")).toISOString()).toBe("2026-11-21T03:30:00.000Z");
      } finally {
        process.env.TZ = before;
      }
    },
  );

  test("[F-50] a day that does not exist is no day: 31-02 never becomes 3 March", () => {
    expect(parseDay("31-02-2026")).toBeNull();
    expect(parseDay("2026-02-31")).toBeNull();
    expect(parseDay("29-02-2028")).toBe("2028-02-29");
  });

  test.each(["", "20/11/2026", "2026-11-2", "20-11-26", "hoy", "2026-11-20T00:00", " 2026-11-20"])(
    "[HOME-03] %j is no calendar day",
    (text) => {
      expect(parseDay(text)).toBeNull();
    },
  );

  test("[HOME-03] both spellings of a day are read as YYYY-MM-DD", () => {
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
    ["24:00", null],
    ["7:05", null],
    ["", null],
  ])("[HOME-03] the hour %j is read as %j", (text, hour) => {
    expect(parseHour(text)).toBe(hour);
  });
});

describe("closing of sales", () => {
  const closesAt = instant("2026-11-21T03:30:00Z");

  test("[LOT-05] a draw is open until the instant before its closing", () => {
    expect(isOpen({ closesAt }, closesAt - 1)).toBe(true);
    expect(isOpen({ closesAt }, closesAt)).toBe(false);
  });

  test("[CARD-04] the seconds left are whole and never negative", () => {
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

  test("[HOME-03] draws stand in the order of their closing", () => {
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
