/** An order and its attempts to be paid: two gateways, ended holds, cancelled purchases, lost reversals, times at closing. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import fc from "fast-check";
import { and, eq } from "drizzle-orm";
import { DEMO_SECRETS, readConfig } from "#server/config.ts";
import { notificationChecksum } from "#server/gateways/payvalida.ts";
import { pollPayments } from "#server/jobs/poller.ts";
import { gatewayHosts } from "#server/security.ts";
import { attemptsOf, OPENING_MS, recordNotice } from "#server/store/attempts.ts";
import { draws, gatewayEvents, orders, refunds, sales, sandboxSessions } from "#server/store/schema.ts";
import {
  broken,
  endAtGateways,
  endOpenPurchases,
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
  silence,
  stateOf,
} from "./buying";
import { people, TEST_START, visitor, type Answer, type TestShop, type Visitor } from "./harness";
import cardSample from "./samples/payvalida-consulta-tarjeta.json" with { type: "json" };

/** Medellín's sales close on that Friday at half past ten in the evening in Bogota. */
const CLOSES_AT = Date.parse("2026-11-21T03:30:00.000Z");
const MINUTE = 60_000;

let shop: TestShop;
let marta: Visitor;
let jairo: Visitor;
const network = gatewayNetwork();
let logStart = 0;
const logged = (): string => shop.logged().slice(logStart);

beforeAll(async () => {
  ({ shop, marta, jairo } = await openForBuyers(network));
});
beforeEach(() => {
  rewind(shop, network);
  logStart = shop.logged().length;
});
afterEach(async () => {
  network.fault = undefined;
  expect(await broken(shop)).toEqual([]);
  await endOpenPurchases(shop);
});

const silent = (gateway: "placetopay" | "payvalida") => (url: string) =>
  url.includes(gateway) ? silence() : undefined;

let next = 3000;
const freshNumber = () => String((next += 1));

async function filledBody(numero: string, change: Record<string, unknown> = {}, fracciones = 3) {
  return payBody(people.marta, await fillCart(marta, people.marta, [{ numero, serie: "100", fracciones }]), change);
}
interface Opened {
  reference: string;
  processUrl: string;
  body: ReturnType<typeof payBody>;
  numero: string;
}
async function open(typePay: "PLACETOPAY" | "PAYVALIDA" = "PLACETOPAY", fracciones = 3): Promise<Opened> {
  const numero = freshNumber();
  const body = await filledBody(numero, { typePay }, fracciones);
  const { status, json, text } = await pay(marta, body);
  if (status !== 200) throw new Error(`The payment was not opened: ${text}`);
  return { reference: json.reference, processUrl: json.processUrl ?? json.DATA.checkout, body, numero };
}
const payOrder = (referencia: string, medio: string, client = marta): Promise<Answer> =>
  client.post("/api/tienda/ordenes/pagar", { referencia, medio });
const cancelOrder = (referencia: string, client = marta): Promise<Answer> =>
  client.post("/api/tienda/ordenes/cancelar", { referencia });
const pageOf = ({ json }: Answer): string => json.processUrl ?? json.DATA.checkout;
const orderOf = async (reference: string) =>
  (await shop.store.db.select().from(orders).where(eq(orders.reference, reference)))[0]!;
const attempts = async (reference: string) => attemptsOf(shop.store.db, (await orderOf(reference)).id);
const sessionOf = async (reference: string) =>
  (await shop.store.db.select().from(sandboxSessions).where(eq(sandboxSessions.reference, reference)))[0];
const cartLines = async (): Promise<{ numero: string; fracciones: number }[]> =>
  (await marta.get("/api/tienda/sesion")).json.carrito?.lotteries ?? [];
async function freeOf(numero: string): Promise<number> {
  const { sorteo } = await nextDraw(marta);
  const { json } = await marta.post("/api/Users/etn/consultar-disponiblidad-de-numero", {
    number: { ideLoteria: 10, sorteo, numero, serie: "100" },
  });
  return json.data[0]?.cantFracciones ?? 0;
}
/** A verified notification of PayValida. */
const notifyPayValida = (reference: string, status: "approved" | "cancelled") =>
  visitor(shop.app, "200.1.1.1").post("/api/pagos/payvalida/notificacion", {
    po_id: reference,
    status,
    pv_checksum: notificationChecksum(reference, status, DEMO_SECRETS.payvalida.notification),
  });
/** PayValida's published answer for an order of ours. */
const payValidaSays = (reference: string, totalPesos: number, change: Record<string, unknown>) => (url: string) =>
  url.includes(`/porders/${reference}`)
    ? Promise.resolve(
        Response.json({
          ...cardSample,
          DATA: { ...cardSample.DATA, ORDER: reference, AMOUNT: `${totalPesos}.00`, TRANSACTION: {}, ...change },
        }),
      )
    : undefined;

describe("[F-4] when a payment was made", () => {
  test.each([
    ["one second before closing", { UDPATE_DATE: "2026-11-20 22:29:59" }, "APPROVED"],
    ["at the second of closing", { UDPATE_DATE: "2026-11-20 22:30:00" }, "REFUND_DUE"],
    ["one second after closing", { UDPATE_DATE: "2026-11-20 22:30:01" }, "REFUND_DUE"],
    [
      "one second before closing by the transaction's own time, which counts before the order's",
      { UDPATE_DATE: "2026-11-20 22:31:00", TRANSACTION: { DATE: "2026-11-21T03:29:59Z" } },
      "APPROVED",
    ],
    [
      "one second after closing by the transaction's own time",
      { UDPATE_DATE: "2026-11-20 22:29:00", TRANSACTION: { DATE: "2026-11-21T03:30:01Z" } },
      "REFUND_DUE",
    ],
  ])("[I12] PayValida: %s", async (_name, change, state) => {
    shop.clock.set(new Date(CLOSES_AT - 16 * MINUTE).toISOString());
    const { reference } = await open("PAYVALIDA");
    shop.clock.set(new Date(CLOSES_AT + 2 * MINUTE).toISOString());
    network.fault = payValidaSays(reference, 18_000, change);
    expect((await notifyPayValida(reference, "approved")).status).toBe(200);
    expect((await orderOf(reference)).state).toBe(state);
  });

  test.each([
    ["six minutes before the order", -6],
    ["in six minutes", 22],
  ])("a time %s is not believed: the moment it became known counts, and somebody is called", async (_name, minutes) => {
    shop.clock.set(new Date(CLOSES_AT - 16 * MINUTE).toISOString());
    const { reference } = await open("PAYVALIDA");
    const told = new Date(shop.clock.now() + minutes * MINUTE).toISOString();
    shop.clock.advance(16 * MINUTE);
    network.fault = payValidaSays(reference, 18_000, { TRANSACTION: { DATE: told } });
    await notifyPayValida(reference, "approved");
    // Known at the very second of closing: no sale.
    expect((await orderOf(reference)).state).toBe("REFUND_DUE");
    expect(logged()).toContain("unlikely-payment-time");
  });

  test.each([["USD"], [undefined]])("[F-18] an approval in %s is no sale and somebody is called", async (CURRENCY) => {
    const { reference } = await open("PAYVALIDA");
    network.fault = payValidaSays(reference, 18_000, { CURRENCY });
    await notifyPayValida(reference, "approved");
    expect((await orderOf(reference)).state).toBe("PENDING");
    expect(logged()).toContain("approved-for-another-amount");
  });

  test("[F-24] the pages of both PayValida hosts may be followed", () => {
    const hostsAt = (api: string) =>
      gatewayHosts(
        readConfig({
          NODE_ENV: "test",
          PAYVALIDA_BASE_URL: `https://${api}`,
          PAYVALIDA_MERCHANT: "m",
          PAYVALIDA_FIXED_HASH: "a",
          PAYVALIDA_FIXED_HASH_NOTIFICATION: "b",
        }),
      );
    expect(hostsAt("api.payvalida.com")).toContain("checkout.payvalida.com");
    expect(hostsAt("api-test.payvalida.com")).toContain("sandbox-checkout.payvalida.com");
  });
});

describe("[F-22] two gateways, one order", () => {
  test("the other gateway is opened while the first one is being opened: what it opens late is cancelled, not handed out", async () => {
    let answer: () => void = () => {};
    const isSlow = new Promise<void>((resolve) => (answer = resolve));
    let hasReached: () => void = () => {};
    const reached = new Promise<void>((resolve) => (hasReached = resolve));
    network.fault = (url, init) => {
      if (!url.endsWith("/api/session")) return undefined;
      return globalThis.fetch(url, init).then(async (response) => {
        hasReached();
        await isSlow;
        return response;
      });
    };
    const numero = freshNumber();
    const filled = await fillCart(marta, people.marta, [{ numero, serie: "100", fracciones: 3 }]);
    const first = pay(marta, payBody(people.marta, filled));
    await reached;
    const second = await pay(marta, payBody(people.marta, filled, { typePay: "PAYVALIDA" }));
    expect(second.status).toBe(200);
    answer();
    const late = await first;
    expect([late.status, late.json.error.code]).toEqual([409, "STALE_CART"]);

    const { reference } = second.json;
    const [left, current] = await attempts(reference);
    expect(left).toMatchObject({ gateway: "PLACETOPAY", reference, state: "LEAVING", requestId: expect.any(String) });
    expect(current).toMatchObject({ gateway: "PAYVALIDA", reference: `${reference}I2`, state: "OPEN" });
    await pollPayments(shop.shop);
    expect((await sessionOf(reference))!.status).toBe("CANCELLED");
    await onGatewayPage(shop, pageOf(second), { accion: "aprobar" });
    expect((await orderOf(reference)).state).toBe("APPROVED");
    expect((await attempts(reference)).map(({ state }) => state)).toEqual(["REJECTED", "APPROVED"]);
  });

  test("moving cancels the first page before the second is given, and every reference finds the order", async () => {
    const { reference, processUrl } = await open("PLACETOPAY");
    const moved = await payOrder(reference, "PAYVALIDA");
    expect(moved.status).toBe(200);
    expect(network.calls.filter((line) => !line.startsWith("POST /sandbox/placetopay/api/session ")).join()).toMatch(
      /session\/\d+,POST [^,]*\/cancel,POST [^,]*porders$/,
    );
    expect((await sessionOf(reference))!.status).toBe("CANCELLED");
    expect(await onGatewayPage(shop, processUrl, { accion: "aprobar" })).toBe(303);
    expect((await orderOf(reference)).state).toBe("PENDING");
    for (const name of [reference, `${reference}I2`]) {
      const { json } = await stateOf(marta, name);
      expect(json.data.request.payment.reference).toBe(reference);
      const filter = JSON.stringify({ where: { user: people.marta, reference: name } });
      const history = await marta.get(`/api/carts?filter=${encodeURIComponent(filter)}`);
      expect(history.json.map((cart: { reference: string }) => cart.reference)).toEqual([reference]);
      expect((await stateOf(jairo, name)).status).toBe(404);
    }
    await onGatewayPage(shop, pageOf(moved), { accion: "aprobar" });
    expect((await stateOf(marta, reference)).json.data).toMatchObject({
      status: { status: "APPROVED" },
      order: { gateway: "PAYVALIDA" },
    });
  });

  test("asking for the same gateway again gives the same page", async () => {
    const { reference, processUrl } = await open("PLACETOPAY");
    const again = await payOrder(reference, "PLACETOPAY");
    expect([again.status, pageOf(again)]).toEqual([200, processUrl]);
    expect(await attempts(reference)).toHaveLength(1);
  });

  test("a gateway that does not answer keeps nobody, and its late approval settles the order or is owed back", async () => {
    const { reference, processUrl } = await open("PLACETOPAY");
    network.fault = silent("placetopay");
    const moved = await payOrder(reference, "PAYVALIDA");
    expect(moved.status).toBe(200);
    // The player pays twice: first at the new page, then at the one that could not be closed.
    await onGatewayPage(shop, pageOf(moved), { accion: "aprobar" });
    expect((await orderOf(reference)).state).toBe("APPROVED");
    network.fault = undefined;
    await onGatewayPage(shop, processUrl, { accion: "aprobar" });
    expect((await attempts(reference)).map(({ state }) => state)).toEqual(["APPROVED", "APPROVED"]);
    const { id, state } = await orderOf(reference);
    expect(state).toBe("APPROVED");
    expect(await shop.store.db.select().from(refunds).where(eq(refunds.orderId, id))).toMatchObject([
      { reason: "second-payment", amountPesos: 18_000, doneAt: null },
    ]);
    expect(await shop.store.db.select().from(sales).where(eq(sales.orderId, id))).toHaveLength(1);
    expect(logged()).toContain("second-payment");
  });

  test("an approval at the page that was left settles the order, and the other page is closed", async () => {
    const { reference, processUrl } = await open("PLACETOPAY");
    network.fault = silent("placetopay");
    const moved = await payOrder(reference, "PAYVALIDA");
    network.fault = undefined;
    await onGatewayPage(shop, processUrl, { accion: "aprobar" });
    expect((await orderOf(reference)).state).toBe("APPROVED");
    await pollPayments(shop.shop);
    expect((await sessionOf(`${reference}I2`))!.status).toBe("CANCELLED");
    await onGatewayPage(shop, pageOf(moved), { accion: "aprobar" });
    expect((await attempts(reference)).map(({ state }) => state)).toEqual(["APPROVED", "REJECTED"]);
  });

  test("a payment that a bank is processing is neither left nor cancelled", async () => {
    const { reference, processUrl } = await open("PLACETOPAY");
    await onGatewayPage(shop, processUrl, { accion: "pendiente" });
    for (const answer of [await payOrder(reference, "PAYVALIDA"), await cancelOrder(reference)])
      expect([answer.status, answer.json.error.code]).toEqual([409, "PAYMENT_IN_PROCESS"]);
    expect(await attempts(reference)).toMatchObject([{ state: "OPEN" }]);
  });

  test("a page that was paid without our knowing is told, not left", async () => {
    const { reference, processUrl } = await open("PLACETOPAY");
    await onGatewayPage(shop, processUrl, { accion: "caida" });
    shop.clock.advance(31_000);
    const answer = await payOrder(reference, "PAYVALIDA");
    expect([answer.status, answer.json.error.code]).toEqual([409, "ORDER_PAID"]);
    expect((await orderOf(reference)).state).toBe("APPROVED");
  });

  test("each try at a gateway has a reference of its own", async () => {
    const numero = freshNumber();
    const body = await filledBody(numero, { typePay: "PAYVALIDA" });
    const sent: string[] = [];
    network.fault = (_url, init) => {
      if (init.method === "POST") sent.push(JSON.parse(String(init.body)).order);
      return Promise.resolve(new Response("<h1>502</h1>", { status: 502 }));
    };
    for (let time = 0; time < 3; time += 1) expect((await pay(marta, body)).status).toBe(502);
    network.fault = undefined;
    const answer = await pay(marta, body);
    expect(answer.status).toBe(200);
    const { reference } = answer.json;
    expect(sent).toEqual([reference, `${reference}I2`, `${reference}I3`]);
    expect((await attempts(reference)).map((one) => [one.reference, one.state])).toEqual([
      [reference, "LEAVING"],
      [`${reference}I2`, "LEAVING"],
      [`${reference}I3`, "LEAVING"],
      [`${reference}I4`, "OPEN"],
    ]);
    // Nobody saw those pages and PayValida does not know them: once their openings' time is over, nothing is waited for.
    shop.clock.advance(OPENING_MS);
    await pollPayments(shop.shop);
    expect((await attempts(reference)).map(({ state }) => state)).toEqual(["FAILED", "FAILED", "FAILED", "OPEN"]);
  });

  test("an order that PayValida registered without our hearing of it is cancelled there", async () => {
    const body = await filledBody(freshNumber(), { typePay: "PAYVALIDA" });
    network.fault = async (url, init) => {
      await globalThis.fetch(url, init);
      throw new TypeError("connection lost");
    };
    expect((await pay(marta, body)).status).toBe(502);
    network.fault = undefined;
    const { reference } = (await pay(marta, body)).json;
    await pollPayments(shop.shop);
    expect((await sessionOf(reference))!.status).toBe("CANCELLED");
    expect((await attempts(reference)).map(({ state }) => state)).toEqual(["REJECTED", "OPEN"]);
    expect((await orderOf(reference)).state).toBe("PENDING");
  });

  test("an order that PayValida registers after it was asked for it is cancelled there", async () => {
    let arrive: () => void = () => {};
    const hasArrived = new Promise<void>((resolve) => (arrive = resolve));
    let reach: () => void = () => {};
    const isReached = new Promise<void>((resolve) => (reach = resolve));
    network.fault = (url, init) => {
      if (init.method !== "POST" || !url.endsWith("/porders")) return undefined;
      reach();
      return hasArrived
        .then(() => globalThis.fetch(url, init))
        .then(() => {
          throw new TypeError("connection lost");
        });
    };
    const filled = await fillCart(marta, people.marta, [{ numero: freshNumber(), serie: "100", fracciones: 3 }]);
    const first = pay(marta, payBody(people.marta, filled, { typePay: "PAYVALIDA" }));
    await isReached;
    const { reference } = (await pay(marta, payBody(people.marta, filled))).json;
    await pollPayments(shop.shop);
    expect((await attempts(reference))[0]).toMatchObject({ state: "LEAVING", questions: 1 });
    arrive();
    expect((await first).status).toBe(502);
    expect((await sessionOf(reference))!.status).toBe("PENDING");

    shop.clock.set((await attempts(reference))[0]!.nextCheckAt!);
    await pollPayments(shop.shop);
    expect((await sessionOf(reference))!.status).toBe("CANCELLED");
    expect((await attempts(reference)).map(({ state }) => state)).toEqual(["REJECTED", "OPEN"]);
  });
});

describe("[F-23] an order that has ended", () => {
  test("[F-3] is not opened again by the same key: the gateway was down, its time is over, another has the fractions", async () => {
    const numero = freshNumber();
    const body = await filledBody(numero);
    network.fault = silent("placetopay");
    expect((await pay(marta, body)).status).toBe(502);
    network.fault = undefined;
    shop.clock.advance(16 * MINUTE);
    await pollPayments(shop.shop);
    const theirs = await fillCart(jairo, people.jairo, [{ numero, serie: "100", fracciones: 3 }]);
    expect((await pay(jairo, payBody(people.jairo, theirs))).status).toBe(200);
    network.sent = [];
    const again = await pay(marta, body);
    expect([again.status, again.json.error.code]).toEqual([409, "ORDER_EXPIRED"]);
    expect(network.calls).toEqual([]);
    expect((await cartLines()).map((line) => line.numero)).toContain(numero);
  });

  test("is not opened a second after its time, before any job has run", async () => {
    const { reference, body, numero } = await open("PLACETOPAY");
    shop.clock.advance(15 * MINUTE);
    network.sent = [];
    const again = await pay(marta, body);
    expect([again.status, again.json.error.code]).toEqual([409, "ORDER_WAITING"]);
    expect((await stateOf(marta, reference)).json.data.order).toMatchObject({ processUrl: null, expiresAt: null });
    await pollPayments(shop.shop);
    const returned = await payOrder(reference, "PAYVALIDA");
    expect([returned.status, returned.json.error.code]).toEqual([409, "ORDER_EXPIRED"]);
    expect((await cartLines()).map((line) => line.numero)).toContain(numero);
  });

  test("whose time runs out while the gateway opens it gets no page, and what was opened is cancelled", async () => {
    const body = await filledBody(freshNumber());
    network.fault = (url, init) =>
      url.endsWith("/api/session")
        ? globalThis.fetch(url, init).then((response) => {
            shop.clock.advance(16 * MINUTE);
            return response;
          })
        : undefined;
    const answer = await pay(marta, body);
    expect(answer.status).toBe(409);
    await pollPayments(shop.shop);
    const order = await lastOrder(shop);
    expect(order.state).toBe("REJECTED");
    expect((await sessionOf(order.reference))!.status).toBe("REJECTED");
  });

  test("by a refusal of the gateway says so and stays out of the cart", async () => {
    const { reference, processUrl } = await open();
    await onGatewayPage(shop, processUrl, { accion: "rechazar" });
    const answer = await payOrder(reference, "PLACETOPAY");
    expect([answer.status, answer.json.error.code]).toEqual([409, "ORDER_REJECTED"]);
  });
});

describe("[F-3] a hold ends", () => {
  test.each(["PLACETOPAY", "PAYVALIDA"] as const)(
    "at %s: it is asked and cancelled first, then the fractions are free",
    async (gateway) => {
      const { reference, processUrl, numero } = await open(gateway);
      // PlaceToPay's sessions end by themselves at that instant; PayValida's last the day.
      shop.clock.advance(15 * MINUTE);
      expect(await freeOf(numero)).toBe(0);
      network.sent = [];
      await pollPayments(shop.shop);
      expect(network.calls[0]).toMatch(gateway === "PLACETOPAY" ? /^POST .*session\/\d+$/ : /^GET .*porders/);
      if (gateway === "PAYVALIDA") expect(network.calls[1]).toMatch(/^DELETE .*porders/);
      expect(await freeOf(numero)).toBe(3);
      expect((await orderOf(reference)).state).toBe("REJECTED");
      expect((await stateOf(marta, reference)).json.data.status.message).toBe("El tiempo para pagar terminó");
      await onGatewayPage(shop, processUrl, { accion: "aprobar" });
      expect((await sessionOf(reference))!.status).not.toBe("APPROVED");
    },
  );

  test("a payment made in the last second is found by the question that comes before the cancellation", async () => {
    const { reference, processUrl } = await open("PAYVALIDA");
    shop.clock.advance(15 * MINUTE - 1_000);
    network.fault = () => silence();
    await onGatewayPage(shop, processUrl, { accion: "aprobar" });
    expect((await orderOf(reference)).state).toBe("PENDING");
    network.fault = undefined;
    shop.clock.advance(1_000);
    await pollPayments(shop.shop);
    expect((await orderOf(reference)).state).toBe("APPROVED");
  });

  test("[F-22] a silent gateway is waited for ten minutes, then the fractions go with an alarm; a late approval is owed back", async () => {
    const { reference, processUrl, numero } = await open("PAYVALIDA");
    shop.clock.advance(15 * MINUTE);
    network.fault = () => silence();
    await pollPayments(shop.shop);
    shop.clock.advance(10 * MINUTE - 1);
    await pollPayments(shop.shop);
    expect(await freeOf(numero)).toBe(0);
    expect(logged()).not.toContain("silent-gateway");
    shop.clock.advance(1);
    await pollPayments(shop.shop);
    expect(await freeOf(numero)).toBe(3);
    expect(logged()).toContain("silent-gateway");
    expect((await orderOf(reference)).state).toBe("PENDING");
    expect((await attempts(reference))[0]).toMatchObject({ nextCheckAt: expect.any(String) });

    const theirs = await fillCart(jairo, people.jairo, [{ numero, serie: "100", fracciones: 1 }]);
    network.fault = (url) => (url.includes(reference) ? silence() : undefined);
    const bought = await pay(jairo, payBody(people.jairo, theirs));
    await onGatewayPage(shop, pageOf(bought), { accion: "aprobar" });
    expect((await orderOf(bought.json.reference)).state).toBe("APPROVED");
    await onGatewayPage(shop, processUrl, { accion: "aprobar" });
    network.fault = undefined;
    shop.clock.advance(60 * MINUTE);
    await pollPayments(shop.shop);
    expect((await orderOf(reference)).state).toBe("REFUND_DUE");
    expect((await refundsOf(reference)).map(({ reason }) => reason)).toEqual(["fractions-gone"]);
  });

  test("a bank that has not answered is waited for as long, and its approval finds the fractions that are still free", async () => {
    const { reference, processUrl, numero } = await open("PLACETOPAY");
    await onGatewayPage(shop, processUrl, { accion: "pendiente" });
    shop.clock.advance(26 * MINUTE);
    await pollPayments(shop.shop);
    expect(await freeOf(numero)).toBe(3);
    expect((await orderOf(reference)).state).toBe("PENDING");
    const [session] = [await sessionOf(reference)];
    await shop.store.db
      .update(sandboxSessions)
      .set({ resolvesTo: "APPROVED", resolvesAt: shop.clock.iso() })
      .where(eq(sandboxSessions.id, session!.id));
    shop.clock.advance(60 * MINUTE);
    await pollPayments(shop.shop);
    expect((await orderOf(reference)).state).toBe("APPROVED");
    expect(await freeOf(numero)).toBe(0);
  });

  test("[F-23] an opening whose process died ends with its order", async () => {
    const body = await filledBody(freshNumber());
    network.fault = () => new Promise(() => {});
    void pay(marta, body);
    await expect.poll(async () => (await lastOrder(shop)).idempotencyKey).toBe(body.pay.numTransaccion);
    const order = await lastOrder(shop);
    await expect.poll(async () => (await attempts(order.reference)).map(({ state }) => state)).toEqual(["OPENING"]);
    network.fault = undefined;
    shop.clock.advance(16 * MINUTE);
    await pollPayments(shop.shop);
    expect((await orderOf(order.reference)).state).toBe("REJECTED");
    expect((await attempts(order.reference)).map(({ state }) => state)).toEqual(["FAILED"]);
  });
});

const refundsOf = async (reference: string) =>
  shop.store.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, (await orderOf(reference)).id));

describe("[F-19] a reversal", () => {
  const reverse = async (reference: string) =>
    shop.store.db.update(sandboxSessions).set({ status: "REFUNDED" }).where(eq(sandboxSessions.reference, reference));

  test("whose notification has the words of an earlier one is not lost", async () => {
    const { reference, processUrl, numero } = await open("PAYVALIDA");
    // Sent by mistake while nothing had happened: its words are those of a reversal.
    await notifyPayValida(reference, "cancelled");
    await onGatewayPage(shop, processUrl, { accion: "aprobar" });
    expect((await orderOf(reference)).state).toBe("APPROVED");
    await reverse(reference);
    expect((await notifyPayValida(reference, "cancelled")).status).toBe(200);
    expect((await orderOf(reference)).state).toBe("REFUNDED");
    expect(await freeOf(numero)).toBe(3);
    const { id } = await orderOf(reference);
    expect(await shop.store.db.select().from(sales).where(eq(sales.orderId, id))).toMatchObject([
      { reversedAt: expect.any(String) },
    ]);
  });

  test("[F-21] that a silent gateway does not confirm is due again at once, and applied when it answers", async () => {
    const { reference, processUrl } = await open("PAYVALIDA");
    await onGatewayPage(shop, processUrl, { accion: "aprobar" });
    await reverse(reference);
    network.fault = () => silence();
    expect((await notifyPayValida(reference, "cancelled")).status).toBe(200);
    const [attempt] = await attempts(reference);
    expect(attempt).toMatchObject({ state: "APPROVED", nextCheckAt: shop.clock.iso() });
    expect((await eventsOf(shop)).filter(({ attemptId }) => attemptId === attempt!.id)).toMatchObject([
      { status: "approved", appliedAt: expect.any(String) },
      { status: "cancelled", appliedAt: null },
    ]);
    network.fault = undefined;
    await pollPayments(shop.shop);
    expect((await orderOf(reference)).state).toBe("REFUNDED");
    expect(await shop.store.db.select().from(gatewayEvents).where(eq(gatewayEvents.attemptId, attempt!.id))).toEqual(
      expect.arrayContaining([expect.objectContaining({ status: "cancelled", appliedAt: shop.clock.iso() })]),
    );
  });

  test("[F-23] whose process died before asking is found by the poller", async () => {
    const { reference, processUrl } = await open("PAYVALIDA");
    await onGatewayPage(shop, processUrl, { accion: "aprobar" });
    await reverse(reference);
    const [attempt] = await attempts(reference);
    const notice = { eventId: `PAYVALIDA/${reference}/cancelled`, status: "cancelled", requestId: null };
    await recordNotice(shop.store, attempt!.id, notice, shop.clock.now());
    await pollPayments(shop.shop);
    expect((await orderOf(reference)).state).toBe("REFUNDED");
  });

  test("[F-17] that arrives while the gateway is being asked is asked for again", async () => {
    const { reference, processUrl } = await open("PAYVALIDA");
    await onGatewayPage(shop, processUrl, { accion: "aprobar" });
    const [attempt] = await attempts(reference);
    network.fault = (url, init) =>
      globalThis.fetch(url, init).then(async (answer) => {
        // The answer was written before the reversal and arrives after its notification.
        network.fault = () => silence();
        await reverse(reference);
        await notifyPayValida(reference, "cancelled");
        return answer;
      });
    await notifyPayValida(reference, "approved");
    expect((await attempts(reference))[0]).toMatchObject({ nextCheckAt: shop.clock.iso() });
    network.fault = undefined;
    await pollPayments(shop.shop);
    expect((await orderOf(reference)).state).toBe("REFUNDED");
    expect(attempt!.id).toBe((await attempts(reference))[0]!.id);
  });

  test("of a second payment leaves the first one's sale", async () => {
    const { reference, processUrl } = await open("PAYVALIDA");
    network.fault = silent("payvalida");
    const moved = await payOrder(reference, "PLACETOPAY");
    await onGatewayPage(shop, pageOf(moved), { accion: "aprobar" });
    network.fault = undefined;
    await onGatewayPage(shop, processUrl, { accion: "aprobar" });
    expect(await refundsOf(reference)).toMatchObject([{ reason: "second-payment", doneAt: null }]);
    await reverse(reference);
    await notifyPayValida(reference, "cancelled");
    expect(await refundsOf(reference)).toMatchObject([{ doneAt: shop.clock.iso() }]);
    expect((await orderOf(reference)).state).toBe("APPROVED");
  });
});

describe("an open purchase", () => {
  test("after the gateway failed it can be paid by the other, from its own address", async () => {
    const body = await filledBody(freshNumber());
    network.fault = silent("placetopay");
    expect((await pay(marta, body)).status).toBe(502);
    network.fault = undefined;
    const { reference } = await lastOrder(shop);
    const { json } = await stateOf(marta, reference);
    expect(json.data).toMatchObject({
      status: { status: "PENDING" },
      order: { gateway: "PLACETOPAY", processUrl: null, expiresAt: "2026-11-20T15:15:00.000Z" },
    });
    const answer = await payOrder(reference, "PAYVALIDA");
    await onGatewayPage(shop, pageOf(answer), { accion: "aprobar" });
    expect((await orderOf(reference)).state).toBe("APPROVED");
  });

  test("is cancelled: its page is closed, its fractions are free and its lines are back, at once", async () => {
    const { reference, processUrl, numero } = await open("PAYVALIDA");
    await fillCart(marta, people.marta, []);
    const { status, json } = await cancelOrder(reference);
    expect([status, json]).toMatchObject([200, { cancelada: true, devueltas: 1, cerradas: 0 }]);
    expect(json.carrito.lotteries).toMatchObject([{ numero, fracciones: 3 }]);
    expect(await freeOf(numero)).toBe(3);
    expect((await sessionOf(reference))!.status).toBe("CANCELLED");
    expect((await stateOf(marta, reference)).json.data.status).toMatchObject({
      status: "REJECTED",
      message: "Cancelaste esta compra",
    });
    expect(await onGatewayPage(shop, processUrl, { accion: "aprobar" })).toBe(303);
    expect((await orderOf(reference)).state).toBe("REJECTED");
    // A second press gives the same.
    expect((await cancelOrder(reference)).json).toMatchObject({ cancelada: true, devueltas: 1 });
    expect(await cartLines()).toHaveLength(1);
  });

  test("after the gateway failed is cancelled without asking it: nobody has its page", async () => {
    const numero = freshNumber();
    const body = await filledBody(numero, { typePay: "PAYVALIDA" });
    network.fault = () => silence();
    expect((await pay(marta, body)).status).toBe(502);
    const { reference } = await lastOrder(shop);
    expect((await cancelOrder(reference)).json).toMatchObject({ cancelada: true });
    expect(await freeOf(numero)).toBe(3);
  });

  test("[F-22] an opening that nobody saw is asked for while its gateway is silent, and given up when it knows nothing of it", async () => {
    network.fault = silent("payvalida");
    const body = await filledBody(freshNumber(), { typePay: "PAYVALIDA" });
    expect((await pay(marta, body)).json.error.code).toBe("GATEWAY_DOWN");
    const { reference } = await lastOrder(shop);
    expect(await attempts(reference)).toMatchObject([{ state: "LEAVING", processUrl: null }]);
    await pollPayments(shop.shop);
    const [asked] = await attempts(reference);
    expect(asked).toMatchObject({ state: "LEAVING", questions: 1 });
    expect(Date.parse(asked!.nextCheckAt!)).toBeGreaterThan(shop.clock.now());
    network.fault = undefined;
    shop.clock.set(asked!.nextCheckAt!);
    await pollPayments(shop.shop);
    expect(await attempts(reference)).toMatchObject([{ state: "FAILED", nextCheckAt: null }]);
  });

  test("[F-22] whose gateway is silent is cancelled when it answers, or its fractions are free in ten minutes", async () => {
    const { reference, numero } = await open("PAYVALIDA");
    network.fault = () => silence();
    expect((await cancelOrder(reference)).json).toMatchObject({ cancelada: false, devueltas: 0 });
    expect(await freeOf(numero)).toBe(0);
    network.fault = undefined;
    expect((await payOrder(reference, "PLACETOPAY")).json.error.code).toBe("ORDER_WAITING");
    shop.clock.advance(60_000);
    await pollPayments(shop.shop);
    expect((await orderOf(reference)).state).toBe("REJECTED");
    expect(await freeOf(numero)).toBe(3);
    expect((await stateOf(marta, reference)).json.data.status.message).toBe("Cancelaste esta compra");
  });

  test("of another person is not found, a paid one says so", async () => {
    const { reference, processUrl } = await open();
    for (const answer of [await cancelOrder(reference, jairo), await payOrder(reference, "PLACETOPAY", jairo)])
      expect([answer.status, answer.json.error.code]).toEqual([404, "NOT_FOUND"]);
    await onGatewayPage(shop, processUrl, { accion: "aprobar" });
    for (const answer of [await cancelOrder(reference), await payOrder(reference, "PLACETOPAY")])
      expect([answer.status, answer.json.error.code]).toEqual([409, "ORDER_PAID"]);
  });

  test("[F-4] with less than five minutes left is given new time when it is begun anew", async () => {
    const body = await filledBody(freshNumber());
    network.fault = silent("placetopay");
    expect((await pay(marta, body)).status).toBe(502);
    network.fault = undefined;
    const { reference } = await lastOrder(shop);
    shop.clock.advance(10 * MINUTE);
    expect((await payOrder(reference, "PLACETOPAY")).status).toBe(200);
    expect((await orderOf(reference)).expiresAt).toBe("2026-11-20T15:15:00.000Z");
    network.fault = silent("placetopay");
    await payOrder(reference, "PAYVALIDA");
    network.fault = undefined;
    shop.clock.advance(1);
    const again = await payOrder(reference, "PLACETOPAY");
    expect(again.status).toBe(200);
    expect((await orderOf(reference)).expiresAt).toBe("2026-11-20T15:25:00.001Z");
  });

  test("[F-13] holds its fractions for an hour at most, however often it is begun anew", async () => {
    const numero = freshNumber();
    const body = await filledBody(numero);
    network.fault = silent("placetopay");
    expect((await pay(marta, body)).status).toBe(502);
    const { reference } = await lastOrder(shop);
    for (let round = 0; round < 4; round += 1) {
      shop.clock.advance(12 * MINUTE);
      expect((await payOrder(reference, "PLACETOPAY")).status).toBe(502);
    }
    expect((await orderOf(reference)).expiresAt).toBe("2026-11-20T16:00:00.000Z");
    shop.clock.advance(8 * MINUTE);
    const last = await payOrder(reference, "PLACETOPAY");
    expect([last.status, last.json.error.code]).toEqual([409, "ORDER_EXPIRED"]);
    expect(await freeOf(numero)).toBe(3);
    expect((await cartLines()).map((line) => line.numero)).toContain(numero);
  });

  test("[F-4] close to the closing gives its lines back with the reason", async () => {
    shop.clock.set(new Date(CLOSES_AT - 10 * MINUTE).toISOString());
    const numero = freshNumber();
    const body = await filledBody(numero);
    network.fault = silent("placetopay");
    expect((await pay(marta, body)).status).toBe(502);
    network.fault = undefined;
    const { reference } = await lastOrder(shop);
    shop.clock.set(new Date(CLOSES_AT - 6 * MINUTE + 1).toISOString());
    const answer = await payOrder(reference, "PLACETOPAY");
    expect([answer.status, answer.json.error.code]).toEqual([409, "ORDER_CLOSING"]);
    expect(await freeOf(numero)).toBe(3);
    expect((await cartLines()).map((line) => line.numero)).toContain(numero);
  });
});

describe("[F-21] the poller", () => {
  test("counts questions without an answer: the next one comes later each time", async () => {
    const { reference } = await open("PAYVALIDA");
    network.fault = () => silence();
    const waits: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const { nextCheckAt } = (await attempts(reference))[0]!;
      shop.clock.set(nextCheckAt!);
      await pollPayments(shop.shop);
      waits.push(Date.parse((await attempts(reference))[0]!.nextCheckAt!) - shop.clock.now());
    }
    expect(waits).toEqual([60_000, 120_000, 240_000]);
    expect((await attempts(reference))[0]!.questions).toBe(3);
  });

  test("counts them too when the time of the purchase is over and its page is to be cancelled", async () => {
    const { reference } = await open("PAYVALIDA");
    shop.clock.advance(15 * MINUTE);
    network.fault = () => silence();
    const waits: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      await pollPayments(shop.shop);
      const { nextCheckAt } = (await attempts(reference))[0]!;
      waits.push(Date.parse(nextCheckAt!) - shop.clock.now());
      shop.clock.set(nextCheckAt!);
    }
    expect(waits).toEqual([60_000, 120_000, 240_000]);
    expect((await attempts(reference))[0]!.questions).toBe(3);
  });

  test("asks for all that are due, however many, and tells how many; then for none", async () => {
    for (let index = 0; index < 21; index += 1) await open("PLACETOPAY", 1);
    shop.clock.advance(30_000);
    network.sent = [];
    expect(await pollPayments(shop.shop)).toBe(21);
    expect(network.calls).toHaveLength(21);
    expect(await pollPayments(shop.shop)).toBe(0);
  });

  test("[F-23] ends all purchases that were never opened, however many, and says why each ended", async () => {
    network.fault = () => Promise.resolve(Response.json({ status: { status: "FAILED", reason: "401" } }));
    const references: string[] = [];
    for (let index = 0; index < 21; index += 1) {
      expect((await pay(marta, await filledBody(freshNumber(), {}, 1))).status).toBe(502);
      references.push((await lastOrder(shop)).reference);
    }
    shop.clock.advance(15 * MINUTE);
    await pollPayments(shop.shop);
    for (const reference of references)
      expect(await orderOf(reference)).toMatchObject({ state: "REJECTED", endReason: "EXPIRED" });
    expect(logged()).toContain(`"reference":"${references[0]}","reason":"EXPIRED"`);
  });

  test("lets one that cannot be asked for at all keep none of the others, and calls somebody", async () => {
    const stuck = await open("PAYVALIDA", 1);
    shop.clock.advance(1_000);
    const other = await open("PLACETOPAY", 1);
    await onGatewayPage(shop, other.processUrl, { accion: "caida" });
    shop.clock.advance(30_000);
    const [placetopay] = shop.shop.gateways;
    expect(placetopay![0]).toBe("PLACETOPAY");
    expect(await pollPayments({ ...shop.shop, gateways: new Map([placetopay!]) })).toBe(2);
    expect((await orderOf(other.reference)).state).toBe("APPROVED");
    expect((await orderOf(stuck.reference)).state).toBe("PENDING");
    const calls = logged()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
      .filter(({ level }) => level === 50);
    expect(calls).toMatchObject([
      { reference: stuck.reference, gateway: "PAYVALIDA", msg: "a payment could not be followed" },
    ]);
  });

  test.each([
    ["refused", "rechazar", "APPROVED", "APPROVED"],
    ["given back", "aprobar", "REFUNDED", "REFUNDED"],
  ] as const)(
    "[F-17] asks for a payment that was %s and of which there is news, and cancels nothing",
    async (_name, accion, status, state) => {
      const { reference, processUrl } = await open("PAYVALIDA");
      await onGatewayPage(shop, processUrl, { accion });
      const say = (word: typeof status) =>
        shop.store.db.update(sandboxSessions).set({ status: word }).where(eq(sandboxSessions.reference, reference));
      await say(status);
      if (status === "REFUNDED") await notifyPayValida(reference, "cancelled");
      network.fault = () => silence();
      await notifyPayValida(reference, "approved");
      network.fault = undefined;
      network.sent = [];
      await pollPayments(shop.shop);
      expect(network.calls).toEqual([`GET /sandbox/payvalida/api/v3/porders/${reference}`]);
      expect((await orderOf(reference)).state).toBe(state);
      expect((await attempts(reference))[0]).toMatchObject({ state, nextCheckAt: null });
    },
  );

  test("asks several at once, eight at most, and one that fails keeps none of the others", async () => {
    const opened: Opened[] = [];
    for (let index = 0; index < 12; index += 1) opened.push(await open("PAYVALIDA", 1));
    shop.clock.advance(31_000);
    let atOnce = 0;
    let most = 0;
    let begin: () => void = () => {};
    const eight = new Promise<void>((resolve) => (begin = resolve));
    network.fault = async (url, init) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      // Nobody is answered before eight are asked; a lower limit would wait for ever.
      if (atOnce === 8) begin();
      await eight;
      try {
        if (url.includes(opened[0]!.reference)) throw new TypeError("fetch failed");
        if (url.includes(opened[1]!.reference)) return new Response("{}");
        return await globalThis.fetch(url, init);
      } finally {
        atOnce -= 1;
      }
    };
    expect(await pollPayments(shop.shop)).toBe(12);
    expect(most).toBe(8);
    for (const { reference } of opened) expect((await attempts(reference))[0]!.questions).toBe(1);
  });
});

describe("[F-6] a changed price", () => {
  test("is told with the new total, and the same cart goes on at it once its lines were read again", async () => {
    const numero = freshNumber();
    const filled = await fillCart(marta, people.marta, [{ numero, serie: "100", fracciones: 2, ideLoteria: 13 }]);
    const { sorteo } = await nextDraw(marta, 13);
    const changed = eq(draws.drawNumber, sorteo);
    const [before] = await shop.store.db.select().from(draws).where(changed);
    await shop.store.db
      .update(draws)
      .set({ fractionPesos: before!.fractionPesos + 500 })
      .where(changed);
    const refused = await pay(marta, payBody(people.marta, filled));
    expect([refused.status, refused.json.error.code]).toEqual([409, "PRICE_CHANGED"]);
    const total = filled.total + 1_000;
    expect(refused.json.error.total).toBe(total);
    expect((await marta.get("/api/tienda/sesion")).json.carrito.lotteries[0].total).toBe(total);
    const answer = await pay(marta, payBody(people.marta, { ...filled, total }));
    expect(answer.status).toBe(200);
    expect((await orderOf(answer.json.reference)).totalPesos).toBe(total);
  });
});

describe("[F-17] whatever happens to a purchase", () => {
  const page = fc.nat(3);
  const step = fc.oneof(
    fc.record({ do: fc.constant("pay" as const), medio: fc.constantFrom("PLACETOPAY", "PAYVALIDA") }),
    fc.record({ do: fc.constant("cancel" as const) }),
    fc.record({
      do: fc.constant("choose" as const),
      page,
      accion: fc.constantFrom("aprobar", "rechazar", "pendiente", "caida"),
    }),
    fc.record({ do: fc.constant("reverse" as const), page }),
    fc.record({ do: fc.constant("wait" as const), minutes: fc.constantFrom(1, 6, 11, 16) }),
    fc.record({ do: fc.constant("poll" as const) }),
    fc.record({ do: fc.constant("ask" as const) }),
    fc.record({ do: fc.constant("silence" as const), of: fc.constantFrom("placetopay", "payvalida", null) }),
  );

  test("P: goods and money agree after each step, and in the end each approval has sold or is owed back", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        shop.clock.set(TEST_START);
        network.fault = undefined;
        const { reference, processUrl, numero } = await open();
        const pages = [processUrl];
        const referenceOf = (index: number) => (index === 0 ? reference : `${reference}I${index + 1}`);
        for (const one of steps) {
          if (one.do === "pay") {
            const answer = await payOrder(reference, one.medio);
            expect([200, 409, 502]).toContain(answer.status);
            if (answer.status === 200 && !pages.includes(pageOf(answer))) pages.push(pageOf(answer));
          } else if (one.do === "cancel") expect([200, 409]).toContain((await cancelOrder(reference)).status);
          else if (one.do === "choose") {
            const url = pages[one.page];
            if (url) await onGatewayPage(shop, url, { accion: one.accion });
          } else if (one.do === "reverse") {
            // What PayValida's customer service does.
            await shop.store.db
              .update(sandboxSessions)
              .set({ status: "REFUNDED" })
              .where(
                and(
                  eq(sandboxSessions.reference, referenceOf(one.page)),
                  eq(sandboxSessions.gateway, "PAYVALIDA"),
                  eq(sandboxSessions.status, "APPROVED"),
                ),
              );
            await notifyPayValida(referenceOf(one.page), "cancelled");
          } else if (one.do === "wait") shop.clock.advance(one.minutes * MINUTE);
          else if (one.do === "poll") await pollPayments(shop.shop);
          else if (one.do === "ask") expect((await stateOf(marta, reference)).status).toBe(200);
          else network.fault = one.of === null ? undefined : silent(one.of);
          expect(await broken(shop)).toEqual([]);
        }
        network.fault = undefined;
        await endAtGateways(shop);
        for (let round = 0; round < 3; round += 1) {
          shop.clock.advance(24 * 60 * MINUTE);
          await pollPayments(shop.shop);
        }
        const order = await orderOf(reference);
        expect(order.state).not.toBe("PENDING");
        expect(await broken(shop)).toEqual([]);
        for (const attempt of await attempts(reference))
          expect(["FAILED", "APPROVED", "REJECTED", "REFUNDED"]).toContain(attempt.state);
        shop.clock.set(TEST_START);
        expect(await freeOf(numero)).toBe(order.state === "APPROVED" ? 0 : 3);
      }),
      { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 10) },
    );
  }, 1_200_000);
});
