/** Draws and their closing: what may still be played, and until when a payment may run. */

/** One draw of a lottery that can be played. Amounts in whole pesos, instants in epoch ms. */
export interface Draw {
  lotteryId: number;
  drawNumber: number;
  lotteryName: string;
  abbreviation: string;
  /** Calendar day of the draw in Bogota, YYYY-MM-DD. */
  drawDay: string;
  drawsAt: number;
  /** Sales end at this instant; at it, selling is over. */
  closesAt: number;
  ticketPesos: number;
  fractionPesos: number;
  fractionsPerTicket: number;
  /** Gross top prize for a whole ticket. */
  jackpotPesos: number;
  /** The player's favourite number for this draw, four digits; null when there is none. */
  favoriteNumber: string | null;
  /** Whether the lottery publishes complete results (class 1). */
  hasCompleteResults: boolean;
}

/** A draw's identity in text: "10/4861". */
export const drawKey = ({ lotteryId, drawNumber }: Pick<Draw, "lotteryId" | "drawNumber">): string =>
  `${lotteryId}/${drawNumber}`;

/** Whether tickets of a draw may be sold at `now`: strictly before its closing. */
export const isOpen = ({ closesAt }: Pick<Draw, "closesAt">, now: number): boolean => now < closesAt;

/** Whole seconds until sales end, never negative. */
export const secondsUntil = (instant: number, now: number): number => Math.max(0, Math.ceil((instant - now) / 1000));

/** Sort order of the lists: the draw that closes first comes first (HOME-03). */
export const byClosing = (a: Draw, b: Draw): number => a.closesAt - b.closesAt || a.lotteryId - b.lotteryId;

/** PlaceToPay refuses sessions that expire sooner than this. */
export const MIN_PAYMENT_MS = 5 * 60_000;

/**
 * Until when a payment begun at `now` may run: the hold's length, but never past the earliest closing of its draws.
 * Null when that leaves less than the five minutes which the gateway asks for: the payment must not start (fault case 4).
 */
export function paymentDeadline(now: number, holdMs: number, closings: readonly number[]): number | null {
  const deadline = Math.min(now + holdMs, ...closings);
  return deadline - now < MIN_PAYMENT_MS ? null : deadline;
}
