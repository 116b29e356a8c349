/** Chance that can be had again: the same seed gives the same choices, as far as the processes under test allow. */

export interface Chance {
  /** Below 1. */
  next(): number;
  /** A whole number below `limit`. */
  below(limit: number): number;
  /** True `share` of the time, 0 to 1. */
  happens(share: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** Chance by mulberry32, a generator of 32 bits. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { next, below, happens: (share) => next() < share, pick: (items) => items[below(items.length)]! };
}
