/** What every public page reads: kept for a second, never a person's; and what the built files are sent with. */
import { Agent, get, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testClock } from "#server/clock.ts";
import { keptForASecond } from "#server/store/brief.ts";
import { countdownEvents, prizePlanRows, prizePlans, results } from "#server/store/schema.ts";
import { loggedIn, openShop, people, TEST_START, visitor, type TestShop } from "./harness";

const COUNTDOWN = "/api/conteoregresivo/PrimerActivo";
const PLAN = "/api/Users/etn/consultar-plande-premios";
const RESULTS = "/api/Users/etn/consultar-resultados";
const SESSION = "/api/tienda/sesion";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ withPages: true });
});
beforeEach(() => shop.clock.set(TEST_START));

describe("a read that is kept", () => {
  const counted = () => {
    const clock = testClock(TEST_START);
    const asked: string[] = [];
    let fails = false;
    const read = keptForASecond(clock, async (key: string) => {
      asked.push(key);
      if (fails) throw new Error("not now");
      return `${key} ${asked.length}`;
    });
    return { clock, asked, read, fail: (yes: boolean) => (fails = yes) };
  };

  test("is made once for all who ask within a second, and again after it", async () => {
    const { clock, asked, read } = counted();
    expect(await Promise.all([read("a"), read("a"), read("b")])).toEqual(["a 1", "a 1", "b 2"]);
    clock.advance(999);
    expect(await read("a")).toBe("a 1");
    clock.advance(1);
    expect(await read("a")).toBe("a 3");
    expect(asked).toEqual(["a", "b", "a"]);
  });

  test("does not grow with what is asked for", async () => {
    const { asked, read } = counted();
    for (let key = 0; key < 100; key += 1) await read(String(key));
    expect(await read("0")).toBe("0 101");
    expect(asked).toHaveLength(101);
  });

  test("is forgotten at once when it fails", async () => {
    const { read, fail } = counted();
    fail(true);
    await expect(read("a")).rejects.toThrow("not now");
    fail(false);
    expect(await read("a")).toBe("a 2");
  });
});

test("a changed countdown, plan or result shows within a second", async () => {
  const { db } = shop.store;
  const client = visitor(shop.app);
  const countdown = async () => (await client.get(COUNTDOWN)).json.descripcion_Contador;
  const plan = async () => (await client.post(PLAN, { award: { ideLoteria: 10 } })).json.data.planPremios[0].cantidad;
  const result = async () => (await client.post(RESULTS, { loterie: {} })).json.data[0].numero;
  const before = [await countdown(), await plan(), await result()];
  await db.update(countdownEvents).set({ description: "Otro sorteo" });
  const [medellin] = await db.select().from(prizePlans).where(eq(prizePlans.lotteryId, 10));
  await db.update(prizePlanRows).set({ count: 77 }).where(eq(prizePlanRows.planId, medellin!.id));
  await db.update(results).set({ number: "0000" });
  expect([await countdown(), await plan(), await result()]).toEqual(before);
  shop.clock.advance(1000);
  expect([await countdown(), await plan(), await result()]).toEqual(["Otro sorteo", 77, "0000"]);
});

test("a person's session never reaches another reader, however soon the two ask", async () => {
  const marta = await loggedIn(shop.app, people.marta);
  const names = async () =>
    Promise.all([marta, visitor(shop.app), marta].map(async (client) => (await client.get(SESSION)).text));
  const [hers, nobodys, hersAgain] = await names();
  expect(hers).toContain("MARTA");
  expect(hersAgain).toContain("MARTA");
  expect(nobodys).not.toContain("MARTA");
});

describe("a built file", () => {
  const headersOf = async (path: string) => (await visitor(shop.app).get(path)).headers;
  const PAGE_ONLY = ["content-security-policy", "x-frame-options", "permissions-policy", "referrer-policy"];

  test("that is never opened as a page goes without a page's headers, and still says what it is and whose", async () => {
    const page = (await visitor(shop.app).get("/")).text;
    for (const path of [/\/assets\/[\w.-]+\.js/.exec(page)![0], /\/assets\/[\w.-]+\.woff2/.exec(page)![0]]) {
      const headers = await headersOf(path);
      for (const name of PAGE_ONLY) expect(headers, path).not.toHaveProperty(name);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    }
  });

  test("is sent without what HTTP/1.1 does anyway, over a connection that stays open", async () => {
    const { port } = shop.app.server.address() as AddressInfo;
    const page = (await visitor(shop.app).get("/")).text;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (path: string): Promise<{ headers: IncomingHttpHeaders; socket: unknown }> =>
      new Promise((resolve, reject) => {
        const asked = get({ host: "127.0.0.1", port, path, agent }, (response) => {
          const { headers, socket } = response;
          response.resume().once("end", () => resolve({ headers, socket }));
        });
        asked.once("error", reject);
      });
    const script = /\/assets\/[\w.-]+\.js/.exec(page)![0];
    const [first, second] = [await ask(script), await ask(script)];
    agent.destroy();
    for (const name of ["connection", "keep-alive"]) expect(first.headers).not.toHaveProperty(name);
    expect(second.socket).toBe(first.socket);
  });

  test("that can be opened as a page, a page, and an address without a file carry all of them", async () => {
    for (const path of ["/favicon.svg", "/", "/assets/no-existe.js"])
      for (const name of PAGE_ONLY) expect(await headersOf(path), path).toHaveProperty(name);
  });
});
