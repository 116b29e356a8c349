/** What Prometheus is told of the process and of the store, where it may ask, and that each alarm says what to do. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { startJobs } from "#server/jobs/run.ts";
import { createLog } from "#server/log.ts";
import { createMetrics, serveMetrics, type Metrics } from "#server/metrics.ts";
import { readFigures } from "#server/store/figures.ts";
import type { Store } from "#server/store/database.ts";
import { messages, orders, paymentAttempts, refunds, results } from "#server/store/schema.ts";
import { atEnd, openShop, visitor, type TestShop } from "./harness";

let shop: TestShop;
let metrics: Metrics;
beforeAll(async () => {
  shop = await openShop();
  metrics = createMetrics(shop.clock, () => shop.store);
});

/** The value of a metric's line, by its name and labels as they are written; undefined where there is none. */
async function valueOf(line: string, of = metrics): Promise<number | undefined> {
  const found = (await of.text()).split("\n").find((written) => written.startsWith(`premiomayor_${line} `));
  return found === undefined ? undefined : Number(found.split(" ").at(-1));
}
const ago = (seconds: number) => new Date(shop.clock.now() - seconds * 1000).toISOString();

describe("the figures of the store", () => {
  test("are 0 where nothing waits", async () => {
    const { db } = shop.store;
    await db.update(messages).set({ state: "SENT", nextTryAt: null });
    await db.update(paymentAttempts).set({ nextCheckAt: null });
    expect(await readFigures(db, shop.clock.iso())).toMatchObject({
      refundsDue: 0,
      refundsDuePesos: 0,
      unaskedPaymentAge: 0,
      messagesDue: 0,
      unsentMessageAge: 0,
    });
  });

  test("[F-21] tell how late the payment is that should have been asked for first; one that is not due yet is not late", async () => {
    const { db } = shop.store;
    const [attempt] = await db.select().from(paymentAttempts).limit(1);
    await db
      .update(paymentAttempts)
      .set({ nextCheckAt: ago(90) })
      .where(eq(paymentAttempts.id, attempt!.id));
    expect(await valueOf("payment_unasked_age_seconds")).toBe(90);
    await db
      .update(paymentAttempts)
      .set({ nextCheckAt: ago(-90) })
      .where(eq(paymentAttempts.id, attempt!.id));
    expect(await valueOf("payment_unasked_age_seconds")).toBe(0);
  });

  test("count what is owed back until it is given", async () => {
    const { db } = shop.store;
    const [attempt] = await db.select().from(paymentAttempts).limit(1);
    const { id: attemptId, orderId } = attempt!;
    await db.insert(refunds).values({
      attemptId,
      orderId,
      amountPesos: 24_000,
      reason: "second-payment",
      createdAt: ago(5),
      nextTryAt: ago(5),
    });
    expect([await valueOf("refunds_due"), await valueOf("refunds_due_pesos")]).toEqual([1, 24_000]);
    await db.update(refunds).set({ state: "DONE", doneAt: ago(1), nextTryAt: null });
    expect([await valueOf("refunds_due"), await valueOf("refunds_due_pesos")]).toEqual([0, 0]);
  });

  test("count the orders that wait, those of each state among the newest, and the time without one", async () => {
    const { db } = shop.store;
    const states = await db
      .select({ state: orders.state, count: sql<number>`count(*)::int` })
      .from(orders)
      .groupBy(orders.state);
    expect(states.length).toBeGreaterThan(1);
    for (const { state, count } of states) expect(await valueOf(`orders_recent{state="${state}"}`)).toBe(count);
    const pending = states.find(({ state }) => state === "PENDING")?.count ?? 0;
    expect(await valueOf("orders_pending")).toBe(pending);
    const [newest] = await db
      .select()
      .from(orders)
      .orderBy(sql`id desc`)
      .limit(1);
    await db
      .update(orders)
      .set({ createdAt: ago(600) })
      .where(eq(orders.id, newest!.id));
    expect(await valueOf("order_last_age_seconds")).toBe(600);
  });

  test("tell of messages that should have gone, and of results that nobody compared with what was sold", async () => {
    const { db } = shop.store;
    const words = { subject: "Hola", html: "<p>Hola</p>", text: "Hola" };
    await db
      .insert(messages)
      .values({ kind: "confirm", key: "metrics", recipient: "x@correo.example", createdAt: ago(50), ...words });
    const due = (seconds: number) =>
      db
        .update(messages)
        .set({ nextTryAt: ago(seconds) })
        .where(eq(messages.key, "metrics"));
    await due(40);
    expect([await valueOf("messages_due"), await valueOf("message_unsent_age_seconds")]).toEqual([1, 40]);
    await due(-40);
    expect([await valueOf("messages_due"), await valueOf("message_unsent_age_seconds")]).toEqual([0, 0]);
    await db.update(results).set({ check: "CHECKED" });
    expect(await valueOf("results_unchecked")).toBe(0);
    const [{ lotteryId, drawNumber }] = (await db.select().from(results).limit(1)) as [typeof results.$inferSelect];
    const one = and(eq(results.lotteryId, lotteryId), eq(results.drawNumber, drawNumber));
    await db.update(results).set({ check: "NEW", officialAt: null }).where(one);
    expect(await valueOf("results_unchecked")).toBe(1);
  });

  test("[F-57] of a store that does not answer are left out, and it is said to be away; they come back with it", async () => {
    let isAway = false;
    const db = new Proxy(shop.store.db, {
      get: (target, name) =>
        name === "execute" && isAway ? () => Promise.reject(new Error("away")) : (Reflect.get(target, name) as unknown),
    });
    const watched = createMetrics(shop.clock, () => ({ ...shop.store, db }) as Store);
    expect([await valueOf("store_up", watched), await valueOf("refunds_due", watched)]).toEqual([1, 0]);
    isAway = true;
    expect([await valueOf("store_up", watched), await valueOf("refunds_due", watched)]).toEqual([0, undefined]);
    expect((await watched.text()).includes("premiomayor_orders_recent{")).toBe(false);
    isAway = false;
    expect([await valueOf("store_up", watched), await valueOf("refunds_due", watched)]).toEqual([1, 0]);
  });

  test("are of no store where another backend keeps the data", async () => {
    const without = createMetrics(shop.clock, null);
    expect(await without.text()).toContain("process_cpu_seconds_total");
    expect(await without.text()).not.toMatch(/^premiomayor_(?:store_up|refunds_due|orders)/m);
  });
});

describe("the figures of a process", () => {
  test("count the alarms of its log, each by its name, and no other line", async () => {
    const own = createMetrics(shop.clock, null);
    const log = createLog("info", { destination: { write: () => {} }, onAlarm: own.countAlarm });
    log.error({ alarm: "refund-due" }, "a payment needs somebody to look at it");
    log.child({ reqId: "1" }).error({ alarm: "refund-due" }, "again");
    log.error({ err: new Error("a fault") }, "no alarm");
    expect(await valueOf('alarms_total{alarm="refund-due"}', own)).toBe(2);
    expect((await own.text()).match(/^premiomayor_alarms_total\{/gm)).toHaveLength(1);
  });

  test("count what jobs have failed, and tell when each last ended well", async () => {
    const own = createMetrics(shop.clock, null);
    const failing = { name: "failing", everyMs: 1, run: () => Promise.reject(new Error("a fault")) };
    const working = { name: "working", everyMs: 1, run: () => Promise.resolve() };
    const heard = new Set<string>();
    let stop = async (): Promise<void> => {};
    await new Promise<void>((resolve) => {
      stop = startJobs(shop.shop, {
        jobs: [failing, working],
        onTurn(job, hasFailed) {
          own.countTurn(job, hasFailed);
          if (heard.add(job).size === 2) resolve();
        },
      });
    });
    await stop();
    expect(await valueOf('job_failures_total{name="failing"}', own)).toBeGreaterThan(0);
    expect(await valueOf('job_last_success_timestamp_seconds{name="failing"}', own)).toBeUndefined();
    expect(await valueOf('job_failures_total{name="working"}', own)).toBeUndefined();
    const ended = (await valueOf('job_last_success_timestamp_seconds{name="working"}', own))!;
    expect(Math.abs(Date.now() / 1000 - ended)).toBeLessThan(60);
  });

  test("[F-47] count answers by the route, never by what stood in its place", async () => {
    const own = createMetrics(shop.clock, null);
    const app = await buildApp({ ...shop.shop, metrics: own, selfUrl: () => "", withPages: false });
    atEnd(() => app.close());
    await visitor(app).get("/api/carts");
    await visitor(app).get("/api/tienda/comprobantes/PM26112000SECRETO");
    await visitor(app).get("/salud?quien=52847193");
    const text = await own.text();
    expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/carts",status="401"\} 1/);
    expect(text).toMatch(/route="\/salud",status="200"\} 1/);
    expect(text).not.toMatch(/SECRETO|52847193/);
  });
});

describe("where they are read", () => {
  test("is a port of its own, at one address", async () => {
    const { address, close } = await serveMetrics({ host: "127.0.0.1", port: 0 }, metrics);
    atEnd(close);
    const answer = await fetch(`${address}/metrics`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      "text/plain; version=0.0.4; charset=utf-8",
    ]);
    expect(await answer.text()).toContain("premiomayor_store_up 1");
    for (const [path_, method] of [
      ["/", "GET"],
      ["/metrics", "POST"],
      ["/metrics/..", "GET"],
    ])
      expect((await fetch(`${address}${path_}`, { method: method! })).status).toBe(404);
  });

  test("is never where the players are, and nowhere unless it is asked for", async () => {
    expect((await visitor(shop.app).get("/metrics")).status).toBe(404);
    expect(readConfig({}).metrics).toBeNull();
    expect(readConfig({ METRICS_PORT: "9464" }).metrics).toEqual({ host: "127.0.0.1", port: 9464 });
    expect(readConfig({ METRICS_PORT: "9464", METRICS_HOST: "10.0.0.3" }).metrics!.host).toBe("10.0.0.3");
  });

  test("refuses a port that is taken", async () => {
    const first = await serveMetrics({ host: "127.0.0.1", port: 0 }, metrics);
    atEnd(first.close);
    const port = Number(new URL(first.address).port);
    await expect(serveMetrics({ host: "127.0.0.1", port }, metrics)).rejects.toMatchObject({
      code: "EADDRINUSE",
      port,
    });
  });
});

test("each alarm of the log says in the manual what to do", async () => {
  const root = new URL("../..", import.meta.url).pathname;
  const files = (await readdir(path.join(root, "server"), { recursive: true })).filter((file) => file.endsWith(".ts"));
  const sources = await Promise.all(files.map((file) => readFile(path.join(root, "server", file), "utf8")));
  const union = sources.join("\n").match(/type Alarm =([^;]*);/)![1]!;
  const alarms = new Set([
    ...sources.flatMap((source) => [...source.matchAll(/alarm: "([\w-]+)"/g)].map(([, name]) => name!)),
    ...[...union.matchAll(/"([\w-]+)"/g)].map(([, name]) => name!),
  ]);
  expect(alarms.size).toBeGreaterThan(8);
  const manual = await readFile(path.join(root, "docs/operacion.md"), "utf8");
  expect([...alarms].filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
});
