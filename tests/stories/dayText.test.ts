/** A day as it is typed and as forms carry it. */
import { expect, test } from "vitest";
import { daySigns, isoDay, wholeDay, withHyphens, writtenDay } from "#ds/DateField/dayText.ts";

const typedKeyByKey = (keys: string): string => [...keys].reduce((text, key) => withHyphens(text + key), "");

test.each([
  ["20112026", "20-11-2026"],
  ["20-11-2026", "20-11-2026"],
  ["20/11/2026", "20-11-2026"],
  ["5-1-2026", "05-01-2026"],
  ["5.12.2026", "05-12-2026"],
  ["0501202699", "05-01-2026"],
  ["2011", "20-11"],
  ["20-", "20-"],
  ["2026-11-26", "26-11-2026"],
  ["20261126", "26-11-2026"],
  ["2026/1/05", "05-01-2026"],
  ["20-13-2026", "20-13-2026"],
  ["1999", "1999"],
  ["2026-1", "2026-1"],
  ["2012", "20-12"],
  ["2013", "2013"],
  ["a", ""],
  ["-5", "5"],
  ["ab12/11x-2026", "12-11-2026"],
])("typed %s reads %s", (keys, text) => {
  expect(typedKeyByKey(keys)).toBe(text);
});

test.each([
  ["2026-11-26", "26-11-2026"],
  ["2012-11-26", "26-11-2012"],
  ["26/11/2026", "26-11-2026"],
  ["vence: 26-11-2026.", "26-11-2026"],
  ["mañana", ""],
])("pasted %s reads %s", (text, read) => expect(withHyphens(text)).toBe(read));

test("what is no part of a day falls away in the middle of a text, too", () => {
  expect(daySigns("20-1a1-2026")).toBe("20-11-2026");
});

test("a whole day goes between both spellings, what is none stays as it was typed", () => {
  expect(writtenDay("2026-11-20")).toBe("20-11-2026");
  expect(isoDay("20-11-2026")).toBe("2026-11-20");
  expect([writtenDay("20-11"), isoDay("20-11"), wholeDay("20-11")]).toEqual(["20-11", "20-11", ""]);
  expect(wholeDay("2026-11-20")).toBe("2026-11-20");
});
