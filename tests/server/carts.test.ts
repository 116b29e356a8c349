/** The open cart, its merges and its filters. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { cartWire, lotteryLineWire } from "#contract/cart";
import { cartLines, carts } from "#server/store/schema.ts";
import { buy } from "./buying";
import { loggedIn, openShop, people, refusalOf, TEST_START, visitor, type TestShop, type Visitor } from "./harness";

let shop: TestShop;
let jairo: Visitor;
let marta: Visitor;
let sorteo: number;

beforeAll(async () => {
  shop = await openShop();
  [jairo, marta] = [await loggedIn(shop.app, people.jairo), await loggedIn(shop.app, people.marta)];
  const { json } = await visitor(shop.app).post("/api/Users/etn/consultar-loterias-disponibles", {
    lottery: { fecha: "11-04-2018", evento: null },
  });
  sorteo = json.data.find(({ ideLoteria }: { ideLoteria: number }) => ideLoteria === 10).sorteo;
});

beforeEach(async () => {
  shop.clock.set(TEST_START);
  await shop.store.db.delete(cartLines);
  await shop.store.db.delete(carts).where(eq(carts.state, "INCART"));
});

interface Pick {
  id: string;
  numero?: string;
  serie?: string;
  fracciones?: number;
}

const line = ({ id, numero = "4827", serie = "120", fracciones = 2 }: Pick) => ({
  id,
  lottery: { ideLoteria: 10, sorteo, abreviatura: "MEDE" },
  numero,
  serie,
  fracciones,
  total: 1,
  cartVal: 1,
});

async function cartOf(client: Visitor, user: string) {
  const { json } = await client.post("/api/carts", { user, state: "INCART", order: [] });
  return json;
}

const save = (client: Visitor, data: Record<string, unknown>) =>
  client.post("/api/carts/new-related", { data: { recargas: [], createRow: true, ...data } });

async function empty(client: Visitor, user: string) {
  const cart = await cartOf(client, user);
  return (await save(client, { id: cart.id, loterias: [], createRow: false, revision: cart.revision })).json;
}

/** What a cart holds, without when it was changed. */
const contentOf = ({ id, revision, lotteries }: { id: number; revision: number; lotteries: unknown }) => ({
  id,
  revision,
  lotteries,
});

describe("the open cart", () => {
  test("[CART-03] is made once, however often and at the same time it is asked for", async () => {
    const found = await Promise.all(Array.from({ length: 8 }, () => cartOf(jairo, people.jairo)));
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    expect(cartWire.isValidSync(found[0], { strict: true })).toBe(true);
  });

  test("[CART-07] its lines carry the server's prices, whatever the browser sent", async () => {
    const { id } = await cartOf(jairo, people.jairo);
    const { json } = await save(jairo, { id, loterias: [line({ id: "linea-0001" })] });
    expect(json.lotteries[0]).toMatchObject({ id: "linea-0001", total: 12_000, cartVal: 12_000, cerrado: false });
    expect(lotteryLineWire.isValidSync(json.lotteries[0], { strict: true })).toBe(true);
  });

  test("[CART-03] is one person's: what another puts into theirs changes nothing in it", async () => {
    const { id } = await cartOf(jairo, people.jairo);
    await save(jairo, { id, loterias: [line({ id: "linea-0001" })] });
    const before = await cartOf(jairo, people.jairo);
    const other = await cartOf(marta, people.marta);
    await save(marta, { id: other.id, loterias: [line({ id: "linea-0001", numero: "0001" })] });
    await save(marta, { id: other.id, loterias: [], createRow: false, revision: other.revision + 1 });
    expect((await cartOf(marta, people.marta)).lotteries).toEqual([]);
    expect(contentOf(await cartOf(jairo, people.jairo))).toEqual(contentOf(before));
  });

  test("[F-10] merging the same lines again, also at the same time, changes nothing", async () => {
    const { id } = await cartOf(jairo, people.jairo);
    const loterias = [line({ id: "linea-0001" }), line({ id: "linea-0002", numero: "0007" })];
    const once = await save(jairo, { id, loterias });
    expect(once.json.lotteries.map((saved: { id: string }) => saved.id)).toEqual(["linea-0001", "linea-0002"]);
    await Promise.all(Array.from({ length: 5 }, () => save(jairo, { id, loterias })));
    const again = await save(jairo, { id, loterias });
    expect(contentOf(again.json)).toEqual(contentOf(once.json));
  });

  test("[F-10] P: merge(merge(x)) = merge(x), and no ticket gets more fractions than it has", async () => {
    const pick = fc.record({
      id: fc.integer({ min: 1, max: 6 }).map((value) => `linea-000${value}`),
      numero: fc.constantFrom("0001", "0002"),
      serie: fc.constantFrom("001", "002"),
      fracciones: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(pick, { maxLength: 6 }), fc.array(pick, { maxLength: 6 }), async (first, second) => {
        const { id } = await empty(jairo, people.jairo);
        await save(jairo, { id, loterias: first.map(line) });
        const once = await save(jairo, { id, loterias: second.map(line) });
        const twice = await save(jairo, { id, loterias: second.map(line) });
        expect(twice.json.lotteries).toEqual(once.json.lotteries);
        const perTicket = new Map<string, number>();
        for (const { numero, serie, fracciones } of once.json.lotteries)
          perTicket.set(numero + serie, (perTicket.get(numero + serie) ?? 0) + fracciones);
        for (const count of perTicket.values()) expect(count).toBeLessThanOrEqual(3);
        const asked = new Map(
          [...first, ...second].reverse().map(({ id: ofLine, numero, serie }) => [ofLine, numero + serie]),
        );
        expect([...perTicket.keys()]).toEqual(expect.arrayContaining([...asked.values()]));
      }),
      { numRuns: 25 },
    );
  });

  test("[F-9] a change based on an older revision is refused, and the newer one stays", async () => {
    const desk = await loggedIn(shop.app, people.jairo);
    const { id, revision } = await cartOf(jairo, people.jairo);
    await save(jairo, { id, loterias: [line({ id: "linea-0001" })], createRow: false, revision });
    const stale = await save(desk, { id, loterias: [line({ id: "linea-0002" })], createRow: false, revision });
    expect(refusalOf(stale)).toEqual([409, "STALE_CART"]);
    expect((await cartOf(desk, people.jairo)).lotteries.map((kept: { id: string }) => kept.id)).toEqual(["linea-0001"]);
  });

  test("[CART-05] a line is removed and the others stay; the only line can be removed too", async () => {
    const { id } = await cartOf(jairo, people.jairo);
    const [first, second] = [line({ id: "linea-0001" }), line({ id: "linea-0002", numero: "0007" })];
    const { json } = await save(jairo, { id, loterias: [first, second] });
    const one = await save(jairo, { id, loterias: [second], createRow: false, revision: json.revision });
    expect(one.json.lotteries.map((kept: { id: string }) => kept.id)).toEqual(["linea-0002"]);
    const none = await save(jairo, { id, loterias: [], createRow: false, revision: one.json.revision });
    expect(none.json.lotteries).toEqual([]);
  });

  test("[F-5] a line is marked from the instant on at which its draw closes", async () => {
    const { id } = await cartOf(jairo, people.jairo);
    await save(jairo, { id, loterias: [line({ id: "linea-0001" })] });
    shop.clock.set("2026-11-21T03:29:59.999Z");
    expect((await cartOf(jairo, people.jairo)).lotteries[0].cerrado).toBe(false);
    shop.clock.set("2026-11-21T03:30:00.000Z");
    expect((await cartOf(jairo, people.jairo)).lotteries[0].cerrado).toBe(true);
  });

  test("[F-61] a cart of 51 lines is refused, sent at once or little by little, and keeps its 50", async () => {
    const { id } = await cartOf(jairo, people.jairo);
    const many = Array.from({ length: 51 }, (_, index) =>
      line({ id: `linea-${1000 + index}`, numero: String(1000 + index) }),
    );
    expect(refusalOf(await save(jairo, { id, loterias: many }))).toEqual([
      400,
      "INVALID_FIELDS",
      { "data.loterias": "Este dato no es válido" },
    ]);
    expect((await save(jairo, { id, loterias: many.slice(0, 50) })).json.lotteries).toHaveLength(50);
    expect(refusalOf(await save(jairo, { id, loterias: many.slice(50) }))).toEqual([409, "CART_FULL"]);
    expect((await cartOf(jairo, people.jairo)).lotteries).toHaveLength(50);
  });

  const invalid = (field: string, words = "Este dato no es válido") =>
    [400, "INVALID_FIELDS", { [`data.loterias[0].${field}`]: words }] as const;

  test.each([
    [
      "an unknown draw",
      { lottery: { ideLoteria: 10, sorteo: 1 } },
      [409, "DRAW_UNKNOWN", { "linea-0001": "Este sorteo no existe" }],
    ],
    [
      "a series beyond the print",
      { serie: "500" },
      [409, "SERIES_UNKNOWN", { "linea-0001": "La serie ingresada no se encuentra disponible" }],
    ],
    [
      "more fractions than the ticket",
      { fracciones: 4 },
      [409, "SERIES_UNKNOWN", { "linea-0001": "El billete no tiene tantas fracciones" }],
    ],
    ["no fraction", { fracciones: 0 }, invalid("fracciones")],
    ["half a fraction", { fracciones: 1.5 }, invalid("fracciones")],
    ["[F-6] fewer fractions than none", { fracciones: -1 }, invalid("fracciones")],
    ["[F-7] a number that is not text", { numero: 4827 }, invalid("numero")],
    ["[F-7] a short series", { serie: "12" }, invalid("serie")],
    ["an unknown field", { estado: "APPROVED" }, invalid("estado", "Este campo no se admite")],
  ])("%s is refused by its field, and nothing is saved", async (_name, change, refusal) => {
    const { id } = await cartOf(jairo, people.jairo);
    const answer = await save(jairo, { id, loterias: [{ ...line({ id: "linea-0001" }), ...change }] });
    expect(refusalOf(answer)).toEqual(refusal);
    expect((await cartOf(jairo, people.jairo)).lotteries).toEqual([]);
  });

  test("[PLAY-03] the last printed series and the whole ticket are taken", async () => {
    const { id } = await cartOf(jairo, people.jairo);
    const { json } = await save(jairo, { id, loterias: [line({ id: "linea-0001", serie: "499", fracciones: 3 })] });
    expect(json.lotteries).toMatchObject([{ serie: "499", fracciones: 3 }]);
  });

  test("[F-30] another person's cart cannot be written, and neither cart changes", async () => {
    const own = await cartOf(marta, people.marta);
    const { id } = await cartOf(jairo, people.jairo);
    const before = (await save(jairo, { id, loterias: [line({ id: "linea-0001" })] })).json;
    for (const change of [{}, { createRow: false, revision: before.revision }]) {
      const answer = await save(marta, { id, loterias: [line({ id: "linea-9999" })], ...change });
      expect(refusalOf(answer)).toEqual([409, "STALE_CART"]);
    }
    expect(contentOf(await cartOf(jairo, people.jairo))).toEqual(contentOf(before));
    expect(contentOf(await cartOf(marta, people.marta))).toEqual(contentOf(own));
  });

  test("[F-30] a cart cannot be opened in another's name, nor without a session", async () => {
    const open = (client: Visitor, change: object) =>
      client.post("/api/carts", { user: people.jairo, state: "INCART", order: [], ...change });
    expect(refusalOf(await open(marta, {}))).toEqual([403, "FORBIDDEN"]);
    expect(refusalOf(await open(jairo, { userId: 999_999 }))).toEqual([403, "FORBIDDEN"]);
    expect(refusalOf(await open(visitor(shop.app), {}))).toEqual([401, "UNAUTHORIZED"]);
  });
});

describe("reading carts", () => {
  const read = (client: Visitor, filter: unknown) =>
    client.get(`/api/carts?filter=${encodeURIComponent(typeof filter === "string" ? filter : JSON.stringify(filter))}`);
  const PAST = { inq: ["PENDING", "REJECTED", "APPROVED"] };

  test("[ACC-04] the history has the approved, the rejected and the pending order, newest first", async () => {
    const { json } = await read(marta, { where: { user: people.marta, state: PAST }, order: "id DESC" });
    expect(json.map(({ state }: { state: string }) => state)).toEqual(["PENDING", "REJECTED", "APPROVED"]);
    for (const cart of json) expect(cartWire.isValidSync(cart, { strict: true })).toBe(true);
    expect(json[2]).toMatchObject({ reference: "PM-DEMO-APROBADA", total: 18_000 });
  });

  test("[ACC-04] a day narrows the history to that day", async () => {
    const onDay = async (day: string) =>
      (await read(marta, { where: { user: people.marta, state: PAST, updatedAt: { like: day } } })).json.length;
    expect(await onDay("2026-11-20")).toBe(1);
    expect(await onDay("2026-11-17")).toBe(1);
    expect(await onDay("2026-11-16")).toBe(0);
  });

  test("[ACC-04] [F-50] a purchase after 19:00 is of that day in Bogota, when in London it is the next already", async () => {
    shop.clock.set("2026-11-21T00:30:00.000Z");
    const hernan = await loggedIn(shop.app, people.hernan);
    const { json } = await buy(hernan, people.hernan, [{ numero: "0815", serie: "007", fracciones: 1 }]);
    const onDay = async (day: string) =>
      (await read(hernan, { where: { user: people.hernan, state: PAST, updatedAt: { like: day } } })).json.map(
        ({ reference }: { reference: string }) => reference,
      );
    expect(await onDay("2026-11-20")).toEqual([json.reference]);
    expect(await onDay("2026-11-21")).toEqual([]);
  });

  test("[CART-04] a pending order is found by its state", async () => {
    const { json } = await read(marta, { where: { user: people.marta, state: "PENDING" } });
    expect(json.map(({ reference }: { reference: string }) => reference)).toEqual(["PM-DEMO-PENDIENTE"]);
  });

  test("[ACC-07] another person's history is refused, and one's own has nothing of theirs", async () => {
    expect(refusalOf(await read(jairo, { where: { user: people.marta, state: "APPROVED" } }))).toEqual([
      403,
      "FORBIDDEN",
    ]);
    expect((await read(jairo, { where: { user: people.jairo, state: PAST } })).json).toEqual([]);
    const own = await read(jairo, { where: { user: people.jairo, state: PAST, reference: "PM-DEMO-APROBADA" } });
    expect(own.json).toEqual([]);
  });

  test.each([
    ["not JSON", "{", "filter", "Este dato no es válido"],
    [
      "an unknown operator",
      { where: { user: people.marta, state: { neq: "INCART" } } },
      "filter.where.state",
      "Este dato no es válido",
    ],
    ["an unknown field", { where: { user: people.marta, total: 1 } }, "where.total", "Este campo no se admite"],
    [
      "an unknown state",
      { where: { user: people.marta, state: "REFUND_DUE" } },
      "filter.where.state",
      "Este dato no es válido",
    ],
    [
      "[F-49] SQL in the date",
      { where: { user: people.marta, updatedAt: { like: "2026-11-20' or '1'='1" } } },
      "where.updatedAt.like",
      "Este dato no es válido",
    ],
    [
      "a date that does not exist",
      { where: { user: people.marta, updatedAt: { like: "2026-02-31" } } },
      "filter.where.updatedAt",
      "Debe ser una fecha válida",
    ],
  ])("%s is refused by its field", async (_name, filter, field, words) => {
    expect(refusalOf(await read(marta, filter))).toEqual([400, "INVALID_FIELDS", { [field]: words }]);
  });
});

test("[PAY-01] each gateway is on or off by its setting, and off when it is not configured", async () => {
  const ask = async (app: TestShop["app"]) =>
    (
      await visitor(app).post("/api/carts/get-confisys-payments", {
        confisys: { listaNombresConfisys: ["HABILITA_PAGOS_PLACETOPAY", "HABILITA_PAGOS_PAYVALIDA"] },
      })
    ).json.data.map(({ valorStr }: { valorStr: string }) => valorStr);
  expect(await ask(shop.app)).toEqual(["S", "S"]);
  const without = await openShop({ gateways: new Map(), store: shop.store });
  expect(await ask(without.app)).toEqual(["N", "N"]);
});
