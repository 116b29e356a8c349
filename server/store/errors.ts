/** What the store refuses, in its own terms; `server/refusal.ts` says it to people. */

/** Why a cart is not changed, or not turned into an order. */
export type StoreErrorCode =
  | "STALE_CART"
  | "CART_FULL"
  | "EMPTY_CART"
  | "DRAW_UNKNOWN"
  | "SERIES_UNKNOWN"
  | "TOO_MANY_FRACTIONS"
  | "DRAW_CLOSED"
  | "DRAW_CLOSING"
  | "SOLD_OUT"
  | "TOO_MANY_HOLDS"
  | "PLAY_PAUSED"
  | "LIMIT_REACHED"
  | "PRICE_CHANGED"
  | "COUPON_UNKNOWN"
  | "COUPON_EARLY"
  | "COUPON_OVER"
  | "COUPON_SPENT"
  | "COUPON_USED"
  | "COUPON_UNFIT"
  | "COUPON_WHOLE"
  | "OPERATOR_GONE"
  | "PACKAGE_GONE"
  | "AMOUNT_OUT_OF_RANGE"
  | "KEY_REUSED";

interface Facts {
  /** Ids of the lines at fault. */
  lines?: readonly string[];
  /** With PRICE_CHANGED: the total as it is, in pesos. */
  totalPesos?: number;
}

/** A change that the rules of stock, price or time do not allow. Nothing was changed. */
export class StoreError extends Error {
  readonly lines: readonly string[];
  readonly totalPesos: number | undefined;

  constructor(
    readonly code: StoreErrorCode,
    { lines = [], totalPesos }: Facts = {},
  ) {
    super(lines.length > 0 ? `${code}: ${lines.join(", ")}` : code);
    this.name = "StoreError";
    this.lines = lines;
    this.totalPesos = totalPesos;
  }
}
