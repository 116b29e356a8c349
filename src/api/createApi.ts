/** The client: one method for each call that the shop makes, from domain values to domain values. */
import * as cartCalls from "#contract/cart";
import * as content from "#contract/content";
import * as lotteryCalls from "#contract/lotteries";
import * as orderCalls from "#contract/orders";
import * as payments from "#contract/payments";
import * as resultCalls from "#contract/results";
import * as shop from "#contract/shop";
import * as users from "#contract/users";
import type { BodyOf } from "#contract/call";
import type { CartLine } from "#domain/cart";
import { linePesos } from "#domain/cart";
import { byClosing, type Draw } from "#domain/draws";
import {
  readable,
  toDraw,
  toOrderStatus,
  toPastOrder,
  toPerson,
  toPrizePlanRow,
  toResult,
  toSeries,
  toServerCart,
  type PastOrder,
  type ServerCart,
} from "./mappers";
import { request as send, type CallInput, type RequestOptions } from "./request";
import { failure, mapResult, success, type Result } from "./result";
import type { AnswerOf, Call } from "#contract/call";
import { cartWire, type CartWire } from "#contract/cart";
import type { Person } from "#domain/users";

/** A fixed day that asks the backend for all open draws (HOME-03). */
const ALL_OPEN_DRAWS = { fecha: "11-04-2018", evento: null };

/** Which gateway pays. */
export type GatewayName = (typeof payments.gatewayNames)[number];

/** What the session call tells: the server's time and who is asking. */
export interface SessionInfo {
  /** Epoch ms of the server's clock. */
  now: number;
  person: Person | null;
  cart: ServerCart | null;
  hasPendingOrder: boolean;
  documentTypes: string[];
}

/** An intent to pay. `key` is made once per intent: sending it again never makes a second order. */
export interface CheckoutInput {
  key: string;
  cartId: number;
  document: string;
  gateway: GatewayName;
  /** What the page showed; the server refuses the order when it computes another total. */
  totalPesos: number;
  description: string;
}

/** Where the payment goes on. `payUrl` is the gateway's own text, still unchecked. */
export interface CheckoutStarted {
  reference: string;
  payUrl: string;
}

/** A receipt: a link on this site, or the PDF's bytes in base64. */
export type ReceiptFile = { link: string } | { base64: string };

const toLineRequest = (line: CartLine) => ({
  id: line.id,
  lottery: { ideLoteria: line.lotteryId, sorteo: line.drawNumber, abreviatura: line.abbreviation },
  numero: line.number,
  serie: line.series,
  fracciones: line.fractions,
  total: linePesos(line),
});

const carts = (records: readonly unknown[]): CartWire[] =>
  readable(records, (record) => (cartWire.isValidSync(record, { strict: true }) ? (record as CartWire) : null));

function toCheckoutStarted(result: Result<AnswerOf<typeof payments.placeToPay>>): Result<CheckoutStarted> {
  if (!result.ok) return result;
  const { reference, processUrl, DATA } = result.value;
  const payUrl = processUrl ?? DATA?.checkout;
  return payUrl ? success({ reference, payUrl }) : failure({ kind: "malformed", status: 200 });
}

/** Builds the client over a way to send requests. */
export function createApi(options: RequestOptions) {
  const request = <C extends Call>(call: C, input?: CallInput<C>): Promise<Result<AnswerOf<C>>> =>
    send(options, call, input);

  async function findCarts(where: Record<string, unknown>): Promise<Result<CartWire[]>> {
    const filter = JSON.stringify({ where, include: ["lotteries", "recharges"], order: "id DESC" });
    return mapResult(await request(cartCalls.readCarts, { query: { filter } }), carts);
  }

  async function saveLines(data: BodyOf<typeof cartCalls.saveCartLines>["data"]): Promise<Result<ServerCart>> {
    return mapResult(await request(cartCalls.saveCartLines, { body: { data } }), toServerCart);
  }

  return {
    /** Who is asking, and the server's time. */
    async session(): Promise<Result<SessionInfo>> {
      const result = await request(shop.session);
      if (!result.ok) return result;
      const { ahora, usuario, carrito, pendiente, tiposDocumento } = result.value;
      const now = Date.parse(ahora);
      if (Number.isNaN(now)) return failure({ kind: "malformed", status: 200 });
      return success({
        now,
        person: usuario ? toPerson(usuario) : null,
        cart: carrito ? toServerCart(carrito) : null,
        hasPendingOrder: Boolean(pendiente),
        documentTypes: tiposDocumento,
      });
    },

    /** The open draws, the next to close first. */
    async openDraws(): Promise<Result<Draw[]>> {
      const result = await request(lotteryCalls.availableLotteries, { body: { lottery: ALL_OPEN_DRAWS } });
      return mapResult(result, ({ data }) => readable(data, toDraw).sort(byClosing));
    },

    async prizePlan(lotteryId: number) {
      const result = await request(lotteryCalls.prizePlan, { body: { award: { ideLoteria: lotteryId, fecha: null } } });
      return mapResult(result, ({ data }) => readable(data.planPremios, toPrizePlanRow));
    },

    /** The latest results, newest first. */
    async latestResults(limit: number) {
      const result = await request(resultCalls.results, {
        body: { loterie: { fecha: null, limite: limit, ideLoteria: null } },
      });
      return mapResult(result, ({ data }) => readable(data, toResult));
    },

    /** Series of a number with free fractions; with `series`, that one alone if it has any. */
    async seriesOf({ lotteryId, drawNumber }: Pick<Draw, "lotteryId" | "drawNumber">, number: string, series?: string) {
      const result = await request(lotteryCalls.numberAvailability, {
        body: {
          number: { ideLoteria: lotteryId, sorteo: drawNumber, numero: number, ...(series ? { serie: series } : {}) },
        },
      });
      return mapResult(result, ({ data }) => readable(data, toSeries).filter(({ freeFractions }) => freeFractions > 0));
    },

    /** Other numbers of the draw that still have fractions, the neighbours of `number` first. */
    async otherNumbers({ lotteryId, drawNumber }: Pick<Draw, "lotteryId" | "drawNumber">, number: string) {
      const result = await request(lotteryCalls.availableNumbers, {
        body: { numeroJugar: { ideLoteria: lotteryId, sorteo: drawNumber, numero: number } },
      });
      return mapResult(result, ({ data }) => data.map(({ numero }) => numero));
    },

    /** The active countdown event, or null. `endsAt` in epoch ms. */
    async countdown() {
      const result = await request(content.activeCountdown);
      return mapResult(result, (event) => {
        const endsAt = Date.parse(event.fecha_hora_final ?? "");
        if (Number.isNaN(endsAt)) return null;
        return {
          endsAt,
          description: event.descripcion_Contador ?? "",
          actionLabel: event.texto_boton ?? "",
          actionUrl: event.url_form ?? null,
        };
      });
    },

    /** A captcha challenge for one action, as altcha-lib solves it. */
    captcha: (action: (typeof shop.captchaActions)[number]) => request(shop.captcha, { query: { accion: action } }),

    async logIn(values: {
      documentType: string;
      document: string;
      password: string;
      captcha: string;
      asSeller: boolean;
    }) {
      const result = await request(users.login, {
        body: {
          user: {
            tipoDocumento: values.documentType as (typeof users.documentTypes)[number],
            usuario: values.document,
            clave: values.password,
            ideAplicacion: 6,
            captcha: values.captcha,
            ...(values.asSeller ? { esComercializador: true as const } : {}),
          },
        },
      });
      return mapResult(result, ({ data }) => ({
        isAgePending: data.mayoriaEdad === "Pendiente",
        mustUpdate: data.actualizarusuario === "S",
      }));
    },

    logOut: () => request(shop.logout, { body: {} }),

    /** Fresh data of the session's person. */
    async person(): Promise<Result<Person>> {
      const result = await request(users.userArray, { body: { user: { ideAplicacion: 6 } } });
      return mapResult(result, ({ data }) => toPerson(data));
    },

    /** The person's open cart, made when there is none. */
    async openCart(document: string): Promise<Result<ServerCart>> {
      const found = await findCarts({ user: document, state: "INCART" });
      if (!found.ok) return found;
      const open = found.value[0];
      if (open) return success(toServerCart(open));
      const created = await request(cartCalls.createCart, { body: { user: document, state: "INCART", order: [] } });
      return mapResult(created, toServerCart);
    },

    /** Whether an order of the person waits for its payment. */
    async hasPendingOrder(document: string): Promise<Result<boolean>> {
      return mapResult(await findCarts({ user: document, state: "PENDING" }), (found) => found.length > 0);
    },

    /** Adds lines by their ids; adding the same again changes nothing. */
    addLines: (cartId: number, lines: readonly CartLine[]) =>
      saveLines({ id: cartId, loterias: lines.map(toLineRequest), recargas: [], createRow: true }),

    /** Replaces the cart's lines; refused (STALE_CART) when somebody else changed the cart since `revision`. */
    replaceLines: (cartId: number, revision: number, lines: readonly CartLine[]) =>
      saveLines({ id: cartId, loterias: lines.map(toLineRequest), recargas: [], createRow: false, revision }),

    /** The gateways that are switched on: S or empty is on, N is off (PAY-01). */
    async paymentMethods(): Promise<Result<GatewayName[]>> {
      const names = { HABILITA_PAGOS_PLACETOPAY: "PLACETOPAY", HABILITA_PAGOS_PAYVALIDA: "PAYVALIDA" } as const;
      const asked = Object.keys(names) as (keyof typeof names)[];
      const result = await request(cartCalls.paymentMethods, { body: { confisys: { listaNombresConfisys: asked } } });
      return mapResult(result, ({ data }) => {
        const values = new Map(data.map(({ nombre, valorStr }) => [nombre, valorStr || "S"]));
        return asked.filter((name) => values.get(name) === "S").map((name) => names[name]);
      });
    },

    async checkout(input: CheckoutInput): Promise<Result<CheckoutStarted>> {
      const result = await request(payments.placeToPay, {
        body: {
          pay: {
            user: input.document,
            idcart: input.cartId,
            payment: { description: input.description, amount: { currency: "COP", total: input.totalPesos } },
            numTransaccion: input.key,
            aplicacion: 6,
            numIdentificacion: input.document,
            typePay: input.gateway,
            totalSinDesc: input.totalPesos,
            totalDescuento: 0,
          },
        },
      });
      return toCheckoutStarted(result);
    },

    /** Goes on with the payment of an open purchase, by either gateway. */
    async payOrder(reference: string, gateway: GatewayName): Promise<Result<CheckoutStarted>> {
      return toCheckoutStarted(await request(orderCalls.payOrder, { body: { referencia: reference, medio: gateway } }));
    },

    /** Cancels an open purchase; its lines are back in the cart unless a gateway that does not answer is waited for. */
    async cancelOrder(reference: string) {
      const result = await request(orderCalls.cancelOrder, { body: { referencia: reference } });
      return mapResult(result, ({ cancelada, carrito, devueltas, cerradas }) => ({
        isCancelled: cancelada,
        cart: toServerCart(carrito),
        returned: devueltas,
        closed: cerradas,
      }));
    },

    /** The person's orders that wait for their payment, newest first. */
    async openOrders(document: string): Promise<Result<PastOrder[]>> {
      return mapResult(await findCarts({ user: document, state: "PENDING" }), (found) => found.map(toPastOrder));
    },

    async orderStatus(reference: string) {
      return mapResult(await request(payments.payStatus, { body: { pay: { reference } } }), ({ data }) =>
        toOrderStatus(data),
      );
    },

    /** A receipt: a link on this site, or the PDF in base64. */
    async receipt(reference: string) {
      const result = await request(payments.findReceipt, { body: { data: { numTransaccionUsuario: reference } } });
      return mapResult(result, ({ data }): ReceiptFile =>
        /^(https?:\/\/|\/(?!\/))/.test(data) ? { link: data } : { base64: data },
      );
    },

    /** Orders that left the cart, newest first; `day` (YYYY-MM-DD) narrows them. */
    async history(document: string, day?: string) {
      const where = {
        user: document,
        state: { inq: ["PENDING", "REJECTED", "APPROVED"] },
        ...(day ? { updatedAt: { like: day } } : {}),
      };
      return mapResult(await findCarts(where), (found) => found.map(toPastOrder));
    },

    /** Puts a lost order's lines back into the cart, as far as their draws are open. */
    async playAgain(reference: string) {
      const result = await request(shop.playAgain, { body: { referencia: reference } });
      return mapResult(result, ({ carrito, devueltas, cerradas }) => ({
        cart: toServerCart(carrito),
        returned: devueltas,
        closed: cerradas,
      }));
    },
  };
}

export type Api = ReturnType<typeof createApi>;
