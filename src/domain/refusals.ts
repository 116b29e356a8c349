/** Codes of refusals that both sides know by name; any other refusal is shown by its message. */

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
  staleCart: "STALE_CART",
  tooManyAttempts: "TOO_MANY_ATTEMPTS",
  captchaRefused: "CAPTCHA_REFUSED",
  gatewayDown: "GATEWAY_DOWN",
} as const;
