/** Runs the jobs while the server lives; one that fails is logged and tried again at its next turn. */
import type { Config } from "../config";
import { keepDemoAlive } from "../demo/seed";
import type { Shop } from "../shop";
import { createTransports } from "../transports/create";
import { payClaims, watchClaims } from "./claims";
import { clearExpired } from "./holds";
import { forgetMessages, sendMessages } from "./outbox";
import { pollPayments } from "./poller";
import { checkResults } from "./prizes";
import { makeRecharges } from "./recharges";
import { payRefunds } from "./refunds";

export interface Job {
  name: string;
  everyMs: number;
  /** `stopping` says that the server ends: what has begun is finished, nothing more is begun. */
  run: (shop: Shop, stopping: AbortSignal) => Promise<unknown>;
}

interface JobsOptions {
  jobs?: readonly Job[];
  onTurn?: (job: string, hasFailed: boolean) => void;
}

const JOBS: readonly Job[] = [
  { name: "poll-payments", everyMs: 5_000, run: pollPayments },
  { name: "pay-claims", everyMs: 10_000, run: payClaims },
  { name: "watch-claims", everyMs: 60 * 60_000, run: watchClaims },
  { name: "make-recharges", everyMs: 2_000, run: makeRecharges },
  { name: "pay-refunds", everyMs: 10_000, run: payRefunds },
  { name: "check-results", everyMs: 10_000, run: checkResults },
  { name: "clear-expired", everyMs: 5 * 60_000, run: clearExpired },
  { name: "forget-messages", everyMs: 6 * 60 * 60_000, run: forgetMessages },
];
const DEMO_JOB: Job = {
  name: "keep-demo-alive",
  everyMs: 30 * 60_000,
  run: ({ store, clock }) => keepDemoAlive(store, clock),
};

/** The jobs of a configuration. */
export function jobsOf(config: Pick<Config, "isDemo" | "mail" | "sms">): readonly Job[] {
  const transports = createTransports(config);
  const send: Job = {
    name: "send-messages",
    everyMs: 2_000,
    run: (shop, stopping) => sendMessages(shop, transports, stopping),
  };
  return [send, ...JOBS, ...(config.isDemo ? [DEMO_JOB] : [])];
}

/**
 * Starts the jobs; the given function stops them and waits for those that are running. `onTurn` hears of each turn that has
 * come to its end, and whether it failed.
 */
export function startJobs(
  shop: Shop,
  { jobs = jobsOf(shop.config), onTurn = () => {} }: JobsOptions = {},
): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const timers = jobs.map((job) => {
    let isRunning = false;
    return setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      const turn = job
        .run(shop, stopping.signal)
        .then(
          () => onTurn(job.name, false),
          (error: unknown) => {
            shop.log.error({ err: error, job: job.name }, "a job failed");
            onTurn(job.name, true);
          },
        )
        .finally(() => {
          isRunning = false;
          running.delete(turn);
        });
      running.add(turn);
    }, job.everyMs);
  });
  return async () => {
    stopping.abort();
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
