/** Coupons: what they give, how often, and that an order is a use of its coupon exactly while it counts. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { purchaseMessage } from "#server/letters/purchase.ts";
import { refundMessage } from "#server/letters/refund.ts";
import { pollPayments } from "#server/jobs/poller.ts";
import { attemptsOf } from "#server/store/attempts.ts";
import { consultCoupon } from "#server/store/coupons.ts";
import { placeOrder } from "#server/store/orders.ts";
import { openCart, replaceBets } from "#server/store/carts.ts";
import {
  couponLotteries,
  coupons,
  messages,
  operators,
  orders,
  paymentAttempts,
  sales,
  users,
} from "#server/store/schema.ts";
import { applyReport } from "#server/store/settlement.ts";
import { soldLines } from "#server/store/reports.ts";
import { pdfText } from "../e2e/pdfText";
import {
  broken,
  endOpenPurchases,
  fillCart,
  gatewayNetwork,
  lastOrder,
  nextDraw,
  onGatewayPage,
  openForBuyers,
  pay,
  payBody,
  rewind,
  silence,
  stateOf,
  type Filled,
  type Pick,
} from "./buying";
import {
  isOnPostgres,
  loggedIn,
  openBeside,
  people,
  refusalOf,
  TEST_START,
  type Answer,
  type TestShop,
  type Visitor,
} from "./harness";
import { CLARO, fillBoth, topUp } from "./recharging";

const NOW = Date.parse(TEST_START);
const MEDELLIN = 10;

let shop: TestShop;
let marta: Visitor;
let jairo: Visitor;
const network = gatewayNetwork();

beforeAll(async () => {
  ({ shop, marta, jairo } = await openForBuyers(network));
});
beforeEach(() => rewind(shop, network));
afterEach(async () => {
  network.fault = undefined;
  expect(await broken(shop)).toEqual([]);
  await endOpenPurchases(shop);
});

let serial = 4000;
const bet = (change: Partial<Pick> = {}): Pick => ({
  numero: String((serial += 1)),
  serie: "021",
  fracciones: 2,
  ideLoteria: MEDELLIN,
  ...change,
});

/** Makes a coupon of 10 % on Medellín that one person may use as often as they like. Gives its code. */
async function coupon(change: Partial<typeof coupons.$inferInsert> = {}, percent = 10): Promise<string> {
  const code = `PRUEBA${(serial += 1)}`;
  const times = { startsAt: "2026-11-01T05:00:00Z", endsAt: "2026-12-01T05:00:00Z" };
  await shop.store.db
    .insert(coupons)
    .values({ code, ...times, usesPerPerson: 1_000, minFractions: 1, maxFractions: 3, ...change });
  await shop.store.db.insert(couponLotteries).values({ couponCode: code, lotteryId: MEDELLIN, percent });
  return code;
}

const ask = (client: Visitor, { idcart }: { idcart: number }, cupon: string): Promise<Answer> =>
  client.post("/api/cuponesredimir/get-consult-coupon", { confisys: { data: { cupon, idcart } } });

const withCoupon = (user: string, filled: Filled, code: string, discount: number, change = {}) =>
  payBody(user, filled, {
    payment: { amount: { currency: "COP", total: filled.total - discount } },
    totalSinDesc: filled.total,
    totalDescuento: discount,
    couponName: code,
    ...change,
  });

/** Opens a payment of one bet of two fractions with the coupon. */
async function buyWith(
  code: string,
  client = marta,
  user: string = people.marta,
  gateway = "PLACETOPAY",
): Promise<Answer> {
  const filled = await fillCart(client, user, [bet()]);
  return pay(client, withCoupon(user, filled, code, 1_200, { typePay: gateway }));
}

const orderOf = async (reference: string) =>
  (await shop.store.db.select().from(orders).where(eq(orders.reference, reference)))[0]!;

describe("[CPN-01] asked for the open cart", () => {
  test("a coupon tells its fractions, its lotteries' percentages and its end, and is not used up by asking", async () => {
    const filled = await fillCart(marta, people.marta, [bet()]);
    for (let time = 0; time < 3; time += 1) {
      const { status, json } = await ask(marta, filled, "bienvenida10");
      expect([status, json.req]).toMatchObject([
        200,
        {
          cupon: "BIENVENIDA10",
          minFracciones: 1,
          maxFracciones: 3,
          loterias: [
            { ideLoteria: 8, porcentaje: 10 },
            { ideLoteria: MEDELLIN, porcentaje: 10 },
          ],
        },
      ]);
      expect(Date.parse(json.req.vence)).toBeGreaterThan(NOW);
    }
  });

  test.each([
    ["COUPON_UNKNOWN", async () => "NOEXISTE"],
    ["COUPON_OVER", async () => "VENCIDO"],
    ["COUPON_SPENT", async () => "AGOTADO"],
    ["COUPON_EARLY", () => coupon({ startsAt: "2026-11-20T15:00:00.001Z" })],
    ["COUPON_OVER", () => coupon({ endsAt: TEST_START })],
    // Of one that has no uses either, its time is told: nothing that its owner could do would help.
    ["COUPON_EARLY", () => coupon({ startsAt: "2026-11-20T15:00:00.001Z", usesLimit: 0 })],
    ["COUPON_OVER", () => coupon({ endsAt: TEST_START, usesLimit: 0 })],
    ["COUPON_SPENT", () => coupon({ startsAt: TEST_START, usesLimit: 0 })],
    ["COUPON_UNFIT", () => coupon({ minFractions: 3 })],
    ["COUPON_UNFIT", () => coupon({ maxFractions: 1 })],
    ["COUPON_WHOLE", () => coupon({}, 100)],
  ])("is refused with %s", async (code, made) => {
    const name = await made();
    const filled = await fillCart(marta, people.marta, [bet()]);
    expect(refusalOf(await ask(marta, filled, name))).toEqual([409, code]);
    // The checkout says the same, whatever the page thinks.
    expect(refusalOf(await pay(marta, withCoupon(people.marta, filled, name, 1_200)))).toEqual([409, code]);
  });

  test("a recharge that is not sold any more pays nothing beside bets that the coupon pays for whole", async () => {
    const code = await coupon({}, 100);
    const filled = await fillBoth(marta, people.marta, [topUp()], [bet()]);
    expect((await ask(marta, filled, code)).status).toBe(200);
    const sell = (isSold: boolean) => shop.store.db.update(operators).set({ isSold }).where(eq(operators.id, CLARO));
    await sell(false);
    expect(refusalOf(await ask(marta, filled, code))).toEqual([409, "COUPON_WHOLE"]);
    await sell(true);
  });

  test("that is spent is told as spent, also for bets that it is not for", async () => {
    const code = await coupon({ usesLimit: 0, minFractions: 3 });
    const filled = await fillCart(marta, people.marta, [bet()]);
    expect(refusalOf(await ask(marta, filled, code))).toEqual([409, "COUPON_SPENT"]);
  });

  test("is refused for a cart that is not the open one, and without a session", async () => {
    const filled = await fillCart(marta, people.marta, [bet()]);
    expect(refusalOf(await ask(marta, { idcart: filled.idcart + 1_000 }, "BIENVENIDA10"))).toEqual([409, "STALE_CART"]);
    const foreign = await fillCart(jairo, people.jairo, [bet()]);
    expect(refusalOf(await ask(marta, foreign, "BIENVENIDA10"))).toEqual([409, "STALE_CART"]);
    marta.cookies.clear();
    expect((await ask(marta, filled, "BIENVENIDA10")).status).toBe(401);
    marta = await loggedIn(shop.app, people.marta, "190.24.1.1");
  });

  test("is refused for a person who has no open cart", async () => {
    const oscar = await loggedIn(shop.app, people.oscar, "190.24.1.4");
    expect((await oscar.get("/api/tienda/sesion")).json.carrito).toBeNull();
    expect(refusalOf(await ask(oscar, { idcart: 1 }, "BIENVENIDA10"))).toEqual([409, "STALE_CART"]);
  });

  test.each(["", "A".repeat(31), "CUPÓN", "A B", "A'--"])("a code such as %j is refused with 400", async (code) => {
    expect((await ask(marta, { idcart: 1 }, code)).status).toBe(400);
  });

  test("counts no bet whose draw has closed", async () => {
    const code = await coupon();
    const filled = await fillCart(marta, people.marta, [bet()]);
    shop.clock.advance(24 * 60 * 60_000);
    marta = await loggedIn(shop.app, people.marta, "190.24.1.1");
    expect(refusalOf(await ask(marta, filled, code))).toEqual([409, "COUPON_UNFIT"]);
    shop.clock.set(TEST_START);
    marta = await loggedIn(shop.app, people.marta, "190.24.1.1");
  });
});

describe("an order with a coupon", () => {
  test("[I2] is paid, sold, told, reported and shown for what is left", async () => {
    const code = await coupon();
    const filled = await fillCart(marta, people.marta, [bet(), bet({ fracciones: 1, ideLoteria: 13 })]);
    const body = withCoupon(people.marta, filled, code.toLowerCase(), 1_200);
    const { json } = await pay(marta, body);
    const total = filled.total - 1_200;
    expect(network.sent.find(({ call }) => call.endsWith("/api/session"))?.body.payment.amount.total).toBe(total);
    await onGatewayPage(shop, json.processUrl, { accion: "aprobar" });
    const order = await orderOf(json.reference);
    expect(order).toMatchObject({
      state: "APPROVED",
      totalPesos: total,
      discountPesos: 1_200,
      couponCode: code,
      couponUse: "KEPT",
    });
    const [sale] = await shop.store.db.select().from(sales).where(eq(sales.orderId, order.id));
    expect(sale!.amountPesos).toBe(total);

    const { data } = (await stateOf(marta, json.reference)).json;
    expect(data.request.payment.amount.total).toBe(total);
    expect(data.order).toMatchObject({
      totalSinDescuento: filled.total,
      descuento: 1_200,
      cupon: code,
      lotteries: [{ total: 12_000, descuento: 1_200 }, { descuento: 0 }],
    });
    const filter = JSON.stringify({ where: { user: people.marta, reference: json.reference } });
    const history = await marta.get(`/api/carts?filter=${encodeURIComponent(filter)}`);
    expect(history.json).toMatchObject([{ total, totalSinDescuento: filled.total, descuento: 1_200, cupon: code }]);

    const [letter] = await shop.store.db.select().from(messages).where(eq(messages.orderId, order.id));
    expect(letter!.text).toContain(`Descuento, cupón ${code}`);
    expect(letter!.text).toContain("1.200");
    const receipt = await marta.post("/api/Users/etn/BuscarS3", { data: { numTransaccionUsuario: json.reference } });
    const pdf = await shop.app.inject({
      url: receipt.json.data,
      headers: { cookie: [...marta.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    expect(pdfText(pdf.rawPayload)).toContain(`Descuento, cupón ${code}`);
    const { pages } = await soldLines(shop.store.db, {
      sellerId: order.userId,
      lotteryId: MEDELLIN,
      from: TEST_START,
      until: "2026-11-21T05:00:00Z",
    });
    const sold = [];
    for await (const page of pages) sold.push(...page);
    const reported = sold.find(({ reference }) => reference === json.reference);
    expect(reported?.totalPesos).toBe(10_800);
    const own = (await marta.get("/api/tienda/mis-datos")).json;
    expect(JSON.stringify(own)).toContain(`"descuentoPesos":1200,"cupon":"${code}"`);
  });

  test.each([
    [
      "no discount was shown",
      (total: number) => ({ payment: { amount: { currency: "COP", total } }, totalDescuento: 0 }),
    ],
    [
      "more was shown",
      (total: number) => ({ payment: { amount: { currency: "COP", total: total - 1_201 } }, totalDescuento: 1_201 }),
    ],
    [
      "the total is right and the discount is not",
      (total: number) => ({
        payment: { amount: { currency: "COP", total: total - 1_200 } },
        totalSinDesc: total - 1_200,
        totalDescuento: 0,
      }),
    ],
  ])("[F-6] is refused with the server's total where %s", async (_name, change) => {
    const code = await coupon();
    const filled = await fillCart(marta, people.marta, [bet()]);
    const answer = await pay(marta, withCoupon(people.marta, filled, code, 1_200, change(filled.total)));
    expect([...refusalOf(answer), answer.json.error.total]).toEqual([409, "PRICE_CHANGED", 10_800]);
  });

  test("[F-6] is refused where the discount was shown and no coupon is named", async () => {
    const filled = await fillCart(marta, people.marta, [bet()]);
    const answer = await pay(marta, withCoupon(people.marta, filled, "", 1_200, { couponName: null }));
    expect([...refusalOf(answer), answer.json.error.total]).toEqual([409, "PRICE_CHANGED", 12_000]);
  });

  test("[F-62] counts for what is left of it in the limits of Juego en calma", async () => {
    const code = await coupon();
    const hernan = await loggedIn(shop.app, people.hernan, "190.24.1.3");
    await hernan.post("/api/tienda/calma/limite", { periodo: "dia", pesos: 11_000 });
    const filled = await fillCart(hernan, people.hernan, [bet()]);
    expect(refusalOf(await pay(hernan, payBody(people.hernan, filled)))).toEqual([409, "LIMIT_REACHED"]);
    expect((await pay(hernan, withCoupon(people.hernan, filled, code, 1_200))).status).toBe(200);
  });

  test("[F-22] that no gateway opened is taken over at its price, and at no other", async () => {
    const code = await coupon();
    const filled = await fillCart(marta, people.marta, [bet()]);
    network.fault = silence;
    expect((await pay(marta, withCoupon(people.marta, filled, code, 1_200))).status).toBe(502);
    network.fault = undefined;
    const without = await pay(marta, payBody(people.marta, filled));
    expect([...refusalOf(without), without.json.error.total]).toEqual([409, "PRICE_CHANGED", 10_800]);
    const again = withCoupon(people.marta, filled, code, 1_200, { typePay: "PAYVALIDA" });
    expect((await pay(marta, again)).status).toBe(200);
    expect(await lastOrder(shop)).toMatchObject({ couponUse: "KEPT", totalPesos: 10_800 });
  });
});

describe("[F-8] a coupon counts once", () => {
  test("while its purchase waits, and after it was bought", async () => {
    const code = await coupon({ usesPerPerson: 1 });
    const { json } = await buyWith(code);
    expect(refusalOf(await buyWith(code))).toEqual([409, "COUPON_USED"]);
    await onGatewayPage(shop, json.processUrl, { accion: "aprobar" });
    const filled = await fillCart(marta, people.marta, [bet()]);
    expect(refusalOf(await ask(marta, filled, code))).toEqual([409, "COUPON_USED"]);
    // Another person has uses of their own.
    expect((await buyWith(code, jairo, people.jairo)).status).toBe(200);
  });

  test("for one document, whatever account it was used with", async () => {
    const code = await coupon({ usesPerPerson: 1 });
    const { json } = await buyWith(code, jairo, people.jairo);
    await onGatewayPage(shop, json.processUrl, { accion: "aprobar" });
    const { db } = shop.store;
    const [old] = await db.select().from(users).where(eq(users.documentNumber, people.jairo));
    await db.update(users).set({ deletedAt: TEST_START }).where(eq(users.id, old!.id));
    const { id: _id, ...same } = old!;
    const [again] = await db
      .insert(users)
      .values({ ...same, balancePesos: 0 })
      .returning();
    const cart = await openCart(shop.store, again!.id, TEST_START);
    const question = { userId: again!.id, cartId: cart.id, code, now: NOW };
    await expect(consultCoupon(db, question)).rejects.toMatchObject({ code: "COUPON_USED" });
    await db.update(users).set({ deletedAt: TEST_START, documentNumber: "1" }).where(eq(users.id, again!.id));
    await db.update(users).set({ deletedAt: null }).where(eq(users.id, old!.id));
  });

  test("of all people together: the last use goes to one of them", async () => {
    const code = await coupon({ usesLimit: 1 });
    expect((await buyWith(code)).status).toBe(200);
    expect(refusalOf(await buyWith(code, jairo, people.jairo))).toEqual([409, "COUPON_SPENT"]);
  });

  test.each([
    ["refused", async (processUrl: string) => void (await onGatewayPage(shop, processUrl, { accion: "rechazar" }))],
    [
      "out of time",
      async () => {
        shop.clock.advance(15 * 60_000);
        await pollPayments(shop.shop);
      },
    ],
  ])("and comes back with a purchase that was %s", async (_name, end) => {
    const code = await coupon({ usesLimit: 1, usesPerPerson: 1 });
    const { json } = await buyWith(code);
    await end(json.processUrl);
    expect(await orderOf(json.reference)).toMatchObject({
      state: "REJECTED",
      couponUse: "RETURNED",
      discountPesos: 1_200,
    });
    expect((await buyWith(code)).status).toBe(200);
  });

  test("and a purchase without one ends without one", async () => {
    const { json } = await pay(marta, payBody(people.marta, await fillCart(marta, people.marta, [bet()])));
    await onGatewayPage(shop, json.processUrl, { accion: "rechazar" });
    expect(await orderOf(json.reference)).toMatchObject({ state: "REJECTED", couponCode: null, couponUse: null });
  });

  test("and comes back with the bets of a purchase that was cancelled or is played again", async () => {
    const code = await coupon({ usesLimit: 1, usesPerPerson: 1 });
    const first = await buyWith(code);
    const cancelled = await marta.post("/api/tienda/ordenes/cancelar", { referencia: first.json.reference });
    expect(cancelled.json).toMatchObject({ cancelada: true, devueltas: 1, cupon: { cupon: code } });
    const lost = await buyWith(code);
    await onGatewayPage(shop, lost.json.processUrl, { accion: "rechazar" });
    const again = await marta.post("/api/tienda/ordenes/volver-a-jugar", { referencia: lost.json.reference });
    expect(again.json.cupon).toMatchObject({ cupon: code, minFracciones: 1 });
    // Somebody else took its use meanwhile: the bets come back without it.
    expect((await buyWith(code, jairo, people.jairo)).status).toBe(200);
    const late = await marta.post("/api/tienda/ordenes/volver-a-jugar", { referencia: lost.json.reference });
    expect(late.json.devueltas).toBe(1);
    expect(late.json.cupon).toBeUndefined();
  });

  test("[F-19] and comes back with a purchase whose money went back", async () => {
    const code = await coupon({ usesPerPerson: 1 });
    const { json } = await buyWith(code, marta, people.marta, "PAYVALIDA");
    await onGatewayPage(shop, json.DATA.checkout, { accion: "aprobar" });
    expect((await orderOf(json.reference)).couponUse).toBe("KEPT");
    const [attempt] = await attemptsOf(shop.store.db, (await orderOf(json.reference)).id);
    await report(attempt!.id, "ANULADA", 10_800);
    expect(await orderOf(json.reference)).toMatchObject({ state: "REFUNDED", couponUse: "RETURNED" });
  });

  const report = async (attemptId: number, status: string, totalPesos: number) => {
    const [row] = await shop.store.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
    const none = { message: null, reason: null, bank: null, method: null, authorization: null, receipt: null };
    return applyReport(
      shop.store,
      attemptId,
      {
        status,
        reference: row!.reference,
        totalPesos,
        currency: "COP",
        paidAt: shop.clock.iso(),
        detail: { ...none, date: shop.clock.iso() },
      },
      { now: shop.clock.now(), notices: 0, messageOf: purchaseMessage, refundMessageOf: refundMessage },
    );
  };

  test("[F-17] a payment that comes late holds, also where its use was given to somebody else, and counts", async () => {
    const code = await coupon({ usesLimit: 1, usesPerPerson: 1 });
    const { json } = await buyWith(code);
    await onGatewayPage(shop, json.processUrl, { accion: "rechazar" });
    const other = await buyWith(code, jairo, people.jairo);
    expect(other.status).toBe(200);
    const late = await orderOf(json.reference);
    const [attempt] = await attemptsOf(shop.store.db, late.id);
    const { order } = await report(attempt!.id, "APPROVED", 10_800);
    expect(order).toMatchObject({ state: "APPROVED", couponUse: "LATE", totalPesos: 10_800 });
    expect((await orderOf(other.json.reference)).couponUse).toBe("KEPT");
    expect(await broken(shop)).toEqual([]);
    // The one in excess is a use like any other: when the other purchase comes to nothing nobody gets it.
    await onGatewayPage(shop, other.json.processUrl, { accion: "rechazar" });
    expect(refusalOf(await buyWith(code, jairo, people.jairo))).toEqual([409, "COUPON_SPENT"]);
  });
});

describe("[F-8] orders at the same time", () => {
  /** A cart with one bet of two fractions for a person, and the order that it would become with the coupon. */
  async function asked(userId: number, couponCode: string | null) {
    const { sorteo } = await nextDraw(marta);
    const cart = await openCart(shop.store, userId, TEST_START);
    const bets = [
      {
        clientId: randomUUID(),
        lotteryId: MEDELLIN,
        drawNumber: sorteo,
        number: String((serial += 1)),
        series: "022",
        fractions: 2,
      },
    ];
    const { id } = await replaceBets(shop.store, {
      userId,
      cartId: cart.id,
      bets,
      now: TEST_START,
      revision: cart.revision,
    });
    return {
      userId,
      cartId: id,
      key: randomUUID(),
      bodyHash: "x",
      reference: `PM261120${randomUUID().slice(0, 8)}`,
      description: "Compra",
      ip: "190.24.1.1",
      network: randomUUID(),
      userAgent: "pruebas",
      origin: "http://localhost:3000",
      shownPesos: couponCode === null ? 12_000 : 10_800,
      shownDiscountPesos: couponCode === null ? 0 : 1_200,
      couponCode,
      sellsRecharges: true,
      holdMs: 15 * 60_000,
      now: NOW,
    };
  }

  async function buyers(count: number): Promise<number[]> {
    const [model] = await shop.store.db.select().from(users).where(eq(users.documentNumber, people.hernan));
    const { id: _id, ...same } = model!;
    const made = await shop.store.db
      .insert(users)
      .values(
        Array.from({ length: count }, () => ({
          ...same,
          balancePesos: 0,
          documentNumber: String(90_000_000 + (serial += 1)),
        })),
      )
      .returning({ id: users.id });
    return made.map(({ id }) => id);
  }

  test("of two processes and eight people get the three uses that are left, and no more", async () => {
    const beside = await openBeside(shop.store);
    for (let round = 0; round < 3; round += 1) {
      const code = await coupon({ usesLimit: 3 });
      const wanted = await Promise.all((await buyers(8)).map((id) => asked(id, code)));
      const results = await Promise.allSettled(
        wanted.map((order, index) => placeOrder(index % 2 === 0 ? shop.store : beside, order)),
      );
      const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
      expect(refused).toEqual(Array(5).fill("COUPON_SPENT"));
    }
  });

  test.runIf(isOnPostgres())("with a coupon of any number do not wait for each other", async () => {
    const code = await coupon();
    const [first, second] = (await buyers(2)) as [number, number];
    const [one, two] = [await asked(first, code), await asked(second, code)];
    await shop.store.transaction(async (tx) => {
      await placeOrder({ ...shop.store, transaction: (work) => work(tx) }, one);
      // The first one's transaction is still open.
      expect(await placeOrder(shop.store, two)).toMatchObject({ couponUse: "KEPT" });
    });
  });

  test.runIf(isOnPostgres())(
    "with the last use wait for the one that has it, and get it when that one fails",
    async () => {
      const code = await coupon({ usesLimit: 1 });
      const [first, second] = (await buyers(2)) as [number, number];
      const [one, two] = [await asked(first, code), await asked(second, code)];
      let waiting: Promise<unknown> = Promise.resolve();
      await shop.store
        .transaction(async (tx) => {
          await placeOrder({ ...shop.store, transaction: (work) => work(tx) }, one);
          waiting = placeOrder(shop.store, two);
          throw new Error("undone");
        })
        .catch(() => undefined);
      expect(await waiting).toMatchObject({ couponUse: "KEPT" });
    },
  );
});
