/** Checkout: what becomes an order, what is refused, and that nothing is ever sold twice. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import fc from "fast-check";
import { eq, sql } from "drizzle-orm";
import { orders, sandboxSessions } from "#server/store/schema.ts";
import { pollPayments } from "#server/jobs/poller.ts";
import { broken, buy, fillCart, nextDraw, onGatewayPage, pay, payBody, stateOf } from "./buying";
import { isOnPostgres, loggedIn, openShop, people, TEST_START, visitor, type TestShop, type Visitor } from "./harness";

let shop: TestShop;
let marta: Visitor;
let jairo: Visitor;

beforeAll(async () => {
  shop = await openShop();
  marta = await loggedIn(shop.app, people.marta, "190.24.1.1");
  jairo = await loggedIn(shop.app, people.jairo, "190.24.1.2");
});
beforeEach(() => shop.clock.set(TEST_START));
afterEach(async () => {
  expect(await broken(shop)).toEqual([]);
});

const one = { numero: "0815", serie: "007", fracciones: 1 };
const ordersNow = () => shop.store.db.select().from(orders);

async function freeOf(numero: string, serie: string): Promise<number> {
  const { sorteo } = await nextDraw(marta);
  const { json } = await marta.post("/api/Users/etn/consultar-disponiblidad-de-numero", {
    number: { ideLoteria: 10, sorteo, numero, serie },
  });
  return json.data[0]?.cantFracciones ?? 0;
}

async function finish(processUrl: string) {
  await onGatewayPage(shop, processUrl, { accion: "rechazar" });
}

describe("an order", () => {
  test("[PAY-08] holds its fractions, opens the payment and empties the cart", async () => {
    const answer = await buy(marta, people.marta, [{ numero: "0100", serie: "001", fracciones: 2 }]);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ reference: expect.stringMatching(/^PM261120[2-9A-Z]{10}$/) });
    expect(answer.json.processUrl).toMatch(/^http:\/\/localhost\/sandbox\/placetopay\/pagar\//);
    expect(await freeOf("0100", "001")).toBe(1);
    const { json } = await marta.get("/api/tienda/sesion");
    expect(json.carrito).toBeNull();
    await finish(answer.json.processUrl);
  });

  test("[F-13] is not held by a cart: only paying holds", async () => {
    await fillCart(marta, people.marta, [{ numero: "0101", serie: "001", fracciones: 3 }]);
    expect(await freeOf("0101", "001")).toBe(3);
  });

  test("[PAY-08] gives its fractions back when the payment is refused", async () => {
    const { json } = await buy(marta, people.marta, [{ numero: "0102", serie: "001", fracciones: 3 }]);
    expect(await freeOf("0102", "001")).toBe(0);
    await onGatewayPage(shop, json.processUrl, { accion: "rechazar" });
    expect(await freeOf("0102", "001")).toBe(3);
  });

  test("[PAY-08] gives its fractions back when its time has run out and its gateway has ended it", async () => {
    const { json } = await buy(marta, people.marta, [{ numero: "0103", serie: "001", fracciones: 3 }]);
    shop.clock.advance(15 * 60_000 - 1);
    expect(await freeOf("0103", "001")).toBe(0);
    shop.clock.advance(1);
    expect(await freeOf("0103", "001")).toBe(0);
    await pollPayments(shop.shop);
    expect(await freeOf("0103", "001")).toBe(3);
    expect((await stateOf(marta, json.reference)).json.data.status.status).toBe("REJECTED");
  });
});

describe("[F-14] the same request again", () => {
  test("20 at the same time make one order, one session at the gateway, and get the same page", async () => {
    const body = payBody(people.marta, await fillCart(marta, people.marta, [{ ...one, numero: "0200" }]));
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(marta, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const { reference, processUrl } = answers[0]!.json;
    const sessions = await shop.store.db.select().from(sandboxSessions).where(eq(sandboxSessions.reference, reference));
    expect(sessions).toHaveLength(1);
    await finish(processUrl);
  });

  test("[F-15] with another body is refused with 422", async () => {
    const body = payBody(people.marta, await fillCart(marta, people.marta, [{ ...one, numero: "0201" }]));
    const first = await pay(marta, body);
    const other = await pay(marta, { pay: { ...body.pay, activity: "otra" } });
    expect([other.status, other.json.error.code]).toEqual([422, "KEY_REUSED"]);
    await finish(first.json.processUrl);
  });

  test("another person's key is another key", async () => {
    const [mine, theirs] = [
      payBody(people.marta, await fillCart(marta, people.marta, [{ ...one, numero: "0202" }])),
      payBody(people.jairo, await fillCart(jairo, people.jairo, [{ ...one, numero: "0203" }])),
    ];
    theirs.pay.numTransaccion = mine.pay.numTransaccion;
    const [a, b] = [await pay(marta, mine), await pay(jairo, theirs)];
    expect(a.json.reference).not.toBe(b.json.reference);
    await finish(a.json.processUrl);
    await finish(b.json.processUrl);
  });

  test("a second key for a cart that is already ordered is refused", async () => {
    const filled = await fillCart(marta, people.marta, [{ ...one, numero: "0204" }]);
    const first = await pay(marta, payBody(people.marta, filled));
    const second = await pay(marta, payBody(people.marta, filled));
    expect([second.status, second.json.error.code]).toEqual([409, "STALE_CART"]);
    await finish(first.json.processUrl);
  });
});

describe("[F-1] stock", () => {
  test("two buyers of the last fraction: one gets it, the other is told which line, and keeps the cart", async () => {
    const pick = { numero: "0300", serie: "001", fracciones: 2 };
    const bodies = [
      payBody(people.marta, await fillCart(marta, people.marta, [pick])),
      payBody(people.jairo, await fillCart(jairo, people.jairo, [pick])),
    ];
    const answers = await Promise.all([pay(marta, bodies[0]), pay(jairo, bodies[1])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!.json.error;
    expect(refused).toMatchObject({ code: "SOLD_OUT", message: "La serie ingresada no se encuentra disponible" });
    expect(Object.keys(refused.fields)).toHaveLength(1);
    const loser = answers[0]!.status === 409 ? marta : jairo;
    expect((await loser.get("/api/tienda/sesion")).json.carrito.lotteries).toHaveLength(1);
    await finish(answers.find(({ status }) => status === 200)!.json.processUrl);
  });

  test("[F-2] a line that falls short takes nothing of the whole order", async () => {
    const { ids, ...filled } = await fillCart(marta, people.marta, [
      { numero: "0301", serie: "001", fracciones: 3 },
      { numero: "1234", serie: "305", fracciones: 3 },
    ]);
    const answer = await pay(marta, payBody(people.marta, { ids, ...filled }));
    expect(answer.json.error.fields).toEqual({ [ids[1]!]: "La serie ingresada no se encuentra disponible" });
    expect(await freeOf("0301", "001")).toBe(3);
    expect(await freeOf("1234", "305")).toBe(2);
  });

  test("[F-2] P: whatever is asked of a ticket, an order gets exactly that or nothing", async () => {
    let number = 4000;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 4 }), async (asked) => {
        number += 1;
        let free = 3;
        const opened: string[] = [];
        for (const [index, fracciones] of asked.entries()) {
          const [client, user] = index % 2 ? ([jairo, people.jairo] as const) : ([marta, people.marta] as const);
          const answer = await buy(client, user, [{ numero: String(number), serie: "001", fracciones }]);
          expect(answer.status).toBe(fracciones <= free ? 200 : 409);
          if (answer.status === 200) {
            free -= fracciones;
            opened.push(answer.json.processUrl);
          }
          expect(await freeOf(String(number), "001")).toBe(free);
        }
        for (const url of opened) await finish(url);
        expect(await freeOf(String(number), "001")).toBe(3);
      }),
      { numRuns: 10 },
    );
  });

  test("[F-1] many buyers at once of few fractions sell exactly those", async () => {
    const clients = await Promise.all(
      Array.from({ length: isOnPostgres() ? 8 : 4 }, (_, index) => loggedIn(shop.app, people.jairo, `10.0.0.${index}`)),
    );
    // One person's carts are one: each buyer needs an account of their own.
    await shop.store.db.execute(
      sql`insert into users (document_type, document_number, names, birth_date, password_hash, created_at, confirmed_at)
          select 'CC', '9' || (10000000 + n), 'COMPRADOR', '1980-01-01', password_hash, created_at, confirmed_at
          from users cross join generate_series(1, 8) n where document_number = ${people.jairo}`,
    );
    const buyers = await Promise.all(
      clients.map(async (_, index) => {
        const document = `9${10_000_001 + index}`;
        const client = await loggedIn(shop.app, document, `10.0.1.${index}`);
        const filled = await fillCart(client, document, [{ numero: "0302", serie: "001", fracciones: 1 }]);
        return { client, body: payBody(document, filled) };
      }),
    );
    const answers = await Promise.all(buyers.map(({ client, body }) => pay(client, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(buyers.length - 3);
    for (const { json } of answers.filter(({ status }) => status === 200)) await finish(json.processUrl);
  });

  test("[F-13] one person holds at most 60 fractions", async () => {
    const picks = Array.from({ length: 20 }, (_, index) => ({
      numero: String(5000 + index),
      serie: "001",
      fracciones: 3,
    }));
    const first = await buy(marta, people.marta, picks);
    expect(first.status).toBe(200);
    const more = await buy(marta, people.marta, [{ ...one, numero: "5100" }]);
    expect([more.status, more.json.error.code]).toEqual([429, "TOO_MANY_HOLDS"]);
    await finish(first.json.processUrl);
    const after = await buy(marta, people.marta, [{ ...one, numero: "5100" }]);
    expect(after.status).toBe(200);
    await finish(after.json.processUrl);
  });
});

describe("[F-6] prices", () => {
  const shown = (total: number) => ({ payment: { amount: { currency: "COP", total } }, totalSinDesc: total });

  test.each([
    ["lower", (total: number) => shown(total - 1)],
    ["higher", (total: number) => shown(total + 1)],
    ["lower in one place only", (total: number) => ({ payment: { amount: { currency: "COP", total: total - 1 } } })],
    ["zero", () => ({ payment: { amount: { currency: "COP", total: 0 } } })],
    ["with a discount nobody gave", (total: number) => ({ totalDescuento: 1, totalSinDesc: total + 1 })],
    ["with another total before discount", (total: number) => ({ totalSinDesc: total - 1 })],
  ])("a total that is %s is answered with 409 and the server's", async (_name, change) => {
    const before = (await ordersNow()).length;
    const filled = await fillCart(marta, people.marta, [{ ...one, numero: "0400" }]);
    const answer = await pay(marta, payBody(people.marta, filled, change(filled.total)));
    expect([answer.status, answer.json.error.code, answer.json.error.total]).toEqual([409, "PRICE_CHANGED", 6_000]);
    expect(await ordersNow()).toHaveLength(before);
  });

  test("P: no figure of the payload makes an order at another price than the server's", async () => {
    const figure = fc.oneof(
      fc.integer({ min: -10, max: 40_000 }),
      fc.double(),
      fc.constantFrom("6000", null, 1e20, -0, true),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom("total", "totalSinDesc", "totalDescuento"), figure, async (field, value) => {
        const filled = await fillCart(marta, people.marta, [{ ...one, numero: "0401" }]);
        const body = payBody(people.marta, filled);
        const change =
          field === "total" ? { payment: { amount: { currency: "COP", total: value } } } : { [field]: value };
        const answer = await pay(marta, { pay: { ...body.pay, ...change } });
        if (answer.status === 200) {
          const [order] = await shop.store.db.select().from(orders).where(eq(orders.reference, answer.json.reference));
          expect(order!.totalPesos).toBe(6_000);
          await finish(answer.json.processUrl);
        } else expect([400, 409]).toContain(answer.status);
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    ["another currency", { payment: { amount: { currency: "USD", total: 6_000 } } }],
    ["a gateway that does not exist", { typePay: "EFECTIVO" }],
    ["[F-48] a column of ours", { state: "APPROVED" }],
    ["a short key", { numTransaccion: "1" }],
    ["[F-61] a list nested fifty deep", { lotteries: JSON.parse("[".repeat(50) + "]".repeat(50)) }],
  ])("%s is refused with 400", async (_name, change) => {
    const filled = await fillCart(marta, people.marta, [{ ...one, numero: "0402" }]);
    expect((await pay(marta, payBody(people.marta, filled, change))).status).toBe(400);
  });

  test("[F-61] a list nested a hundred thousand deep is refused with 400, in any field", async () => {
    const filled = await fillCart(marta, people.marta, [{ ...one, numero: "0405" }]);
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    for (const field of ["lotteries", "id", "user", "payment", "numTransaccion"]) {
      const text = JSON.stringify(payBody(people.marta, filled, { [field]: "AQUI" })).replace('"AQUI"', deep);
      expect([field, (await pay(marta, text)).status]).toEqual([field, 400]);
    }
  });

  test("[F-30] another person's document is refused with 403", async () => {
    const filled = await fillCart(marta, people.marta, [{ ...one, numero: "0403" }]);
    for (const change of [{ user: people.jairo }, { numIdentificacion: people.jairo }])
      expect((await pay(marta, payBody(people.marta, filled, change))).status).toBe(403);
  });

  test("an empty cart and somebody else's cart are refused", async () => {
    const emptied = await fillCart(marta, people.marta, []);
    expect((await pay(marta, payBody(people.marta, emptied))).json.error.code).toBe("EMPTY_CART");
    const theirs = await fillCart(jairo, people.jairo, [{ ...one, numero: "0404" }]);
    expect((await pay(marta, payBody(people.marta, theirs))).json.error.code).toBe("STALE_CART");
  });
});

describe("[F-4] [F-5] closing", () => {
  const CLOSES = Date.parse("2026-11-21T03:30:00.000Z");
  const at = (secondsBefore: number) => shop.clock.set(new Date(CLOSES - secondsBefore * 1000).toISOString());

  test("six minutes and a second before the closing a payment may begin; its time ends a minute before it", async () => {
    const filled = await fillCart(marta, people.marta, [{ ...one, numero: "0500" }]);
    at(361);
    const answer = await pay(marta, payBody(people.marta, filled));
    expect(answer.status).toBe(200);
    const [order] = await shop.store.db.select().from(orders).where(eq(orders.reference, answer.json.reference));
    expect(order!.expiresAt).toBe("2026-11-21T03:29:00.000Z");
    await finish(answer.json.processUrl);
  });

  test.each([359, 301, 299, 1])("%i seconds before the closing it is refused with a clear text", async (seconds) => {
    shop.clock.set(TEST_START);
    const filled = await fillCart(marta, people.marta, [{ ...one, numero: "0501" }]);
    at(seconds);
    const { status, json } = await pay(marta, payBody(people.marta, filled));
    expect([status, json.error.code]).toEqual([409, "DRAW_CLOSING"]);
    expect(Object.keys(json.error.fields)).toEqual(filled.ids);
  });

  test("a closed draw is refused, naming its lines only", async () => {
    const filled = await fillCart(marta, people.marta, [
      { ...one, numero: "0502" },
      { ...one, numero: "0503", serie: "001", ideLoteria: 13 },
    ]);
    at(0);
    const { status, json } = await pay(marta, payBody(people.marta, filled));
    expect([status, json.error.code]).toEqual([409, "DRAW_CLOSED"]);
    expect(json.error.fields).toEqual({ [filled.ids[0]!]: "Sorteo cerrado" });
  });
});

describe("[PAY-02] who may pay", () => {
  test.each([
    ["without a birth date", people.oscar, 409, "BIRTH_DATE_MISSING"],
    ["who turns 18 tomorrow", people.dani, 403, "UNDERAGE"],
  ])("a person %s may not", async (_name, document, status, code) => {
    const client = await loggedIn(shop.app, document);
    const answer = await buy(client, document, [{ ...one, numero: "0600" }]);
    expect([answer.status, answer.json.error.code]).toEqual([status, code]);
  });

  test("the same person may from midnight of the birthday in Bogota", async () => {
    shop.clock.set("2026-11-21T04:59:59.000Z");
    const client = await loggedIn(shop.app, people.dani);
    expect((await buy(client, people.dani, [{ ...one, ideLoteria: 13 }])).json.error.code).toBe("UNDERAGE");
    shop.clock.set("2026-11-21T05:00:00.000Z");
    const answer = await buy(client, people.dani, [{ ...one, ideLoteria: 13 }]);
    expect(answer.status).toBe(200);
    await finish(answer.json.processUrl);
  });

  test("nobody without a session", async () => {
    expect((await pay(visitor(shop.app), payBody(people.marta, { idcart: 1, total: 1, ids: [] }))).status).toBe(401);
  });
});
