/** `npm run conciliar`: a day held against both gateways, and the tasks that a person closes. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asc, eq } from "drizzle-orm";
import { payRefunds } from "#server/jobs/refunds.ts";
import { reconcileCommand } from "#server/reconcileCommand.ts";
import { openLedger } from "#server/store/ledger.ts";
import { messages, orderLines, orders, refunds, sales, sandboxSessions, users } from "#server/store/schema.ts";
import {
  broken,
  endOpenPurchases,
  fillCart,
  gatewayNetwork,
  onGatewayPage,
  openForBuyers,
  pay,
  payBody,
  rewind,
  silence,
} from "./buying";
import { people, type TestShop, type Visitor } from "./harness";

let shop: TestShop;
let marta: Visitor;
const network = gatewayNetwork();
/** A day on which nothing was bought but by these tests. */
const TODAY = "2026-11-20";

beforeAll(async () => {
  ({ shop, marta } = await openForBuyers(network));
});
beforeEach(() => rewind(shop, network));
afterEach(async () => {
  expect(await broken(shop)).toEqual([]);
  await endOpenPurchases(shop);
});

/** The command as the operator runs it, on the test's shop. */
async function conciliar(...args: string[]) {
  const said: { out: string[]; err: string[] } = { out: [], err: [] };
  const terminal = { out: (line: string) => said.out.push(line), err: (line: string) => said.err.push(line) };
  const open = () => Promise.resolve({ shop: shop.shop, close: () => Promise.resolve() });
  const code = await reconcileCommand(args, {}, terminal, open);
  return { code, out: said.out.join("\n"), err: said.err.join("\n") };
}

let number = 2000;

/** A purchase that was paid at a gateway. */
async function bought(typePay: "PLACETOPAY" | "PAYVALIDA"): Promise<string> {
  const filled = await fillCart(marta, people.marta, [{ numero: String((number += 1)), serie: "100", fracciones: 1 }]);
  const { json } = await pay(marta, payBody(people.marta, filled, { typePay }));
  await onGatewayPage(shop, json.processUrl ?? json.DATA.checkout, { accion: "aprobar" });
  return json.reference;
}
const sessionOf = (reference: string) => eq(sandboxSessions.reference, reference);

describe("[F-21] a day", () => {
  test("in which the store and both gateways agree has nothing to be looked at, and counts what was sold", async () => {
    await bought("PLACETOPAY");
    await bought("PAYVALIDA");
    const { code, out } = await conciliar(TODAY);
    expect(out).toContain("Conciliación del 20 de noviembre de 2026");
    expect(out).toMatch(/Ventas: 2, \$12\.000/);
    expect(out).toMatch(/PlaceToPay: \d+ preguntados/);
    expect([code, out.split("\n").at(-1)]).toEqual([0, "Todo cuadra."]);
  });

  test.each(["PLACETOPAY", "PAYVALIDA"] as const)(
    "in which %s says another state names the payment",
    async (gateway) => {
      const reference = await bought(gateway);
      await shop.store.db.update(sandboxSessions).set({ status: "REJECTED" }).where(sessionOf(reference));
      const { code, out } = await conciliar(TODAY);
      expect(code).toBe(1);
      expect(out).toMatch(new RegExp(`Diferencias: 1\n  ${reference}: \\w+ dice \\w+ y aquí está APPROVED`));
      await shop.store.db.update(sandboxSessions).set({ status: "APPROVED" }).where(sessionOf(reference));
      expect((await conciliar(TODAY)).code).toBe(0);
    },
  );

  test("in which a gateway says another amount tells both", async () => {
    const reference = await bought("PAYVALIDA");
    await shop.store.db.update(sandboxSessions).set({ totalPesos: 5_999 }).where(sessionOf(reference));
    const { code, out } = await conciliar(TODAY);
    expect(code).toBe(1);
    expect(out).toContain("por $5.999 COP, y aquí es de $6.000");
    await shop.store.db.update(sandboxSessions).set({ totalPesos: 6_000 }).where(sessionOf(reference));
  });

  test("[F-22] in which a gateway does not answer is not told as right", async () => {
    const reference = await bought("PAYVALIDA");
    network.fault = (url) => (url.includes(reference) ? silence() : undefined);
    const { code, out } = await conciliar(TODAY);
    expect([code, out]).toEqual([1, expect.stringContaining(`${reference}: PayValida no respondió`)]);
  });

  test("whose sales are not those of its orders is told by the rule that is broken", async () => {
    const reference = await bought("PLACETOPAY");
    const [order] = await shop.store.db.select().from(orders).where(eq(orders.reference, reference));
    await shop.store.db.update(sales).set({ amountPesos: 1 }).where(eq(sales.orderId, order!.id));
    const { code, out } = await conciliar(TODAY);
    expect([code, out]).toEqual([1, expect.stringContaining("La base no cuadra, I7: a sale is for its order's total")]);
    await shop.store.db.update(sales).set({ amountPesos: 6_000 }).where(eq(sales.orderId, order!.id));
  });
});

describe("[I5] the ledger", () => {
  test("is told by account; where it differs from what was sold, owed and paid, each difference is told in pesos", async () => {
    const reference = await bought("PLACETOPAY");
    const { out } = await conciliar(TODAY);
    expect(out).toMatch(/Libro, saldos de hoy:\n/);
    expect(out).toMatch(/ {2}billeteras: -\$188\.000/);
    const [order] = await shop.store.db.select().from(orders).where(eq(orders.reference, reference));
    const [sale] = await shop.store.db.select().from(sales).where(eq(sales.orderId, order!.id));
    const now = shop.clock.iso();
    // A debt that was written without its entry.
    const [owed] = await shop.store.db
      .insert(refunds)
      .values({
        ...{ attemptId: sale!.attemptId, orderId: order!.id, amountPesos: 6_000, reason: "second-payment" as const },
        ...{ createdAt: now, nextTryAt: now },
      })
      .returning();
    await shop.store.db.update(users).set({ balancePesos: 45_001 }).where(eq(users.id, order!.userId));
    const differing = await conciliar(TODAY);
    expect(differing.code).toBe(1);
    expect(differing.out).toContain(
      `Libro, por devolver, ${reference}: el libro dice $0 y debe decir -$6.000; diferencia $6.000`,
    );
    expect(differing.out).toContain(
      `Libro, billeteras, persona ${order!.userId}: el libro dice -$45.000 y debe decir -$45.001; diferencia $1`,
    );
    expect(differing.out).not.toContain("La base no cuadra, I5");
    await shop.store.db.delete(refunds).where(eq(refunds.id, owed!.id));
    await shop.store.db.update(users).set({ balancePesos: 45_000 }).where(eq(users.id, order!.userId));
    expect((await conciliar(TODAY)).code).toBe(0);
  });

  test("[F-59] is opened for what a version without one wrote, and then agrees", async () => {
    const [person] = await shop.store.db.select().from(users).where(eq(users.documentNumber, people.jairo));
    expect(await conciliar("asentar")).toMatchObject({ code: 0, out: "Al libro no le falta nada." });
    await shop.store.db.update(users).set({ balancePesos: 1 }).where(eq(users.id, person!.id));
    expect((await conciliar(TODAY)).code).toBe(1);
    expect(await conciliar("asentar")).toMatchObject({ code: 0, out: expect.stringContaining("apertura: 1") });
    expect((await conciliar(TODAY)).code).toBe(0);
    await shop.store.db.update(users).set({ balancePesos: person!.balancePesos }).where(eq(users.id, person!.id));
    await conciliar("asentar");
  });
});

describe("[F-3] a refund that only a person can make", () => {
  test("is listed until it is closed, once, with how; its buyer is told", async () => {
    const reference = await bought("PAYVALIDA");
    const [order] = await shop.store.db.select().from(orders).where(eq(orders.reference, reference));
    const [line] = await shop.store.db.select().from(orderLines).where(eq(orderLines.orderId, order!.id));
    const [sale] = await shop.store.db.select().from(sales).where(eq(sales.orderId, order!.id));
    const now = shop.clock.iso();
    // As after its draw was annulled.
    await shop.store.db.insert(refunds).values({
      attemptId: sale!.attemptId,
      orderId: order!.id,
      amountPesos: 6_000,
      reason: "draw-annulled",
      lotteryId: line!.lotteryId,
      drawNumber: line!.drawNumber,
      createdAt: now,
      nextTryAt: now,
    });
    await shop.store.transaction(openLedger);
    const [owed] = await shop.store.db.select().from(refunds).orderBy(asc(refunds.id));
    const waiting = await conciliar(TODAY);
    expect([waiting.code, waiting.out]).toEqual([0, expect.stringContaining("se le va a pedir a la pasarela")]);
    await payRefunds(shop.shop);
    const task = await conciliar(TODAY);
    expect(task.code).toBe(1);
    expect(task.out).toMatch(
      new RegExp(`  ${owed!.id}  ${reference}  \\$6\\.000  PayValida  desde el 20 de noviembre`),
    );
    expect(task.out).toContain("TAREA: devuélvela a mano. Su pasarela no devuelve por sí misma");
    expect(await conciliar("cerrar", String(owed!.id), "Transferencia 881")).toMatchObject({ code: 0 });
    expect(await conciliar("cerrar", String(owed!.id), "Transferencia 882")).toMatchObject({ code: 1 });
    expect(await conciliar("cerrar", "999999", "x")).toMatchObject({ code: 1, err: "No hay una devolución 999999." });
    expect(await shop.store.db.select().from(refunds)).toMatchObject([{ state: "CLOSED", note: "Transferencia 881" }]);
    const told = await shop.store.db.select().from(messages).where(eq(messages.kind, "refund"));
    expect(told.map(({ subject }) => subject)).toEqual(["Te devolvimos $6.000"]);
    const { code, out } = await conciliar(TODAY);
    expect([code, out]).toEqual([0, expect.stringContaining("Devoluciones hechas: 1, $6.000")]);
  });

  test.each([
    [["ayer"]],
    [["2026-02-30"]],
    [[TODAY, "más"]],
    [["asentar", "más"]],
    [["cerrar"]],
    [["cerrar", "1"]],
    [["cerrar", "x", "nota"]],
    [["cerrar", "1", "  "]],
    [["cerrar", "1", "a", "b"]],
  ])("%j is not understood: 2, and how it is used", async (args) => {
    expect(await conciliar(...args)).toEqual({
      code: 2,
      out: "",
      err: expect.stringMatching(/^Uso: npm run conciliar/),
    });
  });
});
