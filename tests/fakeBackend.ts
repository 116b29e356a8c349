/**
 * A backend that answers what a test scripts, in the domain's words: what it is sent and what it answers travels as on the
 * wire, so that the client is run as it is. A call that is not scripted is a mistake of the test.
 */
import type { Calm } from "#api/calm";
import type { PlayerPrize } from "#api/claims";
import type { ServerCart } from "#api/cart";
import type { GatewayName } from "#domain/payments";
import type { CheckoutInput, CheckoutStarted, OrderStatus, ReceiptFile, ReturnedLines } from "#api/orders";
import type { PqrsStatus, SentPqrs } from "#api/contact";
import type { DrawId, PrizePlanRow } from "#api/lotteries";
import type { WonTicket } from "#api/notices";
import type { FreeNumber, NumberStatistics } from "#api/numbers";
import type { Client } from "#api/request";
import type { BoughtRecharge } from "#api/recharges";
import type { CompleteResult, DrawResult } from "#api/results";
import type { Problem, Result } from "#api/result";
import type { Credentials, SessionInfo } from "#api/session";
import * as accounts from "#contract/account";
import * as calms from "#contract/calm";
import * as coupons from "#contract/coupons";
import * as carts from "#contract/cart";
import * as contact from "#contract/contact";
import { frame } from "#contract/frames";
import * as lotteries from "#contract/lotteries";
import * as noticeCalls from "#contract/notices";
import * as numbers from "#contract/numbers";
import * as orders from "#contract/orders";
import * as payments from "#contract/payments";
import * as prizeCalls from "#contract/prizes";
import { REPORT_ROWS_HEADER } from "#contract/reports";
import { wireRechargeKinds, wireRechargeStates } from "#contract/recharges";
import * as results from "#contract/results";
import * as sessions from "#contract/session";
import * as users from "#contract/users";
import type { Call } from "#contract/call";
import type { CartLine } from "#domain/cart";
import type { LimitPeriod, PauseKind } from "#domain/calm";
import type { Coupon } from "#domain/coupons";
import type { NumberCount } from "#domain/drawnNumbers";
import type { Draw } from "#domain/draws";
import { orderEventKinds } from "#domain/orders";
import type { ReportFormat, ReportValues } from "#domain/reports";
import type { SeriesOption } from "#domain/tickets";
import { rechargeKinds, rechargeStates, type RechargeLine } from "#domain/recharges";
import type { Person } from "#domain/users";
import type { ApiRequest, ApiResponse } from "#src/page/context.ts";

/** What a change of the account's data is told by. */
export interface ChangedProfile {
  names: string;
  surnames: string;
  email: string;
  mobile: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  fiscalCodes: string[];
}

type Answer<T> = Result<T> | Promise<Result<T>>;

/** What a test lets the backend answer, one entry for each call of the shop that it expects. */
export interface Script {
  session: () => Answer<SessionInfo>;
  captcha: (action: string) => Answer<Record<string, unknown>>;
  logIn: (credentials: Credentials) => Answer<{ isAgePending: boolean; mustUpdate: boolean }>;
  logOut: () => Answer<unknown>;
  person: () => Answer<Person>;
  signUp: (account: { document: string; names: string; email: string; fiscalCodes: string }) => Answer<unknown>;
  resendConfirmation: (document: string) => Answer<unknown>;
  /** What is said of the link; a change of address says so too. */
  activate: (token: string) => Answer<{ message: string; isChangeOfEmail?: boolean }>;
  recoverPassword: (documentType: string, document: string) => Answer<unknown>;
  /** What is said of the password. */
  resetPassword: (token: string, password: string) => Answer<{ message: string }>;
  updateProfile: (values: ChangedProfile) => Answer<{ pendingEmail: string | null }>;
  changePassword: (values: { current: string; password: string }) => Answer<unknown>;
  deleteAccount: (reason: string) => Answer<{ message: string }>;
  /** How many sessions were closed. */
  closeOtherSessions: () => Answer<number>;
  setLimit: (period: LimitPeriod, pesos: number | null) => Answer<Calm>;
  startPause: (kind: PauseKind, length: number) => Answer<Calm>;
  setReminder: (minutes: number | null) => Answer<Calm>;
  notices: () => Answer<WonTicket[]>;
  playerPrizes: () => Answer<PlayerPrize[]>;
  /** By the prize's id, and the balance that the browser computes. */
  topUp: (id: string, pesos: number) => Answer<"paid" | "pending">;
  /** What asks for the registration and the notices of a paid claim, by the call and its data. */
  reportClaim: (call: "claim" | "sms" | "mail" | "report", data: Record<string, unknown>) => Answer<unknown>;
  /** How many are left unread. */
  readNotices: (ids: number[]) => Answer<number>;
  openCart: (document: string) => Answer<ServerCart>;
  hasPendingOrder: (document: string) => Answer<boolean>;
  /** The recharges are given where any were sent. */
  addLines: (cartId: number, lines: CartLine[], recharges?: RechargeLine[]) => Answer<ServerCart>;
  replaceLines: (cartId: number, revision: number, lines: CartLine[], recharges?: RechargeLine[]) => Answer<ServerCart>;
  consultCoupon: (cartId: number, code: string) => Answer<Coupon>;
  checkout: (input: CheckoutInput) => Answer<CheckoutStarted>;
  payOrder: (reference: string, gateway: GatewayName) => Answer<CheckoutStarted>;
  cancelOrder: (reference: string) => Answer<ReturnedLines & { isCancelled: boolean }>;
  playAgain: (reference: string) => Answer<ReturnedLines>;
  orderStatus: (reference: string) => Answer<OrderStatus>;
  receipt: (reference: string) => Answer<ReceiptFile>;
  openDraws: (lotteryId?: number) => Answer<Draw[]>;
  seriesOf: (draw: DrawId, number: string, series?: string) => Answer<SeriesOption[]>;
  otherNumbers: (draw: DrawId, number: string) => Answer<string[]>;
  freeNumbers: (draw: DrawId) => Answer<FreeNumber[]>;
  freeAmong: (draw: DrawId, numbers: string[]) => Answer<string[]>;
  numberStatistics: (lotteryId: number) => Answer<NumberStatistics>;
  prizePlan: (lotteryId: number) => Answer<PrizePlanRow[]>;
  sendPqrs: (values: { topic: string; document: string; comment: string }, key: string) => Answer<SentPqrs>;
  pqrsStatus: (caseNumber: string, document: string) => Answer<PqrsStatus>;
  sendRating: (service: string, answers: readonly number[]) => Answer<unknown>;
  /** A report's file as it comes: how many rows it has, and its pieces with how many of them are written. */
  reportFile: (asked: ReportValues) => Answer<{
    total: number;
    pieces: AsyncIterable<{ rows: number; text: string }> | { rows: number; text: string }[];
  }>;
  /** The last draw of a lottery with its secos. */
  lastSecos: (lotteryId: number) => Answer<Pick<CompleteResult, "top" | "secos">>;
}

const known = new Map<string, CartLine>();

/** Remembers a bet of a test, so that the backend knows its draw's name and prices. */
export function remember<T extends CartLine>(line: T): T {
  known.set(line.id, line);
  return line;
}

const knownRecharges = new Map<string, RechargeLine>();

/** Remembers a recharge of a test, so that the backend knows the names of its operator and its package. */
export function rememberRecharge<T extends RechargeLine>(recharge: T): T {
  knownRecharges.set(recharge.id, recharge);
  return recharge;
}

const HOUR = 3_600_000;
const bogota = (instant: number): string => new Date(instant - 5 * HOUR).toISOString();
const isoOf = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());
const dayOf = (instant: number): string => bogota(instant).slice(0, 10);
const hourOf = (instant: number): string => bogota(instant).slice(11, 16);

const lineWire = (line: CartLine) => ({
  id: line.id,
  lottery: {
    ideLoteria: line.lotteryId,
    sorteo: line.drawNumber,
    desLoteria: line.lotteryName,
    abreviatura: line.abbreviation,
    vlrFraccion: line.fractionPesos,
    numFracciones: line.fractionsPerTicket,
    fecSorteo: dayOf(line.drawsAt),
    horaSorteo: hourOf(line.drawsAt),
    fecCierre: dayOf(line.closesAt),
    horaCierre: hourOf(line.closesAt),
  },
  numero: line.number,
  serie: line.series,
  fracciones: line.fractions,
  total: line.fractions * line.fractionPesos,
});

const rechargeWire = (recharge: RechargeLine & Partial<Pick<BoughtRecharge, "state" | "since">>) => ({
  id: recharge.id,
  tipo: wireRechargeKinds[rechargeKinds.indexOf(recharge.kind)],
  celular: recharge.phone,
  valor: recharge.pesos,
  ideProducto: recharge.operatorId,
  sigla: recharge.operatorCode,
  desProducto: recharge.operatorName,
  ideFormaPago: 5,
  ...(recharge.packageId !== null && {
    idePaqueteMovil: recharge.packageId,
    desPaquete: recharge.packageName,
    esPaqueteRecarga: true,
  }),
  ...(recharge.isGone && { cerrado: true }),
  ...(recharge.state && { estado: wireRechargeStates[rechargeStates.indexOf(recharge.state)] }),
  ...(recharge.since && { fecha: new Date(recharge.since).toISOString() }),
});

const drawWire = (draw: Draw) => ({
  ideLoteria: draw.lotteryId,
  desLoteria: draw.lotteryName,
  abreviatura: draw.abbreviation,
  sorteo: draw.drawNumber,
  fecSorteo: dayOf(draw.drawsAt),
  horaSorteo: hourOf(draw.drawsAt),
  fecCierre: dayOf(draw.closesAt),
  horaCierre: hourOf(draw.closesAt),
  vlrBillete: draw.ticketPesos,
  vlrFraccion: draw.fractionPesos,
  numFracciones: draw.fractionsPerTicket,
  premioMayor: { vlrBrutoBillete: draw.jackpotPesos },
  numeroFavorito: draw.favoriteNumber,
  ideClaseLoteria: draw.hasCompleteResults ? 1 : 2,
});

const resultWire = (result: DrawResult) => ({
  ideLoteria: result.lotteryId,
  desLoteria: result.lotteryName,
  siglaLoteria: result.abbreviation,
  sorteo: result.drawNumber,
  fecSorteo: result.drawDay.split("-").reverse().join("-"),
  numero: result.number,
  serie: result.series,
  ideClaseLoteria: result.hasCompleteResults ? 1 : 2,
});

const countWire = ({ number, times }: NumberCount) => ({ numero: number, veces: times });

const cartWire = ({ id, revision, lines, recharges }: ServerCart, state = "INCART") => ({
  id,
  revision,
  state,
  updatedAt: "2026-11-20T17:00:00.000Z",
  lotteries: lines.map(lineWire),
  recharges: recharges.map(rechargeWire),
});

const userWire = (person: Person) => ({
  userId: person.userId,
  tipoDocumento: person.documentType,
  usuario: person.document,
  nombres: person.firstNames,
  primerApellido: person.surname,
  email: person.email,
  saldo: person.balancePesos,
  comercial: person.isSeller,
  mayoriaEdad: person.isAgePending ? "Pendiente" : "Si",
  actualizarusuario: person.mustUpdate ? "S" : "N",
  recordatorioMinutos: person.reminderMinutes,
  avisosSinLeer: person.unreadNotices,
  tieneFechaNacimiento: person.hasBirthDate,
  ...(person.favorite && {
    numeroFrecuente: [...person.favorite.number].join("-"),
    numeroSerie: person.favorite.series,
    idLoteria: person.favorite.lotteryId,
    numeroSorteo: person.favorite.drawNumber,
  }),
});

const sessionWire = ({ now, person, cart, hasPendingOrder, documentTypes }: SessionInfo) => ({
  ahora: new Date(now).toISOString(),
  usuario: person && userWire(person),
  carrito: cart && cartWire(cart),
  pendiente: hasPendingOrder,
  tiposDocumento: documentTypes,
});

const periodWire = { day: "dia", week: "semana", month: "mes" } as const;
const periodOf = { dia: "day", semana: "week", mes: "month" } as const satisfies Record<string, LimitPeriod>;

const calmWire = ({ limits, pause, reminderMinutes, months }: Calm) => ({
  limites: limits.map(({ period, pesos, next, spentPesos }) => ({
    periodo: periodWire[period],
    pesos,
    proximoPesos: next?.pesos ?? null,
    proximoDesde: isoOf(next?.from ?? null),
    gastado: spentPesos,
  })),
  pausa: pause && { tipo: pause.kind === "pause" ? "pausa" : "exclusion", hasta: isoOf(pause.endsAt) },
  recordatorioMinutos: reminderMinutes,
  meses: months.map(({ month, spentPesos, orders: count, wonPesos }) => ({
    mes: month,
    gastado: spentPesos,
    compras: count,
    ganado: wonPesos,
  })),
});

const noticesWire = (won: WonTicket[]) => ({
  premios: won.map((ticket) => ({
    id: ticket.id,
    referencia: ticket.reference,
    desLoteria: ticket.lotteryName,
    abreviatura: ticket.abbreviation,
    sorteo: ticket.drawNumber,
    fecSorteo: ticket.drawDay,
    numero: ticket.number,
    serie: ticket.series,
    vlrGanado: ticket.netPesos,
    fecLimite: ticket.claimUntil,
  })),
});

const prizesWire = (prizes: PlayerPrize[]) => ({
  data: prizes.map((prize) => ({
    desLoteria: prize.lotteryName,
    abreviatura: prize.abbreviation,
    fecSorteo: prize.drawDay.split("-").reverse().join("-"),
    sorteo: prize.drawNumber,
    numero: prize.number,
    serieBillete: prize.series,
    vlrGanado: prize.pesos,
    ...(prize.grossPesos !== null && { vlrBruto: prize.grossPesos }),
    fecLimite: prize.claimUntil,
    esPagoWeb: prize.state === "CLAIMED" ? "S" : null,
    desEstado: prize.state === "PENDING" ? "PENDIENTE" : "PAGADO",
    fecPago: prize.paidDay,
    ideEstado: prize.code,
    colilla: prize.id,
    numTransaccion: prize.reference,
  })),
});

const orderWire = (order: OrderStatus) => ({
  status: { status: order.outcome, message: order.message, date: order.date },
  request: {
    buyer: order.buyer,
    payment: {
      reference: order.reference,
      description: order.description,
      amount: { currency: "COP", total: order.totalPesos },
    },
    ipAddress: order.ip,
  },
  payment: [{ issuerName: order.bank }],
  order: {
    totalSinDescuento: order.totalWithoutDiscountPesos,
    descuento: order.discountPesos,
    ...(order.couponCode && { cupon: order.couponCode }),
    gateway: order.gateway,
    processUrl: order.payUrl,
    ...(order.payableUntil === null ? {} : { expiresAt: new Date(order.payableUntil).toISOString() }),
    lotteries: order.lines.map(lineWire),
    eventos: order.events.map(({ kind, at, gateway, operator, pesos }) => ({
      tipo: carts.wireEventKinds[orderEventKinds.indexOf(kind)],
      fecha: new Date(at).toISOString(),
      medio: gateway,
      operador: operator,
      valor: pesos,
    })),
    recharges: order.recharges.map(rechargeWire),
  },
});

const saidWire = () => ({ data: { mensaje: "Listo" } });

const couponWire = ({ code, minFractions, maxFractions, percents, endsAt }: Coupon) => ({
  cupon: code,
  minFracciones: minFractions,
  maxFracciones: maxFractions,
  loterias: percents.map(({ lotteryId, percent }) => ({ ideLoteria: lotteryId, porcentaje: percent })),
  vence: new Date(endsAt).toISOString(),
});

const returnedWire = ({ cart, returned, closed, coupon, replays }: ReturnedLines) => ({
  ...(replays && {
    jugadas: replays.map(({ lotteryName, number, series, drawNumber, fractions }) => ({
      desLoteria: lotteryName,
      numero: number,
      serie: series,
      sorteo: drawNumber,
      fracciones: fractions,
      estado: drawNumber === null ? "SIN_SORTEO" : fractions > 0 ? "EN_CARRITO" : "AGOTADA",
    })),
  }),
  ...(coupon && { cupon: couponWire(coupon) }),
  carrito: cartWire(cart),
  devueltas: returned,
  cerradas: closed,
});

/* eslint-disable @typescript-eslint/no-explicit-any -- what a body holds is the contract's to say; the handlers read it back */
type Body = any;

function lineOf(request: Body): CartLine {
  const { id, lottery, numero, serie, fracciones } = request;
  const base = known.get(id);
  if (!base) throw mistake(`The backend of this test knows no bet ${id}: make it with line()`);
  return {
    ...base,
    lotteryId: lottery.ideLoteria,
    drawNumber: lottery.sorteo,
    number: numero,
    series: serie,
    fractions: fracciones,
  };
}

/** A recharge that the test has not made before gets its operator's code as the name. */
const rechargeOf = ({ id, tipo, celular, valor, ideProducto, sigla, idePaqueteMovil }: Body): RechargeLine => ({
  kind: rechargeKinds[wireRechargeKinds.indexOf(tipo)]!,
  operatorId: ideProducto,
  operatorName: sigla,
  operatorCode: sigla,
  packageId: idePaqueteMovil ?? null,
  packageName: null,
  isGone: false,
  ...knownRecharges.get(id),
  id,
  phone: celular,
  pesos: valor,
});

const drawOf = ({ ideLoteria, sorteo }: Body): DrawId => ({ lotteryId: ideLoteria, drawNumber: sorteo });

const mapped = async <T>(answer: Answer<T>, wire: (value: T) => unknown): Promise<Result<unknown>> => {
  const result = await answer;
  return result.ok ? { ok: true, value: wire(result.value) } : result;
};

function handlersOf(script: Script): [Call, (body: Body, query: URLSearchParams) => Promise<Result<unknown>>][] {
  return [
    [sessions.session, () => mapped(script.session(), sessionWire)],
    [sessions.captcha, (_, query) => mapped(script.captcha(query.get("accion") ?? ""), (value) => value)],
    [sessions.logout, () => mapped(script.logOut(), () => ({ data: true }))],
    [
      users.login,
      ({ user }) =>
        mapped(
          script.logIn({
            documentType: user.tipoDocumento,
            document: user.usuario,
            password: user.clave,
            captcha: user.captcha,
            asSeller: user.esComercializador ?? false,
          }),
          ({ isAgePending, mustUpdate }) => ({
            data: {
              token: "x",
              userId: 1,
              mayoriaEdad: isAgePending ? "Pendiente" : "Si",
              actualizarusuario: mustUpdate ? "S" : "N",
            },
          }),
        ),
    ],
    [
      accounts.signUp,
      ({ user }) =>
        mapped(
          script.signUp({
            document: user.usuario,
            names: user.nombres,
            email: user.email,
            fiscalCodes: user.obligacionFiscal,
          }),
          saidWire,
        ),
    ],
    [accounts.resendConfirmation, ({ user }) => mapped(script.resendConfirmation(user.usuario), saidWire)],
    [
      accounts.activateAccount,
      ({ user }) =>
        mapped(script.activate(user.token), ({ message, isChangeOfEmail }) => ({
          data: { mensaje: message, ...(isChangeOfEmail && { esCambioDeCorreo: true }) },
        })),
    ],
    [
      accounts.requestPassword,
      ({ user }) => mapped(script.recoverPassword(user.tipoDocumento, user.usuario), saidWire),
    ],
    [
      accounts.resetPassword,
      ({ user }) =>
        mapped(script.resetPassword(user.token, user.contrasena), ({ message }) => ({ data: { mensaje: message } })),
    ],
    [
      accounts.updateUser,
      ({ user }) =>
        mapped(
          script.updateProfile({
            names: user.nombres,
            surnames: `${user.primerApellido} ${user.segundoApellido}`.trim(),
            email: user.email,
            mobile: user.celular,
            birthDate: user.fechaNacimiento.split("-").reverse().join("-"),
            fiscalCodes: user.obligacionFiscal.split(";"),
          }),
          ({ pendingEmail }) => ({ data: { mensaje: "Datos actualizados", emailPendiente: pendingEmail } }),
        ),
    ],
    [
      accounts.changePassword,
      ({ user }) =>
        mapped(script.changePassword({ current: user.contrasenaActual, password: user.contrasena }), () => ({
          data: { mensaje: "Contraseña cambiada" },
        })),
    ],
    [
      accounts.cancelAccount,
      ({ user }) => mapped(script.deleteAccount(user.motivo), ({ message }) => ({ data: { mensaje: message } })),
    ],
    [
      calms.setLimit,
      ({ periodo, pesos }) => mapped(script.setLimit(periodOf[periodo as keyof typeof periodOf], pesos), calmWire),
    ],
    [
      calms.startPause,
      ({ tipo, duracion }) => mapped(script.startPause(tipo === "pausa" ? "pause" : "exclusion", duracion), calmWire),
    ],
    [calms.setReminder, ({ minutos }) => mapped(script.setReminder(minutos), calmWire)],
    [noticeCalls.notices, () => mapped(script.notices(), noticesWire)],
    [noticeCalls.readNotices, ({ premios }) => mapped(script.readNotices(premios), (sinLeer) => ({ sinLeer }))],
    [prizeCalls.prizes, () => mapped(script.playerPrizes(), prizesWire)],
    [
      prizeCalls.walletTopUp,
      ({ body }) =>
        mapped(script.topUp(body.colilla, body.valor), (end) => ({
          data: { estado: end === "paid" ? "pagado" : "pendiente" },
        })),
    ],
    [prizeCalls.claimPrize, ({ body }) => mapped(script.reportClaim("claim", body), saidWire)],
    [prizeCalls.sendSms, ({ data }) => mapped(script.reportClaim("sms", data), saidWire)],
    [prizeCalls.sendMail, ({ data }) => mapped(script.reportClaim("mail", data), saidWire)],
    [prizeCalls.sendReportMail, ({ data }) => mapped(script.reportClaim("report", data), saidWire)],
    [sessions.closeOtherSessions, () => mapped(script.closeOtherSessions(), (cerradas) => ({ cerradas }))],
    [users.userArray, () => mapped(script.person(), (person) => ({ data: userWire(person) }))],
    [
      carts.readCarts,
      (_, query) => {
        const { where } = JSON.parse(query.get("filter") ?? "{}") as Body;
        return where.state === "INCART"
          ? mapped(script.openCart(where.user), (cart) => [cartWire(cart)])
          : mapped(script.hasPendingOrder(where.user), (isPending) =>
              isPending ? [cartWire({ id: 1, revision: 1, lines: [], recharges: [] }, "PENDING")] : [],
            );
      },
    ],
    [
      carts.saveCartLines,
      ({ data: { id, loterias, recargas, createRow, revision } }) => {
        const lines = loterias.map(lineOf);
        const recharges = recargas.length > 0 ? [recargas.map(rechargeOf)] : [];
        return mapped(
          createRow ? script.addLines(id, lines, ...recharges) : script.replaceLines(id, revision, lines, ...recharges),
          (cart) => cartWire(cart),
        );
      },
    ],
    [
      coupons.consultCoupon,
      ({ confisys: { data } }) =>
        mapped(script.consultCoupon(data.idcart, data.cupon), (coupon) => ({ req: couponWire(coupon) })),
    ],
    [
      payments.placeToPay,
      ({ pay }) =>
        mapped(
          script.checkout({
            key: pay.numTransaccion,
            cartId: pay.idcart,
            document: pay.user,
            gateway: pay.typePay,
            totalPesos: pay.payment.amount.total,
            discountPesos: pay.totalDescuento,
            couponCode: pay.couponName ?? null,
            description: pay.payment.description,
          }),
          ({ reference, payUrl }) => ({ reference, processUrl: payUrl }),
        ),
    ],
    [
      orders.payOrder,
      ({ referencia, medio }) =>
        mapped(script.payOrder(referencia, medio), ({ reference, payUrl }) => ({ reference, processUrl: payUrl })),
    ],
    [
      orders.cancelOrder,
      ({ referencia }) =>
        mapped(script.cancelOrder(referencia), (answer) => ({
          cancelada: answer.isCancelled,
          ...returnedWire(answer),
        })),
    ],
    [orders.playAgain, ({ referencia }) => mapped(script.playAgain(referencia), returnedWire)],
    [
      payments.payStatus,
      ({ pay }) => mapped(script.orderStatus(pay.reference), (order) => ({ data: orderWire(order) })),
    ],
    [
      payments.findReceipt,
      ({ data }) =>
        mapped(script.receipt(data.numTransaccionUsuario), (file) => ({
          data: "link" in file ? file.link : file.base64,
        })),
    ],
    [
      lotteries.availableLotteries,
      ({ lottery }) =>
        mapped(
          script.openDraws(...(lottery.ideLoteria === undefined ? [] : [lottery.ideLoteria as number])),
          (draws) => ({
            data: draws.map(drawWire),
          }),
        ),
    ],
    [
      lotteries.numberAvailability,
      ({ number }) => {
        const own = number.serie === undefined ? [] : [number.serie as string];
        return mapped(script.seriesOf(drawOf(number), number.numero, ...own), (found) => ({
          data: found.map(({ series, freeFractions }) => ({ serie: series, cantFracciones: freeFractions })),
        }));
      },
    ],
    [
      lotteries.availableNumbers,
      ({ numeroJugar: { numero, numeros, ...draw } }) => {
        const named = (found: string[]) => ({ data: found.map((one) => ({ numero: one })) });
        if (numeros) return mapped(script.freeAmong(drawOf(draw), numeros), named);
        if (numero) return mapped(script.otherNumbers(drawOf(draw), numero), named);
        return mapped(script.freeNumbers(drawOf(draw)), (found) => ({
          data: found.map(({ number, wholeTickets }) => ({
            numero: number,
            ...(wholeTickets !== null && { billetes: wholeTickets }),
          })),
        }));
      },
    ],
    [
      numbers.numberStatistics,
      ({ data }) =>
        mapped(script.numberStatistics(data.ideLoteria), ({ most, least, draws, neverDrawn }) => ({
          data: {
            mayores: most.map(countWire),
            menores: least.map(countWire),
            ...(draws !== null && { sorteos: draws }),
            ...(neverDrawn !== null && { sinCaer: neverDrawn }),
          },
        })),
    ],
    [
      lotteries.prizePlan,
      ({ award }) =>
        mapped(script.prizePlan(award.ideLoteria), (rows) => ({
          data: {
            planPremios: rows.map((row) => ({
              cantidad: row.count,
              desPlanPremio: row.name,
              vlrBrutoBillete: row.grossTicketPesos,
              vlrNetoBillete: row.netTicketPesos,
              vlrNetoFraccion: row.netFractionPesos,
              ideLoteria: award.ideLoteria,
            })),
          },
        })),
    ],
    [
      contact.savePqrs,
      ({ issue, document, comment, clave }) =>
        mapped(script.sendPqrs({ topic: issue, document, comment }, clave), ({ caseNumber, receivedAt, dueDay }) => ({
          radicado: caseNumber,
          fecha: isoOf(receivedAt),
          vence: dueDay,
        })),
    ],
    [
      contact.pqrsState,
      ({ radicado, documento }) =>
        mapped(script.pqrsStatus(radicado, documento), (status) => ({
          radicado: status.caseNumber,
          tema: status.topic,
          estado: status.state,
          recibida: isoOf(status.receivedAt),
          vence: status.dueDay,
          enTramite: isoOf(status.startedAt),
          respondida: isoOf(status.answeredAt),
          respuesta: status.answer,
        })),
    ],
    [
      contact.saveRating,
      ({ issue, questions }) =>
        mapped(
          script.sendRating(
            issue,
            questions.map(({ answer }: { answer: number }) => answer),
          ),
          () => ({ id: 1 }),
        ),
    ],
    [
      results.results,
      ({ loterie }) => mapped(script.lastSecos(loterie.ideLoteria), ({ top }) => ({ data: [resultWire(top)] })),
    ],
    [
      results.completeResults,
      ({ lottery }) =>
        mapped(script.lastSecos(lottery.ideLoteria), ({ top, secos }) => ({
          data: {
            resultadosLoteria: [
              { ...resultWire(top), desTipoResultado: "Premio Mayor" },
              ...secos.map(({ prize, number, series }) => ({
                ...resultWire(top),
                desTipoResultado: prize,
                numero: number,
                serie: series,
              })),
            ],
          },
        })),
    ],
  ];
}
/* eslint-enable @typescript-eslint/no-explicit-any */

function answerOf(problem: Problem): ApiResponse {
  if (problem.kind === "offline") throw new TypeError("Failed to fetch");
  if (problem.kind === "malformed") return { status: problem.status, headers: {}, text: "<!doctype html>" };
  const { status, code, message, fields, totalPesos } = problem;
  const error = {
    statusCode: status,
    code,
    message,
    fields,
    ...(totalPesos === undefined ? {} : { total: totalPesos }),
  };
  return { status, headers: {}, text: JSON.stringify({ error }) };
}

/**
 * A mistake of the test. The client takes whatever `send` throws for a lost connection, so the error is also left unhandled:
 * that fails the run.
 */
function mistake(message: string): Error {
  const error = new Error(message);
  void Promise.reject(error);
  return error;
}

/** The answer to who asks for a report's file; it breaks off when `signal` says so, as the network's does. */
async function openReport(script: Script, query: URLSearchParams, signal: AbortSignal): Promise<Response> {
  const said = (name: string): string => query.get(name) ?? "";
  const result = await script.reportFile({
    kind: said("tipo") === "1" ? "sales" : "prizes",
    lotteryId: said("loteria"),
    from: said("desde"),
    until: said("hasta"),
    format: said("formato") as ReportFormat,
  });
  if (!result.ok) {
    const { status, text } = answerOf(result.problem);
    return new Response(text, { status });
  }
  const { total, pieces } = result.value;
  async function* frames() {
    for await (const { rows, text } of pieces) yield frame(new TextEncoder().encode(text), rows);
  }
  const iterator = frames();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      signal.addEventListener("abort", () => controller.error(new DOMException("Aborted", "AbortError"))),
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (signal.aborted) return;
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return new Response(body, { headers: { [REPORT_ROWS_HEADER]: String(total) } });
}

/** A client whose backend answers as `script` says. */
export function scriptedClient(script: Partial<Script> = {}): Client {
  const whole = new Proxy(script as Script, {
    get(target, name: keyof Script) {
      if (name in target) return target[name];
      throw mistake(`The test scripted no answer for ${name}`);
    },
  });
  const handlers = handlersOf(whole);
  return {
    open: ({ path }, signal) => openReport(whole, new URL(path, "https://premiomayor.example").searchParams, signal),
    async send({ method, path, body }: ApiRequest): Promise<ApiResponse> {
      const { pathname, searchParams } = new URL(path, "https://premiomayor.example");
      const found = handlers.find(([call]) => call.method === method && call.path === pathname);
      if (!found) throw mistake(`The backend of this test knows no ${method} ${pathname}`);
      const result = await found[1](body, searchParams);
      return result.ok ? { status: 200, headers: {}, text: JSON.stringify(result.value) } : answerOf(result.problem);
    },
  };
}
