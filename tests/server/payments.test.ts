/** After the checkout: notifications, the poller, late and contradictory news, and the gateway's faults. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { randomInt } from "node:crypto";
import fc from "fast-check";
import { eq } from "drizzle-orm";
import { pollPayments } from "#server/jobs/poller.ts";
import type { PaymentReport } from "#server/gateways/gateway.ts";
import { notificationChecksum } from "#server/gateways/payvalida.ts";
import { signatureOf } from "#server/gateways/placetopay.ts";
import { DEMO_SECRETS } from "#server/config.ts";
import { attemptsOf } from "#server/store/attempts.ts";
import { purchaseMessage } from "#server/letters/purchase.ts";
import { refundMessage } from "#server/letters/refund.ts";
import { applyReport } from "#server/store/settlement.ts";
import { orders, refunds, sales } from "#server/store/schema.ts";
import {
  broken,
  buy,
  eventsOf,
  fillCart,
  gatewayNetwork,
  lastOrder,
  nextDraw,
  onGatewayPage,
  openForBuyers,
  pay,
  payBody,
  rewind,
  stateOf,
} from "./buying";
import { loggedIn, openShop, people, visitor, type TestShop, type Visitor } from "./harness";

let shop: TestShop;
let marta: Visitor;
let jairo: Visitor;
const network = gatewayNetwork();

beforeAll(async () => {
  ({ shop, marta, jairo } = await openForBuyers(network));
});
beforeEach(() => {
  rewind(shop, network);
});
afterEach(async () => {
  expect(await broken(shop)).toEqual([]);
});

let next = 1000;
const freshPick = (fracciones = 1) => ({ numero: String((next += 1)), serie: "100", fracciones });

async function open(client = marta, user: string = people.marta, pick = freshPick()) {
  const { status, json, text } = await buy(client, user, [pick]);
  if (status !== 200) throw new Error(`The payment was not opened: ${text}`);
  return { ...(json as { reference: string; processUrl: string; requestId: string }), pick };
}
const orderOf = async (reference: string) =>
  (await shop.store.db.select().from(orders).where(eq(orders.reference, reference)))[0]!;
/** The newest attempt to pay an order. */
const attemptOf = async (reference: string) => (await attemptsOf(shop.store.db, (await orderOf(reference)).id)).at(-1)!;
/** Applies a report to the newest attempt of an order. */
const apply = async (reference: string, said: PaymentReport) =>
  applyReport(shop.store, (await attemptOf(reference)).id, said, {
    now: shop.clock.now(),
    notices: 0,
    messageOf: purchaseMessage,
    refundMessageOf: refundMessage,
  });

interface Notice {
  requestId: string | number;
  reference: string;
  status?: string;
  date?: string;
  key?: string;
}
function notice({ requestId, reference, status = "APPROVED", date = shop.clock.iso(), key }: Notice) {
  const signature = signatureOf({ requestId, status, date }, key ?? DEMO_SECRETS.placetopay.secretKey, "sha256");
  return { status: { status, reason: "00", message: "", date }, requestId, reference, signature };
}
const notify = (body: unknown) => visitor(shop.app, "200.1.1.1").post("/api/pagos/placetopay/notificacion", body);
async function freeFractions({ numero, serie }: { numero: string; serie: string }): Promise<number> {
  const { sorteo } = await nextDraw(marta);
  const { json } = await marta.post("/api/Users/etn/consultar-disponiblidad-de-numero", {
    number: { ideLoteria: 10, sorteo, numero, serie },
  });
  return json.data[0]?.cantFracciones ?? 0;
}

describe("the confirmation", () => {
  test("an approved payment shows state, bank, buyer, amount and lines", async () => {
    const { reference, processUrl } = await open();
    expect(await onGatewayPage(shop, processUrl, { accion: "aprobar" })).toBe(303);
    const { json } = await stateOf(marta, reference);
    expect(json.data).toMatchObject({
      status: { status: "APPROVED" },
      request: {
        buyer: { name: "MARTA LUCÍA", document: people.marta },
        payment: { reference, amount: { currency: "COP", total: 6_000 } },
        ipAddress: "190.24.1.1",
      },
      payment: [{ issuerName: "Banco de prueba" }],
      order: { totalSinDescuento: 6_000, descuento: 0, gateway: "PLACETOPAY", processUrl: null },
    });
    expect(json.data.order.lotteries).toHaveLength(1);
  });

  test("an approved payment at PayValida has a message and says how it was paid in the bank's place", async () => {
    const filled = await fillCart(marta, people.marta, [freshPick()]);
    const { json: opened } = await pay(marta, payBody(people.marta, filled, { typePay: "PAYVALIDA" }));
    expect(await onGatewayPage(shop, opened.DATA.checkout, { accion: "aprobar" })).toBe(303);
    const { json } = await stateOf(marta, opened.reference);
    expect(json.data).toMatchObject({
      status: { status: "APPROVED", message: "Pago aprobado" },
      payment: [{ issuerName: "PSE de prueba", paymentMethodName: "PSE de prueba" }],
      order: { gateway: "PAYVALIDA" },
    });
  });

  test("[F-25] is for the order's own person: anybody else finds nothing, and nobody without a session", async () => {
    const { reference } = await open();
    const other = await stateOf(jairo, reference);
    const unknown = await stateOf(jairo, "PM261120NOEXISTE");
    expect([other.status, other.text]).toEqual([404, unknown.text]);
    expect((await stateOf(visitor(shop.app), reference)).status).toBe(401);
  });

  test("[F-20] a payment left pending is no sale and can be taken up again", async () => {
    const { reference, processUrl } = await open();
    await onGatewayPage(shop, processUrl, { accion: "pendiente" });
    const { json } = await stateOf(marta, reference);
    expect(json.data.status.status).toBe("PENDING");
    expect(json.data.order.processUrl).toBe(processUrl);
  });

  test("asking again and again asks the gateway once in three seconds", async () => {
    const { reference } = await open();
    await stateOf(marta, reference);
    const before = network.sent.length;
    for (let time = 0; time < 5; time += 1) await stateOf(marta, reference);
    expect(network.sent.length).toBe(before);
    shop.clock.advance(3_000);
    await stateOf(marta, reference);
    expect(network.sent.length).toBe(before + 1);
  });
});

describe("[PAY-07] [F-16] notifications", () => {
  test("the same one a hundred times, also at once, has one effect and is always answered 200", async () => {
    const { reference, processUrl, requestId } = await open();
    // Paid while the gateway's own notification was lost: the order is pending when the hundred arrive.
    await onGatewayPage(shop, processUrl, { accion: "caida" });
    expect((await orderOf(reference)).state).toBe("PENDING");
    shop.clock.advance(30_000);
    const { id } = await orderOf(reference);
    const body = notice({ requestId, reference });
    const answers = await Promise.all(Array.from({ length: 100 }, () => notify(body)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(["200 OK. Notificación recibida"]),
    );
    expect(await shop.store.db.select().from(sales).where(eq(sales.orderId, id))).toHaveLength(1);
    const attempt = await attemptOf(reference);
    const events = (await eventsOf(shop)).filter(({ attemptId }) => attemptId === attempt.id);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ noticeNo: 100, appliedAt: shop.clock.iso() });
    expect(attempt.nextCheckAt).toBeNull();
  });

  test("[F-18] one that says APPROVED while the gateway says pending approves nothing", async () => {
    const { reference, requestId } = await open();
    expect((await notify(notice({ requestId, reference }))).status).toBe(200);
    expect((await orderOf(reference)).state).toBe("PENDING");
  });

  test.each([
    ["another key", (right: Notice) => notice({ ...right, key: "otra" }), 401],
    ["no signature", (right: Notice) => ({ ...notice(right), signature: undefined }), 401],
    [
      "another state under the same signature",
      (right: Notice) => ({ ...notice(right), status: { status: "REJECTED", date: "x" } }),
      401,
    ],
    ["another order's reference", (right: Notice) => notice({ ...right, reference: "PM-DEMO-APROBADA" }), 400],
    ["a reference of nobody", (right: Notice) => notice({ ...right, reference: "PM261120NOEXISTE" }), 400],
    ["another session's number", (right: Notice) => notice({ ...right, requestId: 999_999 }), 400],
    ["nothing", () => ({}), 401],
  ])("[F-18] with %s changes nothing", async (_name, forge, status) => {
    const { reference, requestId } = await open();
    const events = (await eventsOf(shop)).length;
    expect((await notify(forge({ requestId, reference }))).status).toBe(status);
    expect((await orderOf(reference)).state).toBe("PENDING");
    expect((await eventsOf(shop)).length).toBe(events);
    expect(shop.logged()).toContain("security");
  });
});

function report(status: string, { reference, totalPesos }: { reference: string; totalPesos: number }): PaymentReport {
  return {
    status,
    reference,
    totalPesos,
    currency: "COP",
    paidAt: status === "APPROVED" || status === "APROBADA" ? shop.clock.iso() : null,
    detail: {
      message: status,
      reason: null,
      date: shop.clock.iso(),
      bank: null,
      method: null,
      authorization: null,
      receipt: null,
    },
  };
}

describe("[PAY-07] [F-17] the order in which news arrives", () => {
  const words = ["PENDING", "REJECTED", "APPROVED", "PENDING_VALIDATION", "APPROVED_PARTIAL", "QUIZÁS"];

  test("P: every order of six words ends in the one sale", async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(words, { minLength: 6, maxLength: 6 }), async (events) => {
        const { reference } = await open();
        const order = await orderOf(reference);
        for (const word of events) await apply(order.reference, report(word, order));
        expect((await orderOf(reference)).state).toBe("APPROVED");
        expect(await broken(shop)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  test.each(["APPROVED_PARTIAL", "PENDING_VALIDATION", "PENDING_CONFIRMATION", "FAILED", "ERROR", "UNKNOWN", "QUIZÁS"])(
    "[F-20] %s is never a sale and never a refusal",
    async (word) => {
      const { reference } = await open();
      const order = await orderOf(reference);
      const { order: after } = await apply(order.reference, report(word, order));
      expect(after.state).toBe("PENDING");
    },
  );

  test.each([
    ["another amount", { totalPesos: 1 }],
    ["another currency", { currency: "USD" }],
    ["another reference", { reference: "PM261120OTRA" }],
    ["no amount", { totalPesos: null }],
  ])("[F-18] an approval with %s is no sale and rings the alarm", async (_name, change) => {
    const { reference } = await open();
    const order = await orderOf(reference);
    const wrong = { ...report("APPROVED", order), ...change };
    const { order: after, alarms } = await apply(order.reference, wrong);
    expect([after.state, alarms]).toEqual(["PENDING", ["approved-for-another-amount"]]);
  });

  test("[F-19] a reversal after the approval gives the fractions back and leaves no sale", async () => {
    const { reference, pick } = await open();
    const order = await orderOf(reference);
    await apply(order.reference, report("APROBADA", order));
    expect(await freeFractions(pick)).toBe(2);
    await apply(order.reference, report("ANULADA", order));
    expect((await orderOf(reference)).state).toBe("REFUNDED");
    expect(await freeFractions(pick)).toBe(3);
  });
});

describe("[F-3] an approval after the hold ran out", () => {
  /** The state that the history gives an order when it is asked as the account asks. */
  async function historyState(reference: string): Promise<string | undefined> {
    const filter = { where: { user: people.marta, state: { inq: ["PENDING", "REJECTED", "APPROVED"] } } };
    const { json } = await marta.get(`/api/carts?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    return json.find((cart: { reference: string }) => cart.reference === reference)?.state;
  }

  test("takes the fractions when they are still free", async () => {
    const { reference } = await open(marta, people.marta, freshPick(3));
    const order = await orderOf(reference);
    shop.clock.advance(16 * 60_000);
    await apply(order.reference, report("APPROVED", order));
    expect((await orderOf(reference)).state).toBe("APPROVED");
  });

  test("owes the money back when they are gone, and tells the player, in the history too", async () => {
    const { reference, pick } = await open(marta, people.marta, freshPick(3));
    const order = await orderOf(reference);
    shop.clock.advance(16 * 60_000);
    await pollPayments(shop.shop);
    const other = await open(jairo, people.jairo, { ...pick, fracciones: 1 });
    await apply(order.reference, report("APPROVED", order));
    expect((await orderOf(reference)).state).toBe("REFUND_DUE");
    expect(await shop.store.db.select().from(refunds).where(eq(refunds.orderId, order.id))).toMatchObject([
      { amountPesos: 18_000, doneAt: null },
    ]);
    const { json } = await stateOf(marta, reference);
    expect(json.data.status.status).toBe("REFUNDED");
    expect(json.data.status.message).toContain("Te devolveremos el dinero");
    expect(await historyState(reference)).toBe("REFUNDED");
    expect((await orderOf(other.reference)).state).toBe("PENDING");
    await apply(order.reference, report("REFUNDED", order));
    expect((await orderOf(reference)).state).toBe("REFUNDED");
    expect(await historyState(reference)).toBe("REFUNDED");
  });

  test("[F-17] an approval after a refusal takes the fractions again, or owes the money", async () => {
    const { reference, pick } = await open(marta, people.marta, freshPick(3));
    const order = await orderOf(reference);
    await apply(order.reference, report("REJECTED", order));
    expect(await freeFractions(pick)).toBe(3);
    await apply(order.reference, report("APPROVED", order));
    expect(await freeFractions(pick)).toBe(0);
  });

  test("[I12] a payment made after the closing owes the money back, one made before it and told later is a sale", async () => {
    const [late, inTime] = [await open(), await open()];
    const [lateOrder, inTimeOrder] = [await orderOf(late.reference), await orderOf(inTime.reference)];
    const before = report("APPROVED", inTimeOrder);
    shop.clock.set("2026-11-21T03:30:00.000Z");
    await apply(lateOrder.reference, report("APPROVED", lateOrder));
    await apply(inTimeOrder.reference, before);
    expect((await orderOf(late.reference)).state).toBe("REFUND_DUE");
    expect((await orderOf(inTime.reference)).state).toBe("APPROVED");
  });
});

describe("[PAY-07] [F-21] the poller", () => {
  test("finds an approval whose notification never arrived, and asks no more", async () => {
    const { reference, processUrl } = await open();
    await onGatewayPage(shop, processUrl, { accion: "caida" });
    expect((await orderOf(reference)).state).toBe("PENDING");
    shop.clock.advance(31_000);
    await pollPayments(shop.shop);
    expect((await orderOf(reference)).state).toBe("APPROVED");
    expect((await attemptOf(reference)).nextCheckAt).toBeNull();
  });

  test("waits longer after each question without an end", async () => {
    const { reference, processUrl } = await open();
    await onGatewayPage(shop, processUrl, { accion: "pendiente" });
    const waits: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const { nextCheckAt } = await attemptOf(reference);
      waits.push(Date.parse(nextCheckAt!) - shop.clock.now());
      shop.clock.set(nextCheckAt!);
      await pollPayments(shop.shop);
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits[3]).toBeGreaterThan(waits[0]!);
  });

  test("[F-21] a card that stays pending is approved, or refused, by the bank later", async () => {
    const [good, bad] = [await open(), await open()];
    await onGatewayPage(shop, good.processUrl, { tarjeta: "4110 7600 0000 0032" });
    await onGatewayPage(shop, bad.processUrl, { tarjeta: "4110760000000040" });
    shop.clock.advance(10 * 60_000);
    await pollPayments(shop.shop);
    expect((await orderOf(good.reference)).state).toBe("APPROVED");
    expect((await orderOf(bad.reference)).state).toBe("REJECTED");
  });

  test("[F-23] an order whose payment was never opened ends with its time", async () => {
    const body = payBody(people.marta, await fillCart(marta, people.marta, [freshPick()]));
    network.fault = () => Promise.resolve(new Response("<h1>502</h1>", { status: 502 }));
    expect((await pay(marta, body)).status).toBe(502);
    network.fault = undefined;
    const pending = await lastOrder(shop);
    shop.clock.advance(16 * 60_000);
    await pollPayments(shop.shop);
    expect((await orderOf(pending.reference)).state).toBe("REJECTED");
  });
});

describe("[F-22] the gateway fails at the checkout", () => {
  const faults: [string, () => Promise<Response>][] = [
    ["answers 500", () => Promise.resolve(new Response("{}", { status: 500 }))],
    ["answers HTML", () => Promise.resolve(new Response("<h1>hola</h1>"))],
    ["does not answer", () => Promise.reject(new TypeError("fetch failed"))],
    ["answers half", () => Promise.resolve(new Response('{"status":{"status":"OK"},"requestId":1'))],
    [
      "[F-24] sends the player elsewhere",
      () =>
        Promise.resolve(
          Response.json({
            status: { status: "OK" },
            requestId: randomInt(1e6, 2e6),
            processUrl: "https://malo.example/pagar",
          }),
        ),
    ],
  ];
  test.each(faults)(
    "it %s: a clear text, no charge, and the same request pays once it works",
    async (_name, answer) => {
      const body = payBody(people.marta, await fillCart(marta, people.marta, [freshPick()]));
      shop.clock.advance(60_000);
      network.fault = answer;
      const failed = await pay(marta, body);
      expect([failed.status, failed.json.error.code]).toEqual([502, "GATEWAY_DOWN"]);
      expect(failed.json.error.message).toContain("No se hizo ningún cobro");
      network.fault = undefined;
      const again = await pay(marta, body);
      expect(again.status).toBe(200);
      await onGatewayPage(shop, again.json.processUrl, { accion: "rechazar" });
    },
  );

  test("the order can be paid with a new key too, at the same price", async () => {
    const filled = await fillCart(marta, people.marta, [freshPick()]);
    network.fault = () => Promise.resolve(new Response("<h1>502</h1>", { status: 502 }));
    expect((await pay(marta, payBody(people.marta, filled))).status).toBe(502);
    network.fault = undefined;
    const again = await pay(marta, payBody(people.marta, filled));
    expect(again.status).toBe(200);
    await onGatewayPage(shop, again.json.processUrl, { accion: "rechazar" });
  });

  test.each([
    "//malo.example/pagar",
    "javascript:alert(1)",
    "https:malo.example",
    "https://localhost@malo.example/",
    "https://malo.example\\@localhost/",
    "http://localhost:9999/pagar",
    "https://xn--lcalhost-q8a.example/",
  ])("[F-24] %s is never followed", async (processUrl) => {
    const body = payBody(people.marta, await fillCart(marta, people.marta, [freshPick()]));
    network.fault = () =>
      Promise.resolve(Response.json({ status: { status: "OK" }, requestId: randomInt(1e6, 2e6), processUrl }));
    expect((await pay(marta, body)).status).toBe(502);
  });

  test("a state that cannot be asked for is shown as it was", async () => {
    const { reference } = await open();
    network.fault = () => Promise.reject(new TypeError("fetch failed"));
    const { status, json } = await stateOf(marta, reference);
    expect([status, json.data.status.status]).toEqual([200, "PENDING"]);
  });
});

describe("[F-23] a process that ends between the gateway's answer and its saving", () => {
  test("leaves an order that another process can still open, and that is sold once", async () => {
    let hasOpened: () => void = () => {};
    const atGateway = new Promise<void>((resolve) => (hasOpened = resolve));
    let end: (error: Error) => void = () => {};
    const dying = await openShop({
      store: shop.store,
      fetch: (async (url: string, init: RequestInit) => {
        await globalThis.fetch(url, init);
        hasOpened();
        return new Promise((_, reject) => (end = reject));
      }) as typeof fetch,
    });
    const client = await loggedIn(dying.app, people.marta, "190.24.1.3");
    const body = payBody(people.marta, await fillCart(client, people.marta, [freshPick()]));
    const unanswered = pay(client, body);
    await atGateway;

    shop.clock.advance(25_000);
    const again = await pay(marta, body);
    expect(again.status).toBe(200);
    await onGatewayPage(shop, again.json.processUrl, { accion: "aprobar" });
    expect((await orderOf(again.json.reference)).state).toBe("APPROVED");
    end(new TypeError("the process is gone"));
    await unanswered;
    expect((await attemptOf(again.json.reference)).processUrl).toBe(again.json.processUrl);
  });
});

describe("[CONV-04] playing a lost order again", () => {
  const again = (client: Visitor, referencia: string) =>
    client.post("/api/tienda/ordenes/volver-a-jugar", { referencia });

  test("puts its lines back once, however often it is asked for, and they can be paid", async () => {
    await fillCart(jairo, people.jairo, []);
    const { reference, processUrl, pick } = await open(jairo, people.jairo, freshPick(2));
    await onGatewayPage(shop, processUrl, { accion: "rechazar" });
    const first = await again(jairo, reference);
    expect(first.json).toMatchObject({ devueltas: 1, cerradas: 0 });
    expect((await again(jairo, reference)).json.carrito.lotteries).toHaveLength(1);
    const { id: idcart, lotteries } = first.json.carrito;
    expect(lotteries[0]).toMatchObject({ numero: pick.numero, fracciones: 2 });
    const paid = await pay(jairo, payBody(people.jairo, { idcart, total: 12_000, ids: [] }));
    expect(paid.status).toBe(200);
    await onGatewayPage(shop, paid.json.processUrl, { accion: "rechazar" });
  });

  test("leaves out what has closed", async () => {
    const { reference, processUrl } = await open();
    await onGatewayPage(shop, processUrl, { accion: "rechazar" });
    shop.clock.set("2026-11-21T03:30:00.000Z");
    expect((await again(marta, reference)).json).toMatchObject({ devueltas: 0, cerradas: 1 });
  });

  test("is refused for an order that can still be paid, and for another person's", async () => {
    const { reference } = await open();
    expect((await again(marta, reference)).json.error.code).toBe("ORDER_UNFINISHED");
    expect((await again(jairo, reference)).status).toBe(404);
  });
});

describe("[PAY-07] PayValida, all the way over its own protocol", () => {
  async function openPayValida() {
    const body = payBody(people.marta, await fillCart(marta, people.marta, [freshPick()]), { typePay: "PAYVALIDA" });
    const { status, json } = await pay(marta, body);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      CODE: "0000",
      DATA: { checkout: expect.stringContaining("/sandbox/payvalida/pagar/") },
    });
    return { reference: json.reference as string, checkout: json.DATA.checkout as string };
  }

  test("an approved payment is a sale, by its notification", async () => {
    const { reference, checkout } = await openPayValida();
    await onGatewayPage(shop, checkout, { accion: "aprobar" });
    expect((await orderOf(reference)).state).toBe("APPROVED");
    const { json } = await stateOf(marta, reference);
    expect(json.data).toMatchObject({ status: { status: "APPROVED" }, order: { gateway: "PAYVALIDA" } });
  });

  test("a cancelled one gives the fractions back", async () => {
    const { reference, checkout } = await openPayValida();
    await onGatewayPage(shop, checkout, { accion: "rechazar" });
    expect((await orderOf(reference)).state).toBe("REJECTED");
  });

  test("[F-21] a silent one is found by the poller", async () => {
    const { reference, checkout } = await openPayValida();
    await onGatewayPage(shop, checkout, { accion: "caida" });
    shop.clock.advance(31_000);
    await pollPayments(shop.shop);
    expect((await orderOf(reference)).state).toBe("APPROVED");
  });

  test("[F-23] an order that was registered without our knowing is found again", async () => {
    const body = payBody(people.marta, await fillCart(marta, people.marta, [freshPick()]), { typePay: "PAYVALIDA" });
    // The request arrives and has its effect; only the answer is lost.
    network.fault = async (url, init) => {
      await globalThis.fetch(url, init);
      throw new TypeError("connection lost");
    };
    expect((await pay(marta, body)).status).toBe(502);
    network.fault = undefined;
    const { status, json } = await pay(marta, body);
    expect(status).toBe(200);
    await onGatewayPage(shop, json.DATA.checkout, { accion: "rechazar" });
  });

  test("[F-18] a notification with another state under the same checksum changes nothing", async () => {
    const { reference } = await openPayValida();
    const checksum = notificationChecksum(reference, "cancelled", DEMO_SECRETS.payvalida.notification);
    const { status } = await visitor(shop.app).post("/api/pagos/payvalida/notificacion", {
      po_id: reference,
      status: "approved",
      pv_checksum: checksum,
    });
    expect(status).toBe(401);
    expect((await orderOf(reference)).state).toBe("PENDING");
  });

  test("[F-18] one that says approved while the gateway says pending approves nothing", async () => {
    const { reference } = await openPayValida();
    const { status } = await visitor(shop.app).post("/api/pagos/payvalida/notificacion", {
      po_id: reference,
      status: "approved",
      pv_checksum: notificationChecksum(reference, "approved", DEMO_SECRETS.payvalida.notification),
      amount: "1",
    });
    expect(status).toBe(200);
    expect((await orderOf(reference)).state).toBe("PENDING");
  });
});
