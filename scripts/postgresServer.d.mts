/** Types of postgresServer.mjs for the tests. */
export interface RunningPostgres {
  /** Address of its database, as its superuser. */
  url: string;
  /** Ends it as an immediate shutdown does: every connection is cut, nothing is finished. */
  stopAtOnce: () => Promise<void>;
  /** Starts it again after `stopAtOnce`, on the same data and port. */
  start: () => Promise<void>;
  /** Ends it and removes its folder. */
  stop: () => Promise<void>;
}
export function startPostgres(options?: { isDurable?: boolean }): Promise<RunningPostgres>;
