/** A value outside React that components follow: for what lives as long as the page and needs no model. */
import { useSyncExternalStore } from "react";

export interface Box<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (changed: () => void) => () => void;
}

export function createBox<T>(initial: T): Box<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const changed of [...listeners]) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** The box's value; renders again when it changes. */
export const useBox = <T>({ subscribe, get }: Box<T>): T => useSyncExternalStore(subscribe, get, get);
