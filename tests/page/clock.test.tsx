// @vitest-environment happy-dom
/** The page's clock: the server's time, once a second, and only what changes renders again. */
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createClock, useNearness, useTime } from "#src/page/clock.ts";
import { NOW } from "../models/fakeEnv";
import { showPage } from "./helpers";

const DAY = 24 * 3_600_000;

function hide(isHidden: boolean) {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => vi.useFakeTimers({ now: 1000 }));
afterEach(() => {
  hide(false);
  vi.useRealTimers();
  cleanup();
});

describe("the clock", () => {
  test("[F-50] runs on the server's time however wrong the device's is", () => {
    const clock = createClock(NOW);
    expect(clock.now()).toBe(NOW);
    // The device is at 1970, and took a second since the answer came.
    const stop = clock.start(NOW, 0);
    expect(clock.now()).toBe(NOW + 1000);
    vi.advanceTimersByTime(5000);
    expect([clock.now(), clock.startedAt]).toEqual([NOW + 6000, NOW]);
    stop();
  });

  test("ticks at full seconds of the device's clock, so that all digits change together", () => {
    vi.setSystemTime(1400);
    const clock = createClock(NOW);
    const ticks: number[] = [];
    clock.subscribe(() => ticks.push(Date.now()));
    const stop = clock.start(NOW, 1400);
    vi.advanceTimersByTime(2000);
    expect(ticks).toEqual([1400, 2000, 3000]);
    stop();
    vi.advanceTimersByTime(5000);
    expect(ticks).toHaveLength(3);
  });

  test("a hidden tab costs nothing, and is right at once when it is seen again", () => {
    const clock = createClock(NOW);
    const ticks: number[] = [];
    clock.subscribe(() => ticks.push(clock.now()));
    const stop = clock.start(NOW, 1000);
    hide(true);
    const before = ticks.length;
    vi.advanceTimersByTime(60_000);
    expect(ticks).toHaveLength(before);
    hide(false);
    expect(ticks.at(-1)).toBe(NOW + 60_000);
    vi.advanceTimersByTime(1000);
    expect(ticks.at(-1)).toBe(NOW + 61_000);
    stop();
    hide(false);
    expect(ticks.at(-1)).toBe(NOW + 61_000);
  });

  test("who has left hears no more", () => {
    const clock = createClock(NOW);
    const heard = vi.fn();
    const leave = clock.subscribe(heard);
    const stop = clock.start(NOW, 1000);
    leave();
    vi.advanceTimersByTime(3000);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe("what follows the clock", () => {
  test("renders again only when what it reads changes", async () => {
    vi.useRealTimers();
    let renders = 0;
    let isFollowing = false;
    function Minute() {
      const minute = useTime((now) => Math.floor((now - NOW) / 60_000));
      renders += 1;
      // Effects run in order: by this one useTime has subscribed, which may be later than its words are on the page.
      useEffect(() => {
        isFollowing = true;
      }, []);
      return <p>{`minute ${minute}`}</p>;
    }
    const { page } = await showPage(() => <Minute />);
    await waitFor(() => expect(isFollowing).toBe(true));
    const before = renders;
    vi.useFakeTimers({ now: 1000 });
    const stop = page.clock.start(NOW, 1000);
    act(() => vi.advanceTimersByTime(59_000));
    expect(renders).toBe(before);
    act(() => vi.advanceTimersByTime(1000));
    screen.getByText("minute 1");
    stop();
  });

  test.each([
    [-1, "closed"],
    [0, "closed"],
    [1, "near"],
    [DAY, "near"],
    [DAY + 1, "far"],
  ])("[CARD-04] an instant %i ms from now is %s", async (left, nearness) => {
    vi.useRealTimers();
    const Near = () => <p>{useNearness(NOW + left)}</p>;
    await showPage(() => <Near />);
    await screen.findByText(nearness);
  });
});
