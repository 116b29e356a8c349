/** How often each caller has asked within a window of time, shared by all processes. Keys are hashes. */
import { lt, sql } from "drizzle-orm";
import type { Db } from "./database";
import { requestCounts } from "./schema";

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Counts one more request, in a new window where the last one is over. Gives how many it is, and when its window ends (epoch ms). */
export async function countRequest(
  db: Db,
  { key, windowMs, now }: { key: string; windowMs: number; now: number },
): Promise<{ count: number; endsAt: number }> {
  const isOver = sql`${requestCounts.endsAt} <= ${iso(now)}`;
  const [counted] = await db
    .insert(requestCounts)
    .values({ key, count: 1, endsAt: iso(now + windowMs) })
    .onConflictDoUpdate({
      target: requestCounts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${requestCounts.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${requestCounts.endsAt} end`,
      },
    })
    .returning();
  return { count: counted!.count, endsAt: Date.parse(counted!.endsAt) };
}

/** Removes the windows that are over at `now` (ISO). */
export async function forgetRequests(db: Db, now: string): Promise<void> {
  await db.delete(requestCounts).where(lt(requestCounts.endsAt, now));
}
