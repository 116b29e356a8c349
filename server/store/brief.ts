/** A short memory for what every public page reads. Never for what depends on who asks. */
import type { Clock } from "../clock";

const MEMORY_MS = 1_000;
/** Answers kept at most: what the process remembers does not grow with what is asked for. */
const MOST_KEPT = 100;

/**
 * Reads once a second at most for each key, whoever asks, or once for all where `read` takes none; a change shows within that
 * second. Readers share one value: they must not change it. A failed read is forgotten at once.
 */
export function keptForASecond<Value, Key extends string | number | void = void>(
  clock: Clock,
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const kept = new Map<Key, Promise<Value>>();
  let since = 0;
  return (key) => {
    const now = clock.now();
    if (now < since || now - since >= MEMORY_MS || kept.size >= MOST_KEPT) {
      kept.clear();
      since = now;
    }
    const known = kept.get(key);
    if (known) return known;
    const value = read(key);
    kept.set(key, value);
    value.catch(() => {
      if (kept.get(key) === value) kept.delete(key);
    });
    return value;
  };
}
