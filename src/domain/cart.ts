/** Cart lines, their totals and how two carts become one. */
import { isOpen } from "./draws";
import { sumPesos } from "./money";
import type { RechargeLine } from "./recharges";

/** One bet: a number and series of a draw, and how many fractions of that ticket. */
export interface CartLine {
  /** Given by the browser, unique in its cart. */
  id: string;
  lotteryId: number;
  drawNumber: number;
  lotteryName: string;
  abbreviation: string;
  number: string;
  series: string;
  fractions: number;
  /** Value of one fraction in pesos as last told by the server; never what decides the price. */
  fractionPesos: number;
  fractionsPerTicket: number;
  closesAt: number;
  drawsAt: number;
}

/** What a cart holds. The ids of bets and recharges differ. */
export interface CartContents {
  lines: CartLine[];
  recharges: RechargeLine[];
}

/** A line's value in pesos. */
export const linePesos = ({ fractions, fractionPesos }: Pick<CartLine, "fractions" | "fractionPesos">): number =>
  fractions * fractionPesos;

/** The lines that can still be paid: a closed draw's line is not part of the total (fault case 5). */
export const openLines = (lines: readonly CartLine[], now: number): CartLine[] =>
  lines.filter((line) => isOpen(line, now));

/** Sum of the lines that can still be paid, in pesos. */
export const payablePesos = (lines: readonly CartLine[], now: number): number =>
  sumPesos(openLines(lines, now).map(linePesos));

/** The ticket that a bet is on, in one text. */
export const ticketKey = ({ lotteryId, drawNumber, number, series }: CartLine): string =>
  `${lotteryId}/${drawNumber}/${number}/${series}`;

/**
 * The lines of both carts. A line known by its id stays as the first cart has it, so merging again changes nothing;
 * a second bet on the same ticket is kept only as far as the ticket has fractions.
 */
export function mergeLines(first: readonly CartLine[], second: readonly CartLine[]): CartLine[] {
  const merged = [...first];
  const ids = new Set(first.map(({ id }) => id));
  for (const line of second) {
    if (ids.has(line.id)) continue;
    const taken = merged
      .filter((other) => ticketKey(other) === ticketKey(line))
      .reduce((sum, { fractions }) => sum + fractions, 0);
    const fractions = Math.min(line.fractions, line.fractionsPerTicket - taken);
    if (fractions < 1) continue;
    ids.add(line.id);
    merged.push({ ...line, fractions });
  }
  return merged;
}
