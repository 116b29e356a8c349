/** Clears away what time has undone: holds that ran out, nonces and counts that nobody remembers. */
import { and, eq, lt } from "drizzle-orm";
import { forgetCaptchas } from "../captcha";
import { forgetLoginTries } from "../limits";
import type { Shop } from "../shop";
import { fractions, sessions } from "../store/schema";

/** A hold that ran out counts as free at once; its row is kept this long for an approval that comes late. */
const KEEP_HOLD_MS = 60 * 60_000;

/** Removes old rows. Changes nothing that anybody can see. */
export async function clearExpired(shop: Shop): Promise<void> {
  const { store, clock } = shop;
  const before = new Date(clock.now() - KEEP_HOLD_MS).toISOString();
  await store.db.delete(fractions).where(and(eq(fractions.state, "HELD"), lt(fractions.heldUntil, before)));
  await store.db.delete(sessions).where(lt(sessions.expiresAt, before));
  await forgetCaptchas(shop);
  await forgetLoginTries(shop);
}
