/** The OpenAPI document says what the server answers, and its page needs nothing from elsewhere. */
import { beforeAll, describe, expect, test } from "vitest";
import { closed, optionalText, pesos, requiredText, whole } from "#contract/call";
import { array, string } from "yup";
import { jsonSchema } from "#server/openapi.ts";
import { openShop, refusalOf, visitor, type TestShop } from "./harness";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});

describe("[API-01] /api/docs", () => {
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
    for (const { path, method, isPrivate } of calls) {
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
    expect(json.components.securitySchemes.sesion).toEqual({ type: "apiKey", in: "cookie", name: "sid" });
    const secure = await openShop({ store: shop.store, env: { PUBLIC_URL: "https://tienda.example" } });
    const { json: behind } = await visitor(secure.app).get("/api/docs/json");
    expect(behind.servers).toEqual([{ url: "https://tienda.example" }]);
    expect(behind.components.securitySchemes.sesion.name).toBe("__Host-sid");
  });

  test("shows each call once, with who may make it, and its query, body and answer as far as it has them", async () => {
    const { text } = await visitor(shop.app).get("/api/docs");
    const { json } = await visitor(shop.app).get("/api/docs/json");
    const count = Object.values<object>(json.paths).flatMap((methods) => Object.keys(methods)).length;
    const sections = text.split("<details>").slice(1);
    expect(sections).toHaveLength(count);
    expect(text).toContain(`${count} llamadas.`);
    expect(text).toContain('<a href="/api/docs/json">');
    const of = (name: string) => sections.find((section) => section.includes(`<code>${name}</code>`))!;
    const titles = (name: string) => [...of(name).matchAll(/<h2>(\w+)<\/h2>/g)].map(([, title]) => title);
    expect(titles("GET /api/carts")).toEqual(["Consulta", "Respuesta"]);
    expect(titles("POST /api/carts/update")).toEqual(["Consulta", "Cuerpo", "Respuesta"]);
    expect(titles("GET /api/tienda/sesion")).toEqual(["Respuesta"]);
    expect(of("GET /api/carts")).toContain("(con sesión)</span>");
    expect(of("GET /api/tienda/sesion")).toContain("(pública)</span>");
    expect(of("GET /api/carts")).toContain("&quot;filter&quot;");
  });

  test("has its style from this server, and may load nothing else", async () => {
    const { text, headers } = await visitor(shop.app).get("/api/docs");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    const [, stylesheet] = /<link rel="stylesheet" href="([^"]+)">/.exec(text)!;
    const style = await visitor(shop.app).get(stylesheet!);
    expect([style.status, style.headers["content-type"]]).toEqual([200, "text/css; charset=utf-8"]);
    expect(style.text).toContain(":focus-visible");
    expect(text).toMatch(/^<!doctype html><html lang="es-CO">/);
  });

  test("is a page of our own without scripts", async () => {
    const { status, text, headers } = await visitor(shop.app).get("/api/docs");
    expect(status).toBe(200);
    expect(text).toContain("POST /api/Users/place-to-pay");
    expect(text).not.toMatch(/<script|https?:\/\//);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });
});

test("[API-01] a schema of the contract keeps its rules as JSON Schema", () => {
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
