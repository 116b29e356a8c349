// @vitest-environment happy-dom
/** How long somebody has been in the shop, and when they are told. */
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PLAY_TIME_KEY } from "#models/storageKeys";
import { addTick, goOn, isDue, keepTime, keptTime, minutesOf, told } from "#src/page/playTime.ts";
import TimeReminder from "#src/screens/Calm/TimeReminder.tsx";
import { NOW } from "../models/fakeEnv";
import { showPage } from "./helpers";

const MINUTE = 60_000;

function hide(isHidden: boolean) {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  hide(false);
  vi.useRealTimers();
});

describe("what is counted", () => {
  test("is the ticks of a page that is seen, and no gap between them", () => {
    const tick = fc.oneof(
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 5_001, max: 10 ** 9 }),
      fc.constant(-7),
    );
    fc.assert(
      fc.property(fc.array(tick), (ticks) => {
        const { playedMs } = ticks.reduce(addTick, goOn(null, 30));
        expect(playedMs).toBe(ticks.filter((ms) => ms > 0 && ms <= 5_000).reduce((sum, ms) => sum + ms, 0));
      }),
    );
  });

  test("each so many minutes are told once, with all that was played", () => {
    let time = goOn(null, 15);
    const said: number[] = [];
    for (let second = 0; second < 50 * 60; second += 1) {
      time = addTick(time, 1_000);
      if (!isDue(time)) continue;
      said.push(minutesOf(time));
      time = told(time);
    }
    expect(said).toEqual([15, 30, 45]);
  });

  test("another number of minutes counts from now on", () => {
    const played = { playedMs: 40 * MINUTE, toldMs: 0, minutes: 60 };
    expect(goOn(played, 60)).toEqual(played);
    expect(isDue(goOn(played, 15))).toBe(false);
    expect(minutesOf(goOn(played, 15))).toBe(40);
  });
});

describe("what the tab keeps", () => {
  test("is read as it was written, by its own person only", () => {
    const time = { playedMs: 61_500, toldMs: 60_000, minutes: 15 };
    keepTime(7, time);
    expect(keptTime(7)).toEqual(time);
    expect(keptTime(8)).toBeNull();
  });

  test.each([null, "", "7", "7 1 2", "7 x 0 15", "7 1.5 0 15", "7 -1 0 15", "{}"])("%j is nothing", (kept) => {
    if (kept !== null) sessionStorage.setItem(PLAY_TIME_KEY, kept);
    expect(keptTime(7)).toBeNull();
  });
});

describe("the reminder", () => {
  /** A page whose clock runs; `pass` lets minutes go by. */
  async function play() {
    vi.useRealTimers();
    // What an earlier page has kept is marked: the one that counts now has written it anew.
    const before = sessionStorage.getItem(PLAY_TIME_KEY);
    if (before !== null) sessionStorage.setItem(PLAY_TIME_KEY, `${before} `);
    const view = await showPage(() => <TimeReminder userId={7} minutes={15} />);
    await waitFor(() => expect(sessionStorage.getItem(PLAY_TIME_KEY)).toMatch(/\d$/));
    vi.useFakeTimers({ now: NOW });
    const stop = view.page.clock.start(NOW, NOW);
    return { ...view, stop, pass: (count: number) => act(() => vi.advanceTimersByTimeAsync(count * MINUTE)) };
  }

  test("opens after so many minutes, and again after as many", async () => {
    const { pass } = await play();
    await pass(14);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await pass(1.1);
    screen.getByRole("alertdialog", { name: "Llevas 15 minutos en la tienda" });
    fireEvent.click(screen.getByRole("button", { name: "Seguir" }));
    await pass(14);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await pass(1);
    screen.getByRole("alertdialog", { name: "Llevas 30 minutos en la tienda" });
  });

  test("a tab that is hidden plays no time, and a page read anew goes on counting", async () => {
    const { pass, stop, unmount } = await play();
    await pass(10);
    hide(true);
    await pass(60);
    hide(false);
    await pass(1);
    stop();
    unmount();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    const again = await play();
    await again.pass(4.2);
    screen.getByRole("alertdialog", { name: "Llevas 15 minutos en la tienda" });
  });

  test("waits for a dialog that is open", async () => {
    const other = document.body.appendChild(document.createElement("div"));
    other.setAttribute("role", "dialog");
    const { pass } = await play();
    await pass(16);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    other.remove();
    await pass(0.1);
    screen.getByRole("alertdialog", { name: "Llevas 16 minutos en la tienda" });
  });
});
