/** What is true of every address under `/api`: its methods, its type of body, and how often it may be asked. */
import { beforeAll, describe, expect, test } from "vitest";
import { openShop, refusalOf, visitor, type TestShop } from "./harness";

const LIST = "/api/Users/etn/consultar-loterias-disponibles";
const ALL = { lottery: { fecha: "11-04-2018", evento: null } };
const CAPTCHA = "/api/tienda/captcha?accion=login";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});

describe("an address", () => {
  test.each([
    ["GET", LIST, "POST"],
    ["GET", `${LIST}?a=1`, "POST"],
    ["POST", "/api/tienda/sesion", "GET"],
    ["PUT", "/api/carts", "GET, POST"],
    ["DELETE", "/api/carts", "GET, POST"],
  ] as const)("that has no %s (%s) says which methods it has: %s", async (method, url, allowed) => {
    const { statusCode, headers, json } = await shop.app.inject({ method, url });
    expect([statusCode, json().error.code, headers["allow"]]).toEqual([405, "METHOD_NOT_ALLOWED", allowed]);
  });

  test.each(["GET", "POST", "PUT"] as const)("of nobody is not found by %s", async (method) => {
    const { statusCode, json, headers } = await shop.app.inject({ method, url: "/api/nada" });
    expect([statusCode, json().error.code]).toEqual([404, "NOT_FOUND"]);
    expect(headers).not.toHaveProperty("allow");
  });
});

describe("[F-40] a body", () => {
  const send = (type: string | undefined) =>
    shop.app.inject({
      method: "POST",
      url: LIST,
      headers: { ...(type !== undefined && { "content-type": type }) },
      payload: JSON.stringify(ALL),
    });

  test.each(["application/json", "application/json; charset=utf-8", "Application/JSON"])(
    "of %s is taken",
    async (type) => {
      expect((await send(type)).statusCode).toBe(200);
    },
  );

  test.each([
    "text/plain",
    "application/jsonx",
    "application/x-json",
    "text/x application/json",
    "multipart/form-data",
  ])("of %s is refused", async (type) => {
    const { statusCode, json } = await send(type);
    expect([statusCode, json().error.code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  test("without a type is refused, also where nothing is sent", async () => {
    for (const payload of [undefined, ""]) {
      const { statusCode } = await shop.app.inject({ method: "POST", url: "/api/tienda/salir", payload });
      expect(statusCode).toBe(415);
    }
  });
});

describe("[F-36] requests per minute", () => {
  let limited: TestShop;
  beforeAll(async () => {
    limited = await openShop({ store: shop.store, env: { RATE_LIMITS: "1" } });
  });

  test("are counted for each call that has a limit; who is over it is told when to come again", async () => {
    const { app } = limited;
    const client = visitor(app, "45.10.10.20");
    for (let index = 0; index < 120; index += 1) expect((await client.get(CAPTCHA)).status).toBe(200);
    const refused = await client.get(CAPTCHA);
    expect(refusalOf(refused)).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    // A call without a limit is not counted, and neither is another network.
    for (let index = 0; index < 121; index += 1) expect((await client.post(LIST, ALL)).status).toBe(200);
    expect((await visitor(app, "45.10.10.21").get(CAPTCHA)).status).toBe(200);
  });

  test.each([
    ["POST", "/api/Users/etn/login"],
    ["POST", "/api/Users/place-to-pay"],
    ["POST", "/api/tienda/ordenes/pagar"],
    ["POST", "/api/tienda/ordenes/cancelar"],
    ["GET", "/api/tienda/comprobantes/x"],
  ] as const)("are sixty of one network for %s %s, whatever came of them", async (method, path) => {
    const client = visitor(limited.app, "45.10.10.23");
    const statuses = [];
    for (let index = 0; index < 61; index += 1)
      statuses.push((await (method === "GET" ? client.get(path) : client.post(path, {}))).status);
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses[60]).toBe(429);
  });

  test("are not counted where the limits are off", async () => {
    const client = visitor(shop.app, "45.10.10.22");
    for (let index = 0; index < 121; index += 1) expect((await client.get(CAPTCHA)).status).toBe(200);
  });
});
