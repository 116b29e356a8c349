/** Connections to PostgreSQL that are cut at the worst moment: the shop says to come back, lives, and goes on. */
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { eq, sql } from "drizzle-orm";
import { rowsOf, type Store } from "#server/store/database.ts";
import { openPostgres } from "#server/store/open.ts";
import { isConnectionLost } from "#server/store/sqlState.ts";
import { refusalOf } from "#server/refusal.ts";
import { settings } from "#server/store/schema.ts";
import { addressOf, isOnPostgres, loggedIn, openBeside, openDemoStore, openShop, people, visitor } from "./harness";

const cutInLock = (beside: Store) =>
  rowsOf<{ cut: boolean }>(
    beside.db,
    sql`select pg_terminate_backend(pid) cut from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
  );
const cutAllOthers = (beside: Store) =>
  beside.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
  );

describe.runIf(isOnPostgres())("[F-57] a connection cut", () => {
  test("inside a transaction is told as 503 with a time to come back, and the next request is fine", async () => {
    const shop = await openShop();
    const beside = await openBeside(shop.store);
    const client = await loggedIn(shop.app, people.marta);
    const { json: cart } = await client.post("/api/carts", { user: people.marta, state: "INCART", order: [] });
    const save = () =>
      client.post("/api/carts/new-related", {
        data: { id: cart.id, loterias: [], recargas: [], createRow: false, revision: cart.revision },
      });
    const cut = await beside.transaction(async (tx) => {
      await tx.execute(sql`lock table carts in access exclusive mode`);
      const answer = save();
      while ((await cutInLock(beside)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      return await answer;
    });
    expect([cut.status, cut.json.error.code]).toEqual([503, "BUSY"]);
    expect(Number(cut.headers["retry-after"])).toBeGreaterThan(0);
    expect((await save()).status).toBe(200);
  });

  test("under a transaction that fails by itself leaves its error, and is not used for another one", async () => {
    const store = await openDemoStore();
    const beside = await openBeside(store);
    for (let round = 0; round < 12; round += 1)
      await expect(
        store.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          await cutAllOthers(beside);
          throw new Error("its own");
        }),
      ).rejects.toThrow("its own");
    await store.transaction(async (tx) => expect(await rowsOf(tx, sql`select 1 as one`)).toEqual([{ one: 1 }]));
  });

  test("while nobody used it is replaced without a word", async () => {
    const shop = await openShop();
    const beside = await openBeside(shop.store);
    for (let round = 0; round < 3; round += 1) {
      expect((await visitor(shop.app).get("/listo")).status).toBe(200);
      await cutAllOthers(beside);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect((await visitor(shop.app).get("/api/tienda/sesion")).status).toBe(200);
  });
});

type Cut = (sent: string) => "pass" | "cut" | "cut after the answer";

/** A store behind a wire that can be cut by what is sent over it. */
async function openBehindWire(connections: number): Promise<{ store: Store; wire: { cut: Cut } }> {
  const { hostname, port, pathname, username } = new URL(addressOf(await openDemoStore()));
  const wire: { cut: Cut } = { cut: () => "pass" };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let isToBeCut = false;
    const cut = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", cut).on("close", cut);
    }
    near.on("data", (sent) => {
      const what = wire.cut(sent.toString("latin1"));
      if (what === "cut") return cut();
      if (what === "cut after the answer") isToBeCut = true;
      far.write(sent);
    });
    far.on("data", (answer) => (isToBeCut ? cut() : near.write(answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `postgres://${username}@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`;
  const store = await openPostgres(url, { connections });
  afterAll(async () => {
    await store.close();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { store, wire };
}

describe.runIf(isOnPostgres())("[F-57] a wire that is cut", () => {
  test("at the beginning of transactions keeps no connection from those that follow", async () => {
    const { store, wire } = await openBehindWire(2);
    wire.cut = (sent) => (sent.includes("begin") ? "cut" : "pass");
    for (let round = 0; round < 4; round += 1) {
      const failed = await store.transaction(async () => {}).catch((error: unknown) => error);
      expect(refusalOf(failed)).toMatchObject({ statusCode: 503, code: "BUSY" });
    }
    wire.cut = () => "pass";
    await expect(store.transaction((tx) => tx.select().from(settings))).resolves.not.toEqual([]);
  });

  test("after a commit, before its answer: nobody knows the outcome, so the work is not done again", async () => {
    const { store, wire } = await openBehindWire(2);
    let times = 0;
    wire.cut = (sent) => (sent.includes("commit") ? "cut after the answer" : "pass");
    const failed = await store
      .transaction(async (tx) => {
        times += 1;
        await tx.insert(settings).values({ name: `VEZ_${times}`, value: "1", isPublic: false });
      })
      .catch((error: unknown) => error);
    expect(isConnectionLost(failed)).toBe(true);
    expect(times).toBe(1);
    wire.cut = () => "pass";
    expect(await store.db.select().from(settings).where(eq(settings.name, "VEZ_1"))).toHaveLength(1);
  });
});

describe("a lost connection is known", () => {
  const wrapped = (cause: object) =>
    new Error("Failed query: select 1", { cause: Object.assign(new Error("x"), cause) });

  test.each(["08006", "08P01", "57P01", "57P02", "57P03", "25P03", "ECONNRESET", "ECONNREFUSED", "EPIPE", "ETIMEDOUT"])(
    "by the code %s, also wrapped",
    (code) => {
      expect(isConnectionLost(wrapped({ code }))).toBe(true);
      const refusal = refusalOf(wrapped({ code }));
      expect([refusal.statusCode, refusal.code]).toEqual([503, "BUSY"]);
      expect(refusal.retryAfter).toBeGreaterThan(0);
    },
  );

  test.each([
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
    "Client has encountered a connection error and is not queryable",
  ])("by the driver's words: %s", (message) => {
    expect(isConnectionLost(wrapped({ message }))).toBe(true);
  });

  test.each([{ code: "23505" }, { code: "40001" }, { code: "ENOENT" }, { message: "another" }])(
    "%j is another fault",
    (fault) => {
      expect(isConnectionLost(wrapped(fault))).toBe(false);
    },
  );
});
