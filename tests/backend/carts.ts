/**
 * Carts, their lines, the gateways' settings and coupons.
 *
 * Where the documents leave a shape open:
 * - Every save answers the cart. POST /api/carts answers the person's open cart if there is one. An update that finds no
 *   cart answers 404.
 * - `where` on `user` compares with what the cart was created with; orders of the start have the document number.
 * - new-related: with `createRow` true the lines are added, and a line whose id is stored is replaced; otherwise the lists
 *   sent replace those stored. A list that is not sent stays as it is. Stock is not checked before the payment.
 * - A stored line keeps the fields that the documents name and no other: no closing time, no lottery's name.
 * - Carts of the history have history lines: `precio` is the price before the coupon, `descuento` its percentage,
 *   `valordescuento` the pesos. `numTransaccion` is that of the order.
 * - get-confisys-payments: `data` is a list of {nombre, valorStr}.
 * - get-consult-coupon: the code is any text in `confisys` that is a coupon's code. `req` has couponName, minFracciones,
 *   maxFracciones, porcentajeCoupon and discountByLottery, a list of {ideLoteria, porcentaje}. A refused coupon answers 400.
 */
import { stamp } from "./calendar";
import { Refusal, type Context, type Routes } from "./calls";
import { lotteryOf } from "./catalogue";
import { filtered, matches, queryObject } from "./filters";
import { firstText, isTrue, list, number, record, same, text, type Json } from "./json";
import { nextId, type Cart, type CartState, type LotteryLine, type State } from "./state";

interface Coupon {
  code: string;
  minFractions: number;
  maxFractions: number;
  percentage: number;
  /** Percentages of single lotteries, by ideLoteria. */
  byLottery: Record<number, number>;
  /** Why it cannot be redeemed. */
  refusal?: string;
}

const coupons: Coupon[] = [
  { code: "GANA10", minFractions: 1, maxFractions: 3, percentage: 10, byLottery: { 10: 20 } },
  { code: "VENCIDO", minFractions: 1, maxFractions: 3, percentage: 0, byLottery: {}, refusal: "El cupón está vencido" },
  { code: "AGOTADO", minFractions: 1, maxFractions: 3, percentage: 0, byLottery: {}, refusal: "El cupón se agotó" },
];

const couponOf = (code: string): Coupon | undefined => coupons.find((coupon) => coupon.code === code.toUpperCase());

/** Percentage that a coupon takes off a line; 0 if the line has too few or too many fractions. */
export function percentageOf(code: string, line: LotteryLine): number {
  const coupon = couponOf(code);
  const isInRange = coupon && line.fracciones >= coupon.minFractions && line.fracciones <= coupon.maxFractions;
  if (!isInRange) return 0;
  return coupon.byLottery[number(line.ideLoteria)] ?? coupon.percentage;
}

/** All text values in a JSON value. */
const textsIn = (value: unknown): string[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [text(value)];

/** A line as sent, in the nested or the flat spelling. */
function readLine(value: unknown, id: string): LotteryLine {
  const line = record(value);
  const fields = { ...line, ...record(line["lottery"]) };
  return {
    id: text(line["id"]) || id,
    ideProducto: fields["ideProducto"] ?? fields["ideproducto"] ?? null,
    ideLoteria: fields["ideLoteria"] ?? null,
    abreviatura: firstText(fields, "abreviatura"),
    sigla: firstText(fields, "sigla"),
    sorteo: fields["sorteo"] ?? fields["numeroSorteo"] ?? null,
    numero: text(line["numero"]),
    serie: text(line["serie"]),
    fracciones: Array.isArray(line["fracciones"]) ? line["fracciones"].length : number(line["fracciones"]),
    total: number(line["total"]),
    cartVal: line["cartVal"] ?? null,
  };
}

function openLine(line: LotteryLine, isFlat: boolean): Json {
  const { abreviatura, cartVal, fracciones, id, ideLoteria, ideProducto, numero, serie, sigla, sorteo, total } = line;
  if (isFlat) {
    const lottery = { ideproducto: ideProducto, ideLoteria, abreviatura, sigla, numeroSorteo: sorteo };
    return { id, ...lottery, numero, fracciones, serie, total };
  }
  return {
    id,
    lottery: { ideProducto, ideLoteria, abreviatura, sigla, sorteo },
    numero,
    fracciones,
    serie,
    total,
    cartVal,
  };
}

function historyLine(line: LotteryLine, { payment }: Cart, hasTicket: boolean): Json {
  const { abreviatura, fracciones, id, ideLoteria, numero, serie, sorteo, total } = line;
  const percentage = percentageOf(payment?.couponName ?? "", line);
  return {
    id,
    name: lotteryOf(ideLoteria)?.desLoteria ?? abreviatura,
    ideLoteria,
    abreviatura,
    precio: total,
    descuento: percentage,
    valordescuento: Math.round((total * percentage) / 100),
    numTransaccion: payment?.numTransaccion ?? null,
    ...(hasTicket && { numero, serie, fracciones, sorteo, total }),
  };
}

function cartAnswer(cart: Cart, { shapes }: Context): Json {
  const { id, order, recharges, reference, state, updatedAt, user, userId } = cart;
  const isFlat = (index: number): boolean =>
    shapes.cartLines === "flat" || (shapes.cartLines === "mixed" && index % 2 === 0);
  const lines = cart.lotteries.map((line, index) =>
    state === "INCART" ? openLine(line, isFlat(index)) : historyLine(line, cart, shapes.historyLines === "with-ticket"),
  );
  return { id, user, userId, reference, state, order, updatedAt: stamp(updatedAt), lotteries: lines, recharges };
}

function cartById(state: State, id: unknown): Cart {
  const cart = state.carts.find((known) => same(known.id, id));
  if (!cart) throw new Refusal(404, "El carrito no existe");
  return cart;
}

const STATES: CartState[] = ["INCART", "PENDING", "REJECTED", "APPROVED"];

function change(cart: Cart, body: Json, now: number): void {
  if (Array.isArray(body["order"])) cart.order = body["order"];
  cart.user = text(body["user"]) || cart.user;
  cart.userId = text(body["userId"]) || cart.userId;
  cart.state = STATES.find((state) => state === body["state"]) ?? cart.state;
  cart.updatedAt = now;
}

export const cartRoutes: Routes = {
  "GET /api/carts": ({ query }, context) =>
    filtered(
      context.state.carts.map((cart) => cartAnswer(cart, context)),
      query,
      ["lotteries", "recharges"],
    ),

  "POST /api/carts": ({ body }, context) => {
    const { now, state } = context;
    const user = text(body["user"]);
    if (user === "") throw new Refusal(400, "Falta el usuario del carrito");
    let cart = state.carts.find((known) => known.user === user && known.state === "INCART");
    if (!cart) {
      const head = { id: nextId(state), user, userId: text(body["userId"]), state: "INCART" as const, reference: "" };
      cart = { ...head, order: [], updatedAt: now(), lotteries: [], recharges: [], payment: null };
      state.carts.push(cart);
    }
    change(cart, body, now());
    return cartAnswer(cart, context);
  },

  "POST /api/carts/update": ({ body, query }, context) => {
    const where = queryObject(query, "where");
    if (Object.keys(where).length === 0) throw new Refusal(400, "Falta el filtro where");
    const found = context.state.carts.filter((cart) => matches(cartAnswer(cart, context), where));
    for (const cart of found) change(cart, body, context.now());
    if (!found[0]) throw new Refusal(404, "El carrito no existe");
    return cartAnswer(found[0], context);
  },

  "POST /api/carts/new-related": ({ body }, context) => {
    const data = record(body["data"]);
    const cart = cartById(context.state, data["id"]);
    if (cart.state !== "INCART") throw new Refusal(409, "El carrito ya fue enviado a pago");
    const { loterias, recargas } = data;
    const isAdded = isTrue(data["createRow"]) && context.shapes.relatedRows === "by-createRow";
    const newId = (): string => String(nextId(context.state));
    if (Array.isArray(loterias)) {
      const lines = loterias.map((line) => readLine(line, newId()));
      const kept = isAdded ? cart.lotteries.filter((line) => !lines.some(({ id }) => id === line.id)) : [];
      cart.lotteries = [...kept, ...lines];
    }
    if (Array.isArray(recargas)) {
      const recharges = list(recargas).map((recharge) => ({ id: newId(), ...record(recharge) }));
      const kept = isAdded ? cart.recharges.filter((old) => !recharges.some(({ id }) => same(id, old["id"]))) : [];
      cart.recharges = [...kept, ...recharges];
    }
    cart.updatedAt = context.now();
    return cartAnswer(cart, context);
  },

  "POST /api/carts/get-confisys-payments": ({ body }, { state }) => ({
    data: list(record(body["confisys"])["listaNombresConfisys"])
      .map(text)
      .filter((nombre) => state.settings.has(nombre))
      .map((nombre) => ({ nombre, valorStr: state.settings.get(nombre) })),
  }),

  "POST /api/cuponesredimir/get-consult-coupon": ({ body }) => {
    const coupon = textsIn(body["confisys"])
      .map(couponOf)
      .find((found) => found !== undefined);
    if (!coupon) throw new Refusal(400, "El cupón no existe");
    if (coupon.refusal) throw new Refusal(400, coupon.refusal);
    const { byLottery, code, maxFractions, minFractions, percentage } = coupon;
    return {
      req: {
        couponName: code,
        minFracciones: minFractions,
        maxFracciones: maxFractions,
        porcentajeCoupon: percentage,
        discountByLottery: Object.entries(byLottery).map(([id, porcentaje]) => ({
          ideLoteria: Number(id),
          porcentaje,
        })),
      },
    };
  },
};
