/** The wallet of a configuration; null where none is. */
import type { Clock } from "../clock";
import type { Config } from "../config";
import type { Store } from "../store/database";
import { takeTopUp } from "../store/sandboxTopUps";
import { createOki } from "./oki";
import type { Wallet } from "./wallet";

interface Ports {
  config: Pick<Config, "wallet" | "isDemo">;
  clock: Clock;
  store: Store;
}

/** A demo without a wallet of its own takes every top-up, once for each key, and shows it at /sandbox/oki. */
export function createWallet({ config, clock, store }: Ports): Wallet | null {
  if (config.wallet) return createOki(config.wallet);
  if (!config.isDemo) return null;
  return {
    async topUp(topUp) {
      await takeTopUp(store.db, topUp, clock.iso());
      return { reference: `OKI-${topUp.key}` };
    },
  };
}
