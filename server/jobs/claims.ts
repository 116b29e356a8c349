/** Asks the wallet again for the claims that nobody knows the end of: a process stopped, or the wallet did not answer. */
import { askWallet } from "../claims";
import type { Shop } from "../shop";
import { openClaims, takeClaim } from "../store/claims";

/** A claim that is open for longer asks for a person. */
const OVERDUE_MS = 60 * 60_000;

/** Asks for every claim that is due, until none is or the server ends. Gives how many. */
export async function payClaims(shop: Shop, stopping?: AbortSignal): Promise<number> {
  const { store, clock, log, wallet } = shop;
  if (!wallet) return 0;
  for (let asked = 0; ; asked += 1) {
    const claim = stopping?.aborted ? null : await takeClaim(store, clock.now());
    if (!claim) return asked;
    await askWallet(shop, wallet, claim).catch((error: unknown) =>
      log.error({ err: error, orderLineId: claim.orderLineId }, "a claim could not be settled"),
    );
  }
}

/** Says which claims have been open for an hour: the wallet does not answer, or none is configured any more. */
export async function watchClaims({ store, clock, log, wallet }: Shop): Promise<void> {
  const before = new Date(clock.now() - OVERDUE_MS).toISOString();
  for (const { orderLineId, position, tries, askedAt } of await openClaims(store.db, before))
    log.error(
      { orderLineId, position, tries, askedAt, hasWallet: wallet !== null, alarm: "claim-open" },
      "nobody knows whether a prize was paid into the wallet",
    );
}
