/** Money that is owed back: asked for once at its gateway, whatever fails on the way, or left to a person. */
import { beforeAll, beforeEach, afterEach, describe, expect, test } from "vitest";
import { asc, eq } from "drizzle-orm";
import { payRefunds } from "#server/jobs/refunds.ts";
import { pollPayments } from "#server/jobs/poller.ts";
import { refundMessage } from "#server/letters/refund.ts";
import { createLog } from "#server/log.ts";
import { fractions, messages, orderLines, orders, refunds, sandboxSessions, users } from "#server/store/schema.ts";
import { REFUND_WAITS_MS, takeRefund } from "#server/store/refunds.ts";
import { closeRefund } from "#server/store/settlement.ts";
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
  stateOf,
} from "./buying";
import { logLines, openBeside, people, type TestShop, type Visitor } from "./harness";

const MINUTE = 60_000;
const REVERSE = "POST /sandbox/placetopay/api/reverse";

let shop: TestShop;
let marta: Visitor;
const network = gatewayNetwork();
let lines = "";

beforeAll(async () => {
  ({ shop, marta } = await openForBuyers(network));
  shop.shop.log = createLog("info", { destination: { write: (line: string) => void (lines += line) } });
});
beforeEach(() => {
  rewind(shop, network);
  lines = "";
});
afterEach(async () => {
  expect(await broken(shop)).toEqual([]);
  await endOpenPurchases(shop);
  network.fault = undefined;
  for (const { id } of await shop.store.db.select().from(refunds).where(eq(refunds.state, "TASK")))
    await close(id, "Transferencia de prueba");
});

const alarms = () => logLines(lines).flatMap(({ alarm }) => alarm ?? []);
/** What an operator reads in the log of the refund of an order: the sentences with what names it. */
async function toldOf(reference: string, more: readonly string[] = []): Promise<Record<string, unknown>[]> {
  const { id } = await only(reference);
  return logLines(lines)
    .filter((line) => line["refundId"] === id)
    .map((line) =>
      Object.fromEntries(["msg", "reference", "reason", "gateway", ...more].map((name) => [name, line[name]])),
    );
}
const orderOf = async (reference: string) =>
  (await shop.store.db.select().from(orders).where(eq(orders.reference, reference)))[0]!;
const refundsOf = async (reference: string) =>
  shop.store.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, (await orderOf(reference)).id))
    .orderBy(asc(refunds.id));
const only = async (reference: string) => (await refundsOf(reference))[0]!;
const reversals = () => network.calls.filter((call) => call === REVERSE).length;
const sessionOf = async (reference: string) =>
  (await shop.store.db.select().from(sandboxSessions).where(eq(sandboxSessions.reference, reference)))[0]!;
/** How often the gateway gave the money back. */
const given = async (reference: string) =>
  (await sessionOf(reference)).attempts.filter(({ status }) => status === "REFUNDED").length;

/** Closes a task, as the operator's command does. */
const close = (id: number, note: string, store = shop.store) =>
  closeRefund(store, id, { note, messageOf: refundMessage, now: shop.clock.now() });
const lettersTo = async (reference: string) =>
  (await shop.store.db.select().from(messages).where(eq(messages.kind, "refund")).orderBy(asc(messages.id)))
    .filter(({ text }) => text.includes(reference))
    .map(({ subject, recipient }) => [subject.replaceAll("\u00a0", " "), recipient]);

let number = 3000;

/** A purchase whose payment arrives when somebody else has its ticket: its money is owed back. */
async function owed(typePay: "PLACETOPAY" | "PAYVALIDA" = "PLACETOPAY"): Promise<string> {
  const numero = String((number += 1));
  const filled = await fillCart(marta, people.marta, [{ numero, serie: "100", fracciones: 2 }]);
  const { json } = await pay(marta, payBody(people.marta, filled, { typePay }));
  const reference: string = json.reference;
  const [line] = await shop.store.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, (await orderOf(reference)).id));
  await shop.store.db.delete(fractions).where(eq(fractions.orderLineId, line!.id));
  const { lotteryId, drawNumber, series } = line!;
  await shop.store.db.insert(fractions).values(
    [1, 2, 3].map((fractionNo) => ({
      lotteryId,
      drawNumber,
      number: numero,
      series,
      fractionNo,
      state: "EXTERNAL" as const,
    })),
  );
  await onGatewayPage(shop, json.processUrl ?? json.DATA.checkout, { accion: "aprobar" });
  expect((await orderOf(reference)).state).toBe("REFUND_DUE");
  network.sent = [];
  return reference;
}

describe("[F-3] money that is owed back", () => {
  test("is given back by its gateway once, and the order says so", async () => {
    const reference = await owed();
    expect(await only(reference)).toMatchObject({ state: "OWED", amountPesos: 12_000, askedAt: null, doneAt: null });
    shop.clock.advance(MINUTE);
    expect(await payRefunds(shop.shop)).toBe(1);
    const { attempts } = await sessionOf(reference);
    expect(await only(reference)).toMatchObject({
      state: "DONE",
      askedAt: shop.clock.iso(),
      doneAt: shop.clock.iso(),
      nextTryAt: null,
      gatewayReference: String(attempts[0]!.reference),
    });
    expect((await orderOf(reference)).state).toBe("REFUNDED");
    const email = "marta.restrepo@ejemplo.co";
    expect(await lettersTo(reference)).toEqual([
      ["Vamos a devolverte $12.000", email],
      ["Te devolvimos $12.000", email],
    ]);
    const { createdAt: debida } = await only(reference);
    const told = { valor: 12_000, motivo: "SIN_FRACCIONES", estado: "DEVUELTA", debida, hecha: shop.clock.iso() };
    expect((await stateOf(marta, reference)).json.data.order.devoluciones).toMatchObject([told]);
    const filter = encodeURIComponent(JSON.stringify({ where: { user: people.marta, reference } }));
    expect((await marta.get(`/api/carts?filter=${filter}`)).json).toMatchObject([
      { state: "REFUNDED", devoluciones: [told] },
    ]);
    const named = { reference, reason: "fractions-gone", gateway: "PLACETOPAY" };
    expect(await toldOf(reference)).toEqual([{ msg: "a payment was given back", ...named }]);
    shop.clock.advance(24 * 60 * MINUTE);
    expect(await payRefunds(shop.shop)).toBe(0);
    expect([reversals(), await given(reference)]).toEqual([1, 1]);
  });

  test("of a second payment goes back, and the first one's tickets stay", async () => {
    const numero = String((number += 1));
    const filled = await fillCart(marta, people.marta, [{ numero, serie: "100", fracciones: 1 }]);
    const first = await pay(marta, payBody(people.marta, filled));
    network.fault = (url) => (url.includes("placetopay") ? silence() : undefined);
    const { reference } = first.json;
    const second = await marta.post("/api/tienda/ordenes/pagar", { referencia: reference, medio: "PAYVALIDA" });
    await onGatewayPage(shop, second.json.DATA.checkout, { accion: "aprobar" });
    network.fault = undefined;
    await onGatewayPage(shop, first.json.processUrl, { accion: "aprobar" });
    expect(await refundsOf(reference)).toMatchObject([{ reason: "second-payment", state: "OWED" }]);
    await payRefunds(shop.shop);
    expect(await refundsOf(reference)).toMatchObject([{ state: "DONE" }]);
    expect((await orderOf(reference)).state).toBe("APPROVED");
  });

  test("[F-23] whose process died before it asked is asked for later, once", async () => {
    const reference = await owed();
    // Written down, and nothing more: the process ended there.
    await takeRefund(shop.store, ["PLACETOPAY"], shop.clock.now());
    expect(await only(reference)).toMatchObject({ state: "ASKED", tries: 1 });
    expect(await payRefunds(shop.shop)).toBe(0);
    shop.clock.advance(REFUND_WAITS_MS[0]!);
    await payRefunds(shop.shop);
    expect(await only(reference)).toMatchObject({ state: "DONE", tries: 2 });
    expect([reversals(), await given(reference)]).toEqual([1, 1]);
  });

  test("[F-22] whose answer is lost after it was done is found done, and not asked for again", async () => {
    const reference = await owed();
    network.fault = (url, init) =>
      url.endsWith("/api/reverse") ? globalThis.fetch(url, init).then(() => silence()) : undefined;
    await payRefunds(shop.shop);
    expect(await only(reference)).toMatchObject({ state: "ASKED", doneAt: null });
    expect((await orderOf(reference)).state).toBe("REFUND_DUE");
    network.fault = undefined;
    shop.clock.advance(REFUND_WAITS_MS[0]!);
    await payRefunds(shop.shop);
    expect(await only(reference)).toMatchObject({ state: "DONE" });
    expect([reversals(), await given(reference)]).toEqual([1, 1]);
  });

  test.each([
    ["is silent", 1, () => silence()],
    ["answers 500", 2, () => Promise.resolve(Response.json({}, { status: 500 }))],
    ["answers a page", 3, () => Promise.resolve(new Response("<h1>Error</h1>", { status: 502 }))],
  ])("[F-22] whose gateway %s is asked for again later, and at last by a person", async (_name, minutes, fault) => {
    // Each at another minute: what was learnt of the silence of the one before is over.
    shop.clock.advance(minutes * MINUTE);
    const reference = await owed();
    network.fault = (url) => (url.endsWith("/api/reverse") ? fault() : undefined);
    for (const wait of REFUND_WAITS_MS) {
      expect(await payRefunds(shop.shop)).toBe(1);
      expect(await only(reference)).toMatchObject({ state: "ASKED" });
      shop.clock.advance(wait - 1);
      expect(await payRefunds(shop.shop)).toBe(0);
      shop.clock.advance(1);
    }
    expect(alarms()).not.toContain("refund-task");
    const waiting = await toldOf(reference, ["fault", "level"]);
    expect(waiting).toHaveLength(REFUND_WAITS_MS.length);
    for (const one of waiting)
      expect(one).toEqual({
        ...{ msg: "the gateway did not say whether a payment went back", level: 40 },
        ...{ reference, reason: "fractions-gone", gateway: "PLACETOPAY", fault: expect.stringMatching(/^.+$/) },
      });
    await payRefunds(shop.shop);
    expect(await only(reference)).toMatchObject({
      state: "TASK",
      nextTryAt: null,
      fault: "The gateway did not say whether it gave it back",
    });
    expect((await toldOf(reference, ["alarm"])).at(-1)).toMatchObject({
      msg: "a refund waits for a person",
      reference,
      alarm: "refund-task",
    });
    expect([reversals(), await given(reference)]).toEqual([REFUND_WAITS_MS.length, 0]);
  });

  test("[F-22] that its gateway refuses to give back waits for a person at once", async () => {
    const reference = await owed();
    network.fault = (url) =>
      url.endsWith("/api/reverse")
        ? Promise.resolve(Response.json({ status: { status: "FAILED", reason: "XR", message: "No", date: "x" } }))
        : undefined;
    await payRefunds(shop.shop);
    expect(await only(reference)).toMatchObject({ state: "TASK", fault: expect.stringContaining("XR") });
    expect(await toldOf(reference, ["alarm", "fault"])).toEqual([
      {
        ...{ msg: "a refund waits for a person", alarm: "refund-task", fault: expect.stringContaining("XR") },
        ...{ reference, reason: "fractions-gone", gateway: "PLACETOPAY" },
      },
    ]);
  });

  test("[F-22] that its gateway has taken on and not carried out is asked about again, and the log says how it stands", async () => {
    const reference = await owed();
    const gateway = shop.shop.gateways.get("PLACETOPAY")!;
    const still = async (payment: Parameters<typeof gateway.query>[0]) => gateway.query(payment);
    const gateways = new Map([["PLACETOPAY" as const, { ...gateway, reverse: still }]]);
    await payRefunds({ ...shop.shop, gateways });
    expect(await only(reference)).toMatchObject({ state: "ASKED", doneAt: null });
    expect(await toldOf(reference, ["status", "level"])).toEqual([
      {
        ...{ msg: "a payment has not gone back yet", level: 40, status: "APPROVED" },
        ...{ reference, reason: "fractions-gone", gateway: "PLACETOPAY" },
      },
    ]);
    shop.clock.advance(REFUND_WAITS_MS[0]!);
    await payRefunds(shop.shop);
    expect(await only(reference)).toMatchObject({ state: "DONE", tries: 2 });
  });

  test("for which our own code fails is told with its error and stays due; the next one goes back", async () => {
    const references = [await owed(), await owed()];
    const gateway = shop.shop.gateways.get("PLACETOPAY")!;
    let isFirst = true;
    const failing = (payment: Parameters<NonNullable<typeof gateway.reverse>>[0]) => {
      if (!isFirst) return gateway.reverse!(payment);
      isFirst = false;
      return Promise.reject(new TypeError("planted"));
    };
    expect(
      await payRefunds({
        ...shop.shop,
        gateways: new Map([["PLACETOPAY" as const, { ...gateway, reverse: failing }]]),
      }),
    ).toBe(2);
    expect(await only(references[0]!)).toMatchObject({ state: "ASKED" });
    expect(await only(references[1]!)).toMatchObject({ state: "DONE" });
    expect(await toldOf(references[0]!, ["err", "level"])).toEqual([
      {
        ...{
          msg: "a payment could not be given back",
          level: 50,
          err: expect.objectContaining({ message: "planted" }),
        },
        ...{ reference: references[0], reason: "fractions-gone", gateway: "PLACETOPAY" },
      },
    ]);
    shop.clock.advance(REFUND_WAITS_MS[0]!);
    expect(await payRefunds(shop.shop)).toBe(1);
    expect(await only(references[0]!)).toMatchObject({ state: "DONE", tries: 2 });
  });

  test("that PayValida took waits for a person, and is done when PayValida says that it went back", async () => {
    const reference = await owed("PAYVALIDA");
    await payRefunds(shop.shop);
    expect(await only(reference)).toMatchObject({
      state: "TASK",
      askedAt: null,
      fault: "The gateway gives nothing back by itself",
    });
    expect([network.calls, alarms()]).toEqual([[], ["refund-task"]]);
    expect((await toldOf(reference)).map(({ msg }) => msg)).toEqual(["a refund waits for a person"]);
    await shop.store.db
      .update(sandboxSessions)
      .set({ status: "REFUNDED" })
      .where(eq(sandboxSessions.reference, reference));
    await shop.store.db.execute(
      `update payment_attempts set next_check_at = '${shop.clock.iso()}' where reference = '${reference}'`,
    );
    await pollPayments(shop.shop);
    expect(await only(reference)).toMatchObject({ state: "DONE", doneAt: shop.clock.iso() });
    expect((await orderOf(reference)).state).toBe("REFUNDED");
  });

  test("that a person gives back is closed once, with how; money that goes back after that calls somebody", async () => {
    const reference = await owed("PAYVALIDA");
    const { id } = await only(reference);
    expect(await close(id, "Antes de tiempo")).toBe("other");
    await payRefunds(shop.shop);
    expect(await close(id, "Transferencia 881")).toBe("closed");
    expect(await close(id, "Transferencia 882")).toBe("other");
    expect(await close(999_999, "x")).toBe("none");
    expect(await only(reference)).toMatchObject({ state: "CLOSED", note: "Transferencia 881" });
    expect((await orderOf(reference)).state).toBe("REFUNDED");
    expect(await broken(shop)).toEqual([]);
    await shop.store.db
      .update(sandboxSessions)
      .set({ status: "REFUNDED" })
      .where(eq(sandboxSessions.reference, reference));
    await shop.store.db.execute(
      `update payment_attempts set next_check_at = '${shop.clock.iso()}' where reference = '${reference}'`,
    );
    await pollPayments(shop.shop);
    expect(alarms()).toContain("refunded-twice");
    expect(await only(reference)).toMatchObject({ state: "CLOSED" });
  });

  test("of a buyer who has no address goes back like any other, and no letter is written", async () => {
    const buyer = eq(users.documentNumber, people.marta);
    const [before] = await shop.store.db.select({ email: users.email }).from(users).where(buyer);
    const reference = await owed();
    const told = await lettersTo(reference);
    await shop.store.db.update(users).set({ email: null }).where(buyer);
    await payRefunds(shop.shop);
    await shop.store.db.update(users).set(before!).where(buyer);
    expect(await only(reference)).toMatchObject({ state: "DONE" });
    expect(await lettersTo(reference)).toEqual(told);
  });

  test("is asked for by one of several processes", async () => {
    const references = [await owed(), await owed(), await owed()];
    const others = await Promise.all(Array.from({ length: 4 }, () => openBeside(shop.store)));
    const taken = await Promise.all(others.map((store) => payRefunds({ ...shop.shop, store })));
    expect(taken.reduce((all, one) => all + one, 0)).toBe(3);
    expect(reversals()).toBe(3);
    for (const reference of references) {
      expect(await only(reference)).toMatchObject({ state: "DONE", tries: 1 });
      expect(await given(reference)).toBe(1);
    }
  });

  test("is closed by one of several people", async () => {
    const reference = await owed("PAYVALIDA");
    await payRefunds(shop.shop);
    const { id } = await only(reference);
    const others = await Promise.all(Array.from({ length: 4 }, () => openBeside(shop.store)));
    const said = await Promise.all(others.map((store, index) => close(id, `Transferencia ${index}`, store)));
    expect(said.toSorted()).toEqual(["closed", "other", "other", "other"]);
  });
});
