// @vitest-environment happy-dom
/** What was given up is no error; every other promise that nobody heard is one. */
import { beforeAll, expect, test } from "vitest";
import { quietAborts } from "#src/page/quietAborts.ts";

beforeAll(quietAborts);

/** Whether the browser is kept from reporting a promise that was rejected for a reason and heard by nobody. */
function isQuiet(reason: unknown): boolean {
  const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test.each([
  ["a fetch that was given up", new DOMException("signal is aborted without reason", "AbortError"), true],
  ["another fault of the browser", new DOMException("full", "QuotaExceededError"), false],
  ["an error", Object.assign(new Error("x"), { name: "AbortError" }), false],
  ["a text", "AbortError", false],
  ["nothing", undefined, false],
])("%s", (_, reason, quiet) => expect(isQuiet(reason)).toBe(quiet));
