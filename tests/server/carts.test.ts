/** The open cart, its merges and its filters. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { cartWire, lotteryLineWire, type CartWire } from "#contract/cart";
import { cartLines, carts, draws, orders, settings } from "#server/store/schema.ts";
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
  test("is made once, however often and at the same time it is asked for", async () => {
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

  test("is one person's: what another puts into theirs changes nothing in it", async () => {
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

  test("a line is removed and the others stay; the only line can be removed too", async () => {
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
      [409, "TOO_MANY_FRACTIONS", { "linea-0001": "El billete no tiene tantas fracciones" }],
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

  test("the last printed series and the whole ticket are taken", async () => {
    const { id } = await cartOf(jairo, people.jairo);
    const { json } = await save(jairo, { id, loterias: [line({ id: "linea-0001", serie: "499", fracciones: 3 })] });
    expect(json.lotteries).toMatchObject([{ serie: "499", fracciones: 3 }]);
  });

  test("[F-30] another person's cart cannot be written, and neither cart changes", async () => {
    const own = await cartOf(marta, people.marta);
    const { id } = await cartOf(jairo, people.jairo);
    const before = (await save(jairo, { id, loterias: [line({ id: "linea-0001" })] })).json;
    // Neither the revision of that cart nor that of one's own opens it.
    for (const change of [{}, ...[before, own].map(({ revision }) => ({ createRow: false, revision }))]) {
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

describe("the cart's record", () => {
  test("names the person, its revision and its lines in their order, each with its draw", async () => {
    const { id } = await cartOf(jairo, people.jairo);
    const { json } = await save(jairo, {
      id,
      loterias: [line({ id: "linea-0001" }), line({ id: "linea-0002", numero: "0007", serie: "001", fracciones: 1 })],
    });
    expect(json).toEqual({
      id,
      reference: null,
      state: "INCART",
      order: ["linea-0001", "linea-0002"],
      updatedAt: TEST_START,
      user: people.jairo,
      revision: 1,
      lotteries: [
        {
          id: "linea-0001",
          lottery: {
            ideLoteria: 10,
            sorteo,
            vlrFraccion: 6_000,
            abreviatura: "MEDE",
            sigla: "MEDE",
            desLoteria: "Lotería de Medellín",
            fecSorteo: "20-11-2026",
            horaSorteo: "23:00",
            fecCierre: "20-11-2026",
            horaCierre: "22:30",
            numFracciones: 3,
          },
          numero: "4827",
          serie: "120",
          fracciones: 2,
          total: 12_000,
          cartVal: 12_000,
          cerrado: false,
          descuento: 0,
        },
        expect.objectContaining({ id: "linea-0002", numero: "0007", serie: "001", fracciones: 1, total: 6_000 }),
      ],
      recharges: [],
    });
    expect(await cartOf(jairo, people.jairo)).toEqual(json);
  });

  test("has a new revision and a new date after each change, and neither after none", async () => {
    const { id, revision } = await cartOf(jairo, people.jairo);
    shop.clock.advance(1_000);
    const first = await save(jairo, { id, loterias: [line({ id: "linea-0001" })] });
    expect(first.json).toMatchObject({ revision: revision + 1, updatedAt: shop.clock.iso() });
    const at = shop.clock.iso();
    shop.clock.advance(1_000);
    expect((await save(jairo, { id, loterias: [line({ id: "linea-0001" })] })).json).toMatchObject({
      revision: revision + 1,
      updatedAt: at,
    });
    const replaced = await save(jairo, { id, loterias: [], createRow: false, revision: revision + 1 });
    expect(replaced.json).toMatchObject({ revision: revision + 2, updatedAt: shop.clock.iso() });
  });

  test("[F-9] without a revision the lines are replaced, whatever the cart had", async () => {
    const { id } = await cartOf(jairo, people.jairo);
    await save(jairo, { id, loterias: [line({ id: "linea-0001" })] });
    const { json } = await save(jairo, { id, loterias: [line({ id: "linea-0002" })], createRow: false });
    expect(json.order).toEqual(["linea-0002"]);
  });
});

describe("[F-10] lines of one ticket", () => {
  const fractionsOf = ({ json }: { json: { lotteries: { id: string; fracciones: number }[] } }) =>
    json.lotteries.map(({ id, fracciones }) => [id, fracciones]);

  test("together get no more fractions than the ticket has; other tickets do not count", async () => {
    const { id } = await cartOf(jairo, people.jairo);
    const saved = await save(jairo, {
      id,
      loterias: [
        line({ id: "linea-0001", fracciones: 2 }),
        line({ id: "otro-numero", numero: "4828", fracciones: 3 }),
        line({ id: "otra-serie", serie: "121", fracciones: 3 }),
        line({ id: "linea-0002", fracciones: 3 }),
        line({ id: "linea-0003", fracciones: 1 }),
      ],
    });
    expect(fractionsOf(saved)).toEqual([
      ["linea-0001", 2],
      ["otro-numero", 3],
      ["otra-serie", 3],
      ["linea-0002", 1],
    ]);
  });

  test("of another draw with the same number and series do not count", async () => {
    const client = visitor(shop.app);
    const { json } = await client.post("/api/Users/etn/consultar-loterias-disponibles", {
      lottery: { fecha: "11-04-2018", evento: null },
    });
    const next = json.data.find(
      (draw: { ideLoteria: number; sorteo: number }) => draw.ideLoteria === 10 && draw.sorteo !== sorteo,
    );
    const other = json.data.find(
      (draw: { ideLoteria: number; numFracciones: number }) => draw.ideLoteria !== 10 && draw.numFracciones >= 3,
    );
    const { id } = await cartOf(jairo, people.jairo);
    const of = (name: string, lottery: { ideLoteria: number; sorteo: number }) => ({
      ...line({ id: name, serie: "001", fracciones: 3 }),
      lottery: { ideLoteria: lottery.ideLoteria, sorteo: lottery.sorteo },
    });
    const saved = await save(jairo, {
      id,
      loterias: [of("linea-0001", { ideLoteria: 10, sorteo }), of("linea-0002", next), of("linea-0003", other)],
    });
    expect(fractionsOf(saved)).toEqual([
      ["linea-0001", 3],
      ["linea-0002", 3],
      ["linea-0003", 3],
    ]);
  });

  test("with one id twice is one line, the first", async () => {
    const { id } = await cartOf(jairo, people.jairo);
    const saved = await save(jairo, {
      id,
      loterias: [line({ id: "linea-0001", fracciones: 1 }), line({ id: "linea-0001", numero: "0007" })],
    });
    expect(saved.json.lotteries).toMatchObject([{ numero: "4827", fracciones: 1 }]);
  });
});

test("a recharge without its fields is not taken, and the refusal names them", async () => {
  const { id } = await cartOf(jairo, people.jairo);
  const answer = await save(jairo, { id, loterias: [line({ id: "linea-0001" })], recargas: [{}] });
  const missing = ["celular", "id", "ideProducto", "tipo", "valor"].map((field) => [
    `data.recargas[0].${field}`,
    "Este campo es requerido",
  ]);
  expect(refusalOf(answer)).toEqual([400, "INVALID_FIELDS", Object.fromEntries(missing)]);
  expect((await cartOf(jairo, people.jairo)).lotteries).toEqual([]);
});

test("[F-7] every line with the same fault is named: unknown draws first, then series, then fractions", async () => {
  const { id } = await cartOf(jairo, people.jairo);
  const unknown = { ...line({ id: "linea-0001" }), lottery: { ideLoteria: 10, sorteo: 1 } };
  const wrong = [
    line({ id: "linea-0002", serie: "500" }),
    line({ id: "linea-0003", serie: "999" }),
    line({ id: "linea-0004" }),
  ];
  const tooMany = [line({ id: "linea-0005", fracciones: 4 }), line({ id: "linea-0006", fracciones: 20 })];
  const sentence = "El billete no tiene tantas fracciones";
  expect(refusalOf(await save(jairo, { id, loterias: [...tooMany, line({ id: "linea-0007" })] }))).toEqual([
    409,
    "TOO_MANY_FRACTIONS",
    { "linea-0005": sentence, "linea-0006": sentence },
  ]);
  expect(refusalOf(await save(jairo, { id, loterias: [...tooMany, ...wrong] }))).toEqual([
    409,
    "SERIES_UNKNOWN",
    {
      "linea-0002": "La serie ingresada no se encuentra disponible",
      "linea-0003": "La serie ingresada no se encuentra disponible",
    },
  ]);
  expect(refusalOf(await save(jairo, { id, loterias: [...wrong, unknown] }))).toEqual([
    409,
    "DRAW_UNKNOWN",
    { "linea-0001": "Este sorteo no existe" },
  ]);
});

describe("[CART-03] updating the open cart", () => {
  const update = (client: Visitor, where: unknown, body: object = {}) =>
    client.post(
      `/api/carts/update?where=${encodeURIComponent(typeof where === "string" ? where : JSON.stringify(where))}`,
      {
        user: people.jairo,
        state: "INCART",
        ...body,
      },
    );

  test("counts one when it is named or none is, and nothing when another one is", async () => {
    expect((await update(jairo, {})).json).toEqual({ count: 0 });
    const { id } = await cartOf(jairo, people.jairo);
    for (const where of [{}, { id }, { id, user: people.jairo, state: "INCART" }])
      expect((await update(jairo, where)).json).toEqual({ count: 1 });
    expect((await update(jairo, { id: id + 1 })).json).toEqual({ count: 0 });
  });

  test.each([
    ["not JSON", "{", { where: "Este dato no es válido" }],
    ["an unknown field", { revision: 1 }, { revision: "Este campo no se admite" }],
    ["another state", { state: "APPROVED" }, { state: "Este dato no es válido" }],
  ])("[F-49] %s is refused by its field", async (_name, where, fields) => {
    expect(refusalOf(await update(jairo, where))).toEqual([400, "INVALID_FIELDS", fields]);
  });

  test("[F-30] another person is refused wherever they are named", async () => {
    for (const [where, body] of [
      [{ user: people.marta }, {}],
      [{}, { user: people.marta }],
      [{}, { userId: 999_999 }],
    ] as const)
      expect(refusalOf(await update(jairo, where, body))).toEqual([403, "FORBIDDEN"]);
  });
});

describe("reading carts", () => {
  const read = (client: Visitor, filter: unknown) =>
    client.get(`/api/carts?filter=${encodeURIComponent(typeof filter === "string" ? filter : JSON.stringify(filter))}`);
  const PAST = { inq: ["PENDING", "REJECTED", "APPROVED"] };
  /** Older purchases of the demo's player, which have won something. */
  const OLDER = ["UVT", "OCULTO", "RECLAMADO", "PUNTO", "VIEJO"].map((what) => `PM-DEMO-PREMIO-${what}`);
  const APPROVED = ["APPROVED", ...OLDER.map(() => "APPROVED")];

  test("the history has the approved, the rejected and the pending order, newest first", async () => {
    const { json } = await read(marta, { where: { user: people.marta, state: PAST }, order: "id DESC" });
    expect(json.map(({ state }: { state: string }) => state)).toEqual(["PENDING", "REJECTED", ...APPROVED]);
    for (const cart of json) expect(cartWire.isValidSync(cart, { strict: true })).toBe(true);
    expect(json[2]).toMatchObject({ reference: "PM-DEMO-APROBADA", total: 18_000 });
  });

  test("a limit gives that many orders, the newest first; what is no count is refused by its field", async () => {
    const asked = (limit: unknown) => read(marta, { where: { user: people.marta, state: PAST }, limit });
    const statesOf = async (limit: number) => (await asked(limit)).json.map(({ state }: { state: string }) => state);
    expect(await statesOf(1)).toEqual(["PENDING"]);
    expect(await statesOf(2)).toEqual(["PENDING", "REJECTED"]);
    expect(await statesOf(200)).toHaveLength(3 + OLDER.length);
    for (const limit of [0, -1, 1.5, "2", 201])
      expect(refusalOf(await asked(limit))).toEqual([400, "INVALID_FIELDS", { limit: "Este dato no es válido" }]);
  });

  test("what is skipped is left out, each order tells how many are newer, and what is no count is refused", async () => {
    const asked = (skip: unknown, limit?: number) =>
      read(marta, { where: { user: people.marta, state: PAST }, skip, limit });
    const told = async (skip: number, limit?: number) =>
      (await asked(skip, limit)).json.map(({ state, posicion }: CartWire) => [state, posicion]);
    const all = ["PENDING", "REJECTED", ...APPROVED].map((state, place) => [state, place]);
    expect(await told(0)).toEqual(all);
    expect(await told(1, 1)).toEqual([["REJECTED", 1]]);
    expect(await told(2)).toEqual(all.slice(2));
    expect(await told(all.length)).toEqual([]);
    for (const skip of [-1, 1.5, "2", 2 ** 31])
      expect(refusalOf(await asked(skip))).toEqual([400, "INVALID_FIELDS", { skip: "Este dato no es válido" }]);
  });

  test("a day narrows the history to that day", async () => {
    const onDay = async (day: string) =>
      (await read(marta, { where: { user: people.marta, state: PAST, updatedAt: { like: day } } })).json.length;
    expect(await onDay("2026-11-20")).toBe(1);
    expect(await onDay("2026-11-17")).toBe(1);
    expect(await onDay("2026-11-16")).toBe(0);
  });

  test("[F-50] a purchase after 19:00 is of that day in Bogota, when in London it is the next already", async () => {
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

  test("a record of the history is that of the order: its own totals and prices, and no new end", async () => {
    const [order] = await shop.store.db.select().from(orders).where(eq(orders.reference, "PM-DEMO-APROBADA"));
    const changed = eq(draws.lotteryId, 10);
    await shop.store.db.update(draws).set({ fractionPesos: 7_000 }).where(changed);
    const { json } = await read(marta, { where: { user: people.marta, state: "APPROVED" }, limit: 1 });
    await shop.store.db.update(draws).set({ fractionPesos: 6_000 }).where(changed);
    expect(json).toMatchObject([
      {
        id: order!.id,
        reference: "PM-DEMO-APROBADA",
        state: "APPROVED",
        updatedAt: order!.settledAt,
        createdAt: order!.createdAt,
        user: people.marta,
        revision: 0,
        lotteries: [{ lottery: { vlrFraccion: 6_000 }, fracciones: 3, total: 18_000, cerrado: true }],
        recharges: [],
        total: 18_000,
        totalSinDescuento: 18_000,
        descuento: 0,
        expira: null,
      },
    ]);
  });

  test("an order tells until when it can be paid, while it can; its lines are its own, in their order", async () => {
    const hernan = await loggedIn(shop.app, people.hernan);
    const picks = (numbers: string[]) => numbers.map((numero) => ({ numero, serie: "007", fracciones: 1 }));
    const first = await buy(hernan, people.hernan, picks(["0821", "0820"]));
    const second = await buy(hernan, people.hernan, picks(["0822"]));
    const pending = async () => {
      const { json } = await read(hernan, { where: { user: people.hernan, state: "PENDING" } });
      return json
        .filter(({ reference }: { reference: string }) =>
          [first.json.reference, second.json.reference].includes(reference),
        )
        .map(
          ({
            expira,
            updatedAt,
            lotteries,
          }: {
            expira: string;
            updatedAt: string;
            lotteries: { numero: string }[];
          }) => [expira, updatedAt, lotteries.map(({ numero }) => numero)],
        );
    };
    const end = "2026-11-20T15:15:00.000Z";
    expect(await pending()).toEqual([
      [end, TEST_START, ["0822"]],
      [end, TEST_START, ["0821", "0820"]],
    ]);
    shop.clock.set(end);
    expect(await pending()).toEqual([
      [null, TEST_START, ["0822"]],
      [null, TEST_START, ["0821", "0820"]],
    ]);
  });

  test("[F-50] a day begins and ends at midnight in Bogota", async () => {
    const rejected = eq(orders.reference, "PM-DEMO-RECHAZADA");
    const { settledAt } = (await shop.store.db.select().from(orders).where(rejected))[0]!;
    const daysOf = async (at: string) => {
      await shop.store.db.update(orders).set({ settledAt: at }).where(rejected);
      const found = [];
      for (const day of ["2026-11-09", "2026-11-10", "2026-11-11"]) {
        const where = { user: people.marta, state: "REJECTED", updatedAt: { like: `${day}%` } };
        if ((await read(marta, { where })).json.length > 0) found.push(day);
      }
      return found;
    };
    expect(await daysOf("2026-11-10T04:59:59.999Z")).toEqual(["2026-11-09"]);
    expect(await daysOf("2026-11-10T05:00:00.000Z")).toEqual(["2026-11-10"]);
    expect(await daysOf("2026-11-11T05:00:00.000Z")).toEqual(["2026-11-11"]);
    await shop.store.db.update(orders).set({ settledAt }).where(rejected);
  });

  test("[F-19] what was or will be refunded is found among the refused and among the refunded, under one word", async () => {
    const rejected = eq(orders.reference, "PM-DEMO-RECHAZADA");
    const found = async (state: unknown) =>
      (await read(marta, { where: { user: people.marta, state } })).json.map(
        (cart: { reference: string; state: string }) => [cart.reference, cart.state],
      );
    for (const state of ["REFUND_DUE", "REFUNDED"] as const) {
      await shop.store.db.update(orders).set({ state }).where(rejected);
      expect(await found("REFUNDED")).toEqual([["PM-DEMO-RECHAZADA", "REFUNDED"]]);
      expect(await found("REJECTED")).toEqual([["PM-DEMO-RECHAZADA", "REFUNDED"]]);
      expect(await found({ inq: ["PENDING", "APPROVED"] })).toEqual([
        ["PM-DEMO-PENDIENTE", "PENDING"],
        ...["PM-DEMO-APROBADA", ...OLDER].map((reference) => [reference, "APPROVED"]),
      ]);
    }
    await shop.store.db.update(orders).set({ state: "REJECTED" }).where(rejected);
    expect(await found("REFUNDED")).toEqual([]);
    expect(await found("REJECTED")).toEqual([["PM-DEMO-RECHAZADA", "REJECTED"]]);
  });

  test("the open cart comes first, when its state is asked for and nothing that only orders have", async () => {
    const states = async (where: object) =>
      (await read(marta, { where: { user: people.marta, ...where } })).json.map(
        ({ state }: { state: string }) => state,
      );
    expect(await states({})).toEqual(["PENDING", "REJECTED", ...APPROVED]);
    expect(await states({ state: "INCART" })).toEqual([]);
    const { id } = await cartOf(marta, people.marta);
    expect(await states({})).toEqual(["INCART", "PENDING", "REJECTED", ...APPROVED]);
    const { json } = await read(marta, { where: { user: people.marta, state: { inq: ["INCART"] } } });
    expect(json).toMatchObject([{ id, state: "INCART", user: people.marta }]);
    expect(await states({ state: { inq: ["APPROVED", "INCART"] } })).toEqual(["INCART", ...APPROVED]);
    expect(await states({ state: PAST })).not.toContain("INCART");
    expect(await states({ reference: "PM-DEMO-APROBADA" })).toEqual(["APPROVED"]);
    expect(await states({ updatedAt: { like: "2026-11-20" } })).toEqual(["PENDING"]);
  });

  test("a pending order is found by its state", async () => {
    const { json } = await read(marta, { where: { user: people.marta, state: "PENDING" } });
    expect(json.map(({ reference }: { reference: string }) => reference)).toEqual(["PM-DEMO-PENDIENTE"]);
  });

  test("[ACC-07] another person's history is refused, and one's own has nothing of theirs", async () => {
    expect(refusalOf(await read(jairo, { where: { user: people.marta, state: "APPROVED" } }))).toEqual([
      403,
      "FORBIDDEN",
    ]);
    const all = (await read(jairo, { where: { user: people.jairo, state: PAST } })).json as { user: string }[];
    expect(new Set(all.map(({ user }) => user))).toEqual(new Set([people.jairo]));
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
    ["no state", { where: { user: people.marta, state: { inq: [] } } }, "filter.where.state", "Este dato no es válido"],
    [
      "an unknown state beside a known one",
      { where: { user: people.marta, state: { inq: ["APPROVED", "REFUND_DUE"] } } },
      "filter.where.state",
      "Este dato no es válido",
    ],
    [
      "a state that is no list",
      { where: { user: people.marta, state: 7 } },
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
  const [placetopay] = shop.shop.gateways;
  const one = await openShop({ gateways: new Map([placetopay!]), store: shop.store });
  expect(await ask(one.app)).toEqual(["S", "N"]);
  for (const value of ["N", ""]) {
    await shop.store.db.update(settings).set({ value }).where(eq(settings.name, "HABILITA_PAGOS_PAYVALIDA"));
    expect(await ask(shop.app)).toEqual(["S", value]);
  }
  await shop.store.db.delete(settings).where(eq(settings.name, "HABILITA_PAGOS_PAYVALIDA"));
  expect(await ask(shop.app)).toEqual(["S", ""]);
});
