/** The open cart and the purchase history. */
import type { FastifyInstance } from "fastify";
import { string } from "yup";
import { closed, recordNumber, scalar } from "#contract/call";
import {
  cartFilter,
  maxHistory,
  cartStates,
  createCart,
  paymentMethods,
  paymentSetting,
  readCarts,
  saveCartLines,
  updateCart,
  wireRefundReasons,
  wireRefundStates,
  type wireOutcomes,
  type CartWire,
  type LotteryLineWire,
  type RefundWire,
} from "#contract/cart";
import { wireRechargeKinds } from "#contract/recharges";
import { bogotaInstant, parseDay } from "#domain/bogota";
import { addDays } from "#domain/calendar";
import { drawKey, isOpen } from "#domain/draws";
import { orderStates, toldOutcome, type OrderState } from "#domain/orders";
import { gatewayNames } from "#domain/payments";
import type { TicketOutcome } from "#domain/prizes";
import { refundReasons, refundStates } from "#domain/refunds";
import { fieldMessages } from "../messages";
import { Refusal } from "../refusal";
import type { Shop } from "../shop";
import { addBets, openCart, readOpenCart, replaceBets, type Bet, type OpenCart } from "../store/carts";
import { drawsOf, salesEndOf, type DrawRecord } from "../store/draws";
import { StoreError } from "../store/errors";
import { priceRecharges, type RechargeWish } from "../store/operators";
import { canBePaid, findOrders, type OrderRechargeRow } from "../store/orders";
import { refundsOf, type RefundRow } from "../store/refunds";
import type { Person } from "../store/sessions";
import { settingsOf } from "../store/settings";
import type { OrderLineRow } from "../store/stock";
import { outcomesOf, type LineOutcome } from "../store/winnings";
import { wireDay, wireHour } from "../wire";
import { boughtRechargeRecord, cartRechargeRecord } from "./recharges";
import { assertOwn, checkedText, sessionCall, publicCall } from "./register";

/** A bet as the wire writes it. `bought` is what it was bought for, for a bet of an order. */
export function lineRecord(
  bet: Bet,
  draw: DrawRecord | undefined,
  now: number,
  bought?: Pick<OrderLineRow, "fractionPesos" | "discountPesos">,
): LotteryLineWire {
  const price = bought?.fractionPesos ?? draw?.fractionPesos ?? 0;
  return {
    id: bet.clientId,
    lottery: {
      ideLoteria: bet.lotteryId,
      sorteo: bet.drawNumber,
      vlrFraccion: price,
      ...(draw && {
        abreviatura: draw.abbreviation,
        sigla: draw.abbreviation,
        desLoteria: draw.name,
        fecSorteo: wireDay(draw.drawsAt),
        horaSorteo: wireHour(draw.drawsAt),
        fecCierre: wireDay(draw.closesAt),
        horaCierre: wireHour(draw.closesAt),
        numFracciones: draw.fractionsPerTicket,
      }),
    },
    numero: bet.number,
    serie: bet.series,
    fracciones: bet.fractions,
    total: price * bet.fractions,
    cartVal: price * bet.fractions,
    cerrado: !isOpen({ closesAt: salesEndOf(draw) }, now),
    descuento: bought?.discountPesos ?? 0,
  };
}

/** The open cart as the wire writes it. */
export async function cartRecord(shop: Shop, cart: OpenCart, user: Person): Promise<CartWire> {
  const priced = await priceRecharges(shop.store.db, cart.recharges);
  return {
    id: cart.id,
    reference: null,
    state: "INCART",
    order: [...cart.lines, ...cart.recharges].map(({ clientId }) => clientId),
    updatedAt: cart.updatedAt,
    user: user.documentNumber,
    revision: cart.revision,
    lotteries: cart.lines.map((bet) => lineRecord(bet, cart.draws.get(drawKey(bet)), shop.clock.now())),
    // Where nobody makes recharges any more, none of them can be bought.
    recharges: priced.map((one) => ({ ...cartRechargeRecord(one), ...(!shop.operators && { cerrado: true }) })),
  };
}

const wireOutcomeOf = { WON: "GANO", LOST: "NO_GANO", UNKNOWN: "SIN_RESULTADO" } as const satisfies Record<
  TicketOutcome,
  (typeof wireOutcomes)[number]
>;

const outcomeRecord = (line: LineOutcome | undefined): Pick<LotteryLineWire, "resultado" | "vlrGanado"> =>
  line === undefined
    ? {}
    : { resultado: wireOutcomeOf[line.outcome], ...(line.outcome === "WON" && { vlrGanado: line.netPesos }) };

/** What goes back of an order as the wire writes it. */
export const refundRecord = (refund: RefundRow, recharges: readonly OrderRechargeRow[]): RefundWire => ({
  id: refund.id,
  valor: refund.amountPesos,
  motivo: wireRefundReasons[refundReasons.indexOf(refund.reason)]!,
  estado: wireRefundStates[refundStates.indexOf(refund.state)]!,
  debida: refund.createdAt,
  pedida: refund.askedAt,
  hecha: refund.doneAt,
  lottery:
    refund.lotteryId === null || refund.drawNumber === null
      ? undefined
      : { ideLoteria: refund.lotteryId, sorteo: refund.drawNumber },
  recarga: recharges.find(({ id }) => id === refund.rechargeId)?.clientId,
});

type Filter = ReturnType<typeof readFilter>;

function readFilter(text: string) {
  const { where, limit = maxHistory, skip = 0 } = checkedText(cartFilter, text, "filter");
  const { state } = where;
  const wanted = state === undefined ? [...cartStates] : typeof state === "string" ? [state] : state.inq;
  const states = Array.isArray(wanted) ? cartStates.filter((known) => wanted.includes(known)) : [];
  if (states.length === 0 || !wanted.every((word) => cartStates.some((known) => known === word)))
    throw new Refusal(400, "INVALID_FIELDS", { fields: { "filter.where.state": fieldMessages.invalid } });
  const day = where.updatedAt ? parseDay(where.updatedAt.like.slice(0, 10)) : null;
  if (where.updatedAt && !day)
    throw new Refusal(400, "INVALID_FIELDS", { fields: { "filter.where.updatedAt": fieldMessages.day } });
  return { user: where.user, reference: where.reference, states, day, limit, skip };
}

/** States of the orders that a word of the filter asks for: who asks for what came to nothing is also told of what was refunded. */
const askedStates = (word: (typeof cartStates)[number]): OrderState[] =>
  orderStates.filter((state) => {
    const told = toldOutcome(state);
    return told === word || (word === "REJECTED" && told === "REFUNDED");
  });

async function history(shop: Shop, user: Person, { reference, states, day, limit, skip }: Filter): Promise<CartWire[]> {
  const { db } = shop.store;
  const startOf = (at: string): string => new Date(bogotaInstant(at, "00:00")).toISOString();
  const found = await findOrders(db, {
    userId: user.id,
    states: states.flatMap(askedStates),
    ...(reference !== undefined && { reference }),
    ...(day && { from: startOf(day), until: startOf(addDays(day, 1)) }),
    limit,
    skip,
  });
  const known = await drawsOf(
    db,
    found.flatMap(({ lines }) => lines),
  );
  const outcomes = await outcomesOf(
    db,
    found.flatMap(({ order, lines }) => (order.state === "APPROVED" ? lines : [])),
  );
  const owed = await refundsOf(
    db,
    found.map(({ order }) => order.id),
  );
  return found.map(({ order, lines, recharges }, index) => ({
    id: order.id,
    reference: order.reference,
    state: toldOutcome(order.state),
    updatedAt: order.settledAt ?? order.createdAt,
    createdAt: order.createdAt,
    user: user.documentNumber,
    revision: 0,
    lotteries: lines.map((line) => ({
      ...lineRecord(line, known.get(drawKey(line)), shop.clock.now(), line),
      ...outcomeRecord(outcomes.get(line.id)),
    })),
    recharges: recharges.map(boughtRechargeRecord),
    posicion: skip + index,
    total: order.totalPesos,
    totalSinDescuento: order.totalPesos + order.discountPesos,
    descuento: order.discountPesos,
    cupon: order.couponCode,
    expira: canBePaid(order, shop.clock.now()) ? order.expiresAt : null,
    devoluciones: owed.filter(({ orderId }) => orderId === order.id).map((refund) => refundRecord(refund, recharges)),
  }));
}

/** The only things that `where` of an update may name: the person's own open cart. */
const updateFilter = closed({
  id: recordNumber().optional(),
  user: scalar(),
  state: string().oneOf(["INCART"]).optional(),
});

export function addCarts(app: FastifyInstance, shop: Shop): void {
  const { store, clock } = shop;

  sessionCall(app, shop, readCarts, async ({ query, user, request }) => {
    const filter = readFilter(query.filter);
    assertOwn(request, user, filter.user);
    const past = await history(shop, user, filter);
    if (!filter.states.includes("INCART") || filter.reference !== undefined || filter.day) return past;
    const cart = await readOpenCart(store.db, user.id);
    return cart ? [await cartRecord(shop, cart, user), ...past] : past;
  });

  sessionCall(app, shop, createCart, async ({ body, user, request }) => {
    assertOwn(request, user, body.user);
    assertOwn(request, user, body.userId);
    return cartRecord(shop, await openCart(store, user.id, clock.iso()), user);
  });

  sessionCall(app, shop, updateCart, async ({ query, body, user, request }) => {
    assertOwn(request, user, body.user);
    assertOwn(request, user, body.userId);
    const where = checkedText(updateFilter, query.where, "where");
    assertOwn(request, user, where.user);
    const cart = await readOpenCart(store.db, user.id);
    return { count: cart && (where.id === undefined || where.id === cart.id) ? 1 : 0 };
  });

  sessionCall(app, shop, saveCartLines, async ({ body: { data }, user }) => {
    if (!shop.operators && data.recargas.length > 0)
      throw new StoreError("OPERATOR_GONE", { lines: data.recargas.map(({ id }) => id) });
    const bets = data.loterias.map((line) => ({
      clientId: line.id,
      lotteryId: line.lottery.ideLoteria,
      drawNumber: line.lottery.sorteo,
      number: line.numero,
      series: line.serie,
      fractions: line.fracciones,
    }));
    const recharges = data.recargas.map((line): RechargeWish => ({
      clientId: line.id,
      phone: line.celular,
      operatorId: line.ideProducto,
      ...(line.tipo === wireRechargeKinds[1]
        ? { packageId: line.idePaqueteMovil ?? "", topUpPesos: null }
        : { packageId: null, topUpPesos: line.valor }),
    }));
    const change = { userId: user.id, cartId: data.id, bets, recharges, now: clock.iso() };
    const cart = data.createRow
      ? await addBets(store, change)
      : await replaceBets(store, { ...change, revision: data.revision });
    return cartRecord(shop, cart, user);
  });

  publicCall(app, shop, paymentMethods, async ({ body: { confisys } }) => {
    const names = confisys.listaNombresConfisys;
    const values = await settingsOf(store.db, names);
    const isOffered = (name: string) =>
      gatewayNames.some((one) => paymentSetting(one) === name && shop.gateways.has(one));
    return {
      data: names.map((nombre) => ({ nombre, valorStr: isOffered(nombre) ? (values.get(nombre) ?? "") : "N" })),
    };
  });
}
