/** The OpenAPI document says what the server answers and refuses, and its page needs nothing from elsewhere. */
import { channel } from "node:diagnostics_channel";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { closed, optionalText, pesos, requiredText, whole } from "#contract/call";
import { array, string } from "yup";
import { messages } from "#server/messages.ts";
import { contractCalls, jsonSchema } from "#server/openapi.ts";
import { openShop, refusalOf, visitor, type TestShop } from "./harness";

interface Response {
  description: string;
  headers?: object;
  content: { "application/json": { schema: unknown; examples?: Record<string, { value: unknown }> } };
}

interface Operation {
  tags: string[];
  responses: Record<string, Response>;
}

const operationsOf = (document: { paths: Record<string, Record<string, Operation>> }): Operation[] =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods));

/** The document and its page, the receipts' files, what gateways tell, and the address of no call. */
const BESIDE_THE_CALLS = /^\w+ \/api\/(?:docs\b|tienda\/comprobantes\/|pagos\/|\*)/;

let shop: TestShop;
/** The addresses of the API, as `POST /api/carts`. */
const routes: string[] = [];
beforeAll(async () => {
  const created = channel("fastify.initialization");
  const watch = (message: unknown): void => {
    (message as { fastify: FastifyInstance }).fastify.addHook("onRoute", ({ method, url }) => {
      if (!/^\/(?:api|users)\//.test(url)) return;
      for (const one of [method].flat()) if (one !== "HEAD") routes.push(`${one} ${url.replaceAll(/:(\w+)/g, "{$1}")}`);
    });
  };
  created.subscribe(watch);
  shop = await openShop();
  created.unsubscribe(watch);
});

describe("/api/docs", () => {
  test("lists every call of this backend with its request, answer and who may make it", async () => {
    const { json } = await visitor(shop.app).get("/api/docs/json");
    expect(json.openapi).toBe("3.1.0");
    const list = json.paths["/api/Users/etn/consultar-loterias-disponibles"].post;
    expect(list.security).toEqual([]);
    expect(list.requestBody.content["application/json"].schema.required).toEqual(["lottery"]);
    const pay = json.paths["/api/Users/place-to-pay"].post;
    expect(pay.security).toEqual([{ sesion: [] }]);
    expect(pay.requestBody.content["application/json"].schema.properties.pay.additionalProperties).toBe(false);
    expect(json.paths["/api/carts"]).toMatchObject({
      get: { operationId: "readCarts" },
      post: { operationId: "createCart" },
    });
  });

  test("[AUTH-08] says of each call whether it needs a session, and the server holds to it", async () => {
    const { json } = await visitor(shop.app).get("/api/docs/json");
    const calls = Object.entries<Record<string, { security: unknown[] }>>(json.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({ path, method, isPrivate: security.length > 0 })),
    );
    expect(calls.filter(({ isPrivate }) => isPrivate).length).toBeGreaterThan(5);
    for (const { path: named, method, isPrivate } of calls) {
      const path = named.replace("{id}", "1");
      const client = visitor(shop.app);
      const answer = method === "get" ? await client.get(path) : await client.post(path, { "": "" });
      const [status, code] = refusalOf(answer);
      if (isPrivate) expect([path, status, code]).toEqual([path, 401, "UNAUTHORIZED"]);
      else
        expect([path, [200, 400].includes(status), code ?? "none"]).toEqual([
          path,
          true,
          expect.stringMatching(/none|INVALID_FIELDS|BAD_SIGNATURE/),
        ]);
    }
  });

  test("names this server by the address that it was asked at, and its session's cookie", async () => {
    const { json } = await visitor(shop.app).get("/api/docs/json", { host: "localhost:3000" });
    expect(json.servers).toEqual([{ url: "http://localhost:3000" }]);
    expect(json.components.securitySchemes.sesion).toMatchObject({ type: "apiKey", in: "cookie", name: "sid" });
    const secure = await openShop({ store: shop.store, env: { PUBLIC_URL: "https://tienda.example" } });
    const { json: behind } = await visitor(secure.app).get("/api/docs/json");
    expect(behind.servers).toEqual([{ url: "https://tienda.example" }]);
    expect(behind.components.securitySchemes.sesion.name).toBe("__Host-sid");
  });

  test("names every call that the server has, and nothing that it has not", async () => {
    const { json } = await visitor(shop.app).get("/api/docs/json");
    const documented = Object.entries<object>(json.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes.filter((route) => !BESIDE_THE_CALLS.test(route)).sort()).toEqual(documented.sort());
  });

  test("sorts the calls by the areas of the contract, each with its description", async () => {
    const { json } = await visitor(shop.app).get("/api/docs/json");
    const used = operationsOf(json).map(({ tags }) => tags);
    expect(used.every((tags) => tags.length === 1)).toBe(true);
    const names = json.tags.map(({ name }: { name: string }) => name);
    expect([...new Set(used.flat())].sort()).toEqual([...names].sort());
    expect(json.paths["/api/carts"].get.tags).toEqual(["Carrito"]);
    expect(json.paths["/api/tienda/sesion"].get.tags).toEqual(["Sesión"]);
  });

  test("keeps to the recommended rules of Redocly without a warning", async () => {
    // The rules find fault with an address on the loopback, where only the demo is.
    const open = await openShop({ store: shop.store, env: { PUBLIC_URL: "https://tienda.example" } });
    const { text } = await visitor(open.app).get("/api/docs/json");
    const config = await createConfig({ extends: ["recommended"] });
    const problems = await lintFromString({ source: text, absoluteRef: "openapi.json", config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });
});

describe("the refusals of a call", () => {
  let paths: Record<string, Record<string, Operation>>;
  beforeAll(async () => {
    paths = (await visitor(shop.app).get("/api/docs/json")).json.paths;
  });
  const codesOf = (method: string, path: string) =>
    Object.entries(paths[path]![method]!.responses)
      .filter(([status]) => status !== "200")
      .map(([status, { content }]) => [Number(status), Object.keys(content["application/json"].examples!)]);

  test("are those of its kind, each under its status", () => {
    expect(codesOf("get", "/api/tienda/sesion")).toEqual([
      [400, ["BAD_REQUEST"]],
      [500, ["INTERNAL"]],
      [503, ["BUSY"]],
    ]);
    expect(codesOf("get", "/api/tienda/captcha")).toEqual([
      [400, ["BAD_REQUEST", "INVALID_FIELDS"]],
      [429, ["TOO_MANY_REQUESTS"]],
      [500, ["INTERNAL"]],
      [503, ["BUSY"]],
    ]);
    expect(codesOf("post", "/api/Users/etn/consultar-plande-premios")).toEqual([
      [400, ["BAD_REQUEST", "INVALID_FIELDS"]],
      [403, ["FOREIGN_ORIGIN"]],
      [413, ["PAYLOAD_TOO_LARGE"]],
      [415, ["UNSUPPORTED_MEDIA_TYPE"]],
      [500, ["INTERNAL"]],
      [503, ["BUSY"]],
    ]);
  });

  test("are also those that the contract names for it alone", () => {
    expect(codesOf("post", "/api/Users/etn/login")).toEqual([
      [400, ["BAD_REQUEST", "INVALID_FIELDS", "CAPTCHA_REFUSED"]],
      [401, ["BAD_CREDENTIALS", "EMAIL_UNCONFIRMED"]],
      [403, ["FOREIGN_ORIGIN"]],
      [413, ["PAYLOAD_TOO_LARGE"]],
      [415, ["UNSUPPORTED_MEDIA_TYPE"]],
      [429, ["TOO_MANY_REQUESTS", "TOO_MANY_ATTEMPTS"]],
      [500, ["INTERNAL"]],
      [503, ["BUSY"]],
    ]);
    expect(codesOf("get", "/api/carts").slice(0, 3)).toEqual([
      [400, ["BAD_REQUEST", "INVALID_FIELDS"]],
      [401, ["UNAUTHORIZED"]],
      [403, ["FORBIDDEN"]],
    ]);
  });

  test("have a code that the server has words for, and each code once", () => {
    for (const { call } of contractCalls) {
      const codes = Object.values(call.refuses).flat();
      expect([call.name, codes.filter((code) => !(code in messages))]).toEqual([call.name, []]);
      expect([call.name, new Set(codes).size]).toEqual([call.name, codes.length]);
    }
  });

  test("are told with the code's sentence and the body that is answered", async () => {
    const { description, content } = paths["/api/carts"]!["get"]!.responses["401"]!;
    expect(description).toBe("- `UNAUTHORIZED`: Tu sesión ha expirado, por favor ingresa de nuevo.");
    const { schema, examples } = content["application/json"];
    expect(schema).toEqual({
      type: "object",
      required: ["error"],
      properties: {
        error: {
          type: "object",
          required: ["statusCode", "code", "message"],
          properties: {
            statusCode: { type: "integer" },
            code: { type: "string", enum: ["UNAUTHORIZED"] },
            message: { type: "string" },
            fields: {},
            total: { type: "integer" },
          },
        },
      },
    });
    const { json } = await visitor(shop.app).get("/api/carts?filter={}");
    expect(json).toEqual(examples!["UNAUTHORIZED"]!.value);
  });

  test("that pass say after how many seconds to come again", () => {
    const headersOf = (status: string) =>
      Object.keys(paths["/api/Users/place-to-pay"]!["post"]!.responses[status]!.headers ?? {});
    for (const status of ["429", "502", "503"]) expect([status, headersOf(status)]).toEqual([status, ["retry-after"]]);
    for (const status of ["400", "409", "500"]) expect([status, headersOf(status)]).toEqual([status, []]);
  });
});

describe("the page of the calls", () => {
  test("may load and run only what is of this origin, and nothing in its own text", async () => {
    const { status, text, headers } = await visitor(shop.app).get("/api/docs");
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(text).toMatch(/^<!doctype html>\s<html lang="es-CO">/);
    expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|https?:|<script>|<script(?![^>]*\ssrc=)/);
  });

  test("names only files that this server has", async () => {
    const { app } = await openShop({ store: shop.store, withPages: true });
    const { text } = await visitor(app).get("/api/docs");
    const named = [...text.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, address]) => address!);
    const types: Record<string, unknown> = {};
    for (const address of named) {
      const { status, headers } = await visitor(app).get(address);
      expect([address, status]).toEqual([address, 200]);
      types[address] = headers["content-type"];
    }
    expect(types).toEqual({
      "/favicon.svg": "image/svg+xml",
      "/api/docs/swagger-ui.css": "text/css; charset=utf-8",
      "/api/docs/estilo.css": "text/css; charset=utf-8",
      "/api/docs/json": "application/json; charset=utf-8",
      "/api/docs/swagger-ui-bundle.js": "application/javascript; charset=utf-8",
      "/api/docs/inicio.js": "text/javascript; charset=utf-8",
    });
  });

  test("draws our document and asks nobody else about it", async () => {
    const client = visitor(shop.app);
    expect((await client.get("/api/docs/inicio.js")).text).toBe(
      'SwaggerUIBundle({ url: "/api/docs/json", dom_id: "#llamadas", deepLinking: true, validatorUrl: null });\n',
    );
    expect((await client.get("/api/docs")).text).toContain('<main id="llamadas">');
    const { text: styles } = await client.get("/api/docs/swagger-ui.css");
    const loaded = [...styles.matchAll(/(?:url\(|@import)\s*["']?([^"')]{0,20})/g)].map(([, address]) => address!);
    expect(loaded.filter((address) => !address.startsWith("data:"))).toEqual([]);
  });

  test.each(["package.json", "index.html", "swagger-ui-bundle.js.map", "%2e%2e/express/package.json"])(
    "leads to no other file of the library's package: %s",
    async (file) => {
      expect(refusalOf(await visitor(shop.app).get(`/api/docs/${file}`))).toEqual([404, "NOT_FOUND"]);
    },
  );
});

test("a schema of the contract keeps its rules as JSON Schema", () => {
  const schema = closed({
    numero: string()
      .matches(/^\d{4}$/)
      .required(),
    serie: optionalText(3),
    fracciones: whole().min(1).max(20).required(),
    total: pesos().optional(),
    estado: string().oneOf(["A", "B"]).required(),
    lineas: array(requiredText(5)).max(50).required(),
  });
  expect(jsonSchema(schema)).toEqual({
    type: "object",
    additionalProperties: false,
    required: ["numero", "fracciones", "estado", "lineas"],
    properties: {
      numero: { type: "string", pattern: "^\\d{4}$" },
      serie: { type: ["string", "null"], maxLength: 3 },
      fracciones: { type: "integer", minimum: 1, maximum: 20 },
      total: { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      estado: { type: "string", enum: ["A", "B"] },
      lineas: { type: "array", maxItems: 50, items: { type: "string", maxLength: 5 } },
    },
  });
});
