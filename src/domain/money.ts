/** Money: whole Colombian pesos, one rounding rule; what a prize pays may have cents. */

/** Percentage of an amount in whole pesos, without what is left of a peso, and kept within 0 and the amount. */
export function percentOf(amountPesos: number, percent: number): number {
  const part = Math.floor((amountPesos * percent) / 100);
  return Math.min(Math.max(part, 0), amountPesos);
}

/** Sum of whole peso amounts. Throws on a fraction of a peso or an unsafe size. */
export function sumPesos(amounts: readonly number[]): number {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (!Number.isSafeInteger(total)) throw new Error(`Not a whole amount of pesos: ${total}`);
  return total;
}

/** Sum of what prizes pay, in pesos to the cent. */
export const sumPrizes = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
