/** A day as it is typed and as forms carry it. */
import { expect, test } from "vitest";
import { isoDay, wholeDay, withHyphens, writtenDay } from "#ds/DateField/dayText.ts";

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
])("typed %s reads %s", (keys, text) => {
  expect(typedKeyByKey(keys)).toBe(text);
});

test("a whole day goes between both spellings, what is none stays as it was typed", () => {
  expect(writtenDay("2026-11-20")).toBe("20-11-2026");
  expect(isoDay("20-11-2026")).toBe("2026-11-20");
  expect([writtenDay("20-11"), isoDay("20-11"), wholeDay("20-11")]).toEqual(["20-11", "20-11", ""]);
  expect(wholeDay("2026-11-20")).toBe("2026-11-20");
});
