/** What every part of the server works with: configuration, clock, store, log and gateways, all given from outside. */
import type { Logger } from "pino";
import type { Clock } from "./clock";
import type { Config } from "./config";
import type { Gateways } from "./gateways/gateway";
import type { Operators } from "./operators/operators";
import type { Store } from "./store/database";
import type { Wallet } from "./wallet/wallet";

export interface Shop {
  config: Config;
  clock: Clock;
  store: Store;
  log: Logger;
  gateways: Gateways;
  /** Where prizes are paid; null where none is configured. */
  wallet: Wallet | null;
  /** Who makes the recharges; null where none are configured, and none are sold. */
  operators: Operators | null;
}
