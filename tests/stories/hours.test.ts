/** An hour within a sentence, in the shop's words and in its letters: one o'clock is singular. */
import { expect, test } from "vitest";
import { theHour, theHourWithSeconds } from "#copy/format";
import { atHourText } from "#server/letters/letter.ts";

const nbsp = "\u00a0";

test.each([
  ["01:00", "la 1:00", "a"],
  ["13:05", "la 1:05", "p"],
  ["10:05", "las 10:05", "a"],
  ["11:00", "las 11:00", "a"],
  ["00:30", "las 12:30", "a"],
])("at %s in Bogota it reads %s", (clock, said, half) => {
  const instant = `2026-11-20T${clock}:40-05:00`;
  expect(theHour(Date.parse(instant))).toBe(`${said}${nbsp}${half}.${nbsp}m.`);
  expect(theHourWithSeconds(Date.parse(instant))).toBe(`${said}:40${nbsp}${half}.${nbsp}m.`);
  expect(atHourText(instant)).toBe(`a ${said}${nbsp}${half}.${nbsp}m.`);
});
