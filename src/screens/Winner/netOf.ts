/** What several prizes of a ticket are paid together. */
import { sumPesos } from "#domain/money";
import type { WonPrize } from "#api/results";

/** Net sums in whole pesos: for the whole ticket, and for one of its fractions. */
export const netOf = (prizes: readonly WonPrize[]): { ticket: number; fraction: number } => ({
  ticket: sumPesos(prizes.map(({ netTicketPesos }) => netTicketPesos)),
  fraction: sumPesos(prizes.map(({ netFractionPesos }) => netFractionPesos)),
});
