/** The jobs while the server lives: when each runs, what one that fails changes, and what the sweeper leaves. */
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { and, eq, gt } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sha256 } from "#server/auth.ts";
import { createCaptcha, useCaptcha } from "#server/captcha.ts";
import { testClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import { clearExpired } from "#server/jobs/holds.ts";
import { jobsOf, startJobs, type Job } from "#server/jobs/run.ts";
import { countLoginTry } from "#server/limits.ts";
import { createLog } from "#server/log.ts";
import type { Shop } from "#server/shop.ts";
import type { Store } from "#server/store/database.ts";
import { captchaNonces, draws, fractions, loginAttempts, orderLines, sessions } from "#server/store/schema.ts";
import { openDemoStore, TEST_START } from "./harness";

const clock = testClock(TEST_START);
let store: Store;
let shop: Shop;
let lines = "";
beforeAll(async () => {
  store = await openDemoStore();
  const log = createLog("info", { destination: { write: (line: string) => void (lines += line) } });
  shop = { config: readConfig({}), clock, store, log, gateways: new Map(), wallet: null, operators: null };
});
beforeEach(() => {
  clock.set(TEST_START);
  lines = "";
});

describe("[F-21] the jobs", () => {
  const names = (jobs: readonly Job[]) => jobs.map(({ name, everyMs }) => [name, everyMs]);
  const kindOf = (isDemo: boolean) => ({ isDemo, mail: null, sms: null });
  const ALWAYS = [
    ["send-messages", 2_000],
    ["poll-payments", 5_000],
    ["pay-claims", 10_000],
    ["watch-claims", 3_600_000],
    ["make-recharges", 2_000],
    ["pay-refunds", 10_000],
    ["check-results", 10_000],
    ["clear-expired", 300_000],
    ["forget-messages", 21_600_000],
  ];

  test("send messages and recharges every two seconds, ask for payments every five, give back and check results every ten and sweep every five minutes; only a demo makes draws", () => {
    expect(names(jobsOf(kindOf(false)))).toEqual(ALWAYS);
    expect(names(jobsOf(kindOf(true)))).toEqual([...ALWAYS, ["keep-demo-alive", 1_800_000]]);
  });

  test("of a shop are those of its configuration", async () => {
    const every = vi.spyOn(globalThis, "setInterval");
    await startJobs(shop)();
    await startJobs({ ...shop, config: { ...shop.config, isDemo: false } })();
    const lasting = ALWAYS.map(([, ms]) => ms);
    expect(every.mock.calls.map(([, ms]) => ms)).toEqual([...lasting, 1_800_000, ...lasting]);
    every.mockRestore();
  });

  test("of the demo keep draws on sale as the days go by", async () => {
    const later = testClock(TEST_START);
    later.advance(30 * 24 * 3_600_000);
    const open = () => store.db.select().from(draws).where(gt(draws.closesAt, later.iso()));
    expect(await open()).toEqual([]);
    for (const job of jobsOf(kindOf(true)))
      if (job.name === "keep-demo-alive") await job.run({ ...shop, clock: later }, new AbortController().signal);
    expect(await open()).not.toEqual([]);
  });
});

describe("[F-21] a job", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const given: Shop[] = [];
  const told: AbortSignal[] = [];
  /** A job that runs every second and ends when it is told to. */
  function handled(name = "job"): { job: Job; started: () => number; end: (fault?: Error) => void } {
    const ends: ((fault?: Error) => void)[] = [];
    const run = (to: Shop, stopping: AbortSignal) => {
      given.push(to);
      told.push(stopping);
      return new Promise((resolve, reject) => ends.push((fault) => (fault ? reject(fault) : resolve(1))));
    };
    return { job: { name, everyMs: 1_000, run }, started: () => ends.length, end: (fault) => ends.at(-1)!(fault) };
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  test("is run at its turn, not before, with the shop", async () => {
    const { job, started } = handled();
    startJobs(shop, { jobs: [job] });
    await pass(999);
    expect(started()).toBe(0);
    await pass(1);
    expect(started()).toBe(1);
    expect(given.at(-1)).toBe(shop);
  });

  test("that is still running is not started again, and is at its next turn after it has ended", async () => {
    const { job, started, end } = handled();
    startJobs(shop, { jobs: [job] });
    await pass(3_500);
    expect(started()).toBe(1);
    end();
    await pass(500);
    expect(started()).toBe(2);
  });

  test("that fails is logged by its name and runs again at its next turn, and the others go on", async () => {
    const [failing, other] = [handled("the-failing-one"), handled()];
    startJobs(shop, { jobs: [failing.job, other.job] });
    await pass(1_000);
    failing.end(new Error("a fault"));
    other.end();
    await pass(1_000);
    expect([failing.started(), other.started()]).toEqual([2, 2]);
    expect(
      lines
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ level: 50, job: "the-failing-one", err: { message: "a fault" }, msg: "a job failed" }]);
  });

  test("that runs is told when the jobs are stopped, and waited for, and none is started after", async () => {
    const [running, idle] = [handled(), handled()];
    const stop = startJobs(shop, { jobs: [running.job, { ...idle.job, everyMs: 1_500 }] });
    await pass(1_000);
    expect(told.at(-1)!.aborted).toBe(false);
    let isStopped = false;
    const stopped = stop().then(() => (isStopped = true));
    await pass(5_000);
    expect([isStopped, told.at(-1)!.aborted]).toEqual([false, true]);
    running.end();
    await stopped;
    await pass(5_000);
    expect([running.started(), idle.started()]).toEqual([1, 0]);
  });

  test("that fails while the jobs are stopped does not make the stop fail", async () => {
    const { job, end } = handled();
    const stop = startJobs(shop, { jobs: [job] });
    await pass(1_000);
    const stopped = stop();
    end(new Error("a fault"));
    await expect(stopped).resolves.toBeUndefined();
  });
});

describe("[PAY-08] the sweeper", () => {
  const HOUR_MS = 3_600_000;
  const at = (ms: number) => new Date(Date.parse(TEST_START) + ms).toISOString();

  test("removes holds that ran out more than an hour ago, and no other fraction", async () => {
    const [line] = await store.db.select().from(orderLines).limit(1);
    const ticket = { lotteryId: line!.lotteryId, drawNumber: line!.drawNumber, number: "0909", series: "909" };
    await store.db.delete(fractions).where(eq(fractions.state, "HELD"));
    const others = (await store.db.select().from(fractions)).length;
    await store.db.insert(fractions).values(
      [at(-HOUR_MS - 1), at(-HOUR_MS), at(-1), at(HOUR_MS)].map((heldUntil, index) => ({
        ...ticket,
        fractionNo: index + 1,
        state: "HELD" as const,
        orderLineId: line!.id,
        heldUntil,
      })),
    );
    await clearExpired(shop);
    const held = await store.db
      .select()
      .from(fractions)
      .where(and(eq(fractions.number, "0909"), eq(fractions.series, "909")));
    expect(held.map(({ fractionNo }) => fractionNo).sort()).toEqual([2, 3, 4]);
    expect(others).toBeGreaterThan(0);
    expect(await store.db.select().from(fractions)).toHaveLength(others + 3);
  });

  test("removes sessions that ended more than an hour ago, and no live one", async () => {
    await store.db.delete(sessions);
    const ends = { live: at(1), ended: at(-HOUR_MS), old: at(-HOUR_MS - 1) };
    for (const [name, expiresAt] of Object.entries(ends))
      await store.db
        .insert(sessions)
        .values({ idHash: sha256(name), userId: 1, createdAt: at(-7 * HOUR_MS), expiresAt });
    await clearExpired(shop);
    const kept = (await store.db.select().from(sessions)).map(({ idHash }) => idHash);
    expect(kept.sort()).toEqual([sha256("live"), sha256("ended")].sort());
  });

  test("[F-36] [F-41] removes attempts and nonces that nobody remembers, and keeps the others", async () => {
    const challenge = await createCaptcha(shop, "login");
    const solution = await solveChallenge({ challenge, deriveKey });
    const payload = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
    await useCaptcha(shop, "login", payload, "captcha");
    await countLoginTry(shop, { account: "CC 1", ip: "45.10.0.1" });
    const counts = async () => [
      (await store.db.select().from(captchaNonces)).length,
      (await store.db.select().from(loginAttempts)).length,
    ];
    await clearExpired(shop);
    expect(await counts()).toEqual([1, 3]);
    clock.advance(HOUR_MS + 1);
    await clearExpired(shop);
    expect(await counts()).toEqual([0, 0]);
  });
});
