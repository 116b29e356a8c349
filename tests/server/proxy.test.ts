/** Another backend behind API_URL: passed to it and back, and never a raw error when it is not there. */
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FastifyInstance } from "fastify";
import { buildApp } from "#server/app.ts";
import { systemClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { sendToBackend } from "#server/send.ts";
import { refusalOf, visitor } from "./harness";

let backend: Server;
let app: FastifyInstance;
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
      response.setHeader("set-cookie", ["a=1; HttpOnly", "b=2"]);
      response.statusCode = 418;
      response.setHeader("content-type", "application/json");
      response.end('{"hola":1}');
    });
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  app = await front(`http://127.0.0.1:${(backend.address() as AddressInfo).port}/`);
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await app.close();
  backend.close();
});

describe("[API-06] another backend", () => {
  test("gets the request as it was, and its answer comes back with status and every cookie", async () => {
    heard = [];
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

  test("is asked by the pages as the player whose page is made", async () => {
    heard = [];
    const config = readConfig({ API_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` });
    const send = sendToBackend(config)({ ip: "190.1.1.2", headers: { cookie: "sid=y" } } as never);
    const answer = await send({ method: "POST", path: "/api/x", body: { a: 1 } });
    expect([answer.status, answer.text]).toEqual([418, '{"hola":1}']);
    expect(heard).toMatchObject([{ headers: { cookie: "sid=y", "x-forwarded-for": "190.1.1.2" }, body: '{"a":1}' }]);
  });

  test.each(["/api/../admin", "/api/%2e%2e/admin", "/api/x/../../admin?a=1"])(
    "[F-24] %s does not lead out of its calls",
    async (path) => {
      heard = [];
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
    heard = [];
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
