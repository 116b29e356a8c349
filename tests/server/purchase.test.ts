/** A purchase as others hear of it: what the gateways are told, what its person is told, and which calls are refused. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { and, eq } from "drizzle-orm";
import { DEMO_SECRETS } from "#server/config.ts";
import type { Gateway } from "#server/gateways/gateway.ts";
import { notificationChecksum } from "#server/gateways/payvalida.ts";
import { pollPayments } from "#server/jobs/poller.ts";
import { attemptsOf } from "#server/store/attempts.ts";
import { linesOf } from "#server/store/orders.ts";
import { draws, orders, sandboxSessions, settings, users } from "#server/store/schema.ts";
import {
  broken,
  endOpenPurchases,
  fillCart,
  gatewayNetwork,
  lastOrder,
  onGatewayPage,
  openForBuyers,
  pay,
  payBody,
  rewind,
  silence,
  stateOf,
} from "./buying";
import { openShop, people, refusalOf, TEST_START, visitor, type TestShop, type Visitor } from "./harness";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let shop: TestShop;
let marta: Visitor;
let jairo: Visitor;
const network = gatewayNetwork();
let logStart = 0;
const logged = (): string => shop.logged().slice(logStart);
/** What was logged at a level, or at a worse one. */
const entries = (level: number): Record<string, unknown>[] =>
  logged()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter((entry) => entry.level >= level);

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

type GatewayChoice = "PLACETOPAY" | "PAYVALIDA";

let next = 8000;
const freshPick = () => ({ numero: String((next += 1)), serie: "100", fracciones: 1 });
const bodyOf = async (change: Record<string, unknown> = {}, client = marta, user: string = people.marta) =>
  payBody(user, await fillCart(client, user, [freshPick()]), change);

async function open(typePay: GatewayChoice = "PLACETOPAY", change: Record<string, unknown> = {}) {
  const { status, json, text } = await pay(marta, await bodyOf({ typePay, ...change }));
  if (status !== 200) throw new Error(`The payment was not opened: ${text}`);
  return { reference: json.reference as string, processUrl: (json.processUrl ?? json.DATA.checkout) as string };
}
const payOrder = (referencia: string, medio: string, client = marta) =>
  client.post("/api/tienda/ordenes/pagar", { referencia, medio });
const cancelOrder = (referencia: string) => marta.post("/api/tienda/ordenes/cancelar", { referencia });
const orderOf = async (reference: string) =>
  (await shop.store.db.select().from(orders).where(eq(orders.reference, reference)))[0]!;
const attempts = async (reference: string) => attemptsOf(shop.store.db, (await orderOf(reference)).id);
const statusOf = async (reference: string) => (await stateOf(marta, reference)).json.data.status;
/** Changes a person's record for as long as `work` takes. */
async function withRecord(document: string, change: Partial<typeof users.$inferInsert>, work: () => Promise<void>) {
  const own = eq(users.documentNumber, document);
  const [{ id: _id, ...before }] = (await shop.store.db.select().from(users).where(own)) as [typeof users.$inferSelect];
  await shop.store.db.update(users).set(change).where(own);
  try {
    await work();
  } finally {
    await shop.store.db.update(users).set(before).where(own);
  }
}

describe("[PAY-07] what a gateway is told", () => {
  test("PlaceToPay: the person of the session, the order's reference, total and end, and where to come back", async () => {
    await withRecord(people.marta, { secondSurname: "GÓMEZ" }, async () => {
      const { reference } = await open("PLACETOPAY");
      expect(network.sent.find(({ call }) => call.endsWith("/api/session"))!.body).toMatchObject({
        buyer: {
          document: people.marta,
          documentType: "CC",
          name: "MARTA LUCÍA",
          surname: "RESTREPO GÓMEZ",
          email: "marta.restrepo@ejemplo.co",
          mobile: "3004827193",
        },
        payment: { reference, description: "Compra de prueba", amount: { currency: "COP", total: 6_000 } },
        expiration: "2026-11-20T15:15:00.000Z",
        returnUrl: `http://localhost/confirmacion/${reference}`,
        ipAddress: "190.24.1.1",
        userAgent: "pruebas",
      });
    });
  });

  test("[CONF-02] PayValida: it comes back by the order in the query", async () => {
    const { reference } = await open("PAYVALIDA");
    expect(network.sent.find(({ call }) => call === "POST /sandbox/payvalida/api/v3/porders")!.body).toMatchObject({
      order: reference,
      email: "marta.restrepo@ejemplo.co",
      amount: "6000",
      url_redirect: `http://localhost/confirmacion?order=${reference}`,
      user_di: people.marta,
    });
  });

  test("of a person without mail or mobile neither is sent, and of one without a second surname only the first", async () => {
    await withRecord(people.marta, { email: null, mobile: null }, async () => {
      await open("PLACETOPAY");
      const { buyer } = network.sent.find(({ call }) => call.endsWith("/api/session"))!.body;
      expect(buyer).toEqual({ document: people.marta, documentType: "CC", name: "MARTA LUCÍA", surname: "RESTREPO" });
    });
  });

  test.each([[undefined], [""]])("a purchase described as %j has the shop's own words", async (description) => {
    const { total } = await fillCart(marta, people.marta, [freshPick()]);
    const { reference } = await open("PLACETOPAY", {
      payment: { description, amount: { currency: "COP", total } },
    });
    expect((await orderOf(reference)).description).toBe("Compra en Premio Mayor");
  });

  test("a browser that does not name itself is an unknown one, and of a long name 255 signs are kept", async () => {
    const body = await bodyOf();
    await marta.post("/api/Users/place-to-pay", body, { "user-agent": "x".repeat(300) });
    expect((await lastOrder(shop)).userAgent).toBe("x".repeat(255));
    const { statusCode } = await shop.app.inject({
      method: "POST",
      url: "/api/Users/place-to-pay",
      remoteAddress: "190.24.1.1",
      headers: {
        "content-type": "application/json",
        cookie: `sid=${marta.cookies.get("sid")}`,
        "user-agent": undefined,
      },
      payload: JSON.stringify(await bodyOf()),
    });
    expect(statusCode).toBe(200);
    expect((await lastOrder(shop)).userAgent).toBe("desconocido");
  });

  test("[F-13] an address is passed on as it is, what is none as 0.0.0.0; holds count for the network", async () => {
    for (const [ip, told, block] of [
      ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
      ["no-es-una-ip", "0.0.0.0", "desconocida"],
    ] as const) {
      const client = visitor(shop.app, ip);
      client.cookies.set("sid", marta.cookies.get("sid")!);
      expect((await pay(client, await bodyOf())).status).toBe(200);
      expect(await lastOrder(shop)).toMatchObject({ ip: told, network: block });
      expect(network.sent.findLast(({ call }) => call.endsWith("/api/session"))!.body.ipAddress).toBe(told);
    }
  });

  test("[F-50] after 19:00 in Bogota a reference still carries Bogota's day", async () => {
    shop.clock.set("2026-11-21T02:00:00.000Z");
    expect((await open()).reference).toMatch(/^PM261120[2-9A-HJKMNP-Z]{10}$/);
  });

  test("what PayValida opened is answered with its number and its page", async () => {
    const { json } = await pay(marta, await bodyOf({ typePay: "PAYVALIDA" }));
    const [attempt] = await attempts(json.reference);
    expect(json).toEqual({
      reference: attempt!.reference,
      CODE: "0000",
      DATA: { Referencia: attempt!.requestId, checkout: attempt!.processUrl },
    });
  });
});

describe("[F-14] the same request", () => {
  /** The same value with the fields of every object in the opposite order. */
  function reversed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(reversed);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([name, inner]) => [name, reversed(inner)]),
    );
  }

  test("with its fields in another order is the same request", async () => {
    const body = await bodyOf({ lotteries: [{ a: 1, b: [1, 2] }, null], couponName: null });
    const first = await pay(marta, body);
    const again = await pay(marta, reversed(body));
    expect([again.status, again.text]).toEqual([200, first.text]);
  });

  test.each([
    ["a list in another order", { lotteries: [2, 1] }],
    ["a value inside a list", { lotteries: [1, 3] }],
    ["a shorter list", { lotteries: [1] }],
    ["a null where there was nothing", { lotteries: [1, 2], couponName: null }],
  ])("[F-15] with %s is another one", async (_name, change) => {
    const body = await bodyOf({ lotteries: [1, 2] });
    expect((await pay(marta, body)).status).toBe(200);
    expect(refusalOf(await pay(marta, { pay: { ...body.pay, ...change } }))).toEqual([422, "KEY_REUSED"]);
  });
});

describe("what the person is told", () => {
  test("before any answer of the gateway: pending since the order was made, payable until its end", async () => {
    const { reference, processUrl } = await open();
    network.fault = silence;
    shop.clock.advance(MINUTE);
    expect((await stateOf(marta, reference)).json.data).toEqual({
      status: { status: "PENDING", reason: null, message: null, date: TEST_START },
      request: {
        buyer: {
          name: "MARTA LUCÍA",
          surname: "RESTREPO",
          email: "marta.restrepo@ejemplo.co",
          document: people.marta,
          mobile: "3004827193",
        },
        payment: { reference, description: "Compra de prueba", amount: { currency: "COP", total: 6_000 } },
        ipAddress: "190.24.1.1",
      },
      payment: null,
      order: {
        totalSinDescuento: 6_000,
        descuento: 0,
        recharges: [],
        devoluciones: [],
        eventos: [
          { tipo: "CREADA", fecha: TEST_START },
          { tipo: "EN_PASARELA", fecha: TEST_START, medio: "PLACETOPAY" },
        ],
        cupon: null,
        gateway: "PLACETOPAY",
        processUrl,
        expiresAt: "2026-11-20T15:15:00.000Z",
        lotteries: [expect.objectContaining({ numero: String(next), fracciones: 1, total: 6_000 })],
      },
    });
  });

  test("of a paid one: the gateway's words, the bank, and what to name to it", async () => {
    await withRecord(people.marta, { secondSurname: "GÓMEZ" }, async () => {
      const { reference, processUrl } = await open();
      shop.clock.advance(MINUTE);
      await onGatewayPage(shop, processUrl, { accion: "aprobar" });
      const detail = (await attempts(reference))[0]!.detail!;
      const { json } = await stateOf(marta, reference);
      expect(detail.message).toEqual(expect.any(String));
      expect(json.data.status).toEqual({
        status: "APPROVED",
        reason: detail.reason,
        message: detail.message,
        date: "2026-11-20T15:01:00.000Z",
      });
      expect(json.data.request.buyer.surname).toBe("RESTREPO GÓMEZ");
      expect(json.data.payment).toEqual([
        {
          status: {
            status: "APPROVED",
            message: detail.message,
            reason: detail.reason,
            date: "2026-11-20T15:01:00.000Z",
          },
          issuerName: detail.bank,
          paymentMethodName: detail.method,
          authorization: detail.authorization,
          receipt: detail.receipt,
          reference,
        },
      ]);
      expect(json.data.order).toMatchObject({ processUrl: null, expiresAt: null });
    });
  });

  test("of its prices: those at which it was made, with its discount", async () => {
    const numero = String((next += 1));
    const filled = await fillCart(marta, people.marta, [{ numero, serie: "001", fracciones: 2, ideLoteria: 13 }]);
    const { json } = await pay(marta, payBody(people.marta, filled));
    const order = await orderOf(json.reference);
    const own = eq(orders.id, order.id);
    const [line] = await linesOf(shop.store.db, order.id);
    const draw = and(eq(draws.lotteryId, 13), eq(draws.drawNumber, line!.drawNumber));
    await shop.store.db
      .update(orders)
      .set({ discountPesos: 1_000, couponCode: "BIENVENIDA10", couponUse: "KEPT", totalPesos: filled.total - 1_000 })
      .where(own);
    await shop.store.db
      .update(draws)
      .set({ fractionPesos: line!.fractionPesos + 500 })
      .where(draw);
    const prices = { totalSinDescuento: filled.total, descuento: 1_000, cupon: "BIENVENIDA10" };
    const { data } = (await stateOf(marta, json.reference)).json;
    expect(data.request.payment.amount.total).toBe(filled.total - 1_000);
    expect(data.order).toMatchObject({ ...prices, lotteries: [{ total: filled.total, cartVal: filled.total }] });
    const filter = JSON.stringify({ where: { user: people.marta, reference: json.reference } });
    const history = await marta.get(`/api/carts?filter=${encodeURIComponent(filter)}`);
    expect(history.json).toMatchObject([{ ...prices, total: filled.total - 1_000 }]);
    await shop.store.db
      .update(orders)
      .set({ discountPesos: 0, couponCode: null, couponUse: null, totalPesos: filled.total })
      .where(own);
    await shop.store.db.update(draws).set({ fractionPesos: line!.fractionPesos }).where(draw);
  });

  test("of a refused one: the gateway's own words", async () => {
    const { reference, processUrl } = await open();
    await onGatewayPage(shop, processUrl, { accion: "rechazar" });
    const detail = (await attempts(reference))[0]!.detail!;
    expect(await statusOf(reference)).toMatchObject({ status: "REJECTED", message: detail.message });
  });

  test("[F-22] of one that was paid at its first page: that payment, not the newer page", async () => {
    const { reference, processUrl } = await open("PLACETOPAY");
    network.fault = (url) => (url.includes("placetopay") ? silence() : undefined);
    await payOrder(reference, "PAYVALIDA");
    network.fault = undefined;
    await onGatewayPage(shop, processUrl, { accion: "aprobar" });
    const { json } = await stateOf(marta, reference);
    expect(json.data).toMatchObject({
      status: { status: "APPROVED" },
      payment: [{ reference }],
      order: { gateway: "PLACETOPAY" },
    });
  });

  test("[F-22] of one that waits for a gateway to cancel: that it waits, then that it is cancelled", async () => {
    const { reference } = await open("PAYVALIDA");
    network.fault = silence;
    await cancelOrder(reference);
    expect(await statusOf(reference)).toMatchObject({
      status: "PENDING",
      reason: "CANCELLED",
      message: "Cancelaste esta compra; esperamos a que la pasarela lo confirme",
    });
    network.fault = undefined;
    shop.clock.advance(MINUTE);
    await pollPayments(shop.shop);
    expect(await statusOf(reference)).toMatchObject({
      status: "REJECTED",
      reason: "CANCELLED",
      message: "Cancelaste esta compra",
    });
  });

  test("of one whose payment was never begun: no gateway, no page, and the end of its time", async () => {
    network.fault = silence;
    await pay(marta, await bodyOf());
    network.fault = undefined;
    const { reference, id } = await lastOrder(shop);
    await shop.store.db.execute(`delete from payment_attempts where order_id = ${id}`);
    expect((await stateOf(marta, reference)).json.data).toMatchObject({
      status: { status: "PENDING", message: null },
      payment: null,
      order: { gateway: null, processUrl: null, expiresAt: "2026-11-20T15:15:00.000Z" },
    });
    shop.clock.advance(15 * MINUTE);
    await pollPayments(shop.shop);
    expect(await statusOf(reference)).toMatchObject({
      status: "REJECTED",
      reason: "EXPIRED",
      message: "El tiempo para pagar terminó",
      date: "2026-11-20T15:15:00.000Z",
    });
  });
});

describe("a gateway that is off", () => {
  const off = eq(settings.name, "HABILITA_PAGOS_PAYVALIDA");
  const set = (value: string) => shop.store.db.update(settings).set({ value }).where(off);

  test("by its setting opens nothing a second later, at the checkout and afterwards, and the other one does", async () => {
    const { reference } = await open("PLACETOPAY");
    await set("N");
    shop.clock.advance(SECOND);
    try {
      const before = await lastOrder(shop);
      network.sent = [];
      expect(refusalOf(await pay(marta, await bodyOf({ typePay: "PAYVALIDA" })))).toEqual([409, "GATEWAY_DISABLED"]);
      expect(refusalOf(await payOrder(reference, "PAYVALIDA"))).toEqual([409, "GATEWAY_DISABLED"]);
      expect(network.sent).toEqual([]);
      expect(await lastOrder(shop)).toEqual(before);
      expect((await payOrder(reference, "PLACETOPAY")).status).toBe(200);
    } finally {
      await set("S");
      shop.clock.advance(SECOND);
    }
  });

  test("only by an N: without a value it is on", async () => {
    await set("");
    try {
      expect((await open("PAYVALIDA")).reference).toMatch(/^PM/);
    } finally {
      await set("S");
    }
  });

  test("because it is not configured opens nothing, holds nothing, and takes no notification", async () => {
    const without = await openShop({ gateways: new Map(), store: shop.store });
    const client = visitor(without.app, "190.24.1.1");
    client.cookies.set("sid", marta.cookies.get("sid")!);
    const { reference } = await open("PAYVALIDA");
    const before = await lastOrder(shop);
    expect(refusalOf(await pay(client, await bodyOf()))).toEqual([409, "GATEWAY_DISABLED"]);
    expect(refusalOf(await payOrder(reference, "PLACETOPAY", client))).toEqual([409, "GATEWAY_DISABLED"]);
    expect(await lastOrder(shop)).toEqual(before);
    const answer = await client.post("/api/pagos/payvalida/notificacion", {
      po_id: reference,
      status: "approved",
      pv_checksum: notificationChecksum(reference, "approved", DEMO_SECRETS.payvalida.notification),
    });
    expect([answer.status, answer.text]).toEqual([401, "ERROR. Firma no válida"]);
    // Its state cannot be asked for: it is shown as it was.
    expect((await stateOf(client, reference)).json.data.status.status).toBe("PENDING");
  });
});

describe("who may pay", () => {
  test.each([
    ["without a birth date", { birthDate: null }, 409, "BIRTH_DATE_MISSING"],
    ["under 18", { birthDate: "2008-11-21" }, 403, "UNDERAGE"],
    ["who has yet to declare their age", { adultStatus: "Pendiente" as const }, 403, "AGE_PENDING"],
  ])("a person %s neither begins a payment nor goes on with one", async (_name, change, status, code) => {
    const { reference } = await open("PLACETOPAY");
    const body = await bodyOf();
    const before = await lastOrder(shop);
    await withRecord(people.marta, change, async () => {
      expect(refusalOf(await pay(marta, body))).toEqual([status, code]);
      expect(refusalOf(await payOrder(reference, "PLACETOPAY"))).toEqual([status, code]);
    });
    expect(await lastOrder(shop)).toEqual(before);
  });

  test("[F-25] another person's order is not found by any call", async () => {
    const { reference } = await open();
    for (const [path, body] of [
      ["/api/tienda/ordenes/pagar", { referencia: reference, medio: "PLACETOPAY" }],
      ["/api/tienda/ordenes/cancelar", { referencia: reference }],
      ["/api/tienda/ordenes/volver-a-jugar", { referencia: reference }],
      ["/api/Users/place-to-pay-consultar", { pay: { reference } }],
    ] as const)
      expect([path, ...refusalOf(await jairo.post(path, body))]).toEqual([path, 404, "NOT_FOUND"]);
  });
});

describe("[F-18] a notification's answer", () => {
  const notify = (body: unknown) => visitor(shop.app, "200.1.1.1").post("/api/pagos/payvalida/notificacion", body);
  const signed = (reference: string) => ({
    po_id: reference,
    status: "approved",
    pv_checksum: notificationChecksum(reference, "approved", DEMO_SECRETS.payvalida.notification),
  });
  const alarms = () => entries(50).map(({ level, security, gateway }) => [level, security, gateway]);

  test("is short and plain text; what is refused is logged for the shop's security, with its gateway", async () => {
    const { reference } = await open("PAYVALIDA");
    const good = await notify(signed(reference));
    expect([good.status, good.text]).toEqual([200, "OK. Notificación recibida"]);
    expect(good.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(alarms()).toEqual([]);
    const forged = await notify({ ...signed(reference), pv_checksum: "0" });
    expect([forged.status, forged.text]).toEqual([401, "ERROR. Firma no válida"]);
    const unknown = await notify(signed("PM261120NADIE"));
    expect([unknown.status, unknown.text]).toEqual([400, "ERROR. Orden desconocida"]);
    expect(alarms()).toEqual([
      [50, "bad-notification", "PAYVALIDA"],
      [50, "unknown-notification", "PAYVALIDA"],
    ]);
  });
});

describe("[F-22] opening and leaving", () => {
  test("who waits for another's opening is told after twelve seconds to try again in five", async () => {
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
    const body = await bodyOf();
    const first = pay(marta, body);
    await reached;
    const start = Date.now();
    let looks = 0;
    // A second passes between any two looks at the clock.
    const now = vi.spyOn(Date, "now").mockImplementation(() => start + 1_000 * (looks += 1));
    try {
      const waiting = await payOrder((await lastOrder(shop)).reference, "PLACETOPAY");
      expect(refusalOf(waiting)).toEqual([502, "GATEWAY_DOWN"]);
      expect(waiting.headers["retry-after"]).toBe("5");
    } finally {
      now.mockRestore();
    }
    answer();
    expect((await first).status).toBe(200);
    expect(await attempts((await lastOrder(shop)).reference)).toHaveLength(1);
  });

  test("who waits for another's opening gets its page", async () => {
    let answer: () => void = () => {};
    const isSlow = new Promise<void>((resolve) => (answer = resolve));
    network.fault = (url, init) =>
      url.endsWith("/api/session") ? isSlow.then(() => globalThis.fetch(url, init)) : undefined;
    const body = await bodyOf();
    const first = pay(marta, body);
    await expect.poll(() => network.sent.length).toBe(1);
    const waiting = payOrder((await lastOrder(shop)).reference, "PLACETOPAY");
    const claims = vi.spyOn(shop.store, "transaction");
    // It has looked once and found that another is opening.
    await expect.poll(() => claims.mock.calls.length).toBeGreaterThan(0);
    claims.mockRestore();
    answer();
    expect((await waiting).json.processUrl).toBe((await first).json.processUrl);
    expect(network.sent).toHaveLength(1);
  });

  test("[F-24] what PayValida opened at nobody's address is cancelled there: it has been registered", async () => {
    network.fault = (_url, init) =>
      init.method === "POST"
        ? Promise.resolve(
            Response.json({ CODE: "0000", DATA: { PVordenID: "990002", checkout: "https://malo.example/pagar" } }),
          )
        : undefined;
    expect(refusalOf(await pay(marta, await bodyOf({ typePay: "PAYVALIDA" })))).toEqual([502, "GATEWAY_DOWN"]);
    expect(await attempts((await lastOrder(shop)).reference)).toMatchObject([
      { state: "LEAVING", processUrl: null, nextCheckAt: shop.clock.iso() },
    ]);
  });

  test("an address of nobody's gateway is logged with its attempt, and not kept", async () => {
    network.fault = () =>
      Promise.resolve(
        Response.json({ status: { status: "OK" }, requestId: 990_001, processUrl: "https://malo.example/pagar" }),
      );
    expect(refusalOf(await pay(marta, await bodyOf()))).toEqual([502, "GATEWAY_DOWN"]);
    const { reference } = await lastOrder(shop);
    expect(await attempts(reference)).toMatchObject([{ state: "FAILED", processUrl: null, requestId: null }]);
    expect(entries(40)[0]).toMatchObject({
      gateway: "PLACETOPAY",
      reference,
      reason: "PLACETOPAY gave an address that may not be followed",
    });
  });

  test("[F-23] a registration that PayValida refused leaves nothing to be cancelled", async () => {
    network.fault = () => Promise.resolve(Response.json({ CODE: "0001", DESC: "no" }));
    expect(refusalOf(await pay(marta, await bodyOf({ typePay: "PAYVALIDA" })))).toEqual([502, "GATEWAY_DOWN"]);
    expect(await attempts((await lastOrder(shop)).reference)).toMatchObject([{ state: "FAILED", nextCheckAt: null }]);
  });

  test("a page whose gateway refuses to cancel it is kept, and nobody is sent to another", async () => {
    const { reference, processUrl } = await open("PAYVALIDA");
    network.fault = (_url, init) =>
      init.method === "DELETE" ? Promise.resolve(Response.json({ CODE: "0002" })) : undefined;
    expect(refusalOf(await payOrder(reference, "PLACETOPAY"))).toEqual([409, "PAYMENT_IN_PROCESS"]);
    expect(refusalOf(await cancelOrder(reference))).toEqual([409, "PAYMENT_IN_PROCESS"]);
    expect(await attempts(reference)).toMatchObject([{ state: "OPEN", processUrl }]);
  });

  test("a page whose gateway is silent when it is to be cancelled keeps nobody, and is due at once", async () => {
    const { reference } = await open("PAYVALIDA");
    network.fault = (_url, init) => (init.method === "DELETE" ? silence() : undefined);
    expect((await payOrder(reference, "PLACETOPAY")).status).toBe(200);
    expect(await attempts(reference)).toMatchObject([
      { gateway: "PAYVALIDA", state: "LEAVING", nextCheckAt: shop.clock.iso() },
      { gateway: "PLACETOPAY", state: "OPEN" },
    ]);
  });

  test("a page that its gateway says it does not know, but that somebody has, is waited for", async () => {
    const { reference } = await open("PAYVALIDA");
    network.fault = (_url, init) =>
      init.method === "GET" ? Promise.resolve(Response.json({ CODE: "0002" })) : undefined;
    expect((await cancelOrder(reference)).json).toMatchObject({ cancelada: false, devueltas: 0, cerradas: 0 });
    expect((await attempts(reference))[0]).toMatchObject({ state: "LEAVING", questions: 1 });
  });

  test("a page that was refused there is left without cancelling it, and one that went back counts as paid", async () => {
    const { reference } = await open("PAYVALIDA");
    const say = (status: "REJECTED" | "REFUNDED") =>
      shop.store.db.update(sandboxSessions).set({ status }).where(eq(sandboxSessions.reference, reference));
    await say("REJECTED");
    network.sent = [];
    expect(refusalOf(await payOrder(reference, "PLACETOPAY"))).toEqual([409, "ORDER_REJECTED"]);
    expect(network.calls).toEqual([`GET /sandbox/payvalida/api/v3/porders/${reference}`]);
    const other = await open("PAYVALIDA");
    await shop.store.db
      .update(sandboxSessions)
      .set({ status: "REFUNDED" })
      .where(eq(sandboxSessions.reference, other.reference));
    expect(refusalOf(await cancelOrder(other.reference))).toEqual([409, "ORDER_PAID"]);
    expect((await orderOf(other.reference)).state).toBe("REFUNDED");
  });

  test("[F-22] a session of PlaceToPay whose number was lost cannot be asked for: nobody has its page", async () => {
    network.fault = silence;
    await pay(marta, await bodyOf());
    network.fault = undefined;
    const { reference } = await lastOrder(shop);
    await shop.store.db.execute(
      `update payment_attempts set state = 'LEAVING', next_check_at = '${shop.clock.iso()}' where reference = '${reference}'`,
    );
    network.sent = [];
    await pollPayments(shop.shop);
    expect(network.sent).toEqual([]);
    expect(await attempts(reference)).toMatchObject([{ state: "FAILED", nextCheckAt: null }]);
  });
});

describe("[F-22] the gateway is asked", () => {
  test("only for the page that somebody has", async () => {
    network.fault = silence;
    const body = await bodyOf({ typePay: "PAYVALIDA" });
    await pay(marta, body);
    network.fault = undefined;
    const { json } = await pay(marta, body);
    shop.clock.advance(MINUTE);
    network.sent = [];
    await stateOf(marta, json.reference);
    expect(network.calls).toEqual([`GET /sandbox/payvalida/api/v3/porders/${json.reference}I2`]);
  });

  test("[F-18] an alarm names the payment that it is about; a settlement is told once", async () => {
    const { reference, processUrl } = await open("PAYVALIDA");
    network.fault = (url, init) =>
      init.method === "GET" && url.includes(reference)
        ? globalThis.fetch(url, init).then(async (answer) => {
            const json = (await answer.json()) as { DATA: object };
            return Response.json({ ...json, DATA: { ...json.DATA, STATE: "APROBADA", CURRENCY: "USD" } });
          })
        : undefined;
    shop.clock.advance(MINUTE);
    await stateOf(marta, reference);
    const facts = { reference, gateway: "PAYVALIDA" };
    expect(entries(50)).toMatchObject([
      {
        ...facts,
        state: "PENDING",
        alarm: "approved-for-another-amount",
        msg: "a payment needs somebody to look at it",
      },
    ]);
    const settled = () => entries(30).filter(({ msg }) => msg === "payment settled");
    expect(settled()).toEqual([]);
    network.fault = undefined;
    await onGatewayPage(shop, processUrl, { accion: "aprobar" });
    shop.clock.advance(MINUTE);
    await stateOf(marta, reference);
    expect(settled()).toMatchObject([{ ...facts, state: "APPROVED" }]);
  });
});

describe("[F-53] a fault of the program itself", () => {
  /** The shop with a PayValida of which one call fails in a way that no gateway does. */
  async function withFault(change: Partial<Gateway>) {
    const payvalida = shop.shop.gateways.get("PAYVALIDA")!;
    const { app } = await openShop({
      store: shop.store,
      gateways: new Map([["PAYVALIDA", { ...payvalida, ...change }]]),
    });
    const client = visitor(app, "190.24.1.1");
    client.cookies.set("sid", marta.cookies.get("sid")!);
    return client;
  }
  const fails = () => Promise.reject(new TypeError("a fault of ours"));

  test("while a payment is opened is told as one, and what may have been opened is cancelled", async () => {
    const client = await withFault({ open: fails });
    const body = await bodyOf({ typePay: "PAYVALIDA" });
    expect(refusalOf(await pay(client, body))).toEqual([500, "INTERNAL"]);
    expect(await attempts((await lastOrder(shop)).reference)).toMatchObject([
      { state: "LEAVING", nextCheckAt: TEST_START },
    ]);
  });

  test("after a notification is told as one, and its payment stays due", async () => {
    const { reference } = await open("PAYVALIDA");
    const client = await withFault({ query: fails });
    const { status } = await client.post("/api/pagos/payvalida/notificacion", {
      po_id: reference,
      status: "approved",
      pv_checksum: notificationChecksum(reference, "approved", DEMO_SECRETS.payvalida.notification),
    });
    expect(status).toBe(500);
    expect((await attempts(reference))[0]).toMatchObject({ state: "OPEN", nextCheckAt: shop.clock.iso() });
  });

  test("while a page is closed or a state is asked for is told as one, and changes nothing", async () => {
    const { reference } = await open("PAYVALIDA");
    const asking = await withFault({ query: fails });
    shop.clock.advance(MINUTE);
    expect((await stateOf(asking, reference)).status).toBe(500);
    expect((await asking.post("/api/tienda/ordenes/cancelar", { referencia: reference })).status).toBe(500);
    const cancelling = await withFault({ cancel: fails });
    expect((await cancelling.post("/api/tienda/ordenes/cancelar", { referencia: reference })).status).toBe(500);
    expect((await orderOf(reference)).state).toBe("PENDING");
  });
});

describe("[CONV-04] giving the lines back", () => {
  test("only those whose draw is open, with what was chosen; a lost order only", async () => {
    await fillCart(marta, people.marta, []);
    const [medellin, bogota] = [freshPick(), { ...freshPick(), ideLoteria: 13, serie: "001" }];
    const filled = await fillCart(marta, people.marta, [medellin, bogota]);
    const { json } = await pay(marta, payBody(people.marta, filled));
    await onGatewayPage(shop, json.processUrl, { accion: "rechazar" });
    // Medellín closes at that instant.
    shop.clock.set("2026-11-21T03:30:00.000Z");
    const again = await marta.post("/api/tienda/ordenes/volver-a-jugar", { referencia: json.reference });
    expect(again.json).toMatchObject({ devueltas: 1, cerradas: 1 });
    expect(again.json.carrito.lotteries).toMatchObject([
      { id: filled.ids[1], numero: bogota.numero, serie: "001", fracciones: 1 },
    ]);
    await fillCart(marta, people.marta, []);
  });

  test("[F-22] a purchase that cannot be cancelled yet leaves the cart as it is", async () => {
    const { reference } = await open("PAYVALIDA");
    const filled = await fillCart(marta, people.marta, [freshPick()]);
    network.fault = silence;
    const { json } = await cancelOrder(reference);
    expect(json).toMatchObject({ cancelada: false, devueltas: 0, cerradas: 0, carrito: { id: filled.idcart } });
    expect(json.carrito.lotteries.map(({ id }: { id: string }) => id)).toEqual(filled.ids);
  });
});
