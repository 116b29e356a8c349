/** Types of shop.mjs for the tests. */
export interface RunningShop {
  /** Origin, without trailing slash. */
  address: string;
  /** Ends the server and deletes its data. */
  stop: () => Promise<void>;
}
export function startShop(options?: { env?: Record<string, string> }): Promise<RunningShop>;
