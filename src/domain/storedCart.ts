/** The form in which a browser keeps an anonymous cart, with its version. */
import { array, number, object, string } from "yup";
import type { CartLine } from "./cart";

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
const storedCart = object({
  version: number().oneOf([VERSION]).required(),
  lines: array(storedLine.required()).max(50).required(),
});

/** The text that keeps a cart. */
export const writeStoredCart = (lines: readonly CartLine[]): string => JSON.stringify({ version: VERSION, lines });

/** The lines in a kept text, or null when it is not what this version writes. */
export function readStoredCart(text: string): CartLine[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return storedCart.isValidSync(value, { strict: true }) ? value.lines : null;
  } catch {
    return null;
  }
}
