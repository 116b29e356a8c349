/** Purchases: ways to pay, the checkout, open and past orders, receipts. */
import {
  lotteryLineWire,
  orderEventWire,
  refundWire,
  wireRefundReasons,
  wireRefundStates,
  wireEventKinds,
  paymentMethods as paymentMethodsCall,
  paymentSetting,
  type CartWire,
  type wireOutcomes,
} from "#contract/cart";
import { open, record, type AnswerOf } from "#contract/call";
import {
  cancelOrder as cancelCall,
  payOrder as payCall,
  playAgain as playAgainCall,
  replayWire,
} from "#contract/orders";
import {
  findReceipt,
  orderResultWire,
  payStatus,
  payValidaResultWire,
  placeToPay,
  type OrderResultWire,
} from "#contract/payments";
import { read } from "#contract/read";
import type { CartLine } from "#domain/cart";
import type { Coupon } from "#domain/coupons";
import { orderEventKinds, outcomeOf, type OrderEventKind, type PaymentOutcome } from "#domain/orders";
import { gatewayNames, type GatewayName } from "#domain/payments";
import type { TicketOutcome } from "#domain/prizes";
import { refundReasons, refundStates, type RefundReason, type RefundState } from "#domain/refunds";
import { findCarts, toCartLine, toServerCart, type ServerCart } from "./cart";
import { toCoupon } from "./coupons";
import { toBoughtRecharge, type BoughtRecharge } from "./recharges";
import { instantOf, readable } from "./records";
import { request, type Client } from "./request";
import { failure, mapResult, success, type Result } from "./result";

/** The gateways that are switched on: S or empty is on, N is off (PAY-01). */
export async function paymentMethods(client: Client): Promise<Result<GatewayName[]>> {
  const asked = gatewayNames.map((name) => paymentSetting(name));
  const result = await request(client, paymentMethodsCall, { body: { confisys: { listaNombresConfisys: asked } } });
  return mapResult(result, ({ data }) => {
    const values = new Map(data.map(({ nombre, valorStr }) => [nombre, valorStr || "S"]));
    return gatewayNames.filter((name) => values.get(paymentSetting(name)) === "S");
  });
}

/** An intent to pay. `key` is made once per intent: sending it again never makes a second order. */
export interface CheckoutInput {
  key: string;
  cartId: number;
  document: string;
  gateway: GatewayName;
  /** What the page showed, with the discount taken off; the server refuses the order when it computes another total. */
  totalPesos: number;
  discountPesos: number;
  /** The coupon of the discount; null for none. */
  couponCode: string | null;
  description: string;
}

/** Where the payment goes on. `payUrl` is the gateway's own text, still unchecked. */
export interface CheckoutStarted {
  reference: string;
  payUrl: string;
}

function toCheckoutStarted(result: Result<AnswerOf<typeof placeToPay>>): Result<CheckoutStarted> {
  if (!result.ok) return result;
  const { reference, processUrl, DATA } = result.value;
  const payUrl = processUrl ?? DATA?.checkout;
  return payUrl ? success({ reference, payUrl }) : failure({ kind: "malformed", status: 200 });
}

/** Turns the cart into an order and opens its payment. */
export async function checkout(client: Client, input: CheckoutInput): Promise<Result<CheckoutStarted>> {
  const result = await request(client, placeToPay, {
    body: {
      pay: {
        user: input.document,
        idcart: input.cartId,
        payment: { description: input.description, amount: { currency: "COP", total: input.totalPesos } },
        numTransaccion: input.key,
        aplicacion: 6,
        numIdentificacion: input.document,
        typePay: input.gateway,
        totalSinDesc: input.totalPesos + input.discountPesos,
        totalDescuento: input.discountPesos,
        ...(input.couponCode !== null && { couponName: input.couponCode }),
      },
    },
  });
  return toCheckoutStarted(result);
}

/** Goes on with the payment of an open purchase, by either gateway. */
export async function payOrder(
  client: Client,
  reference: string,
  gateway: GatewayName,
): Promise<Result<CheckoutStarted>> {
  return toCheckoutStarted(await request(client, payCall, { body: { referencia: reference, medio: gateway } }));
}

/** What has become of a bet of a paid purchase that is played again. */
export interface Replay {
  lotteryName: string;
  number: string;
  series: string;
  /** The draw that it would play in; null where there is none on sale. */
  drawNumber: number | null;
  /** How many fractions are in the cart; 0 where none is free. */
  fractions: number;
}

function toReplay(value: unknown): Replay | null {
  const replay = read(replayWire, value);
  return (
    replay && {
      lotteryName: replay.desLoteria,
      number: replay.numero,
      series: replay.serie,
      drawNumber: replay.sorteo ?? null,
      fractions: replay.fracciones,
    }
  );
}

/** Bets that are in the cart again: the cart, how many came back, and how many have a draw that closed. */
export interface ReturnedLines {
  cart: ServerCart;
  returned: number;
  closed: number;
  /** The purchase's coupon, where it can be redeemed again with them. */
  coupon?: Coupon;
  /** Of a paid purchase: what has become of each of its bets. */
  replays?: Replay[];
}

/** Cancels an open purchase; its lines are back in the cart unless a gateway that does not answer is waited for. */
export async function cancelOrder(
  client: Client,
  reference: string,
): Promise<Result<ReturnedLines & { isCancelled: boolean }>> {
  const result = await request(client, cancelCall, { body: { referencia: reference } });
  return mapResult(result, ({ cancelada, carrito, devueltas, cerradas, cupon }) => ({
    isCancelled: cancelada,
    cart: toServerCart(carrito),
    returned: devueltas,
    closed: cerradas,
    ...(cupon && { coupon: toCoupon(cupon) }),
  }));
}

/** Puts the bets of a purchase into the cart: of a lost one in their own draws, of a paid one in the next. */
export async function playAgain(client: Client, reference: string): Promise<Result<ReturnedLines>> {
  const result = await request(client, playAgainCall, { body: { referencia: reference } });
  return mapResult(result, ({ carrito, devueltas, cerradas, cupon, jugadas }) => ({
    cart: toServerCart(carrito),
    returned: devueltas,
    closed: cerradas,
    ...(cupon && { coupon: toCoupon(cupon) }),
    ...(jugadas && { replays: readable(jugadas, toReplay) }),
  }));
}

/** Money of an order that goes back to its buyer. Amounts in whole pesos, instants epoch ms. */
export interface Refund {
  id: number;
  amountPesos: number;
  reason: RefundReason;
  state: RefundState;
  owedAt: number;
  askedAt: number | null;
  /** Null while it has not gone back. */
  doneAt: number | null;
  /** The draw that was annulled; null where it is not for a draw. */
  draw: { lotteryId: number; drawNumber: number } | null;
  /** The recharge that failed, by its id; null where it is not for one. Where it is for neither, the whole payment goes back. */
  rechargeId: string | null;
}

/** Null for one whose words are not known. */
function toRefund(value: unknown): Refund | null {
  const refund = read(refundWire, value);
  if (!refund) return null;
  const reason = refundReasons[wireRefundReasons.findIndex((word) => word === refund.motivo)];
  const state = refundStates[wireRefundStates.findIndex((word) => word === refund.estado)];
  if (!reason || !state) return null;
  const instant = (text: string | null | undefined): number | null => (text ? Date.parse(text) : null);
  return {
    id: refund.id,
    amountPesos: refund.valor,
    reason,
    state,
    owedAt: Date.parse(refund.debida),
    askedAt: instant(refund.pedida),
    doneAt: instant(refund.hecha),
    draw: refund.lottery ? { lotteryId: refund.lottery.ideLoteria, drawNumber: refund.lottery.sorteo } : null,
    rechargeId: refund.recarga ?? null,
  };
}

/** A past order in the history. Amounts in whole pesos. */
export interface PastOrder {
  id: number;
  reference: string;
  state: PaymentOutcome;
  /** The moment of purchase, epoch ms; where a backend does not tell it, that of the last change. */
  boughtAt: number;
  totalPesos: number;
  discountPesos: number;
  /** The coupon that gave the discount; "" for none. */
  couponCode: string;
  /** Until when the order can be paid, epoch ms; null when it cannot (any more). */
  payableUntil: number | null;
  lines: PastLine[];
  recharges: BoughtRecharge[];
  refunds: Refund[];
}

/** A line of a past order with what it has come to; null where the order holds no ticket, or the backend does not tell. */
export interface PastLine extends CartLine {
  outcome: TicketOutcome | null;
  /** What it has won after taxes, whole pesos; 0 unless it won. */
  wonPesos: number;
}

const outcomeOfWire = { GANO: "WON", NO_GANO: "LOST", SIN_RESULTADO: "UNKNOWN" } as const satisfies Record<
  (typeof wireOutcomes)[number],
  TicketOutcome
>;
const isOutcome = (word: string): word is keyof typeof outcomeOfWire => Object.hasOwn(outcomeOfWire, word);

function toPastLine(value: unknown): PastLine | null {
  const line = toCartLine(value);
  if (!line) return null;
  const { resultado, vlrGanado } = read(lotteryLineWire, value)!;
  const outcome = resultado && isOutcome(resultado) ? outcomeOfWire[resultado] : null;
  return { ...line, outcome, wonPesos: outcome === "WON" ? (vlrGanado ?? 0) : 0 };
}

const toPastOrder = (cart: CartWire): PastOrder => ({
  id: cart.id,
  reference: cart.reference ?? "",
  state: outcomeOf(cart.state).outcome,
  boughtAt: Date.parse(cart.createdAt ?? cart.updatedAt),
  totalPesos: cart.total ?? 0,
  discountPesos: cart.descuento ?? 0,
  couponCode: cart.cupon ?? "",
  payableUntil: cart.expira ? Date.parse(cart.expira) : null,
  lines: readable(cart.lotteries ?? [], toPastLine),
  recharges: readable(cart.recharges ?? [], toBoughtRecharge),
  refunds: readable(cart.devoluciones ?? [], toRefund),
});

/** The person's orders that wait for their payment, newest first. */
export async function openOrders(client: Client, document: string): Promise<Result<PastOrder[]>> {
  const found = await findCarts(client, { user: document, state: "PENDING" });
  return mapResult(found, (orders) => orders.map(toPastOrder));
}

/** Whether an order of the person waits for its payment. */
export async function hasPendingOrder(client: Client, document: string): Promise<Result<boolean>> {
  return mapResult(await openOrders(client, document), (orders) => orders.length > 0);
}

/** Which orders of the history are asked for. */
export interface HistoryPage {
  /** Calendar day (YYYY-MM-DD) of their last change; all days without it. */
  day?: string;
  /** From 1. */
  page: number;
  /** Orders of a page. */
  size: number;
}

/** Orders that left the cart, newest first, by pages. */
export async function history(
  client: Client,
  document: string,
  { day, page, size }: HistoryPage,
): Promise<Result<{ orders: PastOrder[]; isMore: boolean }>> {
  const where = {
    user: document,
    // The states of the source; what was refunded comes with what was rejected.
    state: { inq: ["PENDING", "REJECTED", "APPROVED"] },
    ...(day ? { updatedAt: { like: day } } : {}),
  };
  const pageFrom = (first: number) => (carts: readonly CartWire[]) => ({
    orders: carts.slice(first, first + size).map(toPastOrder),
    isMore: carts.length > first + size,
  });
  const before = (page - 1) * size;
  if (before === 0) return mapResult(await findCarts(client, where, { limit: size + 1 }), pageFrom(0));
  const found = await findCarts(client, where, { limit: size + 1, skip: before });
  const [first] = found.ok ? found.value : [];
  // No order, or one that tells its place: those before it have been left out.
  if (!first || (first.posicion !== undefined && first.posicion >= before)) return mapResult(found, pageFrom(0));
  // Another backend does not tell whether it has left any out: all pages up to this one are right with each.
  return mapResult(await findCarts(client, where, { limit: before + size + 1 }), pageFrom(before));
}

/** Something that happened to an order. */
export interface OrderEvent {
  kind: OrderEventKind;
  /** Epoch ms. */
  at: number;
  /** Where it happened; null where that is no gateway's, or not told. */
  gateway: GatewayName | null;
  /** The name of the operator of the recharge that it is about; null where it is about none. */
  operator: string | null;
  /** What it is about, whole pesos; null where it is about no amount. */
  pesos: number | null;
}

/** Null for one whose word or instant is not known. */
function toOrderEvent(value: unknown): OrderEvent | null {
  const event = read(orderEventWire, value);
  const kind = orderEventKinds[wireEventKinds.findIndex((word) => word === event?.tipo)];
  const at = Date.parse(event?.fecha ?? "");
  if (!event || !kind || Number.isNaN(at)) return null;
  return {
    kind,
    at,
    gateway: gatewayNames.find((name) => name === event.medio) ?? null,
    operator: event.operador || null,
    pesos: event.valor ?? null,
  };
}

/** What is known of an order and its payment. Amounts in whole pesos, instants ISO. */
export interface OrderStatus {
  reference: string;
  outcome: PaymentOutcome;
  message: string;
  date: string;
  bank: string;
  buyer: { name: string; email: string; document: string; mobile: string };
  totalPesos: number;
  totalWithoutDiscountPesos: number;
  discountPesos: number;
  /** The coupon that gave the discount; "" for none. */
  couponCode: string;
  description: string;
  ip: string;
  /** Null before the first attempt to pay. */
  gateway: GatewayName | null;
  /** Where a pending payment can be finished, as the gateway gave it; unchecked. */
  payUrl: string | null;
  /** Until when the order can be paid, epoch ms; null when it cannot (any more). */
  payableUntil: number | null;
  lines: CartLine[];
  recharges: BoughtRecharge[];
  refunds: Refund[];
  /** What has happened to it, the oldest first; none where the backend does not tell. */
  events: OrderEvent[];
}

function toOrderStatus({ status, request, payment, order }: OrderResultWire): OrderStatus {
  const newest = payment?.[0] as { issuerName?: unknown } | undefined;
  const { buyer = {} } = request;
  return {
    reference: request.payment.reference,
    outcome: outcomeOf(status.status).outcome,
    message: status.message ?? "",
    date: status.date,
    bank: typeof newest?.issuerName === "string" ? newest.issuerName : "",
    buyer: {
      name: [buyer.name, buyer.surname].filter(Boolean).join(" "),
      email: buyer.email ?? "",
      document: buyer.document ?? "",
      mobile: buyer.mobile ?? "",
    },
    totalPesos: request.payment.amount.total,
    totalWithoutDiscountPesos: order?.totalSinDescuento ?? request.payment.amount.total,
    discountPesos: order?.descuento ?? 0,
    couponCode: order?.cupon ?? "",
    description: request.payment.description ?? "",
    ip: request.ipAddress ?? "",
    gateway: order?.gateway ?? null,
    payUrl: order?.processUrl ?? null,
    payableUntil: order?.expiresAt ? Date.parse(order.expiresAt) : null,
    lines: readable(order?.lotteries ?? [], toCartLine),
    recharges: readable(order?.recharges ?? [], toBoughtRecharge),
    refunds: readable(order?.devoluciones ?? [], toRefund),
    events: readable(order?.eventos ?? [], toOrderEvent),
  };
}

/** An order of PayValida's as an order's result: the gateway knows neither discount nor bank. */
function fromPayValida(value: unknown): OrderResultWire | null {
  const answer = read(payValidaResultWire, value);
  const [day = "", hour] = answer?.DATA.UDPATE_DATE.split(" ") ?? [];
  const at = instantOf(day, hour);
  if (!answer || at === null) return null;
  const { ORDER, STATE, AMOUNT, EMAIL, DESCRIPTION } = answer.DATA;
  return {
    status: { status: STATE, date: new Date(at).toISOString() },
    request: {
      buyer: { email: EMAIL ?? null },
      payment: { reference: ORDER, description: DESCRIPTION ?? null, amount: { currency: "COP", total: AMOUNT } },
    },
  };
}

/**
 * The state of one of the person's orders, by its reference or that of any attempt to pay it. A backend may hand on what
 * PayValida answers (CONF-01).
 */
export async function orderStatus(client: Client, reference: string): Promise<Result<OrderStatus>> {
  const result = await request(
    client,
    { ...payStatus, answer: open({ data: record() }) },
    { body: { pay: { reference } } },
  );
  if (!result.ok) return result;
  const { data } = result.value;
  const order = fromPayValida(data) ?? read(orderResultWire, data);
  return order ? success(toOrderStatus(order)) : failure({ kind: "malformed", status: 200 });
}

/** A receipt: a link on this site, or the PDF's bytes in base64. */
export type ReceiptFile = { link: string } | { base64: string };

/** The receipt of a paid order (ACC-04). */
export async function receipt(client: Client, reference: string): Promise<Result<ReceiptFile>> {
  const result = await request(client, findReceipt, { body: { data: { numTransaccionUsuario: reference } } });
  return mapResult(result, ({ data }): ReceiptFile =>
    /^(https?:\/\/|\/(?!\/))/.test(data) ? { link: data } : { base64: data },
  );
}
