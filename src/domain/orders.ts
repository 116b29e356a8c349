/** Orders: their states, the gateways' words for them, and which state wins whatever order the news arrives in. */

export const orderStates = [
  "INCART",
  "PENDING",
  "PENDING_VALIDATION",
  "APPROVED",
  "APPROVED_PARTIAL",
  "REJECTED",
  "FAILED",
  "REFUNDED",
] as const;
export type OrderState = (typeof orderStates)[number];

const gatewayWords: Record<string, OrderState> = {
  APPROVED: "APPROVED",
  APROBADA: "APPROVED",
  PENDING: "PENDING",
  PENDIENTE: "PENDING",
  PENDING_VALIDATION: "PENDING_VALIDATION",
  PENDING_CONFIRMATION: "PENDING_VALIDATION",
  REJECTED: "REJECTED",
  CANCELED: "REJECTED",
  CANCELADA: "REJECTED",
  VENCIDA: "REJECTED",
  PARTIAL_EXPIRED: "REJECTED",
  APPROVED_PARTIAL: "APPROVED_PARTIAL",
  REFUNDED: "REFUNDED",
  ANULADA: "REFUNDED",
  FAILED: "FAILED",
  INCART: "INCART",
};

/** What a gateway's word means (gateways' public documentation; PAY-06), or null when it is not one we know. */
export const knownState = (word: string): OrderState | null => gatewayWords[word.trim().toUpperCase()] ?? null;

/** What an order does on a gateway's word: anything that is not a sale, a refusal or a refund is waited for. */
export type PaymentOutcome = "APPROVED" | "REJECTED" | "REFUNDED" | "PENDING";

/**
 * The outcome of a gateway's word and whether somebody should look at it:
 * a failure, a partial approval or an unknown word is never a sale and never a refusal.
 */
export function outcomeOf(word: string): { outcome: PaymentOutcome; alarm: boolean } {
  switch (knownState(word)) {
    case "APPROVED":
      return { outcome: "APPROVED", alarm: false };
    case "REJECTED":
      return { outcome: "REJECTED", alarm: false };
    case "REFUNDED":
      return { outcome: "REFUNDED", alarm: false };
    case "PENDING":
    case "PENDING_VALIDATION":
      return { outcome: "PENDING", alarm: false };
    default:
      return { outcome: "PENDING", alarm: true };
  }
}

const strength: Record<PaymentOutcome, number> = { PENDING: 0, REJECTED: 1, APPROVED: 2, REFUNDED: 3 };

/**
 * The state after news arrives: the stronger of the two, so that the end is the same in any order of arrival.
 * An approval is never lost to an older refusal, and only a refund undoes it.
 */
export const settle = (current: PaymentOutcome, news: PaymentOutcome): PaymentOutcome =>
  // Equivalent mutant (EqualityOperator): no two outcomes are of the same strength, so equal strength is the same outcome.
  strength[news] > strength[current] ? news : current;

/** Whether nothing more is expected from the gateway for asking again. */
export const isFinal = (state: PaymentOutcome): boolean => state !== "PENDING";
