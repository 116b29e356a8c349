/** What the demo's own wallet has taken. */
import { desc } from "drizzle-orm";
import type { TopUp } from "../wallet/wallet";
import type { Db } from "./database";
import { sandboxTopUps } from "./schema";

/** Takes a top-up, unless one with its key was taken before. */
export async function takeTopUp(db: Db, { key, mobile, pesos }: TopUp, now: string): Promise<void> {
  await db.insert(sandboxTopUps).values({ key, mobile, amountPesos: pesos, createdAt: now }).onConflictDoNothing();
}

/** The latest top-ups, newest first, at most `limit`. */
export const latestTopUps = (db: Db, limit: number): Promise<(typeof sandboxTopUps.$inferSelect)[]> =>
  db.select().from(sandboxTopUps).orderBy(desc(sandboxTopUps.createdAt), desc(sandboxTopUps.key)).limit(limit);
