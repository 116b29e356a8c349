/** Recharges until they are paid: what is offered, the cart of both kinds, what they cost, and what keeps them from being bought. */
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { monthsOf, spentSince } from "#server/store/calm.ts";
import { operators, orderRecharges, playLimits, playPauses, rechargePackages, users } from "#server/store/schema.ts";
import {
  broken,
  endOpenPurchases,
  fillCart,
  gatewayNetwork,
  lastOrder,
  openForBuyers,
  pay,
  payBody,
  rewind,
  stateOf,
} from "./buying";
import { openShop, people, refusalOf, visitor, loggedIn, type TestShop, type Visitor } from "./harness";
import { buyBoth, CLARO, fillBoth, FLASH, packageLine, topUp } from "./recharging";

const etn = (call: string) => `/api/Users/etn/${call}`;
const BET = { numero: "4127", serie: "020", fracciones: 1 };

let shop: TestShop;
let marta: Visitor;
let jairo: Visitor;
const network = gatewayNetwork();

beforeAll(async () => {
  ({ shop, marta, jairo } = await openForBuyers(network));
});
beforeEach(() => rewind(shop, network));
afterEach(async () => {
  expect(await broken(shop)).toEqual([]);
  await endOpenPurchases(shop);
});

const cartOf = async (client: Visitor, user: string) =>
  (await client.post("/api/carts", { user, state: "INCART", order: [] })).json;
const save = async (client: Visitor, user: string, data: Record<string, unknown>) =>
  client.post("/api/carts/new-related", {
    data: { id: (await cartOf(client, user)).id, loterias: [], recargas: [], createRow: true, ...data },
  });
const sellPackage = (isSold: boolean) =>
  shop.store.db
    .update(rechargePackages)
    .set({ isSold })
    .where(and(eq(rechargePackages.operatorId, CLARO), eq(rechargePackages.id, "CLARO-001")));
const sellOperator = (change: Partial<typeof operators.$inferInsert>) =>
  shop.store.db.update(operators).set(change).where(eq(operators.id, CLARO));

describe("what is offered", () => {
  const withPackages = (paquete: string) =>
    visitor(shop.app).get(
      `${etn("operadores-con-paquetes")}?product=${encodeURIComponent(JSON.stringify({ paquete }))}`,
    );

  test("is every operator with its range for a top-up, and those with packages for a package", async () => {
    const all = (await withPackages("N")).json.data[0].productos;
    expect(all).toHaveLength(9);
    expect(all.at(-1)).toEqual({
      ideProducto: FLASH,
      desProducto: "Flash Mobile",
      sigla: "FLASH",
      ideOperadorGana: 9,
      vlrMinimo: 5_000,
      vlrMaximo: 80_000,
      esPaquete: "N",
    });
    const some = (await withPackages("S")).json.data[0].productos.map(({ sigla }: { sigla: string }) => sigla);
    expect(some).toEqual(["CLARO", "MOVISTAR", "TIGO", "WOM", "EXITO"]);
    expect((await visitor(shop.app).get(etn("consultar-operadores"))).json.data).toEqual(all);
  });

  test("are the packages of one operator, the cheapest first; none of one that nobody knows", async () => {
    const packagesOf = async (ideOperadorGANA: number) =>
      (await visitor(shop.app).post(etn("buscar-paquete-movil"), { product: { ideOperadorGANA } })).json.data
        .paqueteMovil;
    const found = await packagesOf(1);
    expect(found).toHaveLength(5);
    expect(found[0]).toEqual({
      idePaqueteOperador: "CLARO-001",
      idePaqueteGANA: 5001,
      desPaquete: "Todo incluido 1 día 250 MB",
      vlrComercial: 2_000,
      operator: "CLARO",
    });
    expect(await packagesOf(999)).toEqual([]);
  });

  test("is refused for a product that is no JSON or says something else", async () => {
    for (const product of ["x", "{}", '{"paquete":"T"}', '{"paquete":"S","más":1}'])
      expect(
        (await visitor(shop.app).get(`${etn("operadores-con-paquetes")}?product=${encodeURIComponent(product)}`))
          .status,
      ).toBe(400);
  });

  test("is nothing that is not sold any more", async () => {
    await sellPackage(false);
    await sellOperator({ isSold: true });
    shop.clock.advance(2_000);
    const names = (
      await visitor(shop.app).post(etn("buscar-paquete-movil"), { product: { ideOperadorGANA: 1 } })
    ).json.data.paqueteMovil.map(({ idePaqueteOperador }: { idePaqueteOperador: string }) => idePaqueteOperador);
    expect(names).toHaveLength(4);
    expect(names).not.toContain("CLARO-001");
    await sellPackage(true);
  });
});

describe("the cart", () => {
  test("keeps recharges beside bets; adding the same again changes nothing", async () => {
    const lines = [topUp(), packageLine({ valor: 1 })];
    await fillBoth(jairo, people.jairo, lines, [BET]);
    const again = (await save(jairo, people.jairo, { recargas: lines })).json;
    expect(again.lotteries).toHaveLength(1);
    expect(again.order).toEqual([again.lotteries[0].id, lines[0]!.id, lines[1]!.id]);
    expect(again.recharges).toEqual([
      {
        id: lines[0]!.id,
        tipo: "Recarga Celular",
        celular: "3104827193",
        valor: 20_000,
        ideProducto: CLARO,
        sigla: "CLARO",
        desProducto: "Claro",
        ideOperador: 1,
        ideFormaPago: 5,
        esPaqueteRecarga: false,
        cerrado: false,
      },
      // The price is the server's, whatever the browser says.
      expect.objectContaining({
        tipo: "Recarga Paquete",
        valor: 2_000,
        idePaqueteMovil: "CLARO-001",
        desPaquete: "Todo incluido 1 día 250 MB",
        esPaqueteRecarga: true,
      }),
    ]);
    const { revision } = await cartOf(jairo, people.jairo);
    await save(jairo, people.jairo, { recargas: lines });
    expect((await cartOf(jairo, people.jairo)).revision).toBe(revision);
  });

  test("is replaced whole, [F-9] but not over a change that was not seen", async () => {
    const [first, second] = [topUp(), topUp({ valor: 5_000 })];
    await fillBoth(jairo, people.jairo, [first, second]);
    const { revision } = await cartOf(jairo, people.jairo);
    const replaced = await save(jairo, people.jairo, { recargas: [second], createRow: false, revision });
    expect(replaced.json.recharges.map(({ id }: { id: string }) => id)).toEqual([second.id]);
    const stale = await save(jairo, people.jairo, { recargas: [first], createRow: false, revision });
    expect(refusalOf(stale)).toEqual([409, "STALE_CART"]);
  });

  test("[F-61] takes fifty bets and recharges together", async () => {
    await fillBoth(jairo, people.jairo, [], [BET]);
    const many = Array.from({ length: 50 }, () => topUp());
    expect(refusalOf(await save(jairo, people.jairo, { recargas: many }))).toEqual([409, "CART_FULL"]);
    expect((await save(jairo, people.jairo, { recargas: many.slice(1) })).status).toBe(200);
  });

  test("[F-6] refuses what no operator sells, naming the line", async () => {
    await fillBoth(jairo, people.jairo, []);
    for (const [line, code] of [
      [topUp({ ideProducto: 999 }), "OPERATOR_GONE"],
      [topUp({ valor: 999 }), "AMOUNT_OUT_OF_RANGE"],
      [topUp({ valor: 100_001 }), "AMOUNT_OUT_OF_RANGE"],
      [topUp({ ideProducto: FLASH, valor: 4_999 }), "AMOUNT_OUT_OF_RANGE"],
      [packageLine({ idePaqueteMovil: "CLARO-999" }), "PACKAGE_GONE"],
      [packageLine({ idePaqueteMovil: "TIGO-011" }), "PACKAGE_GONE"],
    ] as const) {
      const [status, found, fields] = refusalOf(await save(jairo, people.jairo, { recargas: [topUp(), line] }));
      expect([status, found, Object.keys(fields ?? {})]).toEqual([409, code, [line.id]]);
    }
    expect((await cartOf(jairo, people.jairo)).recharges).toEqual([]);
  });

  test.each([
    ["a phone that is none", { celular: "6044127788" }],
    ["a phone with spaces", { celular: "310 482 7193" }],
    ["a kind that nobody knows", { tipo: "Recarga" }],
    ["an amount below nothing", { valor: -1 }],
    ["an amount that is a text", { valor: "20000" }],
    ["a package without its name", { tipo: "Recarga Paquete" }],
    ["another way of paying", { ideFormaPago: 4 }],
    ["a field that nobody knows", { vlrFraccion: 1 }],
  ])("[F-6] refuses %s", async (_, over) => {
    const [status, code] = refusalOf(await save(jairo, people.jairo, { recargas: [topUp(over)] }));
    expect([status, code]).toEqual([400, "INVALID_FIELDS"]);
  });

  test("marks a recharge that is not sold any more, which keeps it from being paid until it is removed", async () => {
    const [gone, kept] = [packageLine(), topUp()];
    const filled = await fillBoth(jairo, people.jairo, [gone, kept]);
    await sellPackage(false);
    const cart = await cartOf(jairo, people.jairo);
    expect(cart.recharges).toMatchObject([
      { id: gone.id, cerrado: true },
      { id: kept.id, cerrado: false },
    ]);
    const [status, code, fields] = refusalOf(await pay(jairo, payBody(people.jairo, filled)));
    expect([status, code, fields]).toEqual([409, "PACKAGE_GONE", { [gone.id]: "Este paquete ya no está disponible" }]);
    // The others can still be changed meanwhile.
    const replaced = await save(jairo, people.jairo, { recargas: [gone], createRow: false, revision: cart.revision });
    expect(replaced.status).toBe(200);
    await sellPackage(true);
    await sellOperator({ isSold: false });
    expect(refusalOf(await pay(jairo, payBody(people.jairo, filled)))[1]).toBe("OPERATOR_GONE");
    await sellOperator({ isSold: true });
  });
});

describe("the checkout", () => {
  test("pays recharges alone: no draw, no fraction, and time to pay like any other", async () => {
    const filled = await fillBoth(marta, people.marta, [topUp(), packageLine()]);
    expect(filled.total).toBe(22_000);
    const { json, status } = await pay(marta, payBody(people.marta, filled));
    expect(status).toBe(200);
    expect(await lastOrder(shop)).toMatchObject({ totalPesos: 22_000, rechargePesos: 22_000, discountPesos: 0 });
    const { order } = (await stateOf(marta, json.reference)).json.data;
    expect(order.lotteries).toEqual([]);
    expect(Date.parse(order.expiresAt) - shop.clock.now()).toBe(15 * 60_000);
    // Nothing is told of a recharge before it is paid.
    expect(order.recharges).toMatchObject([{ valor: 20_000 }, { valor: 2_000, desProducto: "Claro" }]);
    for (const recharge of order.recharges) expect(recharge).not.toHaveProperty("estado");
  });

  test("[CART-07] takes a coupon off the bets and nothing off the recharges", async () => {
    const filled = await fillBoth(jairo, people.jairo, [topUp()], [BET]);
    const bets = filled.total - 20_000;
    const body = (total: number, totalDescuento: number) =>
      payBody(
        people.jairo,
        { ...filled, total: filled.total },
        {
          payment: { description: "x", amount: { currency: "COP", total } },
          totalDescuento,
          couponName: "BIENVENIDA10",
        },
      );
    const wrong = await pay(jairo, body(filled.total * 0.9, filled.total * 0.1));
    expect([wrong.json.error.code, wrong.json.error.total]).toEqual(["PRICE_CHANGED", filled.total - bets * 0.1]);
    expect((await pay(jairo, body(filled.total - bets * 0.1, bets * 0.1))).status).toBe(200);
    expect(await lastOrder(shop)).toMatchObject({ discountPesos: bets * 0.1, rechargePesos: 20_000 });
  });

  test("[F-6] asks again when a package's price has changed, and never takes the browser's", async () => {
    const filled = await fillBoth(jairo, people.jairo, [packageLine({ valor: 1 })]);
    const cheap = await pay(jairo, payBody(people.jairo, { ...filled, total: 1 }));
    expect([cheap.json.error.code, cheap.json.error.total]).toEqual(["PRICE_CHANGED", 2_000]);
    const change = (pesos: number) =>
      shop.store.db.update(rechargePackages).set({ pesos }).where(eq(rechargePackages.id, "CLARO-001"));
    await change(2_500);
    const old = await pay(jairo, payBody(people.jairo, filled));
    expect([old.json.error.code, old.json.error.total]).toEqual(["PRICE_CHANGED", 2_500]);
    expect((await pay(jairo, payBody(people.jairo, { ...filled, total: 2_500 }))).status).toBe(200);
    await change(2_000);
    // An order keeps what it was sold for.
    expect(
      await shop.store.db
        .select()
        .from(orderRecharges)
        .where(eq(orderRecharges.orderId, (await lastOrder(shop)).id)),
    ).toMatchObject([{ pesos: 2_500, packageName: "Todo incluido 1 día 250 MB" }]);
  });

  test("[F-62] a limit of one's own counts bets, not recharges; a pause holds back bets alone", async () => {
    const [{ id: userId }] = (await shop.store.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.documentNumber, people.jairo))) as [{ id: number }];
    await shop.store.db
      .insert(playLimits)
      .values({ userId, period: "day", pesos: 6_000, nextPesos: null, nextFrom: null });
    await buyBoth(shop, jairo, people.jairo, [topUp({ valor: 50_000 })]);
    expect(
      (await pay(jairo, payBody(people.jairo, await fillBoth(jairo, people.jairo, [topUp()], [BET])))).status,
    ).toBe(200);
    await endOpenPurchases(shop);
    const twoBets = await fillBoth(jairo, people.jairo, [], [{ ...BET, fracciones: 2 }]);
    expect(refusalOf(await pay(jairo, payBody(people.jairo, twoBets)))).toEqual([409, "LIMIT_REACHED"]);
    const now = shop.clock.iso();
    const endsAt = new Date(shop.clock.now() + 3_600_000).toISOString();
    await shop.store.db.insert(playPauses).values({ userId, kind: "pause", startsAt: now, endsAt });
    const mixed = await fillBoth(jairo, people.jairo, [topUp()], [BET]);
    expect(refusalOf(await pay(jairo, payBody(people.jairo, mixed)))).toEqual([409, "PLAY_PAUSED"]);
    expect((await pay(jairo, payBody(people.jairo, await fillBoth(jairo, people.jairo, [topUp()])))).status).toBe(200);
    expect(await spentSince(shop.store.db, userId, Date.parse("2026-11-20T05:00:00Z"))).toBe(0);
    expect(await monthsOf(shop.store.db, userId, Date.parse("2026-11-20T05:00:00Z"))).toEqual([]);
    await shop.store.db.delete(playPauses);
    await shop.store.db.delete(playLimits);
  });

  test("[ORD-01] a cancelled purchase gives its recharges back to the cart, as far as they are sold", async () => {
    const filled = await fillBoth(marta, people.marta, [topUp(), packageLine()], [BET]);
    const { json } = await pay(marta, payBody(people.marta, filled));
    await sellPackage(false);
    const { json: cancelled } = await marta.post("/api/tienda/ordenes/cancelar", { referencia: json.reference });
    expect(cancelled).toMatchObject({ cancelada: true, devueltas: 2, cerradas: 1 });
    expect(cancelled.carrito.recharges).toMatchObject([{ celular: "3104827193", valor: 20_000 }]);
    await sellPackage(true);
    const { json: again } = await marta.post("/api/tienda/ordenes/volver-a-jugar", { referencia: json.reference });
    expect(again).toMatchObject({ devueltas: 3, cerradas: 0 });
    expect(again.carrito.recharges).toHaveLength(2);
    // None of them is sent.
    expect(
      await shop.store.db
        .select()
        .from(orderRecharges)
        .where(eq(orderRecharges.orderId, (await lastOrder(shop)).id)),
    ).toMatchObject([{ state: null }, { state: null }]);
  });

  test("[F-14] twice with one key is one order with its recharges once", async () => {
    const body = payBody(people.marta, await fillBoth(marta, people.marta, [topUp()]));
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(marta, body)));
    expect(new Set(answers.map(({ json }) => json.reference)).size).toBe(1);
    const { id } = await lastOrder(shop);
    expect(await shop.store.db.select().from(orderRecharges).where(eq(orderRecharges.orderId, id))).toHaveLength(1);
  });

  test("an empty cart of neither kind is refused", async () => {
    const filled = await fillCart(marta, people.marta, []);
    expect(refusalOf(await pay(marta, payBody(people.marta, { ...filled, total: 0 })))).toEqual([409, "EMPTY_CART"]);
  });
});

describe("a shop without operators", () => {
  test("offers none and sells none", async () => {
    const filled = await fillBoth(marta, people.marta, [topUp()]);
    const without = await openShop({ store: shop.store, operators: null });
    const client = await loggedIn(without.app, people.marta);
    expect((await client.get(etn("consultar-operadores"))).json.data).toEqual([]);
    expect(
      (await client.post(etn("buscar-paquete-movil"), { product: { ideOperadorGANA: 1 } })).json.data.paqueteMovil,
    ).toEqual([]);
    expect((await cartOf(client, people.marta)).recharges).toMatchObject([{ cerrado: true }]);
    expect(refusalOf(await pay(client, payBody(people.marta, filled)))[1]).toBe("OPERATOR_GONE");
    expect(refusalOf(await save(client, people.marta, { recargas: [topUp({ id: randomUUID() })] }))[1]).toBe(
      "OPERATOR_GONE",
    );
  });
});
