// @vitest-environment happy-dom
/** When a part of the page that the server has drawn is fetched. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenUsed } from "#src/page/later.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<section id="noticias"></section>';
});
afterEach(() => vi.useRealTimers());

const settled = async (promise: Promise<void>) => {
  const done = vi.fn();
  void promise.then(done);
  await Promise.resolve();
  await Promise.resolve();
  return done.mock.calls.length > 0;
};

test("at once where the server has drawn nothing", async () => {
  expect(await settled(whenUsed("otra"))).toBe(true);
});

test.each(["scroll", "pointerdown", "keydown"])("with the first %s", async (event) => {
  const wanted = whenUsed("noticias");
  expect(await settled(wanted)).toBe(false);
  window.dispatchEvent(new Event(event));
  expect(await settled(wanted)).toBe(true);
});

test("after three seconds at the latest", async () => {
  const wanted = whenUsed("noticias");
  vi.advanceTimersByTime(2_999);
  expect(await settled(wanted)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await settled(wanted)).toBe(true);
});
