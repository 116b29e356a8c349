/** Whose address a request has behind proxies, which addresses are one client, and whom the limits count. */
import fastify from "fastify";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { networkOf, readTrustedProxies, trustProxyOf } from "#server/clientNetwork.ts";
import type { Store } from "#server/store/open.ts";
import { loggedIn, openDemoStore, openShop, people, solvedCaptcha, visitor } from "./harness";

describe("[F-36] the address of who asks", () => {
  const addressSeen = async (trust: string, from: string, forwarded?: string): Promise<string> => {
    const app = fastify({ trustProxy: trustProxyOf(readTrustedProxies(trust) ?? null) });
    app.get("/", async (request) => request.ip);
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    return (await app.inject({ url: "/", remoteAddress: from, headers })).body;
  };

  test.each([
    ["no", "10.0.0.1", "6.6.6.6", "10.0.0.1"],
    ["1", "10.0.0.1", undefined, "10.0.0.1"],
    ["1", "10.0.0.1", "190.1.1.1", "190.1.1.1"],
    ["1", "10.0.0.1", "6.6.6.6, 190.1.1.1", "190.1.1.1"],
    ["2", "10.0.0.1", "6.6.6.6, 190.1.1.1, 10.0.0.2", "190.1.1.1"],
    ["2", "10.0.0.1", "190.1.1.1", "190.1.1.1"],
    ["10.0.0.0/8", "10.0.0.1", "6.6.6.6, 190.1.1.1, 10.9.9.9", "190.1.1.1"],
    ["10.0.0.0/8, 192.168.1.1", "192.168.1.1", "6.6.6.6, 190.1.1.1, 10.9.9.9", "190.1.1.1"],
    ["10.0.0.0/8", "190.1.1.1", "6.6.6.6", "190.1.1.1"],
    ["::1,fd00::/8", "fd00::7", "6.6.6.6, 2001:db8::5", "2001:db8::5"],
  ])("with TRUST_PROXY=%s from %s, forwarded %s, is %s", async (trust, from, forwarded, address) => {
    expect(await addressSeen(trust, from, forwarded)).toBe(address);
  });

  test.each([
    ...["0", "11", "true", "S", "NO", "sí", "-1", "1.5", "loopback", "10.0.0.0/0", "10.0.0.0/33", "::1/0", "::1/129"],
    ...["10.0.0", "10.0.0.1,", ",", "10.0.0.1 10.0.0.2", "fe80::1%eth0", "10.0.0.0/8/8", "300.1.1.1", "10.0.0.1;::1"],
  ])("is not taken from a header by TRUST_PROXY=%s, which says nothing clear", (text) => {
    expect(readTrustedProxies(text)).toBeUndefined();
  });
});

describe("[F-36] one client is", () => {
  test.each([
    ["190.1.1.1", "190.1.1.1"],
    ["::ffff:190.1.1.1", "190.1.1.1"],
    ["::FFFF:be01:101", "190.1.1.1"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0DB8:0000:0000:ffff:0:0:1", "2001:db8:0:0::/64"],
    ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::1.2.3.4", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["basura", "desconocida"],
    ["", "desconocida"],
    ["1.2.3.4:5678", "desconocida"],
  ])("of %s: %s", (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

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
  const limited = () => openShop({ store, env: { RATE_LIMITS: "1" } });
  const statusesOf = async (asks: number, ask: (index: number) => Promise<{ status: number }>): Promise<number[]> => {
    const seen: number[] = [];
    for (let index = 0; index < asks; index += 1) seen.push((await ask(index)).status);
    return seen;
  };
  const justOne = [...Array<number>(PER_MINUTE).fill(200), 429];

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

  test("look the session up once", async () => {
    const shop = await limited();
    const marta = await loggedIn(shop.app, people.marta);
    const select = vi.spyOn(shop.store.db, "select");
    await marta.get(CAPTCHA);
    expect(select).toHaveBeenCalledTimes(1);
    select.mockRestore();
  });
});
