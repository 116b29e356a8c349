/** A shop of its own for each test file: the demo's store, a clock that stands still, and a browser-like client. */
import { channel } from "node:diagnostics_channel";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { FastifyInstance } from "fastify";
import { inject, vi } from "vitest";
import { buildApp, type AppOptions } from "#server/app.ts";
import { testClock, type TestClock } from "#server/clock.ts";
import { readConfig, type Config } from "#server/config.ts";
import { DEMO_PASSWORD, demoUsers } from "#server/demo/users.ts";
import { createGateways } from "#server/gateways/create.ts";
import type { Gateways } from "#server/gateways/gateway.ts";
import { createLog } from "#server/log.ts";
import { createOperators } from "#server/operators/create.ts";
import type { Operators } from "#server/operators/operators.ts";
import type { Shop } from "#server/shop.ts";
import type { Store } from "#server/store/database.ts";
import { openPglite, openPostgres } from "#server/store/open.ts";
import { createWallet } from "#server/wallet/create.ts";
import type { Wallet } from "#server/wallet/wallet.ts";
import { databaseAt, onServer } from "../databases";
import { TEST_START } from "./globalSetup";

export { TEST_START };

let counter = 0;
const addresses = new WeakMap<Store, string>();

const closings: (() => Promise<unknown>)[] = [];
/** Has something closed when the tests of the file are through: Vitest does not run an `afterAll` that a `beforeAll` adds. */
export const atEnd = (close: () => Promise<unknown>): void => {
  closings.push(close);
};
/** Closes what a file's tests have opened, what came last first: a server before its store. */
export async function closeAll(): Promise<void> {
  for (const close of closings.splice(0).reverse()) await close();
}

/** A copy of the demo's store, closed and removed when the file's tests have ended. */
export async function openDemoStore(): Promise<Store> {
  const postgres = inject("postgres");
  if (!postgres) {
    const snapshot = inject("pgliteSnapshot");
    if (!snapshot) throw new Error("The tests' global setup has not run");
    const store = await openPglite(await PGlite.create({ loadDataDir: new Blob([await readFile(snapshot)]) }));
    atEnd(() => store.close());
    return store;
  }
  const name = `pm_test_${process.pid}_${(counter += 1)}`;
  await onServer(postgres.url, `create database ${name} template ${postgres.template}`);
  const address = databaseAt(postgres.url, name);
  const store = await openPostgres(address);
  addresses.set(store, address);
  atEnd(async () => {
    await store.close();
    await onServer(postgres.url, `drop database if exists ${name} with (force)`);
  });
  return store;
}

/** Where a store of PostgreSQL is, for tests that stand between the shop and its database. */
export function addressOf(store: Store): string {
  const address = addresses.get(store);
  if (!address) throw new Error("Only a store of PostgreSQL has an address");
  return address;
}

/** An empty database that `count` processes open at the same time; it is removed with the file's tests. */
export async function openEmptyTogether(count: number): Promise<Store[]> {
  const together = (open: () => Promise<Store>) => Promise.all(Array.from({ length: count }, open));
  const postgres = inject("postgres");
  if (!postgres) {
    const engine = await PGlite.create();
    atEnd(() => engine.close());
    // While the engine is busy all of them begin, so that none is through before the last one starts.
    const [stores] = await Promise.all([
      together(() => openPglite(engine)),
      engine.transaction(() => new Promise((resolve) => setTimeout(resolve, 200))),
    ]);
    return stores;
  }
  const name = `pm_empty_${process.pid}_${(counter += 1)}`;
  // Nobody is ever connected to template0: the copy is never refused.
  await onServer(postgres.url, `create database ${name} template template0`);
  const address = databaseAt(postgres.url, name);
  const opened: Store[] = [];
  atEnd(async () => {
    await Promise.all(opened.map((store) => store.close()));
    await onServer(postgres.url, `drop database if exists ${name} with (force)`);
  });
  return together(async () => {
    const store = await openPostgres(address);
    opened.push(store);
    return store;
  });
}

/** A second process's view of a store: connections of its own on PostgreSQL, the same engine on PGlite. */
export async function openBeside(store: Store): Promise<Store> {
  const address = addresses.get(store);
  if (!address) return store;
  const beside = await openPostgres(address);
  atEnd(() => beside.close());
  return beside;
}

/** Whether the tests run on PostgreSQL, where transactions really run at the same time. */
export const isOnPostgres = (): boolean => inject("postgres") !== null;

/** Listens how often a store looks up a session, by the statements that it sends outside of transactions. */
export function sessionLookups(store: Store): { count: () => number; stop: () => void } {
  const { $client } = store.db as unknown as { $client: { query: (...asked: unknown[]) => unknown } };
  const spy = vi.spyOn($client, "query");
  const isLookup = ([asked]: unknown[]): boolean =>
    (typeof asked === "string" ? asked : (asked as { text: string }).text).includes('from "sessions"');
  return { count: () => spy.mock.calls.filter(isLookup).length, stop: () => spy.mockRestore() };
}

/** Lines of a log by what they tell. */
export const logLines = (text: string): Record<string, unknown>[] =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** A store over another one whose transactions fail where `isFailing` says so of their number, from 1 on. */
export function failingStore(store: Store, isFailing: (transaction: number) => boolean): Store {
  let transactions = 0;
  return {
    ...store,
    transaction: (work) =>
      isFailing((transactions += 1)) ? Promise.reject(new Error("planted")) : store.transaction(work),
  };
}

export interface Answer {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers of every shape; each test asserts the fields it means
  json: any;
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

/** What a refusal tells a program: its status, its code and the words for each field or line at fault. */
export function refusalOf({ status, json }: Answer): [status: number, code?: string, fields?: Record<string, string>] {
  const { code, fields } = json?.error ?? {};
  return fields ? [status, code, fields] : [status, code];
}

/** A visitor with their own cookies. */
export interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  cookies: Map<string, string>;
}

/** A visitor of `app` who comes from `ip`. */
export function visitor(app: FastifyInstance, ip = "190.24.10.7"): Visitor {
  const cookies = new Map<string, string>();
  const call = async (
    method: "GET" | "POST",
    url: string,
    payload: unknown,
    headers: Record<string, string>,
  ): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await app.inject({
      method,
      url,
      remoteAddress: ip,
      headers: {
        ...(method === "POST" && { "content-type": "application/json" }),
        "user-agent": "pruebas",
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(method === "POST" && { payload: typeof payload === "string" ? payload : JSON.stringify(payload) }),
    });
    for (const { name, value } of response.cookies) {
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    let json: unknown;
    try {
      json = JSON.parse(response.body);
    } catch {
      json = undefined;
    }
    return { status: response.statusCode, json, text: response.body, headers: response.headers as Answer["headers"] };
  };
  return {
    cookies,
    get: (url, headers = {}) => call("GET", url, undefined, headers),
    post: (url, body, headers = {}) => call("POST", url, body, headers),
  };
}

export interface TestShop {
  app: FastifyInstance;
  store: Store;
  clock: TestClock;
  config: Config;
  /** The server's own ports, for jobs that are run by hand. */
  shop: Shop;
  /** Everything that was logged, as text. */
  logged: () => string;
}

/** The refusals that the document names for each call, as `POST /api/carts 409 STALE_CART`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the OpenAPI document as it was answered
function namedRefusals(document: any): Set<string> {
  const named = new Set<string>();
  for (const [path, methods] of Object.entries<object>(document.paths))
    for (const [method, { responses }] of Object.entries(methods))
      for (const status of Object.keys(responses).filter((key) => key !== "200")) {
        const { error } = responses[status].content["application/json"].schema.properties;
        for (const code of error.properties.code.enum) named.add(`${method.toUpperCase()} ${path} ${status} ${code}`);
      }
  return named;
}

/** Refusals of calls that the document of their server does not name, as they were answered since the last test. */
const unnamed = new Set<string>();
/** @throws when a refusal was answered, since the last look, that the document of its server does not name */
export function assertNamed(): void {
  const found = [...unnamed].sort();
  unnamed.clear();
  if (found.length > 0) throw new Error(`/api/docs/json does not name: ${found.join("; ")}`);
}

/** What no log line may hold: of each of the demo's players what only they and the shop know. */
const personal = demoUsers(TEST_START.slice(0, 10))
  .flatMap(({ documentNumber, email, mobile, address }) => [documentNumber, email, mobile, address])
  .concat(DEMO_PASSWORD)
  .filter((value) => value !== undefined && value !== null);

/** Of each open shop's log, what was written since the last look. */
const unread = new Set<() => string>();

/** @throws when a line that was logged since the last look has personal data of the demo in it */
export function assertSilent(): void {
  const text = [...unread].map((read) => read()).join("");
  const found = personal.filter((value) => text.includes(value));
  if (found.length > 0)
    throw new Error(
      `[F-47] the log holds ${found.join(", ")}: ${text
        .split("\n")
        .filter((line) => found.some((value) => line.includes(value)))
        .slice(0, 3)
        .join("\n")}`,
    );
}

/** Builds a server whose refusals are held to its document: each test fails that saw one which it does not name. */
async function buildWatched(options: AppOptions): Promise<FastifyInstance> {
  let named: ReadonlySet<string> = new Set();
  let calls: ReadonlySet<string> = new Set();
  let isWatched = false;
  const watch = (message: unknown): void => {
    isWatched = true;
    const { fastify } = message as { fastify: FastifyInstance };
    // First of all hooks, so that the routes of every part of the server have it.
    fastify.addHook("onSend", async ({ method, routeOptions }, { statusCode }, payload) => {
      if (statusCode < 400 || typeof payload !== "string" || !payload.startsWith('{"error"')) return;
      const { error } = JSON.parse(payload) as { error: { code: string } };
      const call = `${method} ${routeOptions.url?.replaceAll(/:(\w+)/g, "{$1}")}`;
      const refusal = `${call} ${statusCode} ${error.code}`;
      if (calls.has(call) && !named.has(refusal)) unnamed.add(refusal);
    });
  };
  const created = channel("fastify.initialization");
  created.subscribe(watch);
  const app = await buildApp(options).finally(() => created.unsubscribe(watch));
  if (!isWatched) throw new Error("Fastify did not tell that it made a server");
  named = namedRefusals((await app.inject("/api/docs/json")).json());
  calls = new Set([...named].map((refusal) => refusal.split(" ", 2).join(" ")));
  return app;
}

/** The API over a copy of the demo; the clock stands at a Friday morning. */
export async function openShop(
  options: {
    gateways?: Gateways;
    /** Where prizes are paid; the demo's own unless it is given. */
    wallet?: Wallet | null;
    /** Who makes recharges; the demo's own unless they are given. */
    operators?: Operators | null;
    env?: Record<string, string>;
    store?: Store;
    fetch?: typeof fetch;
    /** The pages of `build/` as well; without a build the server says how to make one. */
    withPages?: boolean;
  } = {},
): Promise<TestShop> {
  const store = options.store ?? (await openDemoStore());
  const clock = testClock(TEST_START);
  const config = readConfig({ NODE_ENV: "test", RATE_LIMITS: "0", ...options.env });
  let lines = "";
  const log = createLog("info", { destination: { write: (line: string) => void (lines += line) } });
  let readTo = 0;
  const read = () => lines.slice(readTo, (readTo = lines.length));
  unread.add(read);
  atEnd(async () => unread.delete(read));
  let self = "";
  const selfUrl = () => self;
  const gateways = options.gateways ?? createGateways({ config, clock, selfUrl, fetch: options.fetch });
  const wallet = options.wallet === undefined ? createWallet({ config, clock, store }) : options.wallet;
  const operators = options.operators === undefined ? createOperators({ config, clock, store }) : options.operators;
  const { withPages = false } = options;
  const ports = { config, clock, store, log, gateways, wallet, operators };
  const app = await buildWatched({ ...ports, selfUrl, withPages });
  self = await app.listen({ host: "127.0.0.1", port: 0 });
  atEnd(() => app.close());
  return { app, store, clock, config, shop: ports, logged: () => lines };
}

/** The demo's players. */
export const people = {
  marta: "52847193",
  jairo: "80912475",
  nelly: "41736258",
  oscar: "71620394",
  dani: "1029384756",
  lina: "60517283",
  hernan: "39481726",
} as const;

/** A solved captcha for an action, as the browser sends it. */
export async function solvedCaptcha(client: Visitor, action = "login"): Promise<string> {
  const { json } = await client.get(`/api/tienda/captcha?accion=${action}`);
  const solution = await solveChallenge({ challenge: json, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: json, solution })).toString("base64");
}

/** The login's answer to a document and password, with a freshly solved captcha. */
export async function tryLogin(client: Visitor, usuario: string, clave = DEMO_PASSWORD): Promise<Answer> {
  const captcha = await solvedCaptcha(client);
  return client.post("/api/Users/etn/login", {
    user: { tipoDocumento: "CC", usuario, clave, ideAplicacion: 6, captcha },
  });
}

/** A visitor who has logged in. */
export async function loggedIn(app: FastifyInstance, usuario: string, ip?: string): Promise<Visitor> {
  const client = visitor(app, ip);
  const { status, text } = await tryLogin(client, usuario);
  if (status !== 200) throw new Error(`${usuario} could not log in: ${status} ${text}`);
  return client;
}
