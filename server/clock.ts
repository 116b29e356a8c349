/** The server's clock, a port: the system's, one started at a given instant (demo), or one moved by hand (tests). */

/** Gives the current instant; every rule about time asks this and nothing else. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** The same instant as ISO UTC with milliseconds. */
  iso(): string;
}

function clockOf(now: () => number): Clock {
  return { now, iso: () => new Date(now()).toISOString() };
}

/** The machine's clock, or one that runs at the same pace from `startsAt` (ISO instant). */
export function systemClock(startsAt: string | null = null): Clock {
  if (startsAt === null) return clockOf(() => Date.now());
  const offset = Date.parse(startsAt) - Date.now();
  return clockOf(() => Date.now() + offset);
}

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  set(instant: string): void;
  advance(milliseconds: number): void;
}

/** A clock standing at `instant` (ISO). */
export function testClock(instant: string): TestClock {
  let at = Date.parse(instant);
  return {
    ...clockOf(() => at),
    set(next) {
      at = Date.parse(next);
    },
    advance(milliseconds) {
      at += milliseconds;
    },
  };
}
