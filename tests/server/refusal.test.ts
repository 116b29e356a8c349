/** What the store refuses, as it is answered. */
import { expect, test } from "vitest";
import { errorBody, refusalOf } from "#server/refusal.ts";
import { StoreError, type StoreErrorCode } from "#server/store/errors.ts";

const SOLD_OUT = "La serie ingresada no se encuentra disponible";

test.each<[StoreErrorCode, number, string | null]>([
  ["STALE_CART", 409, null],
  ["CART_FULL", 409, null],
  ["EMPTY_CART", 409, null],
  ["DRAW_UNKNOWN", 409, "Este sorteo no existe"],
  ["SERIES_UNKNOWN", 409, SOLD_OUT],
  ["TOO_MANY_FRACTIONS", 409, "El billete no tiene tantas fracciones"],
  ["DRAW_CLOSED", 409, "Sorteo cerrado"],
  ["DRAW_CLOSING", 409, "Las ventas están por cerrar"],
  ["SOLD_OUT", 409, SOLD_OUT],
  ["TOO_MANY_HOLDS", 429, null],
  ["KEY_REUSED", 422, null],
])("%s of the store is answered with %i, each line at fault with its sentence", (code, statusCode, sentence) => {
  const { error } = errorBody(refusalOf(new StoreError(code, sentence === null ? {} : { lines: ["a", "b"] })));
  expect(error).toMatchObject({ statusCode, code });
  expect(error.message).not.toBe("");
  expect(error.fields).toEqual(sentence === null ? undefined : { a: sentence, b: sentence });
  expect(error).not.toHaveProperty("total");
});

test("[F-6] a changed price is answered with the total as it is", () => {
  const { error } = errorBody(refusalOf(new StoreError("PRICE_CHANGED", { totalPesos: 12_000 })));
  expect(error).toMatchObject({ statusCode: 409, code: "PRICE_CHANGED", total: 12_000 });
});

test("an error of the store names the lines at fault in its own text", () => {
  expect(new StoreError("SOLD_OUT", { lines: ["a", "b"] }).message).toBe("SOLD_OUT: a, b");
  expect(new StoreError("STALE_CART").message).toBe("STALE_CART");
});
