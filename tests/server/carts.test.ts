/** The open cart, its merges and its filters. */
import { beforeAll, describe, expect, test } from "vitest";
import fc from "fast-check";
import { cartWire, lotteryLineWire } from "#contract/cart";
import { loggedIn, openShop, people, TEST_START, visitor, type TestShop, type Visitor } from "./harness";

let shop: TestShop;
let sorteo: number;

beforeAll(async () => {
  shop = await openShop();
  const { json } = await visitor(shop.app).post("/api/Users/etn/consultar-loterias-disponibles", {
    lottery: { fecha: "11-04-2018", evento: null },
  });
  sorteo = json.data.find(({ ideLoteria }: { ideLoteria: number }) => ideLoteria === 10).sorteo;
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

describe("the open cart", () => {
  test("[CART-03] is made once, however often and at the same time it is asked for", async () => {
    const client = await loggedIn(shop.app, people.jairo);
    const found = await Promise.all(Array.from({ length: 8 }, () => cartOf(client, people.jairo)));
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    expect(cartWire.isValidSync(found[0], { strict: true })).toBe(true);
  });

  test("[CART-07] its lines carry the server's prices, whatever the browser sent", async () => {
    const client = await loggedIn(shop.app, people.jairo);
    const { id } = await empty(client, people.jairo);
    const { json } = await save(client, { id, loterias: [line({ id: "linea-0001" })] });
    expect(json.lotteries[0]).toMatchObject({ id: "linea-0001", total: 12_000, cartVal: 12_000, cerrado: false });
    expect(lotteryLineWire.isValidSync(json.lotteries[0], { strict: true })).toBe(true);
  });

  test("[F-10] merging the same lines again, also at the same time, changes nothing", async () => {
    const client = await loggedIn(shop.app, people.jairo);
    const { id } = await empty(client, people.jairo);
    const loterias = [line({ id: "linea-0001" }), line({ id: "linea-0002", numero: "0007" })];
    const once = await save(client, { id, loterias });
    await Promise.all(Array.from({ length: 5 }, () => save(client, { id, loterias })));
    const again = await save(client, { id, loterias });
    expect(again.json.lotteries).toEqual(once.json.lotteries);
    expect(again.json.revision).toBe(once.json.revision);
  });

  test("[F-10] P: merge(merge(x)) = merge(x), and no ticket gets more fractions than it has", async () => {
    const client = await loggedIn(shop.app, people.jairo);
    const pick = fc.record({
      id: fc.integer({ min: 1, max: 6 }).map((value) => `linea-000${value}`),
      numero: fc.constantFrom("0001", "0002"),
      serie: fc.constantFrom("001", "002"),
      fracciones: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(pick, { maxLength: 6 }), fc.array(pick, { maxLength: 6 }), async (first, second) => {
        const { id } = await empty(client, people.jairo);
        await save(client, { id, loterias: first.map(line) });
        const once = await save(client, { id, loterias: second.map(line) });
        const twice = await save(client, { id, loterias: second.map(line) });
        expect(twice.json.lotteries).toEqual(once.json.lotteries);
        const perTicket = new Map<string, number>();
        for (const { numero, serie, fracciones } of once.json.lotteries)
          perTicket.set(numero + serie, (perTicket.get(numero + serie) ?? 0) + fracciones);
        for (const count of perTicket.values()) expect(count).toBeLessThanOrEqual(3);
      }),
      { numRuns: 25 },
    );
  });

  test("[F-9] a change based on an older revision is refused with 409", async () => {
    const [phone, desk] = [await loggedIn(shop.app, people.jairo), await loggedIn(shop.app, people.jairo)];
    const { id, revision } = await empty(phone, people.jairo);
    await save(phone, { id, loterias: [line({ id: "linea-0001" })], createRow: false, revision });
    const stale = await save(desk, { id, loterias: [line({ id: "linea-0002" })], createRow: false, revision });
    expect([stale.status, stale.json.error.code]).toEqual([409, "STALE_CART"]);
  });

  test("[CART-05] the only line can be removed", async () => {
    const client = await loggedIn(shop.app, people.jairo);
    const { id } = await empty(client, people.jairo);
    const { json } = await save(client, { id, loterias: [line({ id: "linea-0001" })] });
    const removed = await save(client, { id, loterias: [], createRow: false, revision: json.revision });
    expect(removed.json.lotteries).toEqual([]);
  });

  test("[F-5] a line whose draw has closed is marked", async () => {
    const client = await loggedIn(shop.app, people.jairo);
    const { id } = await empty(client, people.jairo);
    await save(client, { id, loterias: [line({ id: "linea-0001" })] });
    shop.clock.set("2026-11-21T03:30:00.000Z");
    expect((await cartOf(client, people.jairo)).lotteries[0].cerrado).toBe(true);
    shop.clock.set(TEST_START);
  });

  test("[F-61] a cart of 51 lines is refused", async () => {
    const client = await loggedIn(shop.app, people.jairo);
    const { id } = await empty(client, people.jairo);
    const many = Array.from({ length: 51 }, (_, index) =>
      line({ id: `linea-${1000 + index}`, numero: String(1000 + index) }),
    );
    expect((await save(client, { id, loterias: many })).status).toBe(400);
    await save(client, { id, loterias: many.slice(0, 50) });
    const full = await save(client, { id, loterias: many.slice(50) });
    expect([full.status, full.json.error.code]).toEqual([409, "CART_FULL"]);
  });

  test.each([
    ["an unknown draw", { lottery: { ideLoteria: 10, sorteo: 1 } }, 409],
    ["a series beyond the print", { serie: "500" }, 409],
    ["more fractions than the ticket", { fracciones: 4 }, 409],
    ["no fraction", { fracciones: 0 }, 400],
    ["half a fraction", { fracciones: 1.5 }, 400],
    ["[F-7] a number that is not text", { numero: 4827 }, 400],
    ["[F-7] a short series", { serie: "12" }, 400],
    ["an unknown field", { estado: "APPROVED" }, 400],
  ])("%s is refused", async (_name, change, status) => {
    const client = await loggedIn(shop.app, people.jairo);
    const { id } = await cartOf(client, people.jairo);
    const answer = await save(client, { id, loterias: [{ ...line({ id: "linea-0001" }), ...change }] });
    expect(answer.status).toBe(status);
  });

  test("another person's cart cannot be written", async () => {
    const jairo = await cartOf(await loggedIn(shop.app, people.jairo), people.jairo);
    const marta = await loggedIn(shop.app, people.marta);
    await cartOf(marta, people.marta);
    const answer = await save(marta, { id: jairo.id, loterias: [line({ id: "linea-9999" })] });
    expect(answer.status).toBe(409);
  });
});

describe("reading carts", () => {
  const read = (client: Visitor, filter: unknown) =>
    client.get(`/api/carts?filter=${encodeURIComponent(typeof filter === "string" ? filter : JSON.stringify(filter))}`);

  test("[ACC-04] the history has the approved, the rejected and the pending order, newest first", async () => {
    const client = await loggedIn(shop.app, people.marta);
    const { json } = await read(client, {
      where: { user: people.marta, state: { inq: ["PENDING", "REJECTED", "APPROVED"] } },
      order: "id DESC",
    });
    expect(json.map(({ state }: { state: string }) => state)).toEqual(["PENDING", "REJECTED", "APPROVED"]);
    for (const cart of json) expect(cartWire.isValidSync(cart, { strict: true })).toBe(true);
    expect(json[2]).toMatchObject({ reference: "PM-DEMO-APROBADA", total: 18_000 });
  });

  test("[ACC-04] a day narrows the history to that day in Bogota", async () => {
    const client = await loggedIn(shop.app, people.marta);
    const onDay = async (day: string) =>
      (
        await read(client, {
          where: { user: people.marta, state: { inq: ["PENDING", "REJECTED", "APPROVED"] }, updatedAt: { like: day } },
        })
      ).json.length;
    expect(await onDay("2026-11-20")).toBe(1);
    expect(await onDay("2026-11-17")).toBe(1);
    expect(await onDay("2026-11-16")).toBe(0);
  });

  test("[CART-04] a pending order is found by its state", async () => {
    const client = await loggedIn(shop.app, people.marta);
    const { json } = await read(client, { where: { user: people.marta, state: "PENDING" } });
    expect(json).toHaveLength(1);
  });

  test("[ACC-07] another person's history is refused", async () => {
    const client = await loggedIn(shop.app, people.jairo);
    expect((await read(client, { where: { user: people.marta, state: "APPROVED" } })).status).toBe(403);
  });

  test.each([
    ["not JSON", "{"],
    ["an unknown operator", { where: { user: people.marta, state: { neq: "INCART" } } }],
    ["an unknown field", { where: { user: people.marta, total: 1 } }],
    ["an unknown state", { where: { user: people.marta, state: "REFUND_DUE" } }],
    ["[F-49] SQL in the date", { where: { user: people.marta, updatedAt: { like: "2026-11-20' or '1'='1" } } }],
    ["a date that does not exist", { where: { user: people.marta, updatedAt: { like: "2026-02-31" } } }],
  ])("%s is refused with 400", async (_name, filter) => {
    const client = await loggedIn(shop.app, people.marta);
    expect((await read(client, filter)).status).toBe(400);
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
