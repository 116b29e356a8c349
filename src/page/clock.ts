/** The page's clock: the server's time, moving once a second while the page is visible. Countdowns follow it. */
import { useSyncExternalStore } from "react";
import { usePageState } from "./pageState";

export interface Clock {
  /** The server's time as of the last tick, epoch ms. */
  now: () => number;
  /** The server's time when the page was made; it stands still. */
  readonly startedAt: number;
  subscribe: (changed: () => void) => () => void;
  /**
   * Starts ticking. `serverNow` was true when the device's clock said `deviceThen` (both epoch ms): a device clock that is
   * wrong by hours does not matter, only its pace is used (fault case 50). Gives the way to stop.
   */
  start: (serverNow: number, deviceThen: number) => () => void;
}

/** Calls back at each full second of the device's clock while the page is visible; gives the way to stop. */
function everySecond(tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    // Aimed at the next full second, so that digits change together and never drift.
    timer = setTimeout(
      () => {
        tick();
        schedule();
      },
      1000 - (Date.now() % 1000),
    );
  };
  const follow = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    tick();
    schedule();
  };
  document.addEventListener("visibilitychange", follow);
  follow();
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", follow);
  };
}

/** A clock that stands at `startedAt` (epoch ms) until it is started. */
export function createClock(startedAt: number): Clock {
  let now = startedAt;
  const listeners = new Set<() => void>();
  return {
    now: () => now,
    startedAt,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    start(serverNow, deviceThen) {
      const offset = serverNow - deviceThen;
      return everySecond(() => {
        now = Date.now() + offset;
        for (const changed of [...listeners]) changed();
      });
    },
  };
}

/**
 * What `read` makes of the server's time (epoch ms); renders again only when that changes. `read` gives a text, a number or a
 * flag: what it gives is compared by identity.
 */
export function useTime<T extends string | number | boolean | null>(read: (now: number) => T): T {
  const { clock } = usePageState();
  return useSyncExternalStore(
    clock.subscribe,
    () => read(clock.now()),
    () => read(clock.startedAt),
  );
}

const DAY_MS = 24 * 60 * 60_000;

export type Nearness = "far" | "near" | "closed";

/** Whether an instant (epoch ms) is more than a day away, near, or past. */
export const useNearness = (instant: number): Nearness =>
  useTime((now) => (instant <= now ? "closed" : instant - now > DAY_MS ? "far" : "near"));
