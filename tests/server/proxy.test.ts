/** Another backend behind API_URL: passed to it and back, and never a raw error when it is not there. */
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { FastifyInstance } from "fastify";
import type { Call } from "#contract/call";
import * as account from "#contract/account";
import * as calm from "#contract/calm";
import * as cart from "#contract/cart";
import * as content from "#contract/content";
import * as coupons from "#contract/coupons";
import * as lotteries from "#contract/lotteries";
import * as notices from "#contract/notices";
import * as orders from "#contract/orders";
import * as payments from "#contract/payments";
import * as prizes from "#contract/prizes";
import * as recharges from "#contract/recharges";
import * as reports from "#contract/reports";
import * as results from "#contract/results";
import * as sessionCalls from "#contract/session";
import * as users from "#contract/users";
import { buildApp } from "#server/app.ts";
import { systemClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { sendToBackend } from "#server/send.ts";
import { refusalOf, visitor } from "./harness";

let backend: Server;
let app: FastifyInstance;
/** What the backend answers. */
let respond: (response: ServerResponse) => void;
let heard: { method?: string; url?: string; headers: IncomingMessage["headers"]; body: string }[] = [];

async function front(apiUrl: string): Promise<FastifyInstance> {
  const config = readConfig({ NODE_ENV: "test", API_URL: apiUrl });
  return buildApp({
    config,
    clock: systemClock(),
    log: createLog("silent"),
    store: null,
    gateways: new Map(),
    selfUrl: () => "",
    withPages: false,
  });
}

beforeAll(async () => {
  backend = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      const { method, url, headers } = request;
      heard.push({ method, url, headers, body });
      respond(response);
    });
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void backend.close());

beforeEach(async () => {
  app = await front(`http://127.0.0.1:${(backend.address() as AddressInfo).port}/`);
  await app.listen({ host: "127.0.0.1", port: 0 });
  heard = [];
  respond = (response) => {
    response.setHeader("set-cookie", ["a=1; HttpOnly", "b=2"]);
    response.statusCode = 418;
    response.setHeader("content-type", "application/json");
    response.end('{"hola":1}');
  };
});

afterEach(() => app.close());

describe("another backend", () => {
  test("gets the request as it was, and its answer comes back with status and every cookie", async () => {
    const client = visitor(app, "190.1.1.1");
    client.cookies.set("sid", "x");
    const { status, json, headers } = await client.post("/api/Users/etn/login?x=1", { user: { a: "ñ" } });
    expect([status, json]).toEqual([418, { hola: 1 }]);
    expect(headers["set-cookie"]).toEqual(["a=1; HttpOnly", "b=2"]);
    expect(heard).toMatchObject([
      {
        method: "POST",
        url: "/api/Users/etn/login?x=1",
        headers: { cookie: "sid=x", "x-forwarded-for": "190.1.1.1", "content-type": "application/json" },
        body: '{"user":{"a":"ñ"}}',
      },
    ]);
  });

  test("gets who asks, how and as whom, and no other header: what a client says of its address is not passed on", async () => {
    const told = {
      accept: "application/json",
      authorization: "Basic dGllbmRhOjE=",
      cookie: "sid=x",
      "user-agent": "un navegador",
    };
    await visitor(app, "190.1.1.1").get("/api/news", {
      ...told,
      "accept-language": "es",
      "x-forwarded-for": "6.6.6.6",
      "x-interno": "1",
    });
    expect(heard[0]!.headers).toMatchObject({ ...told, "x-forwarded-for": "190.1.1.1" });
    expect(heard[0]!.headers).not.toHaveProperty("x-interno");
    expect(heard[0]!.headers["accept-language"]).not.toBe("es");
  });

  test("gets what was not said not at all, and a question without a body", async () => {
    await visitor(app).get("/api/news?a=1");
    expect(heard).toMatchObject([{ method: "GET", url: "/api/news?a=1", body: "" }]);
    for (const name of ["cookie", "authorization", "content-type", "content-length"])
      expect(heard[0]!.headers).not.toHaveProperty(name);
  });

  test("gets a body of any type byte for byte", async () => {
    const bytes = Buffer.from([0xc3, 0x28, 0x00, 0xff]);
    const headers = { "content-type": "application/octet-stream" };
    respond = (response) => response.end();
    const { statusCode } = await app.inject({ method: "POST", url: "/api/archivo", headers, payload: bytes });
    expect(statusCode).toBe(200);
    expect(heard).toMatchObject([{ headers, body: bytes.toString() }]);
    expect(heard[0]!.headers["content-length"]).toBe("4");
  });

  test("is asked by GET and POST only", async () => {
    for (const method of ["PUT", "DELETE", "PATCH"] as const)
      expect((await app.inject({ method, url: "/api/news" })).statusCode).toBe(404);
    expect(heard).toEqual([]);
  });

  test("is asked for every path of the contract, also for those outside /api", async () => {
    const shopping = [cart, content, coupons, lotteries, orders, payments, prizes, recharges, results];
    const calls = [...shopping, account, calm, notices, reports, sessionCalls, users]
      .flatMap((area) => Object.values(area) as unknown[])
      .filter((one): one is Call => typeof one === "object" && one !== null && "path" in one && "method" in one);
    expect(calls.some(({ path }) => !path.startsWith("/api/"))).toBe(true);
    for (const { method, path } of calls) {
      const url = path.replaceAll(/\{\w+\}/g, "7");
      heard.length = 0;
      await app.inject({
        method,
        url,
        headers: { "content-type": "application/json" },
        payload: method === "POST" ? "{}" : undefined,
      });
      expect(heard).toMatchObject([{ method, url }]);
    }
  });

  test("is asked under the path that API_URL names, for whatever is under /api", async () => {
    const under = await front(`http://127.0.0.1:${(backend.address() as AddressInfo).port}/tienda/`);
    const headers = { "content-type": "text/csv" };
    await under.inject({ url: "/api/Users/etn/news" });
    await under.inject({ method: "POST", url: "/api/archivo", headers, payload: "a;b" });
    await under.inject({ url: "/otra" });
    expect(heard).toMatchObject([
      { method: "GET", url: "/tienda/api/Users/etn/news", body: "" },
      { method: "POST", url: "/tienda/api/archivo", headers, body: "a;b" },
    ]);
    const steps = await under.inject({ url: "/api/%2e%2e/admin" });
    expect(refusalOf({ ...steps, status: steps.statusCode, json: steps.json() } as never)).toEqual([404, "NOT_FOUND"]);
    await under.close();
  });

  test("answers with its own headers, but for those of the connection between the two", async () => {
    respond = (response) => {
      response.setHeader("content-encoding", "gzip");
      response.setHeader("x-propia", "si");
      response.end(gzipSync("hola"));
    };
    const { text, headers } = await visitor(app).get("/api/news");
    expect(text).toBe("hola");
    expect(headers["x-propia"]).toBe("si");
    for (const name of ["content-encoding", "content-length", "keep-alive", "set-cookie"])
      expect(headers).not.toHaveProperty(name);
  });

  test("may answer nothing", async () => {
    respond = (response) => response.writeHead(204).end();
    expect(await visitor(app).get("/api/news")).toMatchObject({ status: 204, text: "" });
  });

  test("[F-24] may send the browser elsewhere; the shop does not go there itself", async () => {
    respond = (response) => response.writeHead(302, { location: "/otra" }).end();
    const { status, headers } = await visitor(app).get("/api/news");
    expect([status, headers["location"]]).toEqual([302, "/otra"]);
    expect(heard).toHaveLength(1);
  });

  test("[F-53] is waited for 15 seconds", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    const answer = await visitor(app).get("/api/news");
    expect(timeout.mock.calls).toEqual([[15_000]]);
    timeout.mockRestore();
    expect(refusalOf(answer)).toEqual([502, "BUSY"]);
  });

  test("is asked by the pages as the player whose page is made", async () => {
    const config = readConfig({ API_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` });
    const send = sendToBackend(config)({ ip: "190.1.1.2", headers: { cookie: "sid=y" } } as never);
    const answer = await send({ method: "POST", path: "/api/x", body: { a: 1 } });
    expect([answer.status, answer.text]).toEqual([418, '{"hola":1}']);
    expect(heard).toMatchObject([{ headers: { cookie: "sid=y", "x-forwarded-for": "190.1.1.2" }, body: '{"a":1}' }]);
  });

  test.each(["/api/../admin", "/api/%2e%2e/admin", "/api/x/../../admin?a=1"])(
    "[F-24] %s does not lead out of its calls",
    async (path) => {
      const { port } = app.server.address() as AddressInfo;
      const status = await new Promise((resolve, reject) =>
        // As it is: whoever makes an address of it would take the steps back himself.
        request({ host: "127.0.0.1", port, path }, (answer) => resolve(answer.resume().statusCode))
          .on("error", reject)
          .end(),
      );
      expect([status, heard]).toEqual([404, []]);
    },
  );

  test("[F-40] is not reached by a write from another origin", async () => {
    const answer = await visitor(app).post("/api/Users/etn/login", {}, { origin: "https://malo.example" });
    expect(refusalOf(answer)).toEqual([403, "FOREIGN_ORIGIN"]);
    expect(heard).toEqual([]);
  });

  test("[F-53] that is not there is told in the one error shape", async () => {
    const lost = await front("http://127.0.0.1:9");
    const answer = await visitor(lost).get("/api/news");
    expect(refusalOf(answer)).toEqual([502, "BUSY"]);
    expect(answer.text).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/);
    await lost.close();
  });

  test("the shop itself is alive and ready without a store of its own", async () => {
    for (const path of ["/salud", "/listo"]) expect((await visitor(app).get(path)).status).toBe(200);
  });
});
