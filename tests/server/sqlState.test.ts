/** What kind of error the database gave, also under what drizzle has wrapped around it. */
import { describe, expect, test } from "vitest";
import { isConnectionLost, sqlState } from "#server/store/sqlState.ts";

const coded = (code: unknown, message = "x") => Object.assign(new Error(message), { code });
/** An error with `error` as its cause, so many times over. */
const wrapped = (error: Error, times: number): Error =>
  times === 0 ? error : new Error("wrapped", { cause: wrapped(error, times - 1) });

describe("[F-58] the state of an error", () => {
  test("is told by the error or by one of the three that it wraps", () => {
    for (const times of [0, 1, 2, 3]) expect(sqlState(wrapped(coded("40001"), times))).toBe("40001");
    expect(sqlState(wrapped(coded("40001"), 4))).toBeNull();
  });

  test("is that of the outermost that has one", () => {
    expect(sqlState(Object.assign(new Error("x", { cause: coded("40001") }), { code: "23505" }))).toBe("23505");
    expect(sqlState(Object.assign(new Error("x", { cause: coded("40001") }), { code: "ECONNRESET" }))).toBe("40001");
  });

  test.each(["ECONNREFUSED", "2350", "235055", "x23505", "2350x", 23505, undefined, null])(
    "is none where the code is %j",
    (code) => {
      expect(sqlState(coded(code))).toBeNull();
    },
  );

  test.each([undefined, null, "40001", { code: "40001" }])("is none of %j, which is no error", (value) => {
    expect(sqlState(value)).toBeNull();
  });
});

describe("[F-57] a lost connection", () => {
  test.each([
    "08000",
    "08006",
    "08P01",
    "57P01",
    "57P02",
    "57P03",
    "57P05",
    "25P03",
    "ECONNREFUSED",
    "ECONNRESET",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "ENOTFOUND",
    "EAI_AGAIN",
    "EPIPE",
    "ETIMEDOUT",
  ])("is one of %s, however it is wrapped", (code) => {
    for (const times of [0, 1, 3]) expect(isConnectionLost(wrapped(coded(code), times))).toBe(true);
    expect(isConnectionLost(wrapped(coded(code), 4))).toBe(false);
  });

  test.each([
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
    "Client has encountered a connection error and is not queryable",
  ])("is told without a code by «%s»", (message) => {
    for (const times of [0, 3]) expect(isConnectionLost(wrapped(new Error(message), times))).toBe(true);
  });

  test.each([
    ["a broken rule", coded("23505")],
    ["a wait that was too long", coded("55P03")],
    ["a code that only begins or ends like one", coded("080061")],
    ["such a code", coded("X08006")],
    ["words that only hold those", new Error("No Connection terminated")],
    ["such words", new Error("before timeout exceeded when trying to connect")],
    ["such an end in the middle", new Error("it is not queryable now")],
    ["an error without anything", new Error("x")],
  ])("is none: %s", (_name, error) => {
    expect(isConnectionLost(error)).toBe(false);
  });

  test("is none of what is no error", () => {
    for (const value of [undefined, null, "ECONNRESET", { code: "ECONNRESET" }])
      expect(isConnectionLost(value)).toBe(false);
  });
});
