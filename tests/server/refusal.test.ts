/** What the store refuses, as it is answered. */
import { expect, test } from "vitest";
import { messages } from "#server/messages.ts";
import { errorBody, Refusal, refusalOf } from "#server/refusal.ts";
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

test("a refusal is answered as it was thrown, and keeps what caused it for the log", () => {
  const cause = new Error("the gateway was silent");
  const refusal = new Refusal(502, "GATEWAY_DOWN", { cause, retryAfter: 5 });
  expect(refusalOf(refusal)).toBe(refusal);
  expect(refusal).toMatchObject({ name: "Refusal", cause, retryAfter: 5, message: messages.GATEWAY_DOWN });
  expect(refusal).not.toHaveProperty("fields", expect.anything());
  expect(new Refusal(404, "NOT_FOUND")).not.toHaveProperty("cause");
});

test("another system's words follow the sentence after a dash, as JSON", () => {
  const { error } = errorBody(new Refusal(409, "WALLET_REFUSED", { said: "Cuenta bloqueada" }));
  expect(error.message).toBe(`${messages.WALLET_REFUSED} - {"mensaje":"Cuenta bloqueada"}`);
  expect(errorBody(new Refusal(409, "WALLET_REFUSED", { said: null })).error.message).toBe(messages.WALLET_REFUSED);
});

/** An error of the driver, as the store's layer hands it on. */
const ofDatabase = (code: string): Error =>
  new Error("Failed query", { cause: Object.assign(new Error("no"), { code }) });

test("[F-60] a full disk is 503 BUSY: somebody has to make room first", () => {
  const error = ofDatabase("53100");
  expect(refusalOf(error)).toMatchObject({ statusCode: 503, code: "BUSY", retryAfter: 30, cause: error });
});

test.each(["55P03", "57014", "40001", "40P01", "53300"])(
  "[F-58] a database that had no time or no place (%s) is answered with 503 and when to come back",
  (code) => {
    const error = ofDatabase(code);
    expect(refusalOf(error)).toMatchObject({ statusCode: 503, code: "BUSY", retryAfter: 2, cause: error });
  },
);

test("[F-57] a lost connection is answered with 503 and when to come back", () => {
  const error = ofDatabase("57P01");
  expect(refusalOf(error)).toMatchObject({ statusCode: 503, code: "BUSY", retryAfter: 2, cause: error });
});

test("another fault of the database is nobody's refusal: 500", () => {
  const error = ofDatabase("23505");
  expect(refusalOf(error)).toMatchObject({ statusCode: 500, code: "INTERNAL", cause: error });
});

/** An error of the framework, which carries a status. */
const ofFramework = (statusCode: unknown): Error => Object.assign(new Error("no"), { statusCode });

test.each([
  [400, 400, "BAD_REQUEST"],
  [401, 401, "UNAUTHORIZED"],
  [403, 403, "FORBIDDEN"],
  [404, 404, "NOT_FOUND"],
  [405, 405, "METHOD_NOT_ALLOWED"],
  [413, 413, "PAYLOAD_TOO_LARGE"],
  [415, 415, "UNSUPPORTED_MEDIA_TYPE"],
  [429, 429, "TOO_MANY_REQUESTS"],
  // Of the client all the same, without a sentence of its own.
  [402, 400, "BAD_REQUEST"],
  [418, 400, "BAD_REQUEST"],
  [499, 400, "BAD_REQUEST"],
  [399, 500, "INTERNAL"],
  [500, 500, "INTERNAL"],
  [501, 500, "INTERNAL"],
  ["404", 500, "INTERNAL"],
  ["418", 500, "INTERNAL"],
] as const)("the framework's %s is answered with %i %s", (statusCode, answered, code) => {
  const error = ofFramework(statusCode);
  expect(refusalOf(error)).toMatchObject({ statusCode: answered, code, message: messages[code], cause: error });
});

test.each([
  ["nothing", null],
  ["a text", "boom"],
  ["no error", undefined],
])("%s that is thrown is a plain 500", (_what, thrown) => {
  expect(refusalOf(thrown)).toMatchObject({ statusCode: 500, code: "INTERNAL" });
});
