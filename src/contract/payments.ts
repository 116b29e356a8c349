/** Wire of the checkout, the confirmation and the receipts. */
import { array, mixed, string, type InferType } from "yup";
import { gatewayNames } from "#domain/payments";
import { couponRefusals, rechargeRefusals } from "#domain/refusals";
import {
  closed,
  open,
  optionalText,
  pesos,
  post,
  prizePesos,
  recordNumber,
  requiredText,
  scalar,
  type Refuses,
} from "./call";
import { lotteryLineWire } from "./cart";
import { rechargeLineWire } from "./recharges";

/** What every call is refused with that opens a payment at a gateway. */
export const paying = {
  403: ["UNDERAGE", "AGE_PENDING"],
  409: [
    "BIRTH_DATE_MISSING",
    "GATEWAY_DISABLED",
    "STALE_CART",
    "ORDER_EXPIRED",
    "ORDER_CLOSING",
    "ORDER_WAITING",
    "ORDER_REJECTED",
    "ORDER_PAID",
    "PAYMENT_IN_PROCESS",
    // The lines of an order whose time is over go back to the cart.
    "CART_FULL",
  ],
  502: ["GATEWAY_DOWN"],
} as const satisfies Refuses;

/**
 * Checkout. `numTransaccion` is the idempotency key (a random id made once per intent to pay):
 * the same key with the same body gives the same order again, with another body 422.
 * Everything about price and person is checked against the server's own record, never used.
 */
export const placeToPay = post("placeToPay", {
  path: "/api/Users/place-to-pay",
  summary: "Convierte el carrito en orden, reserva las fracciones y abre el pago en la pasarela elegida.",
  access: "session",
  refuses: {
    403: ["FORBIDDEN", ...paying[403]],
    409: [
      "EMPTY_CART",
      "DRAW_CLOSED",
      "DRAW_CLOSING",
      "PRICE_CHANGED",
      ...rechargeRefusals,
      ...couponRefusals,
      "SOLD_OUT",
      "PLAY_PAUSED",
      "LIMIT_REACHED",
      ...paying[409],
    ],
    422: ["KEY_REUSED"],
    429: ["TOO_MANY_HOLDS"],
    502: paying[502],
  },
  body: closed({
    pay: closed({
      user: requiredText(30),
      idcart: recordNumber().required(),
      payment: closed({
        description: optionalText(255),
        amount: closed({ currency: string().oneOf(["COP"]).required(), total: pesos().required() }),
      }),
      numTransaccion: string()
        .matches(/^[\w-]{16,64}$/)
        .required(),
      id: scalar(),
      activity: optionalText(100),
      token: optionalText(200),
      ip: optionalText(64),
      aplicacion: scalar(),
      numIdentificacion: optionalText(20),
      typePay: string()
        .oneOf([...gatewayNames])
        .required(),
      lotteries: array(mixed().nullable()).max(50).optional(),
      couponName: optionalText(30),
      totalSinDesc: pesos().optional(),
      totalDescuento: pesos().optional(),
    }),
  }),
  /** PlaceToPay: processUrl and requestId; PayValida: CODE and DATA. Both carry our `reference`. */
  answer: open({
    reference: requiredText(32),
    processUrl: string().max(1000).optional(),
    requestId: mixed().optional(),
    CODE: string().max(10).optional(),
    DATA: open({ Referencia: mixed().optional(), checkout: requiredText(1000) })
      .optional()
      .default(undefined),
  }),
});

/** The state of an order, with the gateway's words as far as they are known. */
export const orderResultWire = open({
  status: open({
    status: requiredText(40),
    reason: optionalText(60),
    message: optionalText(500),
    date: requiredText(40),
  }),
  request: open({
    /** The buyer: only ever the session's own person. */
    buyer: open({
      name: optionalText(150),
      surname: optionalText(150),
      email: optionalText(150),
      document: optionalText(30),
      mobile: optionalText(30),
    }).optional(),
    payment: open({
      reference: requiredText(32),
      description: optionalText(255),
      amount: open({ currency: string().oneOf(["COP"]).required(), total: pesos().required() }),
    }),
    ipAddress: optionalText(64),
  }),
  /** Newest first; null before the first attempt. */
  payment: array(mixed().nullable()).nullable().optional(),
  /** Ours: totals, lines and until when the payment may be finished. Another backend answers without. */
  order: open({
    totalSinDescuento: pesos().required(),
    descuento: pesos().required(),
    /** The coupon that gave the discount. */
    cupon: optionalText(30),
    /** Null before the first attempt. */
    gateway: string()
      .oneOf([...gatewayNames])
      .nullable()
      .defined(),
    /** The page on which the payment goes on; null when it is not open. */
    processUrl: string().max(1000).nullable().optional(),
    /** Until when the order can be paid, ISO; null when it cannot. */
    expiresAt: optionalText(40),
    lotteries: array(lotteryLineWire).required(),
    recharges: array(rechargeLineWire).optional(),
    /** What goes back to the buyer. */
    devoluciones: array(mixed().nullable()).optional(),
    /** What has happened to it, the oldest first. */
    eventos: array(mixed().nullable()).optional(),
  }).optional(),
});
export type OrderResultWire = InferType<typeof orderResultWire>;

/** The same of an order of PayValida's, as that gateway writes it, where a backend hands its answer on. */
export const payValidaResultWire = open({
  CODE: string().oneOf(["0000"]).required(),
  DATA: open({
    ORDER: requiredText(32),
    STATE: requiredText(40),
    /** Pesos with two decimals, as text. */
    AMOUNT: prizePesos().required(),
    /** Bogota's time: "2020-11-27 15:29:35". */
    UDPATE_DATE: requiredText(40),
    EMAIL: optionalText(150),
    DESCRIPTION: optionalText(255),
  }),
});

export const payStatus = post("payStatus", {
  path: "/api/Users/place-to-pay-consultar",
  summary: "Estado de una orden propia.",
  access: "session",
  refuses: { 404: ["NOT_FOUND"] },
  body: closed({ pay: closed({ reference: requiredText(32) }) }),
  answer: open({ data: orderResultWire }),
});

export const findReceipt = post("findReceipt", {
  path: "/api/Users/etn/BuscarS3",
  summary: "Comprobante PDF de una orden propia: un enlace que vence pronto, o el PDF en base64.",
  access: "session",
  refuses: { 404: ["NOT_FOUND"], 409: ["RECEIPT_UNAVAILABLE"] },
  body: closed({ data: closed({ numTransaccionUsuario: requiredText(64) }) }),
  answer: open({ data: string().required() }),
});
