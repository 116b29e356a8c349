/** The mobile operators that recharges are sent to, and what they may say. */

/** A recharge on its way to its operator. */
export interface AskedRecharge {
  /** The same for every try of one recharge, of any other never: the operator makes it once. */
  key: string;
  /** Ten digits, the first a 3. */
  phone: string;
  /** The wire's ideProducto and sigla. */
  operatorId: number;
  operatorCode: string;
  /** The operator's own name for the package; null for a top-up. */
  packageId: string | null;
  pesos: number;
}

/**
 * "done": it made the recharge, now or at an earlier try, and knows it by `reference`. "refused": it did not and never will.
 * "unknown": it may have made it. `fault` says why without the phone (F-47).
 */
export type OperatorWord =
  | { outcome: "done"; reference: string | null }
  | { outcome: "refused"; fault: string }
  | { outcome: "unknown"; fault: string };

export interface Operators {
  /** Asks the operator for a recharge, which it makes unless it has made this key's before. Never throws what is expected. */
  recharge(asked: AskedRecharge): Promise<OperatorWord>;
}
