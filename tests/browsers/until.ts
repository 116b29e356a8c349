/** How long the browsers are waited for. */
import { vi } from "vitest";

/** Waits until `look` gives something without throwing: long enough for a page on a busy machine, and no longer than needed. */
export const until = <T>(look: () => Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 30_000, interval: 50 });
