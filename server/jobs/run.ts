/** Runs the jobs while the server lives; one that fails is logged and tried again at its next turn. */
import type { Config } from "../config";
import { keepDemoAlive } from "../demo/seed";
import type { Shop } from "../shop";
import { clearExpired } from "./holds";
import { pollPayments } from "./poller";

export interface Job {
  name: string;
  everyMs: number;
  run: (shop: Shop) => Promise<unknown>;
}

const JOBS: readonly Job[] = [
  { name: "poll-payments", everyMs: 5_000, run: pollPayments },
  { name: "clear-expired", everyMs: 5 * 60_000, run: clearExpired },
];
const DEMO_JOB: Job = {
  name: "keep-demo-alive",
  everyMs: 30 * 60_000,
  run: ({ store, clock }) => keepDemoAlive(store, clock),
};

/** The jobs of a configuration. */
export function jobsOf({ isDemo }: Pick<Config, "isDemo">): readonly Job[] {
  return isDemo ? [...JOBS, DEMO_JOB] : JOBS;
}

/** Starts the jobs; the given function stops them and waits for those that are running. */
export function startJobs(shop: Shop, jobs: readonly Job[] = jobsOf(shop.config)): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const timers = jobs.map((job) => {
    let isRunning = false;
    return setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      const turn = job
        .run(shop)
        .then(
          () => undefined,
          (error: unknown) => shop.log.error({ err: error, job: job.name }, "a job failed"),
        )
        .finally(() => {
          isRunning = false;
          running.delete(turn);
        });
      running.add(turn);
    }, job.everyMs);
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
