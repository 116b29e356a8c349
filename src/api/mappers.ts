/** Wire records turned into the domain's. A record that cannot be read gives null: it spoils itself, not its list. */
import { lotteryLineWire, type CartWire, type LotteryLineWire } from "#contract/cart";
import { lotteryWire, prizePlanRowWire, seriesWire } from "#contract/lotteries";
import type { OrderResultWire } from "#contract/payments";
import { resultWire } from "#contract/results";
import type { UserWire } from "#contract/users";
import { bogotaInstant, parseHour } from "#domain/bogota";
import { parseDay } from "#domain/calendar";
import type { CartLine } from "#domain/cart";
import type { Draw } from "#domain/draws";
import { outcomeOf, type PaymentOutcome } from "#domain/orders";
import { parseFavorite, parseNumber, parseSeries, type SeriesOption } from "#domain/tickets";
import type { Person } from "#domain/users";

const strict = { strict: true } as const;

/** The records of a list that can be read. */
export const readable = <T>(records: readonly unknown[], read: (record: unknown) => T | null): T[] =>
  records.flatMap((record) => read(record) ?? []);

function instantOf(dayText: string | null | undefined, hourText: string | null | undefined): number | null {
  const day = parseDay(dayText ?? "");
  const hour = parseHour(hourText ?? "");
  return day && hour ? bogotaInstant(day, hour) : null;
}

/** A draw, its dates normalised (HOME-03). */
export function toDraw(record: unknown): Draw | null {
  if (!lotteryWire.isValidSync(record, strict)) return null;
  const drawDay = parseDay(record.fecSorteo);
  const closesAt = instantOf(record.fecCierre, record.horaCierre);
  const drawsAt = instantOf(record.fecSorteo, record.horaSorteo);
  if (!drawDay || closesAt === null || drawsAt === null) return null;
  return {
    lotteryId: record.ideLoteria,
    drawNumber: record.sorteo,
    lotteryName: record.desLoteria,
    abbreviation: record.abreviatura ?? "",
    drawDay,
    drawsAt,
    closesAt,
    ticketPesos: record.vlrBillete,
    fractionPesos: record.vlrFraccion,
    fractionsPerTicket: record.numFracciones,
    jackpotPesos: record.premioMayor.vlrBrutoBillete,
    favoriteNumber: parseFavorite(record.numeroFavorito),
    hasCompleteResults: record.ideClaseLoteria === 1,
  };
}

export function toSeries(record: unknown): SeriesOption | null {
  return seriesWire.isValidSync(record, strict) ? { series: record.serie, freeFractions: record.cantFracciones } : null;
}

/** A row of a prize plan. Amounts in whole pesos. */
export interface PrizePlanRow {
  count: number;
  name: string;
  grossTicketPesos: number;
  netTicketPesos: number;
  netFractionPesos: number;
}

export function toPrizePlanRow(record: unknown): PrizePlanRow | null {
  if (!prizePlanRowWire.isValidSync(record, strict)) return null;
  return {
    count: record.cantidad,
    name: record.desPlanPremio,
    grossTicketPesos: record.vlrBrutoBillete,
    netTicketPesos: record.vlrNetoBillete,
    netFractionPesos: record.vlrNetoFraccion,
  };
}

/** A draw's winning number. */
export interface DrawResult {
  lotteryId: number;
  /** The lottery's name, or its abbreviation where the backend gives no name. */
  lotteryName: string;
  abbreviation: string;
  number: string;
  series: string;
  /** YYYY-MM-DD */
  drawDay: string;
  drawNumber: number;
}

export function toResult(record: unknown): DrawResult | null {
  if (!resultWire.isValidSync(record, strict)) return null;
  const drawDay = parseDay(record.fecSorteo);
  if (!drawDay) return null;
  const abbreviation = record.siglaLoteria ?? record.sigaLoteria ?? "";
  return {
    lotteryId: record.ideLoteria,
    lotteryName: record.desLoteria ?? abbreviation,
    abbreviation,
    number: record.numero,
    series: record.serie ?? "",
    drawDay,
    drawNumber: record.sorteo,
  };
}

/** A stored line, read in both spellings (CART-06). */
export function toCartLine(record: unknown): CartLine | null {
  if (!lotteryLineWire.isValidSync(record, strict)) return null;
  const { lottery } = record as LotteryLineWire;
  const drawNumber = lottery.sorteo ?? lottery.numeroSorteo;
  const number = parseNumber(record.numero);
  const series = parseSeries(record.serie);
  if (drawNumber === undefined || !number || !series || record.fracciones < 1) return null;
  const closesAt = record.cerrado ? 0 : instantOf(lottery.fecCierre, lottery.horaCierre);
  return {
    id: record.id,
    lotteryId: lottery.ideLoteria,
    drawNumber,
    lotteryName: lottery.desLoteria ?? lottery.abreviatura ?? lottery.sigla ?? "",
    abbreviation: lottery.abreviatura ?? lottery.sigla ?? "",
    number,
    series,
    fractions: record.fracciones,
    fractionPesos: lottery.vlrFraccion ?? Math.round(record.total / record.fracciones),
    fractionsPerTicket: lottery.numFracciones ?? record.fracciones,
    closesAt: closesAt ?? 0,
    drawsAt: instantOf(lottery.fecSorteo, lottery.horaSorteo) ?? 0,
  };
}

/** The open cart of a person. */
export interface ServerCart {
  id: number;
  revision: number;
  lines: CartLine[];
}

export const toServerCart = (cart: CartWire): ServerCart => ({
  id: cart.id,
  revision: cart.revision,
  lines: readable(cart.lotteries ?? [], toCartLine),
});

/** A past order in the history. Amounts in whole pesos. */
export interface PastOrder {
  id: number;
  reference: string;
  state: PaymentOutcome;
  /** ISO instant. */
  updatedAt: string;
  totalPesos: number;
  discountPesos: number;
  /** Until when the order can be paid, epoch ms; null when it cannot (any more). */
  payableUntil: number | null;
  lines: CartLine[];
}

export const toPastOrder = (cart: CartWire): PastOrder => ({
  id: cart.id,
  reference: cart.reference ?? "",
  state: outcomeOf(cart.state).outcome,
  updatedAt: cart.updatedAt,
  totalPesos: cart.total ?? 0,
  discountPesos: cart.descuento ?? 0,
  payableUntil: cart.expira ? Date.parse(cart.expira) : null,
  lines: readable(cart.lotteries ?? [], toCartLine),
});

export const toPerson = (user: UserWire): Person => ({
  userId: user.userId,
  documentType: user.tipoDocumento,
  document: user.usuario,
  firstNames: user.nombres,
  surname: user.primerApellido ?? "",
  email: user.email ?? "",
  balancePesos: user.saldo,
  isSeller: user.comercial,
  hasBirthDate: user.tieneFechaNacimiento,
  isAgePending: user.mayoriaEdad === "Pendiente",
  mustUpdate: user.actualizarusuario === "S",
});

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
  description: string;
  ip: string;
  /** Null before the first attempt to pay. */
  gateway: "PLACETOPAY" | "PAYVALIDA" | null;
  /** Where a pending payment can be finished, as the gateway gave it; unchecked. */
  payUrl: string | null;
  /** Until when the order can be paid, epoch ms; null when it cannot (any more). */
  payableUntil: number | null;
  lines: CartLine[];
}

export function toOrderStatus({ status, request, payment, order }: OrderResultWire): OrderStatus {
  const newest = payment?.[0] as { issuerName?: unknown } | undefined;
  const { buyer } = request;
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
    totalWithoutDiscountPesos: order.totalSinDescuento,
    discountPesos: order.descuento,
    description: request.payment.description ?? "",
    ip: request.ipAddress ?? "",
    gateway: order.gateway,
    payUrl: order.processUrl ?? null,
    payableUntil: order.expiresAt ? Date.parse(order.expiresAt) : null,
    lines: readable(order.lotteries, toCartLine),
  };
}
