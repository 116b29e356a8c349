/** Draws, availability, plans and the form of every answer, over the demo's store. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { errorAnswer } from "#contract/call";
import { lotteryWire } from "#contract/lotteries";
import {
  loggedIn,
  openShop,
  people,
  refusalOf,
  TEST_START,
  visitor,
  type Answer,
  type TestShop,
  type Visitor,
} from "./harness";

const LIST = "/api/Users/etn/consultar-loterias-disponibles";
const SERIES = "/api/Users/etn/consultar-disponiblidad-de-numero";
const NUMBERS = "/api/Users/etn/consultar-numeros-disponibles";
const ALL = { lottery: { fecha: "11-04-2018", evento: null } };

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.clock.set(TEST_START));

async function openDraw(lotteryId: number) {
  const { json } = await visitor(shop.app).post(LIST, ALL);
  return json.data.find((draw: { ideLoteria: number }) => draw.ideLoteria === lotteryId);
}

describe("open draws", () => {
  test("[HOME-03] the list has every open draw, the next to close first, each by the contract", async () => {
    const { status, json } = await visitor(shop.app).post(LIST, ALL);
    expect(status).toBe(200);
    expect(json.data.length).toBeGreaterThanOrEqual(15);
    for (const draw of json.data) expect(lotteryWire.isValidSync(draw, { strict: true })).toBe(true);
    const closings = json.data.map(
      ({ fecCierre, horaCierre }: { fecCierre: string; horaCierre: string }) =>
        fecCierre.split("-").reverse().join("-") + horaCierre,
    );
    expect(closings).toEqual(closings.toSorted());
  });

  test("[F-50] a draw leaves the list at the instant of its closing, by the server's clock", async () => {
    const medellin = await openDraw(10);
    shop.clock.set("2026-11-21T03:29:59.999Z");
    expect((await openDraw(10)).sorteo).toBe(medellin.sorteo);
    shop.clock.set("2026-11-21T03:30:00.000Z");
    expect((await openDraw(10)).sorteo).toBe(medellin.sorteo + 1);
  });
});

test("[CARD-03] the list has the player's favourite number, on the next draw of its lottery only", async () => {
  const marta = await loggedIn(shop.app, people.marta);
  const favorites = async (client: Visitor) =>
    (await client.post(LIST, ALL)).json.data
      .filter(({ numeroFavorito }: { numeroFavorito: string | null }) => numeroFavorito !== null)
      .map(({ ideLoteria, numeroFavorito }: { ideLoteria: number; numeroFavorito: string }) => [
        ideLoteria,
        numeroFavorito,
      ]);
  expect(await favorites(marta)).toEqual([[10, "4-8-2-7"]]);
  expect(await favorites(visitor(shop.app))).toEqual([]);
});

describe("availability", () => {
  test("[PLAY-03] at most ten series of a number, each with its free fractions", async () => {
    const { ideLoteria, sorteo } = await openDraw(10);
    const { json } = await visitor(shop.app).post(SERIES, { number: { ideLoteria, sorteo, numero: "0815" } });
    expect(json.data).toHaveLength(10);
    for (const { serie, cantFracciones } of json.data) {
      expect(serie).toMatch(/^\d{3}$/);
      expect(cantFracciones).toBe(3);
    }
  });

  test("[PLAY-03] 1234 of the next Medellín draw has one series left, with two fractions", async () => {
    const { ideLoteria, sorteo } = await openDraw(10);
    const { json } = await visitor(shop.app).post(SERIES, { number: { ideLoteria, sorteo, numero: "1234" } });
    expect(json.data).toEqual([{ serie: "305", cantFracciones: 2 }]);
  });

  test("[PLAY-03] 7777 of the next Bogotá draw is sold out, and neighbours are offered without it", async () => {
    const { ideLoteria, sorteo } = await openDraw(8);
    const client = visitor(shop.app);
    const series = await client.post(SERIES, { number: { ideLoteria, sorteo, numero: "7777" } });
    expect(series.json.data).toEqual([]);
    const numbers = await client.post(NUMBERS, { numeroJugar: { ideLoteria, sorteo, numero: "7776" } });
    const offered = numbers.json.data.map(({ numero }: { numero: string }) => numero);
    expect(offered.slice(0, 2)).toEqual(["7775", "7778"]);
    expect(offered).not.toContain("7777");
  });

  test("[PLAY-03] a series that the lottery does not print is not available", async () => {
    const { ideLoteria, sorteo } = await openDraw(10);
    const client = visitor(shop.app);
    const ask = (serie: string) => client.post(SERIES, { number: { ideLoteria, sorteo, numero: "0815", serie } });
    expect((await ask("499")).json.data).toEqual([{ serie: "499", cantFracciones: 3 }]);
    expect((await ask("500")).json.data).toEqual([]);
  });

  test("[F-7] a number, series or id of the wrong form is refused, never coerced", async () => {
    const { ideLoteria, sorteo } = await openDraw(10);
    const client = visitor(shop.app);
    for (const [field, number] of [
      ["numero", { ideLoteria, sorteo, numero: "12" }],
      ["numero", { ideLoteria, sorteo, numero: 1234 }],
      ["serie", { ideLoteria, sorteo, numero: "0815", serie: "1" }],
      ["ideLoteria", { ideLoteria: String(ideLoteria), sorteo, numero: "0815" }],
    ] as const)
      expect(refusalOf(await client.post(SERIES, { number }))).toEqual([
        400,
        "INVALID_FIELDS",
        { [`number.${field}`]: "Este dato no es válido" },
      ]);
  });

  test("[F-5] a draw that has closed answers 409, an unknown one 404", async () => {
    const { ideLoteria, sorteo } = await openDraw(10);
    const client = visitor(shop.app);
    const past = await client.post(SERIES, { number: { ideLoteria, sorteo: sorteo - 1, numero: "0815" } });
    expect(refusalOf(past)).toEqual([409, "DRAW_CLOSED"]);
    const unknown = await client.post(SERIES, { number: { ideLoteria, sorteo: 99_999, numero: "0815" } });
    expect(refusalOf(unknown)).toEqual([404, "DRAW_UNKNOWN"]);
  });
});

test("[PLAN-01] a prize plan begins with its top prize", async () => {
  const { json } = await visitor(shop.app).post("/api/Users/etn/consultar-plande-premios", {
    award: { ideLoteria: 10, fecha: null },
  });
  expect(json.data.planPremios[0]).toMatchObject({ desPlanPremio: "Premio Mayor", vlrBrutoBillete: 16_000_000_000 });
  expect(json.data.planPremios).toHaveLength(14);
});

test("[HOME-04] results are the newest first and none is of the future", async () => {
  const { json } = await visitor(shop.app).post("/api/Users/etn/consultar-resultados", { loterie: { limite: 4 } });
  expect(json.data).toHaveLength(4);
  expect(json.data[0].fecSorteo).toBe("19-11-2026");
});

test("[CNT-01] the active countdown ends 36 hours after the demo's start, and none is left afterwards", async () => {
  const client = visitor(shop.app);
  const { json } = await client.get("/api/conteoregresivo/PrimerActivo");
  expect(json.fecha_hora_final).toBe("2026-11-22T03:00:00.000Z");
  shop.clock.set("2026-11-22T03:00:00.000Z");
  expect((await client.get("/api/conteoregresivo/PrimerActivo")).json).toEqual({});
});

describe("[F-53] every refusal has the one shape and no stack", () => {
  const cases: [string, () => Promise<Answer>, number, string, Record<string, string>?][] = [
    ["unknown path", () => visitor(shop.app).get("/api/nada"), 404, "NOT_FOUND"],
    ["wrong method", () => visitor(shop.app).get(LIST), 405, "METHOD_NOT_ALLOWED"],
    ["broken JSON", () => visitor(shop.app).post(LIST, "{"), 400, "BAD_REQUEST"],
    ["prototype pollution", () => visitor(shop.app).post(LIST, '{"__proto__":{"a":1}}'), 400, "BAD_REQUEST"],
    [
      "unknown field",
      () => visitor(shop.app).post(LIST, { ...ALL, extra: 1 }),
      400,
      "INVALID_FIELDS",
      { extra: "Este campo no se admite" },
    ],
    ["no body", () => visitor(shop.app).post(LIST, ""), 400, "BAD_REQUEST"],
    [
      "[F-40] text/plain that looks like JSON",
      () => visitor(shop.app).post(LIST, ALL, { "content-type": "text/plain" }),
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ],
    [
      "a form",
      () => visitor(shop.app).post(LIST, "a=1", { "content-type": "application/x-www-form-urlencoded" }),
      415,
      "UNSUPPORTED_MEDIA_TYPE",
    ],
    [
      "[F-61] a body over 256 kB",
      () => visitor(shop.app).post(LIST, { x: "a".repeat(300_000) }),
      413,
      "PAYLOAD_TOO_LARGE",
    ],
    [
      "[F-40] another origin",
      () => visitor(shop.app).post(LIST, ALL, { origin: "https://malo.example" }),
      403,
      "FOREIGN_ORIGIN",
    ],
    [
      "[F-40] another site",
      () => visitor(shop.app).post(LIST, ALL, { "sec-fetch-site": "cross-site" }),
      403,
      "FOREIGN_ORIGIN",
    ],
    ["broken percent-encoding", () => visitor(shop.app).get("/api/%E0%A4%A"), 400, "BAD_REQUEST"],
  ];
  test.each(cases)("%s", async (_name, ask, status, code, fields) => {
    const answer = await ask();
    expect(refusalOf(answer)).toEqual(fields ? [status, code, fields] : [status, code]);
    expect(errorAnswer.isValidSync(answer.json, { strict: true })).toBe(true);
    expect(answer.json.error.statusCode).toBe(status);
    expect(answer.text).not.toMatch(/\bat .*:\d+:\d+|node_modules/);
  });
});

test("[F-40] the shop's own origin may write", async () => {
  const answer = await visitor(shop.app).post(LIST, ALL, {
    host: "localhost:3000",
    origin: "http://localhost:3000",
    "sec-fetch-site": "same-origin",
  });
  expect(answer.status).toBe(200);
});

test.each([
  ["where the browser found it, without PUBLIC_URL", {}, "192.168.1.5:3000", "http://192.168.1.5:3000", [200]],
  ["from another port of the same host", {}, "localhost:3000", "http://localhost:4000", [403, "FOREIGN_ORIGIN"]],
  ["from an opaque origin", {}, "localhost:3000", "null", [403, "FOREIGN_ORIGIN"]],
  ["from PUBLIC_URL", { PUBLIC_URL: "https://tienda.example" }, "interno:3000", "https://tienda.example", [200]],
  [
    "from its Host when PUBLIC_URL says another",
    { PUBLIC_URL: "https://tienda.example" },
    "malo.example",
    "https://malo.example",
    [403, "FOREIGN_ORIGIN"],
  ],
])("[F-40] a write %s", async (_name, env, host, origin, [status, code]) => {
  const { app } = await openShop({ store: shop.store, env: env as Record<string, string> });
  expect(refusalOf(await visitor(app).post(LIST, ALL, { host, origin }))).toEqual([status, code]);
});

test("every answer carries the headers that keep a browser safe", async () => {
  const { headers } = await visitor(shop.app).get("/salud");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers["strict-transport-security"]).toBeUndefined();
});
