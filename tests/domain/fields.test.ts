/** Rules of single fields that several forms share. */
import { describe, expect, test } from "vitest";
import { digitsOf, isMixedPassword, isNoAlphabetRun, isNoTestUser } from "#domain/fields";

describe("words that testers write", () => {
  test.each(["prueba", "Pruebas", "root", "ADMIN", "administrador", "el usuario 1"])("%j is one", (text) => {
    expect(isNoTestUser(text)).toBe(false);
  });
  test.each(["", "Ana", "Prudencia", "Rosa"])("%j is none", (text) => {
    expect(isNoTestUser(text)).toBe(true);
  });
});

describe("runs of the alphabet", () => {
  test.each(["ABC", "abc", "xyz", "María cde", "María__cde_José", "abcdefghijklmnopqrstuvwxyz"])(
    "%j has one",
    (text) => {
      expect(isNoAlphabetRun(text)).toBe(false);
    },
  );
  test.each(["", "AB", "Ana de", "STUART", "Estupiñán", "CBA", "ACE", "ab cd"])("%j has none", (text) => {
    expect(isNoAlphabetRun(text)).toBe(true);
  });
});

test.each([
  ["Aa1*", true],
  ["Ñú1_", true],
  ["Aa1*\u0301", true],
  ["Aa1\u0301", false],
  ["aa1*", false],
  ["AA1*", false],
  ["Aaa*", false],
  ["Aa11", false],
  ["Aa1* ", false],
  ["Aa 1*", false],
])("whether %j holds every kind of sign and no space: %s", (password, isMixed) => {
  expect(isMixedPassword(password)).toBe(isMixed);
});

test("of a typed telephone number the digits count", () => {
  expect(digitsOf("+57 (300) 412-77.88")).toBe("573004127788");
  expect(digitsOf("no")).toBe("");
});
