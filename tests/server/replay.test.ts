/** The numbers of a paid purchase, played again in the next draw: into the cart as far as they are free, and nothing bought. */
import { and, eq, gt } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { draws, fractions, orders, tickets } from "#server/store/schema.ts";
import { buy, gatewayNetwork, lastOrder, nextDraw, onGatewayPage, openForBuyers } from "./buying";
import { people, refusalOf, TEST_START, type TestShop, type Visitor } from "./harness";

const DEMO = "PM-DEMO-APROBADA";
const MEDELLIN = 10;

let shop: TestShop;
let marta: Visitor;
let jairo: Visitor;
beforeAll(async () => {
  ({ shop, marta, jairo } = await openForBuyers(gatewayNetwork()));
});
beforeEach(async () => {
  shop.clock.set(TEST_START);
  const { json: cart } = await marta.post("/api/carts", { user: people.marta, state: "INCART", order: [] });
  await marta.post("/api/carts/new-related", {
    data: { id: cart.id, loterias: [], recargas: [], createRow: false, revision: cart.revision },
  });
});
const again = (client: Visitor, referencia: string) =>
  client.post("/api/tienda/ordenes/volver-a-jugar", { referencia });
const countOrders = async () => (await shop.store.db.select({ id: orders.id }).from(orders)).length;

describe("a paid purchase", () => {
  test("is put into the cart for the next draw, its numbers and series the same, once however often it is asked for", async () => {
    const before = await countOrders();
    const { sorteo } = await nextDraw(marta, MEDELLIN);
    const first = await again(marta, DEMO);
    expect(first.status).toBe(200);
    const { carrito, devueltas, cerradas, jugadas } = first.json;
    expect([devueltas, cerradas]).toEqual([1, 0]);
    expect(jugadas).toEqual([
      {
        desLoteria: "Lotería de Medellín",
        numero: expect.stringMatching(/^\d{4}$/),
        serie: expect.stringMatching(/^\d{3}$/),
        sorteo,
        fracciones: 3,
        estado: "EN_CARRITO",
      },
    ]);
    const [{ numero, serie }] = jugadas;
    expect(carrito.lotteries).toMatchObject([{ numero, serie, fracciones: 3, lottery: { sorteo }, cerrado: false }]);
    expect((await again(marta, DEMO)).json.carrito.lotteries).toHaveLength(1);
    expect(await countOrders()).toBe(before);
  });

  test("of a draw that is still open plays in the one after it, and says where there is none", async () => {
    const { json } = await buy(marta, people.marta, [{ numero: "7401", serie: "100", fracciones: 2 }]);
    await onGatewayPage(shop, json.processUrl, { accion: "aprobar" });
    const { sorteo } = await nextDraw(marta, MEDELLIN);
    const { db } = shop.store;
    const future = await db
      .select({ no: draws.drawNumber })
      .from(draws)
      .where(and(eq(draws.lotteryId, MEDELLIN), gt(draws.drawNumber, sorteo)));
    const { jugadas, devueltas } = (await again(marta, json.reference)).json;
    expect(jugadas).toEqual([
      future.length > 0
        ? expect.objectContaining({ sorteo: future[0]!.no, estado: "EN_CARRITO" })
        : expect.objectContaining({ sorteo: null, fracciones: 0, estado: "SIN_SORTEO" }),
    ]);
    expect(devueltas).toBe(future.length > 0 ? 1 : 0);
  });

  test("takes what is left of its tickets, and says of those that are gone", async () => {
    const { sorteo } = await nextDraw(marta, MEDELLIN);
    const [{ numero, serie }] = (await again(marta, DEMO)).json.jugadas;
    const ticket = { lotteryId: MEDELLIN, drawNumber: sorteo, number: numero, series: serie };
    const { db } = shop.store;
    await db.insert(tickets).values(ticket).onConflictDoNothing();
    const sell = (fractionNo: number) => db.insert(fractions).values({ ...ticket, fractionNo, state: "EXTERNAL" });
    await sell(1);
    expect((await again(marta, DEMO)).json.jugadas).toMatchObject([{ fracciones: 2, estado: "EN_CARRITO" }]);
    await sell(2);
    await sell(3);
    const { jugadas, devueltas, cerradas } = (await again(marta, DEMO)).json;
    expect([jugadas[0].fracciones, jugadas[0].estado, devueltas, cerradas]).toEqual([0, "AGOTADA", 0, 1]);
    await db.delete(fractions).where(and(eq(fractions.number, numero), eq(fractions.drawNumber, sorteo)));
  });

  test("[F-25] of somebody else is not found, and one that waits is refused", async () => {
    expect(refusalOf(await again(jairo, DEMO))).toEqual([404, "NOT_FOUND"]);
    await buy(marta, people.marta, [{ numero: "7402", serie: "100", fracciones: 1 }]);
    const { reference } = await lastOrder(shop);
    expect(refusalOf(await again(marta, reference))).toEqual([409, "ORDER_UNFINISHED"]);
  });
});
