/** What several prizes of a ticket are paid together. */
import { sumPrizes } from "#domain/money";
import type { WonPrize } from "#api/results";

/** Net sums in pesos, to the cent: for the whole ticket, and for one of its fractions. */
export const netOf = (prizes: readonly WonPrize[]): { ticket: number; fraction: number } => ({
  ticket: sumPrizes(prizes.map(({ netTicketPesos }) => netTicketPesos)),
  fraction: sumPrizes(prizes.map(({ netFractionPesos }) => netFractionPesos)),
});
