/** Recharges that were paid for: each is made once, whatever the operator or the process does, or its money goes back. */
import { and, asc, eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refundMessage } from "#server/letters/refund.ts";
import { pollPayments } from "#server/jobs/poller.ts";
import { makeRecharges } from "#server/jobs/recharges.ts";
import { payRefunds } from "#server/jobs/refunds.ts";
import { createLog } from "#server/log.ts";
import { createOperators } from "#server/operators/create.ts";
import { reconcileCommand } from "#server/reconcileCommand.ts";
import { receiptOf } from "#server/receipts.ts";
import { eraseAccount, isBusy } from "#server/store/accounts.ts";
import { readFigures } from "#server/store/figures.ts";
import { rowsOf } from "#server/store/database.ts";
import { dataOf } from "#server/store/ownData.ts";
import { ASKING_MS, RECHARGE_WAITS_MS, settleRecharge, takeRecharge } from "#server/store/recharges.ts";
import {
  fractions,
  ledgerEntries,
  ledgerLines,
  messages,
  orderLines,
  orderRecharges,
  orders,
  paymentAttempts,
  refunds,
  sandboxSessions,
  users,
} from "#server/store/schema.ts";
import { closeRefund } from "#server/store/settlement.ts";
import {
  broken,
  endOpenPurchases,
  gatewayNetwork,
  onGatewayPage,
  openForBuyers,
  pay,
  payBody,
  rewind,
  stateOf,
} from "./buying";
import {
  failingStore,
  isOnPostgres,
  logLines,
  openBeside,
  people,
  visitor,
  type TestShop,
  type Visitor,
} from "./harness";
import { buyBoth, fillBoth, keptRecharges, packageLine, topUp, watchedOperators } from "./recharging";

const MINUTE = 60_000;
const BET = { numero: "5127", serie: "020", fracciones: 1 };

let shop: TestShop;
let marta: Visitor;
let lines = "";
const network = gatewayNetwork();
const operators = watchedOperators();

beforeAll(async () => {
  ({ shop, marta } = await openForBuyers(network));
  shop.shop.operators = operators;
  shop.shop.log = createLog("info", { destination: { write: (line: string) => void (lines += line) } });
});
beforeEach(() => {
  rewind(shop, network);
  operators.rewind();
  lines = "";
});
afterEach(async () => {
  operators.rewind();
  expect(await broken(shop)).toEqual([]);
  expect(lines).not.toContain("3104827193");
  // One recharge is asked for with one key, and no key is ever another recharge's.
  const kept = await shop.store.db.select().from(orderRecharges).where(eq(orderRecharges.state, "DONE"));
  for (const { id, pesos } of kept) {
    const made = [...operators.made].filter(([key]) => key.endsWith(`-${id}`));
    if (made.length > 0) expect(made).toMatchObject([[expect.anything(), { pesos }]]);
  }
  await drain();
  await endOpenPurchases(shop);
});

/** Everything that is under way is made, and every task closed. */
async function drain(): Promise<void> {
  for (let round = 0; round <= RECHARGE_WAITS_MS.length + 1; round += 1) {
    await makeRecharges(shop.shop);
    shop.clock.advance(61 * MINUTE);
  }
  for (const { id } of await shop.store.db.select().from(orderRecharges).where(eq(orderRecharges.state, "TASK")))
    await conciliar("recarga", String(id), "hecha", "De la prueba");
  await payRefunds(shop.shop);
  for (const { id } of await shop.store.db.select().from(refunds).where(eq(refunds.state, "TASK")))
    await closeRefund(shop.store, id, { note: "De la prueba", messageOf: refundMessage, now: shop.clock.now() });
}

const alarms = () => logLines(lines).flatMap(({ alarm }) => alarm ?? []);
/** What the log says of the recharges of a purchase. */
const toldOf = (reference: string) =>
  logLines(lines).filter((line) => line["reference"] === reference && line["rechargeId"] !== undefined);
const orderOf = async (reference: string) =>
  (await shop.store.db.select().from(orders).where(eq(orders.reference, reference)))[0]!;
const refundsOf = async (reference: string) =>
  shop.store.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, (await orderOf(reference)).id))
    .orderBy(asc(refunds.id));
const buy = (recargas: readonly object[], options: Parameters<typeof buyBoth>[4] = {}) =>
  buyBoth(shop, marta, people.marta, recargas, options);
const askedFor = async (reference: string) => operators.asked.filter(({ key }) => key.startsWith(reference));
const shown = async (reference: string) => (await stateOf(marta, reference)).json.data.order;
/** Has the gateway asked for a payment when the poller comes. */
const askAgain = (reference: string) =>
  shop.store.db
    .update(paymentAttempts)
    .set({ nextCheckAt: shop.clock.iso() })
    .where(eq(paymentAttempts.reference, reference));
const silent = () => ({ outcome: "unknown" as const, fault: "HTTP: ETIMEDOUT" });

/** PayValida takes a payment back by itself (F-19), and says so. */
async function reverse(reference: string): Promise<void> {
  await shop.store.db
    .update(sandboxSessions)
    .set({ status: "REFUNDED" })
    .where(eq(sandboxSessions.reference, reference));
  await askAgain(reference);
  await pollPayments(shop.shop);
}

async function conciliar(...args: string[]) {
  const said: string[] = [];
  const terminal = { out: (line: string) => said.push(line), err: (line: string) => said.push(line) };
  const open = () => Promise.resolve({ shop: shop.shop, close: () => Promise.resolve() });
  return { code: await reconcileCommand(args, {}, terminal, open), said: said.join("\n") };
}

describe("a recharge that was paid for", () => {
  test("is made by its operator once, and the purchase tells how far it is", async () => {
    const reference = await buy([topUp(), packageLine({ celular: "3110002233" })], { picks: [BET] });
    const paidAt = shop.clock.iso();
    expect((await shown(reference)).recharges).toMatchObject([
      { estado: "EN_ESPERA", fecha: paidAt },
      { estado: "EN_ESPERA", fecha: paidAt },
    ]);
    shop.clock.advance(2_000);
    expect(await makeRecharges(shop.shop)).toBe(2);
    expect(await makeRecharges(shop.shop)).toBe(0);
    const [first, second] = await keptRecharges(shop, reference);
    expect(await askedFor(reference)).toEqual([
      {
        key: `${reference}-${first!.id}`,
        phone: "3104827193",
        operatorId: 101,
        operatorCode: "CLARO",
        packageId: null,
        pesos: 20_000,
      },
      expect.objectContaining({ key: `${reference}-${second!.id}`, packageId: "CLARO-001", pesos: 2_000 }),
    ]);
    const done = { estado: "HECHA", fecha: shop.clock.iso() };
    const order = await shown(reference);
    expect(order.recharges).toMatchObject([done, done]);
    expect(order.eventos.slice(2)).toMatchObject([
      { tipo: "APROBADA", valor: 28_000 },
      { tipo: "BILLETE" },
      ...[20_000, 2_000].flatMap((valor) =>
        ["RECARGA_ENVIADA", "RECARGA_HECHA"].map((tipo) => ({ tipo, operador: "Claro", valor, fecha: done.fecha })),
      ),
    ]);
    const filter = encodeURIComponent(JSON.stringify({ where: { user: people.marta, reference } }));
    expect((await marta.get(`/api/carts?filter=${filter}`)).json).toMatchObject([
      {
        total: 28_000,
        recharges: [
          { ...done, valor: 20_000 },
          { ...done, desPaquete: "Todo incluido 1 día 250 MB" },
        ],
      },
    ]);
  });

  test("is in the letter of its purchase, on the receipt, and in what is kept of its buyer", async () => {
    const alone = await buy([packageLine({ celular: "3110002233" })]);
    const reference = await buy([topUp()], { picks: [BET] });
    await makeRecharges(shop.shop);
    const letterOf = async (of: string) =>
      (
        await shop.store.db
          .select()
          .from(messages)
          .where(eq(messages.key, `purchase ${of}`))
      )[0]!;
    expect((await letterOf(alone)).subject.replaceAll("\u00a0", " ")).toBe("Tu recarga de Claro: $2.000");
    expect((await letterOf(alone)).text).not.toMatch(/billete|lotería/i);
    const both = await letterOf(reference);
    expect(both.subject).toMatch(/^Tu billete de Medellín/);
    expect(both.text).toContain("Recarga, Claro, 3104827193");
    for (const of of [alone, reference]) {
      const pdf = await receiptOf(shop.store.db, shop.config, (await orderOf(of)).id);
      expect(pdf!.subarray(0, 5).toString()).toBe("%PDF-");
    }
    const { userId } = await orderOf(reference);
    const { compras } = (await dataOf(shop.store.db, userId, shop.clock.iso())) as {
      compras: { referencia: string; recargas: object[] }[];
    };
    expect(compras.find(({ referencia }) => referencia === reference)!.recargas).toMatchObject([
      { celular: "3104827193", operador: "Claro", pesos: 20_000, estado: "DONE" },
    ]);
  });

  test("[F-16] is made once however often its payment is told", async () => {
    const reference = await buy([topUp()]);
    await makeRecharges(shop.shop);
    for (let time = 0; time < 3; time += 1) {
      shop.clock.advance(5 * MINUTE);
      await askAgain(reference);
      await pollPayments(shop.shop);
      await makeRecharges(shop.shop);
    }
    expect(await askedFor(reference)).toHaveLength(1);
  });

  test("is asked for by one of several processes", async () => {
    const references = [await buy([topUp(), topUp(), topUp()]), await buy([topUp(), topUp()])];
    const beside = await Promise.all([1, 2, 3].map(() => openBeside(shop.store)));
    await Promise.all([shop.store, ...beside].map((store) => makeRecharges({ ...shop.shop, store })));
    for (const reference of references)
      for (const { tries, state } of await keptRecharges(shop, reference)) expect([tries, state]).toEqual([1, "DONE"]);
    expect(operators.asked).toHaveLength(5);
  });
});

describe("the sender of recharges", () => {
  test("takes up nothing where nobody makes recharges", async () => {
    const reference = await buy([topUp()]);
    expect(await makeRecharges({ ...shop.shop, operators: null })).toBe(0);
    expect(await keptRecharges(shop, reference)).toMatchObject([{ state: "WAITING", tries: 0 }]);
    expect(await makeRecharges(shop.shop)).toBe(1);
    const [made] = await keptRecharges(shop, reference);
    expect(toldOf(reference)).toMatchObject([
      { msg: "a recharge was made", rechargeId: made!.id, tries: 1, level: 30 },
    ]);
  });

  test("whose store fails after the operator spoke says of which recharge, goes on with the next, and asks again", async () => {
    const [first, second] = [await buy([topUp()]), await buy([topUp()])];
    // The first transaction takes a recharge; the second writes down what its operator said.
    const store = failingStore(shop.store, (transaction) => transaction === 2);
    expect(await makeRecharges({ ...shop.shop, store })).toBe(2);
    const [[unwritten], [made]] = [await keptRecharges(shop, first), await keptRecharges(shop, second)];
    expect([unwritten!.state, made!.state]).toEqual(["SENT", "DONE"]);
    expect(toldOf(first)).toMatchObject([
      {
        ...{ msg: "what an operator said could not be written down", level: 50, rechargeId: unwritten!.id },
        err: { message: "planted" },
      },
    ]);
    shop.clock.advance(ASKING_MS);
    expect(await makeRecharges(shop.shop)).toBe(1);
    expect(await keptRecharges(shop, first)).toMatchObject([{ state: "DONE", tries: 2 }]);
    expect([...operators.made.keys()].filter((key) => key.startsWith(first))).toHaveLength(1);
  });
});

describe("an operator that says nothing", () => {
  test("is asked again with the same key, at growing intervals, and never with another", async () => {
    const reference = await buy([topUp()]);
    operators.after = silent;
    await makeRecharges(shop.shop);
    expect((await shown(reference)).recharges).toMatchObject([{ estado: "ENVIADA", fecha: shop.clock.iso() }]);
    const asked = shop.clock.iso();
    const askedAt = async () =>
      (await shown(reference)).eventos.filter(({ tipo }: { tipo: string }) => tipo.startsWith("RECARGA"));
    const first = [{ tipo: "RECARGA_ENVIADA", fecha: asked }];
    expect(await askedAt()).toMatchObject(first);
    for (const wait of RECHARGE_WAITS_MS.slice(0, -1)) {
      shop.clock.advance(wait - 1);
      expect(await makeRecharges(shop.shop)).toBe(0);
      shop.clock.advance(1);
      expect(await makeRecharges(shop.shop)).toBe(1);
    }
    operators.after = () => undefined;
    expect((await shown(reference)).recharges).toMatchObject([{ estado: "ENVIADA", fecha: asked }]);
    expect(await askedAt()).toMatchObject(first);
    const all = await askedFor(reference);
    expect(all).toHaveLength(RECHARGE_WAITS_MS.length);
    expect(new Set(all.map(({ key }) => key)).size).toBe(1);
    expect([...operators.made.keys()].filter((key) => key.startsWith(reference))).toHaveLength(1);
  });

  test("is asked no more in the end: a person is called, finds out, and says so once", async () => {
    const [reference, other] = [await buy([topUp()]), await buy([topUp()])];
    operators.before = silent;
    for (const wait of [0, ...RECHARGE_WAITS_MS]) {
      shop.clock.advance(wait);
      await makeRecharges(shop.shop);
    }
    expect(alarms()).toEqual(["recharge-task", "recharge-task"]);
    expect(await askedFor(reference)).toHaveLength(RECHARGE_WAITS_MS.length);
    expect((await shown(reference)).recharges).toMatchObject([{ estado: "EN_REVISION" }]);
    const [[first], [second]] = [await keptRecharges(shop, reference), await keptRecharges(shop, other)];
    expect(toldOf(reference).at(-1)).toMatchObject({
      ...{ msg: "nobody knows whether a recharge was made", alarm: "recharge-task", level: 50 },
      rechargeId: first!.id,
    });
    expect(toldOf(reference)[0]).toMatchObject({
      ...{ msg: "an operator did not make a recharge", outcome: "unknown", fault: "HTTP: ETIMEDOUT", level: 40 },
      ...{ rechargeId: first!.id, tries: 1 },
    });
    const fault = "The operator did not say whether it was made";
    expect(first).toMatchObject({ state: "TASK", nextTryAt: null, stateAt: shop.clock.iso(), fault });
    const listed = await conciliar("2026-11-20");
    expect(listed.code).toBe(1);
    expect(listed.said).toContain("Recargas sin terminar: 2");
    expect(listed.said).toMatch(
      new RegExp(
        `  ${first!.id}  ${reference}  \\$20\\.000  Claro .*TAREA: pregúntale al operador. El operador no dijo si la hizo`,
      ),
    );
    expect((await conciliar("recarga", String(first!.id), "hecha", "Lo confirmó Claro")).code).toBe(0);
    expect((await conciliar("recarga", String(first!.id), "fallida", "No")).code).toBe(1);
    expect((await conciliar("recarga", "999999", "hecha", "x")).said).toBe("No hay una recarga 999999.");
    expect((await conciliar("recarga", String(second!.id), "fallida", "Claro no la hizo")).code).toBe(0);
    expect((await shown(reference)).recharges).toMatchObject([{ estado: "HECHA" }]);
    expect((await shown(other)).recharges).toMatchObject([{ estado: "FALLIDA" }]);
    expect(await refundsOf(reference)).toEqual([]);
    expect(await refundsOf(other)).toMatchObject([{ reason: "recharge-failed", amountPesos: 20_000 }]);
  });

  test.each([
    [["recarga"]],
    [["recarga", "1", "hecha"]],
    [["recarga", "1", "tal vez", "x"]],
    [["recarga", "x", "hecha", "x"]],
    [["recarga", "1", "hecha", "x", "y"]],
  ])("%j is not understood", async (args) =>
    expect(await conciliar(...args)).toMatchObject({ code: 2, said: expect.stringMatching(/^Uso/) }),
  );

  test("makes its recharge late: what it says then counts, and nothing is made twice", async () => {
    const reference = await buy([topUp()]);
    operators.after = silent;
    await makeRecharges(shop.shop);
    operators.rewind();
    shop.clock.advance(MINUTE);
    await makeRecharges(shop.shop);
    expect(await keptRecharges(shop, reference)).toMatchObject([{ state: "DONE", tries: 2, fault: null }]);
  });
});

describe("a process that stops", () => {
  test("between writing down that the operator is asked and asking leaves it to be asked", async () => {
    const reference = await buy([topUp()]);
    expect((await takeRecharge(shop.store, shop.clock.now()))?.recharge).toMatchObject({ state: "SENT", tries: 1 });
    shop.clock.advance(ASKING_MS - 1);
    expect(await makeRecharges(shop.shop)).toBe(0);
    shop.clock.advance(1);
    expect(await makeRecharges(shop.shop)).toBe(1);
    expect(await keptRecharges(shop, reference)).toMatchObject([{ state: "DONE", tries: 2 }]);
    expect(await askedFor(reference)).toHaveLength(1);
  });

  test("between the operator's word and writing it down has it said again to the same key", async () => {
    const reference = await buy([topUp()]);
    const taken = (await takeRecharge(shop.store, shop.clock.now()))!;
    const { recharge, order } = taken;
    const { phone, operatorId, operatorCode, packageId, pesos } = recharge;
    await operators.recharge({
      key: `${order.reference}-${recharge.id}`,
      phone,
      operatorId,
      operatorCode,
      packageId,
      pesos,
    });
    shop.clock.advance(ASKING_MS);
    await makeRecharges(shop.shop);
    expect(await keptRecharges(shop, reference)).toMatchObject([{ state: "DONE" }]);
    expect([...operators.made.keys()].filter((key) => key.startsWith(reference))).toHaveLength(1);
  });

  test("and speaks late changes nothing of what the next one was told; one that says otherwise calls somebody", async () => {
    const reference = await buy([topUp()]);
    const slow = (await takeRecharge(shop.store, shop.clock.now()))!.recharge;
    shop.clock.advance(ASKING_MS);
    const next = (await takeRecharge(shop.store, shop.clock.now()))!.recharge;
    const told = { now: shop.clock.now(), messageOf: refundMessage };
    await settleRecharge(shop.store, slow, { outcome: "unknown", fault: "late" }, told);
    expect(await keptRecharges(shop, reference)).toMatchObject([
      { state: "SENT", fault: null, nextTryAt: next.nextTryAt },
    ]);
    await settleRecharge(shop.store, next, { outcome: "done", reference: "T-1" }, told);
    expect(await settleRecharge(shop.store, slow, { outcome: "done", reference: "T-1" }, told)).toMatchObject({
      isContradicted: false,
    });
    expect(await settleRecharge(shop.store, slow, { outcome: "refused", fault: "No" }, told)).toMatchObject({
      recharge: { state: "DONE" },
      isContradicted: true,
    });
    expect(await refundsOf(reference)).toEqual([]);
  });
});

describe("a word that comes late", () => {
  const settle = (taken: Parameters<typeof settleRecharge>[1], word: Parameters<typeof settleRecharge>[2]) =>
    settleRecharge(shop.store, taken, word, { now: shop.clock.now(), messageOf: refundMessage });

  test("of silence leaves a recharge alone that waits for a person since its purchase went back", async () => {
    const reference = await buy([topUp()], { typePay: "PAYVALIDA" });
    const { recharge } = (await takeRecharge(shop.store, shop.clock.now()))!;
    await reverse(reference);
    const task = { state: "TASK", nextTryAt: null, fault: "Its purchase was given back meanwhile" };
    expect(await settle(recharge, { outcome: "unknown", fault: "late" })).toMatchObject({
      recharge: task,
      isContradicted: false,
    });
    shop.clock.advance(24 * 60 * MINUTE);
    expect(await makeRecharges(shop.shop)).toBe(0);
    expect(await keptRecharges(shop, reference)).toMatchObject([task]);
  });

  test("of success for one that was refused, and whose money is owed back, contradicts it; another refusal does not", async () => {
    const reference = await buy([topUp()]);
    const { recharge } = (await takeRecharge(shop.store, shop.clock.now()))!;
    await settle(recharge, { outcome: "refused", fault: "No" });
    const failed = { state: "FAILED", fault: "No" };
    const again = await settle(recharge, { outcome: "refused", fault: "Otra vez no" });
    expect(again).toMatchObject({ recharge: failed, isContradicted: false });
    const otherwise = await settle(recharge, { outcome: "done", reference: "T-1" });
    expect(otherwise).toMatchObject({ recharge: failed, isContradicted: true });
    expect(await refundsOf(reference)).toMatchObject([{ reason: "recharge-failed", amountPesos: 20_000 }]);
  });
});

describe("a recharge that its operator refuses", () => {
  const refuse = () => ({ outcome: "refused" as const, fault: "HTTP: 422, Línea inactiva" });
  const lettersOf = async (reference: string) =>
    (await shop.store.db.select().from(messages).where(eq(messages.kind, "refund")).orderBy(asc(messages.id)))
      .filter(({ text }) => text.includes(reference))
      .map(({ subject }) => subject.replaceAll("\u00a0", " "));

  test("beside a bet is owed back alone, once, by a person; the bet stays bought", async () => {
    const line = topUp();
    const reference = await buy([line, packageLine()], { picks: [BET] });
    operators.before = ({ packageId }) => (packageId === null ? refuse() : undefined);
    await makeRecharges(shop.shop);
    await makeRecharges(shop.shop);
    expect(await keptRecharges(shop, reference)).toMatchObject([{ state: "FAILED" }, { state: "DONE" }]);
    const { id: orderId } = await orderOf(reference);
    expect(await refundsOf(reference)).toMatchObject([
      { orderId, reason: "recharge-failed", amountPesos: 20_000, state: "OWED" },
    ]);
    expect(await lettersOf(reference)).toEqual(["Vamos a devolverte $20.000"]);
    await payRefunds(shop.shop);
    expect(alarms()).toContain("refund-task");
    const order = await shown(reference);
    expect(order.recharges).toMatchObject([{ estado: "FALLIDA" }, { estado: "HECHA" }]);
    expect(order.devoluciones).toMatchObject([
      { motivo: "RECARGA_FALLIDA", estado: "A_MANO", valor: 20_000, recarga: line.id },
    ]);
    expect((await orderOf(reference)).state).toBe("APPROVED");
    const [letter] = await shop.store.db
      .select()
      .from(messages)
      .where(eq(messages.kind, "refund"))
      .orderBy(asc(messages.id));
    expect(letter!.text.replaceAll("\u00a0", " ")).toContain("Claro no hizo la recarga de $20.000");
  });

  test("beside one that is made is the one that the letter names", async () => {
    const [made, refused] = [topUp({ celular: "3110002233" }), topUp({ celular: "3150004455", valor: 10_000 })];
    const reference = await buy([made, refused]);
    operators.before = ({ phone }) => (phone === "3150004455" ? refuse() : undefined);
    await makeRecharges(shop.shop);
    const [letter, ...more] = (
      await shop.store.db.select().from(messages).where(eq(messages.kind, "refund")).orderBy(asc(messages.id))
    ).filter(({ text }) => text.includes(reference));
    expect(more).toEqual([]);
    expect(letter!.text.replaceAll("\u00a0", " ")).toMatch(/no hizo la recarga de \$10\.000 al celular\s+3150004455/);
    expect(letter!.text).not.toContain("3110002233");
    await payRefunds(shop.shop);
    expect(await refundsOf(reference)).toMatchObject([
      { state: "TASK", amountPesos: 10_000, fault: "Only a part of the payment is owed back" },
    ]);
  });

  test("that is all of a purchase is given back by the gateway", async () => {
    const reference = await buy([topUp()]);
    operators.before = refuse;
    await makeRecharges(shop.shop);
    await payRefunds(shop.shop);
    expect(await refundsOf(reference)).toMatchObject([{ state: "DONE", amountPesos: 20_000 }]);
    expect((await orderOf(reference)).state).toBe("REFUNDED");
    expect(await lettersOf(reference)).toEqual(["Vamos a devolverte $20.000", "Te devolvimos $20.000"]);
    expect(alarms()).toEqual([]);
    expect((await shown(reference)).recharges).toMatchObject([{ estado: "FALLIDA" }]);
  });

  test("beside a bet that a coupon paid for whole leaves the bet bought: no gateway takes all of it back", async () => {
    await shop.store.db.execute("update coupon_lotteries set percent = 100 where coupon_code = 'BIENVENIDA10'");
    const filled = await fillBoth(marta, people.marta, [topUp()], [{ ...BET, numero: "5129" }]);
    const bet = filled.total - 20_000;
    const body = payBody(people.marta, filled, {
      payment: { description: "x", amount: { currency: "COP", total: 20_000 } },
      totalDescuento: bet,
      couponName: "BIENVENIDA10",
    });
    const { json } = await pay(marta, body);
    await onGatewayPage(shop, json.processUrl, { accion: "aprobar" });
    operators.before = refuse;
    await makeRecharges(shop.shop);
    await payRefunds(shop.shop);
    expect(await refundsOf(json.reference)).toMatchObject([{ state: "TASK", amountPesos: 20_000 }]);
    expect((await orderOf(json.reference)).state).toBe("APPROVED");
  });
});

describe("an order that comes to nothing", () => {
  test("[F-3] for its fractions were gone never sends its recharges: all of its money goes back", async () => {
    const filled = await fillBoth(marta, people.marta, [topUp()], [{ ...BET, numero: "5128" }]);
    const { json } = await pay(marta, payBody(people.marta, filled));
    const { id } = await orderOf(json.reference);
    const [line] = await shop.store.db.select().from(orderLines).where(eq(orderLines.orderId, id));
    await shop.store.db.delete(fractions).where(eq(fractions.orderLineId, line!.id));
    const { lotteryId, drawNumber, number, series } = line!;
    await shop.store.db.insert(fractions).values(
      [1, 2, 3].map((fractionNo) => ({
        lotteryId,
        drawNumber,
        number,
        series,
        fractionNo,
        state: "EXTERNAL" as const,
      })),
    );
    await onGatewayPage(shop, json.processUrl, { accion: "aprobar" });
    expect((await orderOf(json.reference)).state).toBe("REFUND_DUE");
    expect(await makeRecharges(shop.shop)).toBe(0);
    expect(await keptRecharges(shop, json.reference)).toMatchObject([{ state: null }]);
    expect(await refundsOf(json.reference)).toMatchObject([{ amountPesos: filled.total }]);
  });

  test("[F-19] by a reversal before anybody sent its recharge does not send it", async () => {
    const reference = await buy([topUp()], { typePay: "PAYVALIDA" });
    await reverse(reference);
    expect((await orderOf(reference)).state).toBe("REFUNDED");
    expect(await makeRecharges(shop.shop)).toBe(0);
    expect(await keptRecharges(shop, reference)).toMatchObject([{ state: null, tries: 0 }]);
    expect(alarms()).toEqual([]);
  });

  test("[F-19] by a reversal after it was made, or may have been, calls a person", async () => {
    const made = await buy([topUp()], { typePay: "PAYVALIDA" });
    await makeRecharges(shop.shop);
    const maybe = await buy([topUp()], { typePay: "PAYVALIDA" });
    operators.after = silent;
    await makeRecharges(shop.shop);
    for (const reference of [made, maybe]) {
      lines = "";
      await reverse(reference);
      expect(alarms()).toContain("recharge-reversed");
    }
    expect(await keptRecharges(shop, made)).toMatchObject([{ state: "DONE" }]);
    expect(await keptRecharges(shop, maybe)).toMatchObject([{ state: "TASK" }]);
    shop.clock.advance(24 * 60 * MINUTE);
    expect(await makeRecharges(shop.shop)).toBe(0);
    const [found] = await keptRecharges(shop, maybe);
    await conciliar("recarga", String(found!.id), "fallida", "Claro no la hizo");
    // Its money went back with the rest: none is owed again.
    expect(await refundsOf(maybe)).toEqual([]);
  });

  test("[F-19] by a reversal and whose recharge was made all the same is the shop's loss: its operator is owed for it", async () => {
    const reference = await buy([topUp()], { typePay: "PAYVALIDA" });
    operators.after = silent;
    await makeRecharges(shop.shop);
    await reverse(reference);
    const [found] = await keptRecharges(shop, reference);
    expect((await conciliar("recarga", String(found!.id), "hecha", "Claro la hizo")).code).toBe(0);
    const booked = await shop.store.db
      .select({ debit: ledgerLines.debit, credit: ledgerLines.credit, pesos: ledgerLines.pesos })
      .from(ledgerLines)
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
      .where(and(eq(ledgerEntries.kind, "recharge"), eq(ledgerEntries.subject, String(found!.id))));
    expect(booked).toEqual([{ debit: "LOSSES", credit: "OPERATORS", pesos: 20_000 }]);
    expect(await refundsOf(reference)).toEqual([]);
  });
});

describe("who watches over the shop", () => {
  test("[F-21] sees how long the oldest recharge has been without an end", async () => {
    const age = async () => (await readFigures(shop.store.db, shop.clock.iso())).openRechargeAge;
    expect(await age()).toBe(0);
    await buy([topUp()]);
    operators.before = silent;
    await makeRecharges(shop.shop);
    shop.clock.advance(90_000);
    expect(await age()).toBeCloseTo(90, 0);
  });

  test("an account waits for its recharges; its phones are erased with it", async () => {
    const reference = await buy([topUp()]);
    const { userId } = await orderOf(reference);
    expect(await shop.store.transaction((tx) => isBusy(tx, userId))).toBe(true);
    await makeRecharges(shop.shop);
    expect(await keptRecharges(shop, reference)).toMatchObject([{ state: "DONE" }]);
    const before = await shop.store.db.select().from(users).where(eq(users.id, userId));
    await shop.store
      .transaction(async (tx) => {
        await eraseAccount(tx, userId, { now: shop.clock.iso(), reason: "x" });
        const phones = await tx
          .select({ phone: orderRecharges.phone })
          .from(orderRecharges)
          .innerJoin(orders, eq(orders.id, orderRecharges.orderId))
          .where(eq(orders.userId, userId));
        expect(new Set(phones.map(({ phone }) => phone))).toEqual(new Set([""]));
        expect(
          await tx.execute(
            "select 1 from cart_recharges r join carts c on c.id = r.cart_id where c.user_id = " + userId,
          ),
        ).toMatchObject({ rows: [] });
        throw new Error("undone");
      })
      .catch((error: Error) => expect(error.message).toBe("undone"));
    expect(await shop.store.db.select().from(users).where(eq(users.id, userId))).toEqual(before);
  });
});

describe("the demo's own operators", () => {
  test("make each recharge once, refuse, keep silent and answer late by how the phone ends, and show it", async () => {
    const watched = shop.shop.operators;
    shop.shop.operators = createOperators({ config: shop.config, clock: shop.clock, store: shop.store });
    const phones = ["3104827193", "3100000000", "3101111111", "3102222222"];
    const reference = await buy(phones.map((celular) => topUp({ celular })));
    await makeRecharges(shop.shop);
    const states = async () => (await keptRecharges(shop, reference)).map(({ state }) => state);
    expect(await states()).toEqual(["DONE", "FAILED", "SENT", "SENT"]);
    shop.clock.advance(MINUTE);
    await makeRecharges(shop.shop);
    expect(await states()).toEqual(["DONE", "FAILED", "SENT", "DONE"]);
    const { text, status } = await visitor(shop.app).get("/sandbox/recargas");
    expect(status).toBe(200);
    expect(text).toMatch(/3104827193.*pedida una vez/);
    expect(text).toMatch(/3102222222.*pedida 2 veces, atendida una/);
    expect(text).not.toMatch(/3101111111 ·/);
    shop.shop.operators = watched;
  });
});

describe.runIf(isOnPostgres())("on PostgreSQL", () => {
  test("an operator's refusal and a reversal at once leave nothing owed twice", async () => {
    for (let round = 0; round < 5; round += 1) {
      const reference = await buy([topUp()], { typePay: "PAYVALIDA" });
      const { recharge } = (await takeRecharge(shop.store, shop.clock.now()))!;
      const told = { now: shop.clock.now(), messageOf: refundMessage };
      const refused = () => settleRecharge(shop.store, recharge, { outcome: "refused", fault: "No" }, told);
      await Promise.all([refused(), reverse(reference), refused()]);
      // The poller leaves a payment alone while somebody writes to it, and comes back.
      await pollPayments(shop.shop);
      expect((await orderOf(reference)).state).toBe("REFUNDED");
      expect(await keptRecharges(shop, reference)).toMatchObject([{ state: "FAILED" }]);
      for (const { state } of await refundsOf(reference)) expect(state).toBe("DONE");
    }
  });

  /** Waits until so many statements of this database wait for a lock. */
  async function waiting(count: number): Promise<void> {
    const statement = sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await rowsOf<{ count: number }>(shop.store.db, statement))[0]!.count < count);
  }

  test("a silence that is written down while somebody asks again leaves the time of the next question alone", async () => {
    const reference = await buy([topUp()]);
    const slow = (await takeRecharge(shop.store, shop.clock.now()))!.recharge;
    shop.clock.advance(ASKING_MS);
    const beside = await openBeside(shop.store);
    let late: Promise<unknown> | undefined;
    await beside.transaction(async (tx) => {
      await takeRecharge({ ...beside, transaction: (work) => work(tx) }, shop.clock.now());
      const told = { now: shop.clock.now(), messageOf: refundMessage };
      late = settleRecharge(shop.store, slow, { outcome: "unknown", fault: "late" }, told);
      await waiting(1);
    });
    await late;
    const nextTryAt = new Date(shop.clock.now() + ASKING_MS).toISOString();
    expect(await keptRecharges(shop, reference)).toMatchObject([{ state: "SENT", tries: 2, fault: null, nextTryAt }]);
  });

  test("[F-19] a refusal that comes while the payment is being reversed owes nothing of it", async () => {
    const reference = await buy([topUp()], { typePay: "PAYVALIDA" });
    const { recharge } = (await takeRecharge(shop.store, shop.clock.now()))!;
    const told = { now: shop.clock.now(), messageOf: refundMessage };
    const beside = await openBeside(shop.store);
    const working: Promise<unknown>[] = [];
    await beside.transaction(async (tx) => {
      await tx.select().from(orderRecharges).where(eq(orderRecharges.id, recharge.id)).for("update");
      working.push(reverse(reference));
      await waiting(1);
      working.push(settleRecharge(shop.store, recharge, { outcome: "refused", fault: "No" }, told));
      await waiting(2);
    });
    await Promise.all(working);
    expect(await keptRecharges(shop, reference)).toMatchObject([{ state: "FAILED" }]);
    expect(await refundsOf(reference)).toEqual([]);
  });

  test("[F-14] two payments of one cart at once are one order with its recharges", async () => {
    const filled = await fillBoth(marta, people.marta, [topUp(), packageLine()]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(marta, payBody(people.marta, filled))));
    const references = new Set(answers.filter(({ status }) => status === 200).map(({ json }) => json.reference));
    expect(references.size).toBe(1);
    expect(await keptRecharges(shop, [...references][0]!)).toHaveLength(2);
  });
});
