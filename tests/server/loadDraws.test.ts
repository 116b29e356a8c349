/** What becomes of the shop when a draw is postponed or annulled: what is sold, paid, owed, drawn and won. */
import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { payRefunds } from "#server/jobs/refunds.ts";
import { postponedMessage } from "#server/letters/postponed.ts";
import { refundMessage } from "#server/letters/refund.ts";
import { checkAttempt } from "#server/payments.ts";
import { attemptsOf } from "#server/store/attempts.ts";
import { load, loadInto } from "#server/load/load.ts";
import { reportLines } from "#server/load/report.ts";
import { rowsOf } from "#server/store/database.ts";
import { openLedger } from "#server/store/ledger.ts";
import { draws, fractions, messages, orderLines, orders, refunds } from "#server/store/schema.ts";
import {
  broken,
  buy,
  endOpenPurchases,
  fillCart,
  gatewayNetwork,
  nextDraw,
  onGatewayPage,
  openForBuyers,
  pay,
  payBody,
  rewind,
  silence,
  stateOf,
} from "./buying";
import { isOnPostgres, openBeside, people, refusalOf, type TestShop, type Visitor } from "./harness";
import { countsOf, csv, drawLine, faultsOf, headers, recordsOf, type Over, type Texts } from "./loading";

const MEDELLIN = 10;
const RISARALDA = 11;
const BOYACA = 15;
const SIGLAS: Readonly<Record<number, string>> = { [MEDELLIN]: "MEDE", [RISARALDA]: "RISA", [BOYACA]: "BOYA" };

const network = gatewayNetwork();
let shop: TestShop;
let marta: Visitor;
let jairo: Visitor;
beforeAll(async () => {
  ({ shop, marta, jairo } = await openForBuyers(network));
});
beforeEach(() => rewind(shop, network));
afterEach(async () => {
  expect(await broken(shop)).toEqual([]);
  await endOpenPurchases(shop);
  // The next test annuls the same ones.
  await shop.store.db.delete(refunds).where(isNotNull(refunds.lotteryId));
  await shop.store.transaction(openLedger);
  await shop.store.db.update(draws).set({ annulledAt: null });
});

/** The next draw of a lottery that is sold. */
async function open(lotteryId: number): Promise<typeof draws.$inferSelect> {
  const { sorteo } = await nextDraw(marta, lotteryId);
  const [draw] = await shop.store.db
    .select()
    .from(draws)
    .where(and(eq(draws.lotteryId, lotteryId), eq(draws.drawNumber, sorteo)));
  return draw!;
}

async function loaded(texts: Texts) {
  const report = await load(shop.store, await recordsOf(texts), {
    now: shop.clock.iso(),
    letters: { refundMessageOf: refundMessage, postponedMessageOf: postponedMessage },
  });
  // Everybody reads the list anew.
  shop.clock.advance(1_001);
  return report;
}
const change = (draw: typeof draws.$inferSelect, over: Over) =>
  loaded({ "sorteos.csv": csv(headers.sorteos, drawLine(SIGLAS[draw.lotteryId]!, draw, over)) });

let number = 5_000;
const pick = (ideLoteria = MEDELLIN) => ({ numero: String((number += 1)), serie: "090", fracciones: 2, ideLoteria });
const dayOf = ({ drawsAt }: { drawsAt: string }): string =>
  new Date(Date.parse(drawsAt) - 5 * 3_600_000).toISOString().slice(0, 10).split("-").reverse().join("-");
const checkTicket = (draw: typeof draws.$inferSelect, numero: string, serie: string) =>
  marta.post("/api/Users/etn/consultar-numero-ganador", {
    number: { ideLoteria: draw.lotteryId, fecha: dayOf(draw), numero, serie },
  });
const available = ({ lotteryId, drawNumber }: typeof draws.$inferSelect) =>
  marta.post("/api/Users/etn/consultar-disponiblidad-de-numero", {
    number: { ideLoteria: lotteryId, sorteo: drawNumber, numero: "0042" },
  });
const orderOf = async (reference: string) =>
  (await shop.store.db.select().from(orders).where(eq(orders.reference, reference)))[0]!;

describe("an annulled draw", () => {
  test("is not among the open ones, and its tickets are not offered", async () => {
    const draw = await open(RISARALDA);
    await change(draw, { estado: "anulado" });
    expect((await nextDraw(marta, RISARALDA)).sorteo).not.toBe(draw.drawNumber);
    const { json } = await marta.post("/api/Users/etn/consultar-horarios-loterias", {
      lottery: { ideLoteria: RISARALDA },
    });
    expect(json.data.horariosLoteria[0].fecSorteo).not.toBe(dayOf(draw));
    expect(refusalOf(await available(draw))).toEqual([409, "DRAW_CLOSED"]);
    expect(
      refusalOf(
        await marta.post("/api/Users/etn/consultar-numeros-disponibles", {
          numeroJugar: { ideLoteria: RISARALDA, sorteo: draw.drawNumber },
        }),
      ),
    ).toEqual([409, "DRAW_CLOSED"]);
  });

  test("is closed in a cart, which is refused as for any closed draw", async () => {
    const draw = await open(RISARALDA);
    const filled = await fillCart(marta, people.marta, [pick(RISARALDA), pick()]);
    await change(draw, { estado: "anulado" });
    const { carrito } = (await marta.get("/api/tienda/sesion")).json;
    expect(carrito.lotteries.map(({ cerrado }: { cerrado: boolean }) => cerrado)).toEqual([true, false]);
    const answer = await pay(marta, payBody(people.marta, filled));
    expect(refusalOf(answer).slice(0, 2)).toEqual([409, "DRAW_CLOSED"]);
    expect(answer.text).toContain(filled.ids[0]);
    expect(answer.text).not.toContain(filled.ids[1]);
  });

  test("paid while it was being annulled is owed back, whole, and none of it is sold", async () => {
    const draw = await open(RISARALDA);
    const { json } = await buy(marta, people.marta, [pick(RISARALDA), pick()]);
    const { owed } = await change(draw, { estado: "anulado" });
    expect(owed).toEqual([]);
    await onGatewayPage(shop, json.processUrl, { accion: "aprobar" });
    await stateOf(marta, json.reference);
    const order = await orderOf(json.reference);
    expect(order.state).toBe("REFUND_DUE");
    expect(await shop.store.db.select().from(refunds).where(eq(refunds.orderId, order.id))).toMatchObject([
      { reason: "fractions-gone", amountPesos: order.totalPesos, doneAt: null },
    ]);
  });

  test("gives out no page to pay it: neither the one that is out nor a new one", async () => {
    const draw = await open(RISARALDA);
    const payOn = (referencia: string, client: Visitor) =>
      client.post("/api/tienda/ordenes/pagar", { referencia, medio: "PLACETOPAY" });
    const { json: out } = await buy(marta, people.marta, [pick(RISARALDA)]);
    network.fault = silence;
    const late = await fillCart(jairo, people.jairo, [pick(RISARALDA), pick()]);
    expect((await pay(jairo, payBody(people.jairo, late))).status).toBe(502);
    network.fault = undefined;
    const [unpaid] = await shop.store.db.select().from(orders).where(eq(orders.cartId, late.idcart));
    await change(draw, { estado: "anulado" });
    expect(refusalOf(await payOn(out.reference, marta))).toEqual([409, "ORDER_WAITING"]);
    expect(refusalOf(await payOn(unpaid!.reference, jairo))).toEqual([409, "ORDER_CLOSING"]);
    const back = (await jairo.get("/api/tienda/sesion")).json.carrito.lotteries;
    expect(back.map(({ lottery }: { lottery: { ideLoteria: number } }) => lottery.ideLoteria)).toEqual([MEDELLIN]);
  });

  test("is told with what was bought of it, as often as it is loaded; the orders stay as they are", async () => {
    const draw = await open(RISARALDA);
    const { json } = await buy(marta, people.marta, [pick(RISARALDA), pick()]);
    await onGatewayPage(shop, json.processUrl, { accion: "aprobar" });
    await stateOf(marta, json.reference);
    const order = await orderOf(json.reference);
    const [line] = await shop.store.db
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.lotteryId, RISARALDA)));
    const owed = [
      {
        lotteryId: RISARALDA,
        drawNumber: draw.drawNumber,
        abbreviation: "RISA",
        reference: order.reference,
        fractions: 2,
        pesos: line!.totalPesos,
      },
    ];
    const first = await change(draw, { estado: "anulado" });
    expect([countsOf(first), first.owed]).toEqual([{ "sorteos.csv": "1~" }, owed]);
    const again = await change(draw, { estado: "anulado" });
    expect([countsOf(again), again.owed]).toEqual([{ "sorteos.csv": "1=" }, owed]);
    const pesos = `$${new Intl.NumberFormat("es-CO", { useGrouping: "always" } as Intl.NumberFormatOptions).format(line!.totalPesos)}`;
    expect(reportLines(again, false)).toEqual([
      "sorteos.csv: sin cambios, 1 igual",
      `Por devolver de RISA ${draw.drawNumber}, anulado: 2 fracciones, ${pesos}, en 1 compra`,
      `  ${order.reference}: 2 fracciones, ${pesos}`,
    ]);
    expect((await orderOf(order.reference)).state).toBe("APPROVED");
    const sold = await shop.store.db.select().from(fractions).where(eq(fractions.orderLineId, line!.id));
    expect(sold.map(({ state }) => state)).toEqual(["SOLD", "SOLD"]);
  });

  /** A purchase that was paid, of one bet for each lottery. */
  async function bought(...lotteries: number[]): Promise<string> {
    const { json } = await buy(
      marta,
      people.marta,
      lotteries.map((lottery) => pick(lottery)),
    );
    await onGatewayPage(shop, json.processUrl, { accion: "aprobar" });
    expect((await orderOf(json.reference)).state).toBe("APPROVED");
    return json.reference;
  }
  const refundsOf = async (reference: string) =>
    shop.store.db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, (await orderOf(reference)).id));

  test("that was all of a purchase gives its payment back, once, and tells its buyer", async () => {
    const draw = await open(RISARALDA);
    const reference = await bought(RISARALDA);
    const { id, totalPesos } = await orderOf(reference);
    await change(draw, { estado: "anulado" });
    await change(draw, { estado: "anulado" });
    expect(await refundsOf(reference)).toMatchObject([
      { reason: "draw-annulled", amountPesos: totalPesos, drawNumber: draw.drawNumber, state: "OWED" },
    ]);
    await payRefunds(shop.shop);
    expect(await refundsOf(reference)).toMatchObject([{ state: "DONE" }]);
    expect((await orderOf(reference)).state).toBe("REFUNDED");
    const [line] = await shop.store.db.select().from(orderLines).where(eq(orderLines.orderId, id));
    expect(await shop.store.db.select().from(fractions).where(eq(fractions.orderLineId, line!.id))).toEqual([]);
    const told = (await shop.store.db.select().from(messages)).filter(
      ({ kind, text }) => kind === "refund" && text.includes(reference),
    );
    expect(told.map(({ subject }) => subject.slice(0, 12))).toEqual(["Vamos a devo", "Te devolvimo"]);
    expect(told[0]!.text).toContain(`La lotería anuló el sorteo ${draw.drawNumber} de Risaralda`);
    const { owed } = await change(draw, { estado: "anulado" });
    expect(owed.map((one) => one.reference)).not.toContain(reference);
  });

  test("that was a part of a purchase waits for a person, less what its coupon took off, and is not played again", async () => {
    const draw = await open(RISARALDA);
    const reference = await bought(RISARALDA, MEDELLIN);
    const { id } = await orderOf(reference);
    // As with a coupon of 500 pesos for this bet.
    const ofDraw = and(eq(orderLines.orderId, id), eq(orderLines.lotteryId, RISARALDA));
    const [line] = await shop.store.db.select().from(orderLines).where(ofDraw);
    await shop.store.db.update(orderLines).set({ discountPesos: 500 }).where(ofDraw);
    await change(draw, { estado: "anulado" });
    expect(await refundsOf(reference)).toMatchObject([{ amountPesos: line!.totalPesos - 500 }]);
    await payRefunds(shop.shop);
    expect(await refundsOf(reference)).toMatchObject([{ state: "TASK" }]);
    expect((await orderOf(reference)).state).toBe("APPROVED");
    const again = { "sorteos.csv": csv(headers.sorteos, drawLine("RISA", draw)) };
    expect(
      await faultsOf(load(shop.store, await recordsOf(again), { now: shop.clock.iso(), mayCorrect: true })),
    ).toEqual(["sorteos.csv:2:11 «estado»: el sorteo está anulado y sus compras se devuelven: no vuelve a jugarse"]);
    await shop.store.db.delete(refunds).where(eq(refunds.orderId, id));
    await shop.store.db.update(draws).set({ annulledAt: null });
    await shop.store.db.update(orderLines).set({ discountPesos: 0 }).where(ofDraw);
    await shop.store.transaction(openLedger);
  });

  test("whose bet a coupon paid for whole owes nothing, and tells its buyer of no refund", async () => {
    const draw = await open(RISARALDA);
    const reference = await bought(RISARALDA, MEDELLIN);
    const { id } = await orderOf(reference);
    const ofDraw = and(eq(orderLines.orderId, id), eq(orderLines.lotteryId, RISARALDA));
    await shop.store.db
      .update(orderLines)
      .set({ discountPesos: sql`${orderLines.totalPesos}` })
      .where(ofDraw);
    await change(draw, { estado: "anulado" });
    expect(await refundsOf(reference)).toEqual([]);
    const told = (await shop.store.db.select().from(messages)).filter(
      ({ kind, text }) => kind === "refund" && text.includes(reference),
    );
    expect(told).toEqual([]);
    await shop.store.db.update(draws).set({ annulledAt: null });
    await shop.store.db.update(orderLines).set({ discountPesos: 0 }).where(ofDraw);
  });

  test.runIf(isOnPostgres())(
    "[F-17] [F-58] whose purchase is just being reversed at its gateway owes nothing that went back, whichever is first",
    async () => {
      const draw = await open(RISARALDA);
      const reference = await bought(RISARALDA);
      const [attempt] = await attemptsOf(shop.store.db, (await orderOf(reference)).id);
      const { requestId } = attempt!;
      await shop.shop.gateways.get("PLACETOPAY")!.reverse!({ requestId: requestId!, reference });
      const texts = { "sorteos.csv": csv(headers.sorteos, drawLine("RISA", draw, { estado: "anulado" })) };
      const records = await recordsOf(texts);
      const beside = await openBeside(shop.store);
      let reversal: Promise<unknown> | undefined;
      await beside.transaction(async (tx) => {
        await tx
          .select()
          .from(draws)
          .where(and(eq(draws.lotteryId, RISARALDA), eq(draws.drawNumber, draw.drawNumber)))
          .for("update");
        reversal = checkAttempt(shop.shop, attempt!);
        await expect
          .poll(() => rowsOf(shop.store.db, sql`select 1 from pg_locks where not granted`), { timeout: 30_000 })
          .not.toEqual([]);
        await loadInto(tx, records, { now: shop.clock.iso() });
      });
      await reversal;
      expect((await orderOf(reference)).state).toBe("REFUNDED");
      // Each waits for what the other holds: one of them is begun again, and finds what the other did.
      expect((await refundsOf(reference)).filter(({ doneAt }) => doneAt === null)).toEqual([]);
    },
  );

  test("has no result: the check knows none and the load takes none", async () => {
    const draw = await open(RISARALDA);
    await change(draw, { estado: "anulado" });
    shop.clock.set(new Date(Date.parse(draw.drawsAt) + 3_600_000).toISOString());
    expect(refusalOf(await checkTicket(draw, "0042", "001"))).toEqual([404, "RESULT_UNKNOWN"]);
    expect(
      await faultsOf(loaded({ "resultados.csv": csv(headers.resultados, `RISA,${draw.drawNumber},0042,001`) })),
    ).toEqual([`resultados.csv:2:2 «sorteo»: el sorteo ${draw.drawNumber} está anulado: no tiene resultado`]);
  });

  test("is played again as a correction alone", async () => {
    const draw = await open(BOYACA);
    await change(draw, { estado: "anulado" });
    const texts = { "sorteos.csv": csv(headers.sorteos, drawLine("BOYA", draw)) };
    expect(await faultsOf(loaded(texts))).toEqual([
      "sorteos.csv:2:11 «estado»: el sorteo está anulado; con --corregir vuelve a jugarse",
    ]);
    await load(shop.store, await recordsOf(texts), { now: shop.clock.iso(), mayCorrect: true });
    shop.clock.advance(1_001);
    expect((await nextDraw(marta, BOYACA)).sorteo).toBe(draw.drawNumber);
  });
});

describe("a postponed draw", () => {
  test("is sold until its new closing; what was sold stays, and is won on its new day", async () => {
    const draw = await open(MEDELLIN);
    const chosen = pick();
    const { json } = await buy(marta, people.marta, [chosen]);
    await onGatewayPage(shop, json.processUrl, { accion: "aprobar" });
    await stateOf(marta, json.reference);
    const [, next] = await shop.store.db
      .select()
      .from(draws)
      .where(and(eq(draws.lotteryId, MEDELLIN), gt(draws.closesAt, shop.clock.iso())))
      .orderBy(asc(draws.closesAt));
    // The day after, an hour earlier.
    const day = new Date(Date.parse(draw.drawsAt) - 5 * 3_600_000 + 86_400_000).toISOString().slice(0, 10);
    expect(countsOf(await change(draw, { dia: day, cierre: "21:30", hora: "22:00", estado: "aplazado" }))).toEqual({
      "sorteos.csv": "1~",
    });
    // Told once, however often it is loaded.
    await change(draw, { dia: day, cierre: "21:30", hora: "22:00", estado: "aplazado" });
    const told = (await shop.store.db.select().from(messages)).filter(
      ({ kind, text }) => kind === "postponed" && text.includes(json.reference),
    );
    expect(told.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["marta.restrepo@ejemplo.co", "Medellín cambió de fecha: juega el sábado 21 de noviembre"],
    ]);
    expect(told[0]!.text).toContain(chosen.numero);
    const moved = await open(MEDELLIN);
    expect([moved.drawNumber, moved.closesAt < next!.closesAt]).toEqual([draw.drawNumber, true]);

    // Past its first closing and its first hour it is still sold, and cannot have been drawn.
    shop.clock.set(new Date(Date.parse(draw.drawsAt) + 60_000).toISOString());
    expect((await available(draw)).status).toBe(200);
    const result = {
      "resultados.csv": csv(headers.resultados, `MEDE,${draw.drawNumber},${chosen.numero},${chosen.serie}`),
    };
    expect(await faultsOf(loaded(result))).toEqual([
      `resultados.csv:2:2 «sorteo»: el sorteo ${draw.drawNumber} todavía no se ha jugado: es ${day} 22:00`,
    ]);
    expect((await buy(jairo, people.jairo, [pick()])).status).toBe(200);
    shop.clock.set(moved.closesAt);
    expect(refusalOf(await available(moved))).toEqual([409, "DRAW_CLOSED"]);

    shop.clock.set(new Date(Date.parse(moved.drawsAt) + 60_000).toISOString());
    await loaded(result);
    expect((await orderOf(json.reference)).state).toBe("APPROVED");
    const { json: results } = await marta.post("/api/Users/etn/consultar-resultados", {
      loterie: { fecha: dayOf(moved), ideLoteria: MEDELLIN },
    });
    expect(results.data[0]).toMatchObject({
      sorteo: draw.drawNumber,
      numero: chosen.numero,
      fecSorteo: dayOf(moved),
      horaSorteo: "22:00",
    });
    expect(refusalOf(await checkTicket(draw, chosen.numero, chosen.serie))).toEqual([404, "RESULT_UNKNOWN"]);
    // Its secos are not known yet.
    expect(refusalOf(await checkTicket(moved, chosen.numero, chosen.serie))).toEqual([409, "PLAN_UNKNOWN"]);
  });
});
