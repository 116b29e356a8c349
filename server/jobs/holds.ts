/** Clears away what time has undone: holds that ran out, nonces and counts that nobody remembers. */
import { forgetCaptchas } from "../captcha";
import { forgetLoginTries } from "../limits";
import type { Shop } from "../shop";
import { forgetUnconfirmed } from "../store/accounts";
import { forgetRequests } from "../store/requestCounts";
import { forgetSessions } from "../store/sessions";
import { forgetHolds } from "../store/stock";

/** A hold that ran out counts as free at once; its row is kept this long for an approval that comes late. */
const KEEP_HOLD_MS = 60 * 60_000;

/** Nobody who means to play leaves an account unconfirmed this long; its data are not kept without a reason. */
const KEEP_UNCONFIRMED_MS = 30 * 24 * 60 * 60_000;

/** Removes old rows. Changes nothing that anybody can see. */
export async function clearExpired(shop: Shop): Promise<void> {
  const { store, clock } = shop;
  const before = new Date(clock.now() - KEEP_HOLD_MS).toISOString();
  await forgetHolds(store.db, before);
  await forgetSessions(store.db, before);
  await forgetUnconfirmed(store, {
    now: clock.iso(),
    before: new Date(clock.now() - KEEP_UNCONFIRMED_MS).toISOString(),
  });
  await forgetCaptchas(shop);
  await forgetLoginTries(shop);
  await forgetRequests(store.db, clock.iso());
}
