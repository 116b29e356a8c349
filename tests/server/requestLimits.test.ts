/** Whom the limits on requests and logins count, over HTTP. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { clearExpired } from "#server/jobs/holds.ts";
import type { Store } from "#server/store/database.ts";
import { requestCounts } from "#server/store/schema.ts";
import {
  isOnPostgres,
  loggedIn,
  openBeside,
  openDemoStore,
  openShop,
  people,
  solvedCaptcha,
  sessionLookups,
  visitor,
} from "./harness";

let store: Store;
beforeAll(async () => {
  store = await openDemoStore();
});

test("[F-36] 50 logins through one proxy, each with another forged address, stop at 40, and only theirs", async () => {
  const { app } = await openShop({ store, env: { TRUST_PROXY: "1" } });
  const proxy = visitor(app, "10.0.0.1");
  const login = async (index: number, forwarded: string): Promise<number> => {
    const captcha = await solvedCaptcha(proxy);
    const user = { tipoDocumento: "CC", usuario: String(70_000_000 + index), clave: "mala", ideAplicacion: 6, captcha };
    return (await proxy.post("/api/Users/etn/login", { user }, { "x-forwarded-for": forwarded })).status;
  };
  const statuses: number[] = [];
  for (let index = 0; index < 50; index += 1) statuses.push(await login(index, `198.51.100.${index}, 203.0.113.9`));
  expect(statuses).toEqual([...Array<number>(40).fill(401), ...Array<number>(10).fill(429)]);
  expect(await login(50, "198.51.100.1, 203.0.113.10")).toBe(401);
});

describe("[F-36] requests per minute", () => {
  const CAPTCHA = "/api/tienda/captcha?accion=login";
  const PER_MINUTE = 120;
  // Where one process counts by itself, its window is of the machine's time: a busy machine would see it end.
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    await store.db.delete(requestCounts);
  });
  afterEach(() => void vi.useRealTimers());
  const limited = () => openShop({ store, env: { RATE_LIMITS: "1" } });
  const statusesOf = async (asks: number, ask: (index: number) => Promise<{ status: number }>): Promise<number[]> => {
    const seen: number[] = [];
    for (let index = 0; index < asks; index += 1) seen.push((await ask(index)).status);
    return seen;
  };
  const justOne = [...Array<number>(PER_MINUTE).fill(200), 429];

  test("[F-35] keep who checks tickets one after the other from going on, and the answer never says whose one is", async () => {
    const { app } = await limited();
    const client = visitor(app, "45.10.10.16");
    const { data } = (await client.post("/api/Users/etn/consultar-resultados", { loterie: { ideLoteria: 10 } })).json;
    const check = (index: number) =>
      client.post("/api/Users/etn/consultar-numero-ganador", {
        number: {
          ...{ ideLoteria: 10, fecha: data[0].fecSorteo, serie: data[0].serie },
          numero: String(index).padStart(4, "0"),
        },
      });
    expect(await statusesOf(PER_MINUTE + 1, check)).toEqual(justOne);
    const refused = await check(PER_MINUTE);
    expect([refused.json.error.code, Number(refused.headers["retry-after"])]).toEqual(["TOO_MANY_REQUESTS", 60]);
    const won = await visitor(app).post("/api/Users/etn/consultar-numero-ganador", {
      number: { ideLoteria: 10, fecha: data[0].fecSorteo, numero: data[0].numero, serie: data[0].serie },
    });
    expect(won.json.data.ganador).toBe(true);
    expect(Object.keys(won.json.data).sort()).toEqual([
      ...["aproximacionesRevisadas", "desLoteria", "fecLimite", "fecSorteo", "ganador", "numero", "premios"],
      ...["secosRevisados", "serie", "sorteo"],
    ]);
  });

  test("count a person as such wherever they ask from, and nobody else at their address", async () => {
    const { app } = await limited();
    const [marta, jairo] = [await loggedIn(app, people.marta), await loggedIn(app, people.jairo)];
    const seen = await statusesOf(PER_MINUTE + 1, (index) => {
      const elsewhere = visitor(app, `190.24.11.${index}`);
      elsewhere.cookies.set("sid", marta.cookies.get("sid")!);
      return elsewhere.get(CAPTCHA);
    });
    expect(seen).toEqual(justOne);
    expect((await marta.get(CAPTCHA)).status).toBe(429);
    expect((await jairo.get(CAPTCHA)).status).toBe(200);
    expect((await visitor(app).get(CAPTCHA)).status).toBe(200);
  });

  test("count whoever sends made-up cookies by their network", async () => {
    const { app } = await limited();
    const seen = await statusesOf(PER_MINUTE + 1, (index) => {
      const client = visitor(app, "45.10.10.12");
      client.cookies.set("sid", String(index).padStart(43, "x"));
      return client.get(CAPTCHA);
    });
    expect(seen).toEqual(justOne);
  });

  test("count a session that has ended by its network", async () => {
    const { app } = await limited();
    const client = await loggedIn(app, people.marta);
    const ended = client.cookies.get("sid")!;
    await client.post("/api/tienda/salir", {});
    const seen = await statusesOf(PER_MINUTE + 1, (index) => {
      const anybody = visitor(app, "45.10.10.13");
      if (index % 2 === 0) anybody.cookies.set("sid", ended);
      return anybody.get(CAPTCHA);
    });
    expect(seen).toEqual(justOne);
  });

  test("count an IPv6 network as one client, and its neighbour as another", async () => {
    const { app } = await limited();
    const seen = await statusesOf(PER_MINUTE + 1, (index) =>
      visitor(app, `2001:db8:5:5::${index.toString(16)}`).get(CAPTCHA),
    );
    expect(seen).toEqual(justOne);
    expect((await visitor(app, "2001:db8:5:6::1").get(CAPTCHA)).status).toBe(200);
  });

  test.skipIf(!isOnPostgres())("[F-36] count together in all processes, whichever of them is asked", async () => {
    const { app: one } = await limited();
    const { app: other } = await openShop({ store: await openBeside(store), env: { RATE_LIMITS: "1" } });
    const seen = await Promise.all(
      Array.from({ length: PER_MINUTE + 20 }, (_, index) =>
        visitor(index % 2 === 0 ? one : other, "45.10.10.14").get(CAPTCHA),
      ),
    );
    const refused = seen.filter(({ status }) => status === 429);
    expect([seen.filter(({ status }) => status === 200).length, refused.length]).toEqual([PER_MINUTE, 20]);
    expect(Number(refused[0]!.headers["retry-after"])).toBe(60);
  });

  test("begin anew when their minute is over, and each call has its own", async () => {
    const { app, clock } = await limited();
    const client = visitor(app, "45.10.10.15");
    expect(await statusesOf(PER_MINUTE + 1, () => client.get(CAPTCHA))).toEqual(justOne);
    expect((await client.get("/api/tienda/captcha?accion=registro")).status).toBe(429);
    expect((await client.post("/api/Users/etn/recuperar-contrasena", {})).status).toBe(400);
    clock.advance(60_000);
    vi.setSystemTime(Date.now() + 60_001);
    expect((await client.get(CAPTCHA)).status).toBe(200);
  });

  test.skipIf(!isOnPostgres())("are forgotten when their window is over", async () => {
    const { app, shop, clock } = await limited();
    await visitor(app, "45.10.10.16").get(CAPTCHA);
    const kept = async () => (await store.db.select().from(requestCounts)).length;
    await clearExpired(shop);
    expect(await kept()).toBe(1);
    clock.advance(61_000);
    await clearExpired(shop);
    expect(await kept()).toBe(0);
  });

  test("look the session up once", async () => {
    const shop = await limited();
    const marta = await loggedIn(shop.app, people.marta);
    const lookups = sessionLookups(shop.store);
    await marta.get(CAPTCHA);
    expect(lookups.count()).toBe(1);
    lookups.stop();
  });
});
