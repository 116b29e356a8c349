/** Coupons: which bets they are for, what they take off, and when they cannot be redeemed. Both sides compute it by this rule. */
import { linePesos, type CartLine } from "./cart";
import { percentOf, sumPesos } from "./money";

/** Letters of a code, at most. */
export const COUPON_LETTERS = 30;

/** What a coupon gives, as the cart shows it and the server computes it. */
export interface Coupon {
  /** Letters and digits, in capitals. */
  code: string;
  /** A bet of fewer fractions has no discount, nor has one of more than `maxFractions`. */
  minFractions: number;
  maxFractions: number;
  /** Whole percent by lottery; a lottery that is not named has no discount. */
  percents: readonly { lotteryId: number; percent: number }[];
  /** Until when it can be redeemed, epoch ms. */
  endsAt: number;
}

/** What is kept of what somebody typed or pasted as a code: its letters and digits, in capitals. */
export const couponCode = (typed: string): string =>
  typed
    .replace(/[^a-z0-9]/gi, "")
    .toUpperCase()
    .slice(0, COUPON_LETTERS);

/** A bet as far as a coupon looks at it. */
type Priced = Pick<CartLine, "lotteryId" | "fractions" | "fractionPesos">;

/** What a coupon takes off one bet, in whole pesos; a part of a peso is not given. 0 where the bet is none of its own. */
export function lineDiscount(coupon: Coupon, line: Priced): number {
  if (line.fractions < coupon.minFractions || line.fractions > coupon.maxFractions) return 0;
  const own = coupon.percents.find(({ lotteryId }) => lotteryId === line.lotteryId);
  return own === undefined ? 0 : percentOf(linePesos(line), own.percent);
}

/** What a coupon takes off some bets, in pesos. */
export const couponDiscount = (coupon: Coupon, lines: readonly Priced[]): number =>
  sumPesos(lines.map((line) => lineDiscount(coupon, line)));

/** Why a coupon cannot be redeemed with some bets. */
export type CouponFault =
  /** Its time is over. */
  | "over"
  /** None of the bets is of its lotteries and fractions. */
  | "unfit"
  /** Nothing would be left to pay, and no gateway takes a payment of nothing. */
  | "whole";

/**
 * Why a coupon cannot be redeemed with some bets at `now` (epoch ms); null when it can. `otherPesos` are those of the recharges
 * that are paid with them, of which it takes nothing off.
 */
export function couponFault(coupon: Coupon, lines: readonly Priced[], now: number, otherPesos = 0): CouponFault | null {
  if (now >= coupon.endsAt) return "over";
  const discount = couponDiscount(coupon, lines);
  if (discount === 0) return "unfit";
  return otherPesos === 0 && discount === sumPesos(lines.map(linePesos)) ? "whole" : null;
}
