/** Codes of refusals that both sides know by name. */

/** Codes of refusals that the shop reacts to by name; any other is shown by its message. */
export const refusal = {
  unauthorized: "UNAUTHORIZED",
  priceChanged: "PRICE_CHANGED",
  soldOut: "SOLD_OUT",
  drawClosed: "DRAW_CLOSED",
  drawClosing: "DRAW_CLOSING",
  birthDateMissing: "BIRTH_DATE_MISSING",
  underage: "UNDERAGE",
  agePending: "AGE_PENDING",
  playPaused: "PLAY_PAUSED",
  limitReached: "LIMIT_REACHED",
  staleCart: "STALE_CART",
  orderExpired: "ORDER_EXPIRED",
  orderClosing: "ORDER_CLOSING",
  orderWaiting: "ORDER_WAITING",
  orderRejected: "ORDER_REJECTED",
  orderPaid: "ORDER_PAID",
  paymentInProcess: "PAYMENT_IN_PROCESS",
  tooManyAttempts: "TOO_MANY_ATTEMPTS",
  captchaRefused: "CAPTCHA_REFUSED",
  gatewayDown: "GATEWAY_DOWN",
  couponUnknown: "COUPON_UNKNOWN",
} as const;

/** What a payment, or a cart that asks, is refused with for its coupon. */
export const couponRefusals = [
  refusal.couponUnknown,
  "COUPON_EARLY",
  "COUPON_OVER",
  "COUPON_SPENT",
  "COUPON_USED",
  "COUPON_UNFIT",
  "COUPON_WHOLE",
] as const;

/** What a cart, or its payment, is refused with for recharges that are not sold as they are (any more); names their lines. */
export const rechargeRefusals = ["OPERATOR_GONE", "PACKAGE_GONE", "AMOUNT_OUT_OF_RANGE"] as const;

/** Refusals of a payment by what its person decided in "Juego en calma" (F-62). */
export const ownRules: ReadonlySet<string> = new Set([refusal.playPaused, refusal.limitReached]);

/** Refusals of a payment after which the server's cart is another than the one on the screen. */
export const cartChanges: ReadonlySet<string> = new Set([
  refusal.staleCart,
  refusal.priceChanged,
  ...rechargeRefusals,
  refusal.orderExpired,
  refusal.orderClosing,
  refusal.orderWaiting,
  refusal.orderRejected,
  refusal.orderPaid,
  refusal.paymentInProcess,
]);
