/** How long somebody has been in the shop in this tab: counted while it is seen, kept over navigations and reloads (F-62). */
import { PLAY_TIME_KEY } from "#models/storageKeys";

/** What is counted. Times in milliseconds. */
export interface PlayTime {
  playedMs: number;
  /** Of it, what had been played when its player was last told. */
  toldMs: number;
  /** After how many minutes they want to be told. */
  minutes: number;
}

const MINUTE_MS = 60_000;

/** The clock ticks once a second while the page is seen. What is longer than this was no play: the tab was hidden, or the device asleep. */
const GAP_MAX = 5_000;

/** What is counted on from: what was kept, told anew after so many minutes where those have changed. */
export function goOn(kept: PlayTime | null, minutes: number): PlayTime {
  if (!kept) return { playedMs: 0, toldMs: 0, minutes };
  return kept.minutes === minutes ? kept : { ...kept, toldMs: kept.playedMs, minutes };
}

/** Adds what passed since the last tick of the clock. */
export const addTick = (time: PlayTime, elapsedMs: number): PlayTime =>
  elapsedMs > 0 && elapsedMs <= GAP_MAX ? { ...time, playedMs: time.playedMs + elapsedMs } : time;

/** Whether its player wants to be told by now. */
export const isDue = ({ playedMs, toldMs, minutes }: PlayTime): boolean => playedMs - toldMs >= minutes * MINUTE_MS;

/** After they were told. */
export const told = (time: PlayTime): PlayTime => ({ ...time, toldMs: time.playedMs });

/** Whole minutes of play. */
export const minutesOf = ({ playedMs }: PlayTime): number => Math.floor(playedMs / MINUTE_MS);

/** What this tab has kept of a person; null for nothing, also where the storage is switched off or holds something else. */
export function keptTime(userId: number): PlayTime | null {
  try {
    const [whose, playedMs, toldMs, minutes] = (window.sessionStorage.getItem(PLAY_TIME_KEY) ?? "")
      .split(" ")
      .map(Number);
    const isTime = [playedMs, toldMs, minutes].every((value) => Number.isSafeInteger(value) && value! >= 0);
    return whose === userId && isTime ? { playedMs: playedMs!, toldMs: toldMs!, minutes: minutes! } : null;
  } catch {
    return null;
  }
}

/** Keeps it for as long as the tab lives; a storage that is switched off keeps nothing. */
export function keepTime(userId: number, { playedMs, toldMs, minutes }: PlayTime): void {
  try {
    window.sessionStorage.setItem(PLAY_TIME_KEY, [userId, playedMs, toldMs, minutes].join(" "));
  } catch {
    // This page remembers it.
  }
}
