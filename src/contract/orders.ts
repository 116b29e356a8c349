/** Calls of our own about purchases: paying an open one by either gateway, cancelling it, playing a lost one again, receipts. */
import { array, boolean, mixed, string } from "yup";
import { gatewayNames } from "#domain/payments";
import { closed, open, post, requiredText, whole } from "./call";
import { cartWire } from "./cart";
import { couponWire } from "./coupons";
import { paying, placeToPay } from "./payments";

const reference = () => requiredText(32);
/** The coupon of a purchase that came to nothing, where it can be redeemed again with the bets that are back. */
const cupon = couponWire.optional().default(undefined);

/** Goes on with the payment of an open purchase. The answer is that of the checkout. */
export const payOrder = post("payOrder", {
  path: "/api/tienda/ordenes/pagar",
  summary: "Continúa el pago de una compra abierta, por la misma pasarela o por otra.",
  access: "session",
  refuses: { ...paying, 404: ["NOT_FOUND"] },
  body: closed({
    referencia: reference(),
    medio: string()
      .oneOf([...gatewayNames])
      .required(),
  }),
  answer: placeToPay.answer,
});

/** Cancels an open purchase: its fractions are free and its lines are back in the cart. */
export const cancelOrder = post("cancelOrder", {
  path: "/api/tienda/ordenes/cancelar",
  summary: "Cancela una compra sin pagar y devuelve sus líneas al carrito.",
  access: "session",
  refuses: { 404: ["NOT_FOUND"], 409: ["ORDER_PAID", "PAYMENT_IN_PROCESS", "GATEWAY_DISABLED", "CART_FULL"] },
  body: closed({ referencia: reference() }),
  answer: open({
    /** False while a gateway that does not answer is waited for: then nothing has come back yet. */
    cancelada: boolean().required(),
    carrito: cartWire,
    devueltas: whole().required(),
    cerradas: whole().required(),
    cupon,
  }),
});

/** What has become of a bet that is played again: in the cart, or why not: no other draw on sale, nothing free of that ticket. */
export const replayWords = ["EN_CARRITO", "SIN_SORTEO", "AGOTADA"] as const;

/** A bet of a paid order that is to be played again. */
export const replayWire = open({
  desLoteria: requiredText(120),
  numero: requiredText(4),
  serie: requiredText(3),
  /** The draw that it would play in; null where there is none. */
  sorteo: whole().nullable().optional(),
  /** How many are in the cart; fewer than bought where no more are free. */
  fracciones: whole().required(),
  /** A word of `replayWords`. */
  estado: requiredText(20),
});

/**
 * Puts the bets of an order into the open cart: of one that came to nothing those whose draws are still open, of a paid one those
 * of which there are fractions in their lottery's next draw. Nothing is bought, and asking twice adds nothing more.
 */
export const playAgain = post("playAgain", {
  path: "/api/tienda/ordenes/volver-a-jugar",
  summary:
    "Pone en el carrito las jugadas de una orden: las de una rechazada cuyos sorteos siguen abiertos, o las de una aprobada en el próximo sorteo de su lotería.",
  access: "session",
  refuses: { 404: ["NOT_FOUND"], 409: ["ORDER_UNFINISHED", "CART_FULL"] },
  body: closed({ referencia: reference() }),
  answer: open({
    carrito: cartWire,
    devueltas: whole().required(),
    cerradas: whole().required(),
    cupon,
    /** Of a paid order: what has become of each of its bets. */
    jugadas: array(mixed().nullable()).optional(),
  }),
});

/** Path of a receipt's link, as `BuscarS3` gives it: only for the session's own orders, for a few minutes. */
export const receiptPath = "/api/tienda/comprobantes/{token}";
