/** PostgreSQL restarted at once under three servers that are selling: nobody dies, nothing is lost or sold twice. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { systemClock } from "#server/clock.ts";
import { brokenInvariants } from "#server/store/invariants.ts";
import { rowsOf, type Store } from "#server/store/database.ts";
import { openPostgres } from "#server/store/open.ts";
import { startPostgres, type RunningPostgres } from "../../scripts/postgresServer.mjs";
import { buy } from "./buying";
import { isOnPostgres, people, TEST_START, tryLogin, type Answer, type Visitor } from "./harness";
import { remoteVisitor, startApi, type ApiProcess } from "./processes";

const SERVERS = 3;
const BUYERS = 6;
const MOST_PURCHASES = 200;
const PAUSE_MS = 20;
const LOAD_MS = 2_000;
const OUTAGE_MS = 1_500;
const LONGEST_ANSWER_MS = 15_000;
/** A gateway that could not answer meanwhile, the sandbox, is left alone for half a minute. */
const AT_REST_MS = 45_000;
const EXPECTED = { before: [200, 409], during: [200, 409, 502, 503], after: [200, 409, 502] };

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Heard {
  when: "before" | "during" | "after";
  answer: Answer;
  milliseconds: number;
}

/** The same visitor, who comes back with the same request when told to. */
function patient(client: Visitor): Visitor {
  const until = async (ask: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const answer = await ask();
      if (answer.status !== 503) return answer;
      await sleep(200);
    }
  };
  return {
    cookies: client.cookies,
    get: (path, headers) => until(() => client.get(path, headers)),
    post: (path, body, headers) => until(() => client.post(path, body, headers)),
  };
}

describe.runIf(isOnPostgres())("[F-57] PostgreSQL restarts at once under load", () => {
  let postgres: RunningPostgres;
  let servers: ApiProcess[] = [];
  let addresses: string[] = [];
  let store: Store;
  const clock = systemClock(TEST_START);

  beforeAll(async () => {
    postgres = await startPostgres({ isDurable: true });
    const env = { DATABASE_URL: postgres.url, CLOCK: TEST_START, RATE_LIMITS: "0" };
    servers = [startApi(env)];
    await servers[0]!.ready;
    while (servers.length < SERVERS) servers.push(startApi(env));
    addresses = await Promise.all(servers.map(({ ready }) => ready));
    store = await openPostgres(postgres.url, { connections: 2 });
    await store.db.execute(
      sql`insert into users (document_type, document_number, names, birth_date, password_hash, created_at, confirmed_at)
          select 'CC', '9' || (20000000 + n), 'COMPRADOR', '1980-01-01', password_hash, created_at, confirmed_at
          from users cross join generate_series(1, ${sql.raw(String(BUYERS))}) n where document_number = ${people.jairo}`,
    );
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end("SIGTERM")));
    await store?.close();
    await postgres?.stop();
  });

  const alive = () => servers.map((server) => server.isAlive());
  const readiness = () => Promise.all(addresses.map(async (address) => (await fetch(`${address}/listo`)).status));

  test("no process dies, who asks meanwhile is told to come back, and what was answered holds", async () => {
    const heard: Heard[] = [];
    let when: Heard["when"] = "before";
    let isOver = false;
    const opened: string[] = [];
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, async (_, index) => {
        const document = `9${20_000_001 + index}`;
        const asked = remoteVisitor(addresses[index % SERVERS]!, (answer, milliseconds) =>
          heard.push({ when, answer, milliseconds }),
        );
        expect((await tryLogin(asked, document)).status).toBe(200);
        return { document, client: patient(asked), index };
      }),
    );
    const purchase = async ({ document, client, index }: (typeof buyers)[number], round: number): Promise<number> => {
      await client.get("/api/tienda/sesion");
      const numero = String(6000 + index * 100 + (round % 100));
      const answer = await buy(client, document, [{ numero, serie: "250", fracciones: 1 }]);
      if (answer.status === 200) {
        opened.push(answer.json.reference);
        const body = new URLSearchParams({ accion: "aprobar" });
        await fetch(answer.json.processUrl, { method: "POST", body, redirect: "manual" });
      }
      return answer.status;
    };
    const failures: Error[] = [];
    const load = buyers.map(async (buyer) => {
      for (let round = 0; round < MOST_PURCHASES && !isOver; round += 1) {
        await purchase(buyer, round).catch((error: Error) => failures.push(error));
        await sleep(PAUSE_MS);
      }
    });

    await sleep(LOAD_MS);
    when = "during";
    await postgres.stopAtOnce();
    await sleep(OUTAGE_MS);
    expect(alive()).toEqual(Array(SERVERS).fill(true));
    expect(await readiness()).toEqual(Array(SERVERS).fill(503));
    await postgres.start();
    await expect.poll(readiness, { timeout: 20_000 }).toEqual(Array(SERVERS).fill(200));
    await sleep(LOAD_MS);
    when = "after";
    isOver = true;
    await Promise.all(load);
    const again = { timeout: AT_REST_MS, interval: 1_000 };
    await Promise.all(buyers.map((buyer) => expect.poll(() => purchase(buyer, MOST_PURCHASES), again).toBe(200)));

    expect(alive()).toEqual(Array(SERVERS).fill(true));
    // A cart that was saved without its answer has moved on: its buyer reads it again, in the next round.
    expect(failures.filter(({ message }) => !message.includes("was not saved"))).toEqual([]);
    for (const { when: part, answer, milliseconds } of heard) {
      expect(EXPECTED[part], `${part}: ${answer.text}`).toContain(answer.status);
      expect(milliseconds).toBeLessThan(LONGEST_ANSWER_MS);
      if (answer.status === 503) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      if (answer.status === 502) expect(answer.json.error.code).toBe("GATEWAY_DOWN");
    }
    expect(heard.filter(({ answer }) => answer.status === 503).length).toBeGreaterThan(0);
    const kept = await rowsOf<{ reference: string }>(store.db, sql`select reference from orders`);
    expect(opened.filter((reference) => !kept.some((row) => row.reference === reference))).toEqual([]);
    expect(await brokenInvariants(store.db, clock.iso())).toEqual([]);
  }, 150_000);
});
