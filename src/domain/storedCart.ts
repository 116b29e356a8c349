/** The form in which a browser keeps an anonymous cart, with its version. */
import { array, boolean, number, object, string } from "yup";
import type { CartContents } from "./cart";
import { rechargeKinds, type RechargeLine } from "./recharges";

const VERSION = 1;

const storedLine = object({
  id: string()
    .matches(/^[\w-]{8,64}$/)
    .required(),
  lotteryId: number().integer().min(0).required(),
  drawNumber: number().integer().min(0).required(),
  lotteryName: string().max(120).defined(),
  abbreviation: string().max(10).defined(),
  number: string()
    .matches(/^\d{4}$/)
    .required(),
  series: string()
    .matches(/^\d{3}$/)
    .required(),
  fractions: number().integer().min(1).max(20).required(),
  fractionPesos: number().integer().min(0).required(),
  fractionsPerTicket: number().integer().min(1).max(20).required(),
  closesAt: number().integer().min(0).required(),
  drawsAt: number().integer().min(0).required(),
});
const storedRecharge = object({
  id: string()
    .matches(/^[\w-]{8,64}$/)
    .required(),
  kind: string<RechargeLine["kind"]>()
    .oneOf([...rechargeKinds])
    .required(),
  phone: string()
    .matches(/^3\d{9}$/)
    .required(),
  operatorId: number().integer().min(0).required(),
  operatorName: string().max(80).defined(),
  operatorCode: string().max(20).defined(),
  pesos: number().integer().min(0).required(),
  packageId: string().max(40).nullable().defined(),
  packageName: string().max(200).nullable().defined(),
  isGone: boolean().required(),
});
const storedCart = object({
  version: number().oneOf([VERSION]).required(),
  lines: array(storedLine.required()).max(50).required(),
  /** Absent in a cart that was kept before recharges were sold. */
  recharges: array(storedRecharge.required()).max(50).optional(),
});

/** The text that keeps a cart. */
export const writeStoredCart = ({ lines, recharges }: CartContents): string =>
  JSON.stringify({ version: VERSION, lines, recharges });

/** What a kept text holds, or null when it is not what this version writes. */
export function readStoredCart(text: string): CartContents | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!storedCart.isValidSync(value, { strict: true })) return null;
    return { lines: value.lines, recharges: value.recharges ?? [] };
  } catch {
    return null;
  }
}
