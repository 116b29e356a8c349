/**
 * What Prometheus reads of this process and of the store, at `/metrics` on a port of its own: it is for whoever watches over
 * the shop, and players never reach it. Only exists with METRICS_PORT.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Clock } from "./clock";
import type { Config } from "./config";
import { readFigures, type Figures } from "./store/figures";
import type { Store } from "./store/database";

/** A store that has not answered by then is said to be away; Prometheus itself waits ten seconds. */
const STORE_WITHIN_MS = 5_000;

/** What the parts of the server report. */
export interface Metrics {
  countAlarm: (alarm: string) => void;
  countTurn: (job: string, hasFailed: boolean) => void;
  watchRequests: (app: FastifyInstance) => void;
  /** Everything as Prometheus reads it. */
  text: () => Promise<string>;
}

const NAMED = "premiomayor_";

/** The figures of the store, each with its name and what it tells. */
const STORE_GAUGES = {
  pendingOrders: ["orders_pending", "Orders that wait for their payment"],
  lastOrderAge: ["order_last_age_seconds", "Time since the newest order"],
  refundsDue: ["refunds_due", "Refunds that nobody has carried out"],
  refundsDuePesos: ["refunds_due_pesos", "Pesos that are owed back"],
  unaskedPaymentAge: ["payment_unasked_age_seconds", "How long the payment that was due first has not been asked for"],
  messagesDue: ["messages_due", "Messages whose time to be sent has come"],
  unsentMessageAge: ["message_unsent_age_seconds", "How long the message that was due first has waited"],
  resultsUnchecked: ["results_unchecked", "Results that were not compared with what was sold"],
  openRechargeAge: [
    "recharge_open_age_seconds",
    "How long the recharge that has waited longest was sold without an end",
  ],
} as const satisfies Record<Exclude<keyof Figures, "recentOrders">, readonly [name: string, help: string]>;

const within = <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Collects the metrics of one process. `store` gives the store once it is open; null where another backend keeps the data. */
export function createMetrics(clock: Clock, store: (() => Store | null) | null): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const alarms = new Counter({
    name: `${NAMED}alarms_total`,
    help: "Lines of the log that ask for somebody, by their alarm",
    labelNames: ["alarm"],
    registers,
  });
  const failures = new Counter({
    name: `${NAMED}job_failures_total`,
    help: "Turns of a job that failed",
    labelNames: ["name"],
    registers,
  });
  const lastTurn = new Gauge({
    name: `${NAMED}job_last_success_timestamp_seconds`,
    help: "When a job last came to its end without failing",
    labelNames: ["name"],
    registers,
  });
  const requests = new Histogram({
    name: `${NAMED}http_request_duration_seconds`,
    help: "Answers by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const ofStore = store ? registers : [];
  const isUp = new Gauge({ name: `${NAMED}store_up`, help: "1 while the store answers", registers: ofStore });
  const recentOrders = new Gauge({
    name: `${NAMED}orders_recent`,
    help: "The newest thousand orders, by state",
    labelNames: ["state"],
    registers: ofStore,
  });
  const gauges = Object.entries(STORE_GAUGES).map(([figure, [name, help]]) => ({
    figure: figure as keyof typeof STORE_GAUGES,
    gauge: new Gauge({ name: `${NAMED}${name}`, help, registers: ofStore }),
  }));

  async function readStore(given: () => Store | null): Promise<void> {
    recentOrders.reset();
    try {
      const open = given();
      if (!open) throw new Error("The store is not open yet");
      const figures = await within(STORE_WITHIN_MS, readFigures(open.db, clock.iso()));
      for (const { figure, gauge } of gauges) gauge.set(figures[figure]);
      for (const { state, count } of figures.recentOrders) recentOrders.set({ state }, count);
      isUp.set(1);
    } catch {
      // The figures of before would pass for those of now.
      for (const { gauge } of gauges) gauge.remove();
      isUp.set(0);
    }
  }

  return {
    countAlarm: (alarm) => alarms.inc({ alarm }),
    countTurn(job, hasFailed) {
      if (hasFailed) failures.inc({ name: job });
      else lastTurn.set({ name: job }, Date.now() / 1000);
    },
    watchRequests(app) {
      app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
        requests.observe(
          { method, route: routeOptions.url ?? "?", status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
      });
    },
    async text() {
      if (store) await readStore(store);
      return registry.metrics();
    },
  };
}

/** Serves `/metrics` where the configuration says. Gives its address, and what closes it. */
export async function serveMetrics(
  { host, port }: NonNullable<Config["metrics"]>,
  metrics: Metrics,
): Promise<{ address: string; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
