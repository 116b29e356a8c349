/** The first start of the shop, killed at seven moments and begun again at once: it comes up whole each time. */
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { brokenInvariants } from "#server/store/invariants.ts";
import { rowsOf } from "#server/store/database.ts";
import { openFolder } from "#server/store/open.ts";
import { people, TEST_START, tryLogin } from "./harness";
import { remoteVisitor, startApi, type ApiProcess } from "./processes";

/** Files of an empty database of PGlite: about a thousand. */
const HALF_THE_FILES = 500;
const AT_ONCE = 2;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const TABLES = ["lotteries", "prize_plan_rows", "settings", "users", "draws", "results", "tickets", "fractions"];
const MORE_TABLES = [
  "countdown_events",
  "carts",
  "orders",
  "order_lines",
  "payment_attempts",
  "sales",
  "demo_steps",
  "migrations",
];

describe("[F-56] a first start that is killed", () => {
  let folder: string;
  const started: ApiProcess[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "premio-mayor-killed-"));
  });
  afterAll(async () => {
    await Promise.all(started.map((server) => server.end("SIGKILL")));
    await rm(folder, { recursive: true, force: true });
  });

  const start = (dataDir: string): ApiProcess => {
    const server = startApi({ DATA_DIR: dataDir, CLOCK: TEST_START });
    started.push(server);
    return server;
  };
  const until = async (isReached: () => boolean): Promise<void> => {
    while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const database = (dataDir: string) => path.join(dataDir, "tienda");
  /** Where it is made, before it has its name. */
  const unfinished = (dataDir: string) => `${database(dataDir)}.sin-terminar`;
  const filesIn = (dataDir: string): number =>
    existsSync(unfinished(dataDir)) ? readdirSync(unfinished(dataDir), { recursive: true }).length : 0;
  const isTaken = (dataDir: string) => existsSync(path.join(dataDir, "servidor.pid"));
  const isMade = (dataDir: string) => existsSync(path.join(database(dataDir), "PG_VERSION"));

  /** Rows of every table of a shop that answers, lets people in and holds the invariants. */
  async function contents(dataDir: string, server: ApiProcess): Promise<unknown> {
    const client = remoteVisitor(await server.ready);
    expect((await client.get("/listo")).status).toBe(200);
    expect((await tryLogin(client, people.marta)).status).toBe(200);
    await server.end("SIGTERM");
    const store = await openFolder(dataDir, () => {});
    const counts = [...TABLES, ...MORE_TABLES].map((table) => `(select count(*)::int from ${table}) as ${table}`);
    const [row] = await rowsOf(store.db, sql.raw(`select ${counts.join(", ")}`));
    expect(await brokenInvariants(store.db, TEST_START)).toEqual([]);
    await store.close();
    return row;
  }

  test("leaves nothing that the next one cannot mend", async () => {
    const calm = path.join(folder, "calm");
    const undisturbed = start(calm);
    await until(() => isTaken(calm));
    const takenAt = performance.now();
    await until(() => isMade(calm));
    const madeAt = performance.now();
    await undisturbed.ready;
    const making = madeAt - takenAt;
    const loading = performance.now() - madeAt;
    const expected = await contents(calm, undisturbed);

    const moments: [string, (dataDir: string) => Promise<unknown>][] = [
      ["the folder is taken", (dataDir) => until(() => isTaken(dataDir))],
      ["the database is being made", (dataDir) => until(() => isTaken(dataDir)).then(() => sleep(making / 2))],
      ["its first file is written", (dataDir) => until(() => filesIn(dataDir) > 0)],
      ["half of its files are written", (dataDir) => until(() => filesIn(dataDir) > HALF_THE_FILES)],
      ["its version is written", (dataDir) => until(() => existsSync(path.join(unfinished(dataDir), "PG_VERSION")))],
      ["it is made", (dataDir) => until(() => isMade(dataDir))],
      ["the demo is being loaded", (dataDir) => until(() => isMade(dataDir)).then(() => sleep(loading / 2))],
    ];
    const names = moments.map(([name]) => name);
    const found: Record<string, unknown> = {};
    const lane = async (): Promise<void> => {
      for (let moment = moments.shift(); moment; moment = moments.shift()) {
        const [name, reached] = moment;
        const dataDir = path.join(folder, name);
        const killed = start(dataDir);
        await reached(dataDir);
        void killed.end("SIGKILL");
        found[name] = await contents(dataDir, start(dataDir)).catch((error: Error) => error.message);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    expect(found).toEqual(Object.fromEntries(names.map((name) => [name, expected])));
  }, 480_000);
});
