/** Counts of failed logins, shared by all processes. Keys are hashes. */
import { eq, inArray, lt, sql } from "drizzle-orm";
import type { Db, Store } from "./database";
import { loginAttempts } from "./schema";

/** What is counted, and how many seconds so many failures have to wait. */
export interface Counter {
  key: string;
  waitSeconds: (failures: number) => number;
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/**
 * Counts one more failure for each counter, unless one of them is waiting: then nothing is counted and the end of the longest
 * wait is given (epoch ms). Failures older than `memoryMs` are forgotten. Callers at the same time count one after the other.
 */
export function countFailure(
  store: Store,
  counters: readonly Counter[],
  { now, memoryMs }: { now: number; memoryMs: number },
): Promise<number | null> {
  // In one order for all callers: two that add the same keys the other way round would wait for each other.
  const keys = counters.map(({ key }) => key).sort();
  return store.transaction(async (tx) => {
    await tx
      .insert(loginAttempts)
      .values(keys.map((key) => ({ key, failures: 0, lastFailureAt: iso(now) })))
      .onConflictDoNothing();
    const rows = await tx
      .select()
      .from(loginAttempts)
      .where(inArray(loginAttempts.key, keys))
      .orderBy(loginAttempts.key)
      .for("update");
    const longest = Math.max(...rows.map(({ blockedUntil }) => (blockedUntil ? Date.parse(blockedUntil) : 0)));
    if (longest > now) return longest;
    for (const row of rows) {
      const { waitSeconds } = counters.find(({ key }) => key === row.key)!;
      const failures = (now - Date.parse(row.lastFailureAt) > memoryMs ? 0 : row.failures) + 1;
      const wait = waitSeconds(failures);
      // No wait is none at all, not one until now: the clock of another process may be a moment behind.
      await tx
        .update(loginAttempts)
        .set({ failures, lastFailureAt: iso(now), blockedUntil: wait > 0 ? iso(now + wait * 1000) : null })
        .where(eq(loginAttempts.key, row.key));
    }
    return null;
  });
}

/** Forgets the counts of `forgotten`, and takes one failure and any wait from the count of `eased`. */
export function easeFailures(
  store: Store,
  { forgotten, eased }: { forgotten: readonly string[]; eased: string },
): Promise<void> {
  return store.transaction(async (tx) => {
    await tx.delete(loginAttempts).where(inArray(loginAttempts.key, [...forgotten]));
    await tx
      .update(loginAttempts)
      .set({ failures: sql`greatest(${loginAttempts.failures} - 1, 0)`, blockedUntil: null })
      .where(eq(loginAttempts.key, eased));
  });
}

/** Removes counts without a failure since `since` (ISO). */
export async function forgetFailures(db: Db, since: string): Promise<void> {
  await db.delete(loginAttempts).where(lt(loginAttempts.lastFailureAt, since));
}
