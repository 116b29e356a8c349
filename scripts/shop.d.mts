/** Types of shop.mjs for the journeys. */
export interface RunningShop {
  /** Origin, without trailing slash. */
  address: string;
  /** Folder of its embedded database. */
  dataDir: string;
  /** What the server has written so far. */
  output: () => string;
  /** Ends the server in order; data and address stay. */
  pause: () => Promise<void>;
  /** Serves again at the same address with the same data and, if given, another environment. */
  resume: (env: Record<string, string>) => Promise<void>;
  /** Ends the server and deletes its data. */
  stop: () => Promise<void>;
}
export function startShop(options?: {
  env?: Record<string, string>;
  dataFrom?: string;
  nodeArgs?: string[];
}): Promise<RunningShop>;
