/** Checkout, confirmation, the gateways' notifications, and giving a lost order back to the cart. */
import { randomInt } from "node:crypto";
import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AnswerOf, BodyOf } from "#contract/call";
import { paymentSetting } from "#contract/cart";
import { cancelOrder as cancelCall, payOrder, playAgain, replayWords } from "#contract/orders";
import { payStatus, placeToPay, type OrderResultWire } from "#contract/payments";
import { isAdult } from "#domain/age";
import { bogotaDay } from "#domain/bogota";
import { couponCode } from "#domain/coupons";
import { drawKey, isOpen } from "#domain/draws";
import { toldOutcome } from "#domain/orders";
import { sha256 } from "../auth";
import { networkOf } from "../clientNetwork";
import { gatewayNames, type GatewayName } from "#domain/payments";
import { failPoint } from "../failPoints";
import type { Buyer } from "../gateways/gateway";
import { orderMessages } from "../messages";
import { eventsOf } from "../orderEvents";
import { Refusal } from "../refusal";
import { replay, type Replay } from "../replay";
import { cancelOrder, followNotice, openPayment, refreshOrder } from "../payments";
import { originOf } from "../security";
import type { Shop } from "../shop";
import { attemptsOf, findNotified, recordNotice, saleOf, type AttemptRow } from "../store/attempts";
import { keptForASecond } from "../store/brief";
import { addBets, openCart, type OpenCart } from "../store/carts";
import { consultCoupon } from "../store/coupons";
import type { Db } from "../store/database";
import { drawsOf, salesEndOf } from "../store/draws";
import { StoreError } from "../store/errors";
import { priceRecharges } from "../store/operators";
import { canBePaid, linesOf, ownOrder, placeOrder, readOrder, rechargesOf, type OrderRow } from "../store/orders";
import { refundsOf } from "../store/refunds";
import type { Person } from "../store/sessions";
import { settingsOf } from "../store/settings";
import { cartRecord, lineRecord, refundRecord } from "./carts";
import { couponRecord } from "./coupons";
import { boughtRechargeRecord } from "./recharges";
import { canonical } from "../wire";
import { assertOwn, sessionCall } from "./register";

/** What a gateway, which asks for an address, is told where a proxy passed on something else. */
const UNKNOWN_IP = "0.0.0.0";
const DESCRIPTION = "Compra en Premio Mayor";
/** Without letters and digits that are read one for another. */
const REFERENCE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const REFERENCE_RANDOM = 10;

type CouponRecord = ReturnType<typeof couponRecord>;
type Pay = BodyOf<typeof placeToPay>["pay"];

/** "PM", the day, ten random letters: unique, readable aloud, and without the signs that PayValida refuses. */
function createReference(now: number): string {
  const letters = Array.from(
    { length: REFERENCE_RANDOM },
    () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]!,
  );
  return `PM${bogotaDay(now).slice(2).replaceAll("-", "")}${letters.join("")}`;
}

function assertMayPlay(user: Person, now: number): void {
  if (!user.birthDate) throw new Refusal(409, "BIRTH_DATE_MISSING");
  if (!isAdult(user.birthDate, now)) throw new Refusal(403, "UNDERAGE");
  if (user.adultStatus === "Pendiente") throw new Refusal(403, "AGE_PENDING");
}

function buyerOf(user: Person): Buyer {
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
function shownPrice(pay: Pay): { shownPesos: number; shownDiscountPesos: number } {
  const total = pay.payment.amount.total;
  const discount = pay.totalDescuento ?? 0;
  const before = pay.totalSinDesc ?? total + discount;
  return { shownPesos: before - discount === total ? total : -1, shownDiscountPesos: discount };
}

/** The attempt that tells the state of an order: the one that was paid, else the newest. */
const tellingAttempt = (attempts: readonly AttemptRow[]): AttemptRow | undefined =>
  attempts.find(({ state }) => state === "APPROVED" || state === "REFUNDED") ?? attempts.at(-1);

/** What the player is told of an order beside its state; null leaves that to the state. */
function messageOf({ state, endReason }: OrderRow, attempt: AttemptRow | undefined): string | null {
  if (state === "REFUND_DUE") return orderMessages.refundDue;
  if (endReason === "CANCELLED") return state === "PENDING" ? orderMessages.cancelling : orderMessages.cancelled;
  if (endReason === "EXPIRED") return orderMessages.expired;
  return attempt?.detail?.message ?? null;
}

async function orderRecord(shop: Shop, order: OrderRow, user: Person): Promise<OrderResultWire> {
  const { db } = shop.store;
  const attempts = await attemptsOf(db, order.id);
  const telling = tellingAttempt(attempts);
  const lines = await linesOf(db, order.id);
  const recharges = await rechargesOf(db, order);
  const known = await drawsOf(db, lines);
  const detail = telling?.detail ?? null;
  const refunds = await refundsOf(db, [order.id]);
  const isPayable = canBePaid(order, shop.clock.now());
  return {
    status: {
      status: toldOutcome(order.state),
      reason: order.endReason ?? detail?.reason ?? null,
      message: messageOf(order, telling),
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
        status: { status: telling?.gatewayStatus, message: detail.message, reason: detail.reason, date: detail.date },
        // PayValida names no bank, only the way of paying.
        issuerName: detail.bank ?? detail.method,
        paymentMethodName: detail.method,
        authorization: detail.authorization,
        receipt: detail.receipt,
        reference: telling?.reference,
      },
    ],
    order: {
      totalSinDescuento: order.totalPesos + order.discountPesos,
      descuento: order.discountPesos,
      cupon: order.couponCode,
      gateway: telling?.gateway ?? null,
      processUrl: (isPayable && attempts.find(({ state }) => state === "OPEN")?.processUrl) || null,
      expiresAt: isPayable ? order.expiresAt : null,
      lotteries: lines.map((line) => lineRecord(line, known.get(drawKey(line)), shop.clock.now(), line)),
      recharges: recharges.map(boughtRechargeRecord),
      devoluciones: refunds.map((refund) => refundRecord(refund, recharges)),
      eventos: eventsOf({ order, attempts, sale: await saleOf(db, order.id), recharges, refunds }),
    },
  };
}

/** Puts the lines of an order that was not paid back into the open cart, as far as their draws are open and their recharges sold. */
async function giveLinesBack(
  { store, clock, operators }: Shop,
  order: OrderRow,
): Promise<{ cart: OpenCart; returned: number; closed: number; cupon?: CouponRecord }> {
  const lines = await linesOf(store.db, order.id);
  const known = await drawsOf(store.db, lines);
  const bets = lines
    .filter((line) => isOpen({ closesAt: salesEndOf(known.get(drawKey(line))) }, clock.now()))
    .map(({ clientId, lotteryId, drawNumber, number, series, fractions }) => ({
      clientId,
      lotteryId,
      drawNumber,
      number,
      series,
      fractions,
    }));
  const bought = await rechargesOf(store.db, order);
  const wishes = bought.map(({ clientId, phone, operatorId, packageId, pesos }) => ({
    ...{ clientId, phone, operatorId, packageId },
    topUpPesos: packageId === null ? pesos : null,
  }));
  const recharges = operators
    ? (await priceRecharges(store.db, wishes)).flatMap(({ fault }, at) => (fault === null ? [wishes[at]!] : []))
    : [];
  const cart =
    bets.length + recharges.length > 0
      ? await addBets(store, { userId: order.userId, cartId: null, bets, recharges, now: clock.iso() })
      : await openCart(store, order.userId, clock.iso());
  const cupon =
    order.couponCode === null ? null : await couponAgain(store.db, order, order.couponCode, cart, clock.now());
  const returned = bets.length + recharges.length;
  return { cart, returned, closed: lines.length + bought.length - returned, ...(cupon && { cupon }) };
}

/** The coupon of an order that came to nothing, where it can be redeemed with the cart that its bets are in; else null. */
async function couponAgain(
  db: Db,
  { userId }: OrderRow,
  code: string,
  cart: OpenCart,
  now: number,
): Promise<CouponRecord | null> {
  try {
    return couponRecord(await consultCoupon(db, { userId, cartId: cart.id, code, now }));
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}

const [inCart, noDraw, soldOut] = replayWords;
const replayRecord = ({ line, lotteryName, draw, fractions }: Replay) => ({
  desLoteria: lotteryName,
  numero: line.number,
  serie: line.series,
  sorteo: draw?.drawNumber ?? null,
  fracciones: fractions,
  estado: draw === null ? noDraw : fractions > 0 ? inCart : soldOut,
});

/** Opens an order's payment; the lines of one whose time is over go back to the cart, with the reason as the refusal. */
async function payAt(
  shop: Shop,
  { id, reference }: OrderRow,
  gateway: GatewayName,
  user: Person,
): Promise<AnswerOf<typeof placeToPay>> {
  try {
    const { processUrl, requestId } = await openPayment(shop, id, gateway, buyerOf(user));
    return gateway === "PAYVALIDA"
      ? { reference, CODE: "0000", DATA: { Referencia: requestId, checkout: processUrl } }
      : { reference, processUrl, requestId };
  } catch (error) {
    if (!(error instanceof Refusal) || !["ORDER_EXPIRED", "ORDER_CLOSING"].includes(error.code)) throw error;
    const ended = await readOrder(shop.store.db, id);
    if (ended.state === "PENDING") throw new Refusal(409, "ORDER_WAITING", { cause: error });
    await giveLinesBack(shop, ended);
    throw error;
  }
}

/** A notification's answer: the gateways keep it and show it to the merchant, so it is a short text. */
interface NotificationAnswer {
  status: 200 | 400 | 401;
  text: string;
}

async function notified(shop: Shop, name: GatewayName, request: FastifyRequest): Promise<NotificationAnswer> {
  const { store, clock } = shop;
  const notification = shop.gateways.get(name)?.verify(request.body) ?? null;
  if (!notification) {
    request.log.error({ security: "bad-notification", gateway: name }, "a notification was refused");
    return { status: 401, text: "ERROR. Firma no válida" };
  }
  const { eventId, reference, requestId, status } = notification;
  const attempt = await findNotified(store.db, name, { reference, requestId });
  if (!attempt) {
    request.log.error({ security: "unknown-notification", gateway: name }, "a notification names no order of ours");
    return { status: 400, text: "ERROR. Orden desconocida" };
  }
  await recordNotice(store, attempt.id, { eventId, status, requestId }, clock.now());
  failPoint("notice-recorded");
  await followNotice(shop, attempt);
  return { status: 200, text: "OK. Notificación recibida" };
}

export function addPayments(app: FastifyInstance, shop: Shop): void {
  const { config, store, clock } = shop;
  const switches = keptForASecond(clock, () => settingsOf(store.db, gatewayNames.map(paymentSetting)));

  const assertEnabled = async (gateway: GatewayName): Promise<void> => {
    const isOff = (await switches()).get(paymentSetting(gateway)) === "N";
    if (!shop.gateways.has(gateway) || isOff) throw new Refusal(409, "GATEWAY_DISABLED");
  };

  sessionCall(
    app,
    shop,
    placeToPay,
    async ({ body: { pay }, user, request }) => {
      assertOwn(request, user, pay.user);
      assertOwn(request, user, pay.numIdentificacion);
      assertMayPlay(user, clock.now());
      await assertEnabled(pay.typePay);
      const order = await placeOrder(store, {
        userId: user.id,
        cartId: pay.idcart,
        key: pay.numTransaccion,
        bodyHash: sha256(canonical(pay)),
        reference: createReference(clock.now()),
        description: pay.payment.description || DESCRIPTION,
        ip: isIP(request.ip) ? request.ip : UNKNOWN_IP,
        network: networkOf(request.ip),
        userAgent: (request.headers["user-agent"] ?? "desconocido").slice(0, 255),
        origin: originOf(config, request),
        ...shownPrice(pay),
        couponCode: couponCode(pay.couponName ?? "") || null,
        sellsRecharges: shop.operators !== null,
        holdMs: config.holdMinutes * 60_000,
        now: clock.now(),
      });
      failPoint("order-placed");
      return payAt(shop, order, pay.typePay, user);
    },
    { perMinute: 60 },
  );

  const ownOr404 = async (user: Person, reference: string): Promise<OrderRow> => {
    const order = await ownOrder(store.db, user.id, reference);
    if (!order) throw new Refusal(404, "NOT_FOUND");
    return order;
  };

  sessionCall(
    app,
    shop,
    payOrder,
    async ({ body: { referencia, medio }, user }) => {
      const order = await ownOr404(user, referencia);
      assertMayPlay(user, clock.now());
      await assertEnabled(medio);
      return payAt(shop, order, medio, user);
    },
    { perMinute: 60 },
  );

  sessionCall(
    app,
    shop,
    cancelCall,
    async ({ body: { referencia }, user }) => {
      const order = await cancelOrder(shop, await ownOr404(user, referencia));
      const isCancelled = order.state === "REJECTED";
      const { cart, returned, closed, cupon } = isCancelled
        ? await giveLinesBack(shop, order)
        : { cart: await openCart(store, user.id, clock.iso()), returned: 0, closed: 0, cupon: undefined };
      return {
        cancelada: isCancelled,
        carrito: await cartRecord(shop, cart, user),
        devueltas: returned,
        cerradas: closed,
        cupon,
      };
    },
    { perMinute: 60 },
  );

  sessionCall(app, shop, payStatus, async ({ body: { pay }, user }) => {
    const order = await refreshOrder(shop, await ownOr404(user, pay.reference));
    return { data: await orderRecord(shop, order, user) };
  });

  sessionCall(app, shop, playAgain, async ({ body: { referencia }, user }) => {
    const order = await ownOr404(user, referencia);
    if (order.state === "APPROVED") {
      const { cart, replays } = await replay(shop, order);
      const taken = replays.filter(({ fractions }) => fractions > 0).length;
      return {
        carrito: await cartRecord(shop, cart, user),
        devueltas: taken,
        cerradas: replays.length - taken,
        jugadas: replays.map(replayRecord),
      };
    }
    if (order.state !== "REJECTED") throw new Refusal(409, "ORDER_UNFINISHED");
    const { cart, returned, closed, cupon } = await giveLinesBack(shop, order);
    return { carrito: await cartRecord(shop, cart, user), devueltas: returned, cerradas: closed, cupon };
  });

  for (const name of gatewayNames)
    app.post(`/api/pagos/${name.toLowerCase()}/notificacion`, async (request, reply) => {
      const { status, text } = await notified(shop, name, request);
      return reply.code(status).type("text/plain; charset=utf-8").send(text);
    });
}
