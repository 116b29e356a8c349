/** Checkout, confirmation, the gateways' notifications, and giving a lost order back to the cart. */
import { randomInt } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { and, asc, eq } from "drizzle-orm";
import type { BodyOf } from "#contract/call";
import { payStatus, placeToPay, type OrderResultWire } from "#contract/payments";
import { playAgain } from "#contract/shop";
import { isAdult } from "#domain/age";
import { bogotaDay } from "#domain/bogota";
import { drawKey, isOpen } from "#domain/draws";
import { sha256, type SessionUser } from "../auth";
import type { Buyer, GatewayName } from "../gateways/gateway";
import { Refusal } from "../refusal";
import { followNotification, openPayment, ownOrder, refreshOrder } from "../payments";
import { originOf } from "../security";
import type { Shop } from "../shop";
import { addBets, openCart } from "../store/carts";
import { drawsOf } from "../store/draws";
import { placeOrder, recordEvent, type OrderRow } from "../store/orders";
import { orderLines, orders, payments, settings } from "../store/schema";
import { cartRecord, lineRecord } from "./carts";
import { assertOwn, sessionCall } from "./register";

const DESCRIPTION = "Compra en Premio Mayor";
/** Without letters and digits that are read one for another. */
const REFERENCE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const REFERENCE_RANDOM = 10;

type Pay = BodyOf<typeof placeToPay>["pay"];

/** "PM", the day, ten random letters: unique, readable aloud, and without the signs that PayValida refuses. */
function createReference(now: number): string {
  const letters = Array.from(
    { length: REFERENCE_RANDOM },
    () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]!,
  );
  return `PM${bogotaDay(now).slice(2).replaceAll("-", "")}${letters.join("")}`;
}

/** The same request, the same text, in whatever order its fields were written. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`)
    .join()}}`;
}

function assertMayPlay(user: SessionUser, now: number): void {
  if (!user.birthDate) throw new Refusal(409, "BIRTH_DATE_MISSING");
  if (!isAdult(user.birthDate, now)) throw new Refusal(403, "UNDERAGE");
  if (user.adultStatus === "Pendiente") throw new Refusal(403, "AGE_PENDING");
}

async function assertEnabled({ store, gateways }: Shop, gateway: GatewayName): Promise<void> {
  const [setting] = await store.db
    .select()
    .from(settings)
    .where(eq(settings.name, `HABILITA_PAGOS_${gateway}`));
  if (!gateways.has(gateway) || setting?.value === "N") throw new Refusal(409, "GATEWAY_DISABLED");
}

function buyerOf(user: SessionUser): Buyer {
  return {
    documentType: user.documentType,
    documentNumber: user.documentNumber,
    names: user.names,
    surnames: [user.firstSurname, user.secondSurname].filter(Boolean).join(" "),
    email: user.email ?? "",
    mobile: user.mobile ?? "",
  };
}

/** What the player was shown; any figure of theirs that contradicts another counts as a changed price. */
function shownTotal(pay: Pay): number {
  const total = pay.payment.amount.total;
  const discount = pay.totalDescuento ?? 0;
  const before = pay.totalSinDesc ?? total;
  return discount === 0 && before === total ? total : -1;
}

async function orderRecord(shop: Shop, order: OrderRow, user: SessionUser): Promise<OrderResultWire> {
  const { db } = shop.store;
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, order.id));
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const known = await drawsOf(db, lines);
  const detail = payment?.detail ?? null;
  const isPending = order.state === "PENDING";
  const message =
    order.state === "REFUND_DUE"
      ? "Recibimos tu pago, pero las fracciones ya no estaban disponibles. Te devolveremos el dinero."
      : (detail?.message ?? null);
  return {
    status: {
      status: order.state === "REFUND_DUE" ? "REFUNDED" : order.state,
      reason: detail?.reason ?? null,
      message,
      date: detail?.date ?? order.settledAt ?? order.createdAt,
    },
    request: {
      buyer: {
        name: user.names,
        surname: [user.firstSurname, user.secondSurname].filter(Boolean).join(" "),
        email: user.email,
        document: user.documentNumber,
        mobile: user.mobile,
      },
      payment: {
        reference: order.reference,
        description: order.description,
        amount: { currency: "COP", total: order.totalPesos },
      },
      ipAddress: order.ip,
    },
    payment: detail && [
      {
        status: { status: payment?.gatewayStatus, message: detail.message, reason: detail.reason, date: detail.date },
        // PayValida names no bank, only the way of paying.
        issuerName: detail.bank ?? detail.method,
        paymentMethodName: detail.method,
        authorization: detail.authorization,
        receipt: detail.receipt,
        reference: order.reference,
      },
    ],
    order: {
      totalSinDescuento: order.totalPesos + order.discountPesos,
      descuento: order.discountPesos,
      gateway: order.gateway as GatewayName,
      processUrl: isPending && Date.parse(order.expiresAt) > shop.clock.now() ? (payment?.processUrl ?? null) : null,
      expiresAt: order.expiresAt,
      lotteries: lines.map((line) => lineRecord(line, known.get(drawKey(line)), shop.clock.now(), line.fractionPesos)),
    },
  };
}

async function notified(shop: Shop, name: GatewayName, request: FastifyRequest): Promise<{ estado: string }> {
  const notification = shop.gateways.get(name)?.verify(request.body) ?? null;
  if (!notification) {
    request.log.error({ security: "bad-notification", gateway: name }, "a notification was refused");
    throw new Refusal(401, "BAD_SIGNATURE");
  }
  const { eventId, reference, requestId, status } = notification;
  const [found] = await shop.store.db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.reference, reference), eq(payments.gateway, name)));
  if (!found || (name === "PLACETOPAY" && found.payment.requestId !== requestId)) {
    request.log.error({ security: "unknown-notification", gateway: name }, "a notification names no order of ours");
    throw new Refusal(400, "BAD_REQUEST");
  }
  const isNew = await recordEvent(shop.store, { id: eventId, orderId: found.order.id, status, now: shop.clock.iso() });
  // One that came before has had its effect; while the order is pending asking again does no harm.
  if (isNew || found.order.state === "PENDING") await followNotification(shop, found.order);
  return { estado: "recibida" };
}

export function addPayments(app: FastifyInstance, shop: Shop): void {
  const { config, store, clock } = shop;

  sessionCall(
    app,
    shop,
    placeToPay,
    async ({ body: { pay }, user, request }) => {
      assertOwn(request, user, pay.user);
      assertOwn(request, user, pay.numIdentificacion);
      assertMayPlay(user, clock.now());
      await assertEnabled(shop, pay.typePay);
      const order = await placeOrder(store, {
        userId: user.id,
        cartId: pay.idcart,
        key: pay.numTransaccion,
        bodyHash: sha256(canonical(pay)),
        gateway: pay.typePay,
        reference: createReference(clock.now()),
        description: pay.payment.description || DESCRIPTION,
        ip: request.ip,
        userAgent: (request.headers["user-agent"] ?? "desconocido").slice(0, 255),
        origin: originOf(config, request),
        shownPesos: shownTotal(pay),
        holdMs: config.holdMinutes * 60_000,
        now: clock.now(),
      });
      const { processUrl, requestId } = await openPayment(shop, order, buyerOf(user));
      const { reference } = order;
      return order.gateway === "PAYVALIDA"
        ? { reference, CODE: "0000", DATA: { Referencia: requestId, checkout: processUrl } }
        : { reference, processUrl, requestId };
    },
    { perMinute: 60 },
  );

  sessionCall(app, shop, payStatus, async ({ body: { pay }, user }) => {
    const order = await ownOrder(shop, user.id, pay.reference);
    if (!order) throw new Refusal(404, "NOT_FOUND");
    return { data: await orderRecord(shop, await refreshOrder(shop, order), user) };
  });

  sessionCall(app, shop, playAgain, async ({ body: { referencia }, user }) => {
    const order = await ownOrder(shop, user.id, referencia);
    if (!order) throw new Refusal(404, "NOT_FOUND");
    if (order.state !== "REJECTED") throw new Refusal(409, "ORDER_UNFINISHED");
    const lines = await store.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(asc(orderLines.position));
    const known = await drawsOf(store.db, lines);
    const open = lines.filter((line) => {
      const draw = known.get(drawKey(line));
      return draw && isOpen({ closesAt: Date.parse(draw.closesAt) }, clock.now());
    });
    const bets = open.map(({ clientId, lotteryId, drawNumber, number, series, fractions }) => ({
      clientId,
      lotteryId,
      drawNumber,
      number,
      series,
      fractions,
    }));
    const cart =
      bets.length > 0
        ? await addBets(store, { userId: user.id, cartId: null, bets, now: clock.iso() })
        : await openCart(store, user.id, clock.iso());
    return {
      carrito: await cartRecord(shop, cart, user),
      devueltas: open.length,
      cerradas: lines.length - open.length,
    };
  });

  app.post("/api/pagos/placetopay/notificacion", (request) => notified(shop, "PLACETOPAY", request));
  app.post("/api/pagos/payvalida/notificacion", (request) => notified(shop, "PAYVALIDA", request));
}
