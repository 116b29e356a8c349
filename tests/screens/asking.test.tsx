// @vitest-environment happy-dom
/** Asking what became of a payment: how often, and what is shown meanwhile. */
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Result } from "#api/result";
import type { OrderStatus } from "#api/orders";
import { AskingNotice, useAsking } from "#src/screens/Confirmation/Asking.tsx";
import { order } from "#stories/fixtures/draws.ts";
import { NOW, yes } from "../models/fakeEnv";
import { showPage } from "../page/helpers";

const pending: OrderStatus = { ...order, outcome: "PENDING" };

beforeEach(() => {
  vi.useFakeTimers({
    now: NOW,
    toFake: ["setTimeout", "clearTimeout", "Date", "performance"],
    shouldAdvanceTime: true,
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Asked = () => {
  const { order: heard, asking } = useAsking(pending);
  return (
    <>
      <output>{heard.outcome}</output>
      <AskingNotice {...asking} />
    </>
  );
};

/** Shows a pending order that is asked for; `answer` is what the backend says. */
async function showAsked(answer: () => Promise<Result<OrderStatus>>) {
  const asked = vi.fn(answer);
  await showPage(Asked, { backend: { orderStatus: asked } });
  await screen.findByText("PENDING");
  const askedIn = async (ms: number) => {
    const before = asked.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return asked.mock.calls.length - before;
  };
  return { asked, askedIn };
}

test("a pending order is asked for at a slowing pace, once a minute in the end", async () => {
  const { askedIn } = await showAsked(() => yes(pending));
  const early = await askedIn(30_000);
  await askedIn(120_000);
  expect(early).toBeGreaterThanOrEqual(3);
  expect(await askedIn(30_000)).toBeLessThan(early);
  await askedIn(600_000);
  expect(await askedIn(600_000)).toBe(10);
});
