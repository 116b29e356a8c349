/** Recharges: top-ups and packages of a mobile phone. What may be bought, and what becomes of it once it is paid. */
import { digitsOf } from "./fields";
import { sumPesos } from "./money";

/** A top-up of an amount that the buyer writes, or a package of the operator's with its own price. */
export const rechargeKinds = ["TOP_UP", "PACKAGE"] as const;
export type RechargeKind = (typeof rechargeKinds)[number];

/** Least and most pesos of a top-up where its operator says nothing else (RCG-02). */
export const TOP_UP_MIN = 1_000;
export const TOP_UP_MAX = 100_000;

/** An operator whose phones are recharged. Amounts in whole pesos. */
export interface Operator {
  /** The wire's ideProducto. */
  id: number;
  /** What its packages are asked for by: the wire's ideOperadorGana. */
  ganaId: number;
  name: string;
  /** The wire's sigla; names its mark. */
  code: string;
  minPesos: number;
  maxPesos: number;
  hasPackages: boolean;
}

/** A package of an operator. */
export interface RechargePackage {
  /** The operator's own name for it: the wire's idePaqueteOperador. */
  id: string;
  name: string;
  pesos: number;
}

/** A recharge in a cart or an order. */
export interface RechargeLine {
  /** Given by the browser, unique in its cart among bets and recharges. */
  id: string;
  kind: RechargeKind;
  /** Ten digits, the first a 3. */
  phone: string;
  operatorId: number;
  operatorName: string;
  operatorCode: string;
  /** Of a package, as last told by the server; never what decides the price. */
  pesos: number;
  /** The package's id ({@link RechargePackage}); null for a top-up. */
  packageId: string | null;
  packageName: string | null;
  /** It is not sold as it is any more, so that its cart cannot be paid with it. */
  isGone: boolean;
}

/**
 * What becomes of a recharge once it is paid. WAITING: its operator has not been asked. SENT: it was asked, or is about to be, and
 * nobody knows its answer. TASK: a person finds out. DONE: it was made. FAILED: it was not, and its money is owed back.
 */
export const rechargeStates = ["WAITING", "SENT", "TASK", "DONE", "FAILED"] as const;
export type RechargeState = (typeof rechargeStates)[number];

const MOBILE = /^3\d{9}$/;

/** The ten digits of a Colombian mobile number, however it is spaced and with or without +57; null for anything else. */
export function parsePhone(typed: string): string | null {
  const digits = digitsOf(typed);
  const national = digits.length === 12 && digits.startsWith("57") ? digits.slice(2) : digits;
  return MOBILE.test(national) ? national : null;
}

/** Whether an amount may be topped up: whole pesos within the operator's range, both ends included. */
export const isAmountOf = ({ minPesos, maxPesos }: Pick<Operator, "minPesos" | "maxPesos">, pesos: number): boolean =>
  Number.isInteger(pesos) && pesos >= minPesos && pesos <= maxPesos;

/** Sum of the recharges that can be bought, in pesos. No coupon takes anything off it (CART-07). */
export const rechargePesos = (recharges: readonly Pick<RechargeLine, "pesos" | "isGone">[]): number =>
  sumPesos(recharges.filter(({ isGone }) => !isGone).map(({ pesos }) => pesos));

/** The recharges of both carts: one known by its id stays as the first cart has it, so that merging again changes nothing. */
export function mergeRecharges<Line extends { id: string }>(first: readonly Line[], second: readonly Line[]): Line[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id) && ids.add(id))];
}
