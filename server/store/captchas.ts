/** Captcha challenges that were solved: each is good for one use. */
import { lt } from "drizzle-orm";
import type { Db } from "./database";
import { captchaNonces } from "./schema";

/** Writes down that a challenge was used; false when it had been used before. */
export async function useNonce(db: Db, nonce: string, expiresAt: string): Promise<boolean> {
  const used = await db.insert(captchaNonces).values({ nonce, expiresAt }).onConflictDoNothing().returning();
  return used.length > 0;
}

/** Removes the nonces of challenges that had expired before `before` (ISO). */
export async function forgetNonces(db: Db, before: string): Promise<void> {
  await db.delete(captchaNonces).where(lt(captchaNonces.expiresAt, before));
}
