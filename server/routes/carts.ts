/** The open cart and the purchase history. */
import type { FastifyInstance } from "fastify";
import { and, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { string } from "yup";
import { closed, recordNumber, scalar } from "#contract/call";
import {
  cartFilter,
  cartStates,
  createCart,
  paymentMethods,
  readCarts,
  saveCartLines,
  updateCart,
  type CartWire,
  type LotteryLineWire,
} from "#contract/cart";
import { bogotaInstant } from "#domain/bogota";
import { addDays, parseDay } from "#domain/calendar";
import { drawKey, isOpen } from "#domain/draws";
import type { SessionUser } from "../auth";
import { Refusal } from "../refusal";
import type { Shop } from "../shop";
import { addBets, openCart, readOpenCart, replaceBets, type Bet, type OpenCart } from "../store/carts";
import { drawsOf, type DrawRecord } from "../store/draws";
import { canBePaid, named } from "../store/orders";
import { orderLines, orders, settings } from "../store/schema";
import { wireDay, wireHour } from "../wire";
import { assertOwn, checkedText, sessionCall, publicCall } from "./register";

const HISTORY_LIMIT = 200;

/** A bet as the wire writes it. `fractionPesos` is what was paid, for a bet of an order. */
export function lineRecord(
  bet: Bet,
  draw: DrawRecord | undefined,
  now: number,
  fractionPesos?: number,
): LotteryLineWire {
  const price = fractionPesos ?? draw?.fractionPesos ?? 0;
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
    cerrado: !draw || !isOpen({ closesAt: Date.parse(draw.closesAt) }, now),
    descuento: 0,
  };
}

/** The open cart as the wire writes it. */
export async function cartRecord(shop: Shop, cart: OpenCart, user: SessionUser): Promise<CartWire> {
  const known = await drawsOf(shop.store.db, cart.lines);
  return {
    id: cart.id,
    reference: null,
    state: "INCART",
    order: cart.lines.map(({ clientId }) => clientId),
    updatedAt: cart.updatedAt,
    user: user.documentNumber,
    revision: cart.revision,
    lotteries: cart.lines.map((bet) => lineRecord(bet, known.get(drawKey(bet)), shop.clock.now())),
    recharges: [],
  };
}

/** What the history calls an order: money that is still owed and money that went back read the same. */
const historyState = (state: string): CartWire["state"] =>
  state === "REFUND_DUE" ? "REFUNDED" : (cartStates.find((known) => known === state) ?? "REJECTED");

type Filter = ReturnType<typeof readFilter>;

function readFilter(text: string) {
  const { where } = checkedText(cartFilter, text, "filter");
  const wanted =
    where.state === undefined ? [...cartStates] : typeof where.state === "string" ? [where.state] : where.state.inq;
  const states = Array.isArray(wanted)
    ? wanted.filter((state) => (cartStates as readonly string[]).includes(state))
    : [];
  if (states.length === 0 || states.length !== wanted.length)
    throw new Refusal(400, "INVALID_FIELDS", { fields: { "filter.where.state": "Este dato no es válido" } });
  const day = where.updatedAt ? parseDay(where.updatedAt.like.slice(0, 10)) : null;
  if (where.updatedAt && !day)
    throw new Refusal(400, "INVALID_FIELDS", { fields: { "filter.where.updatedAt": "Debe ser una fecha válida" } });
  return { user: where.user, reference: where.reference, states, day };
}

/** Who asks for what came to nothing is also told of what was refunded: older callers know no fourth word. */
const ORDER_STATES: Readonly<Record<string, string[]>> = {
  PENDING: ["PENDING"],
  APPROVED: ["APPROVED"],
  REJECTED: ["REJECTED", "REFUND_DUE", "REFUNDED"],
  REFUNDED: ["REFUND_DUE", "REFUNDED"],
};

async function history(shop: Shop, user: SessionUser, { reference, states, day }: Filter): Promise<CartWire[]> {
  const { db } = shop.store;
  const wanted = states.flatMap((state) => ORDER_STATES[state] ?? []);
  if (wanted.length === 0) return [];
  const changedAt = sql<string>`coalesce(${orders.settledAt}, ${orders.createdAt})`;
  const from = (at: string) => new Date(bogotaInstant(at, "00:00")).toISOString();
  const found = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, user.id),
        inArray(orders.state, wanted),
        reference === undefined ? undefined : named(reference),
        day ? gte(changedAt, from(day)) : undefined,
        day ? lt(changedAt, from(addDays(day, 1))) : undefined,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(HISTORY_LIMIT);
  if (found.length === 0) return [];
  const lines = await db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(orderLines.orderId, orderLines.position);
  const known = await drawsOf(db, lines);
  return found.map((order) => ({
    id: order.id,
    reference: order.reference,
    state: historyState(order.state),
    updatedAt: order.settledAt ?? order.createdAt,
    user: user.documentNumber,
    revision: 0,
    lotteries: lines
      .filter(({ orderId }) => orderId === order.id)
      .map((line) => lineRecord(line, known.get(drawKey(line)), shop.clock.now(), line.fractionPesos)),
    recharges: [],
    total: order.totalPesos,
    totalSinDescuento: order.totalPesos + order.discountPesos,
    descuento: order.discountPesos,
    expira: canBePaid(order, shop.clock.now()) ? order.expiresAt : null,
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
    if (data.recargas.length > 0)
      throw new Refusal(400, "INVALID_FIELDS", { fields: { "data.recargas": "Este campo no se admite" } });
    const bets = data.loterias.map((line) => ({
      clientId: line.id,
      lotteryId: line.lottery.ideLoteria,
      drawNumber: line.lottery.sorteo,
      number: line.numero,
      series: line.serie,
      fractions: line.fracciones,
    }));
    const change = { userId: user.id, cartId: data.id, bets, now: clock.iso() };
    const cart = data.createRow
      ? await addBets(store, change)
      : await replaceBets(store, { ...change, revision: data.revision });
    return cartRecord(shop, cart, user);
  });

  publicCall(app, shop, paymentMethods, async ({ body: { confisys } }) => {
    const names = confisys.listaNombresConfisys;
    const rows = await store.db.select().from(settings).where(inArray(settings.name, names));
    return {
      data: names.map((nombre) => {
        const value = rows.find(({ name }) => name === nombre)?.value ?? "";
        const gateway = nombre === "HABILITA_PAGOS_PLACETOPAY" ? "PLACETOPAY" : "PAYVALIDA";
        return { nombre, valorStr: shop.gateways.has(gateway) ? value : "N" };
      }),
    };
  });
}
