/** What becomes of a payment and of its order, the gateways' words for it, and which news wins whatever order it arrives in. */

/** What has become of a payment, the weakest first. */
export const paymentOutcomes = ["PENDING", "REJECTED", "APPROVED", "REFUNDED"] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** What an order is: as its payment, or paid for fractions that were gone, so that its money is owed back. */
export const orderStates = [...paymentOutcomes, "REFUND_DUE"] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * What happens to an order, in the order of the contract's words. WAITING: a gateway is asked for its payment. NO_TICKET: paid for
 * fractions that were gone. RECHARGE_FAILED: its operator refused it. REVERSED: the gateway took the payment back by itself.
 */
export const orderEventKinds = [
  "CREATED",
  "WAITING",
  "APPROVED",
  "TICKET",
  "NO_TICKET",
  "RECHARGE_SENT",
  "RECHARGE_DONE",
  "RECHARGE_FAILED",
  "REJECTED",
  "EXPIRED",
  "CANCELLED",
  "REFUND_OWED",
  "REFUND_ASKED",
  "REFUND_DONE",
  "REVERSED",
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** What an order's person is told: money that is still owed and money that went back read the same. */
export const toldOutcome = (state: OrderState): PaymentOutcome => (state === "REFUND_DUE" ? "REFUNDED" : state);

/** The expected words of the gateways' public documentation (PAY-06). */
const expectedWords: Record<string, PaymentOutcome> = {
  APPROVED: "APPROVED",
  APROBADA: "APPROVED",
  PENDING: "PENDING",
  PENDIENTE: "PENDING",
  PENDING_VALIDATION: "PENDING",
  PENDING_CONFIRMATION: "PENDING",
  REJECTED: "REJECTED",
  CANCELED: "REJECTED",
  CANCELADA: "REJECTED",
  VENCIDA: "REJECTED",
  PARTIAL_EXPIRED: "REJECTED",
  REFUNDED: "REFUNDED",
  ANULADA: "REFUNDED",
};

/**
 * The outcome of a gateway's word and whether somebody should look at it:
 * a failure, a partial approval or an unknown word is never a sale and never a refusal.
 */
export function outcomeOf(word: string): { outcome: PaymentOutcome; alarm: boolean } {
  const text = word.trim().toUpperCase();
  const outcome = Object.hasOwn(expectedWords, text) ? expectedWords[text] : undefined;
  return { outcome: outcome ?? "PENDING", alarm: outcome === undefined };
}

/**
 * The state after news arrives: the stronger of the two, so that the end is the same in any order of arrival.
 * An approval is never lost to an older refusal, and only a refund undoes it.
 */
export function settle(current: PaymentOutcome, news: PaymentOutcome): PaymentOutcome {
  const strength = (outcome: PaymentOutcome): number => paymentOutcomes.indexOf(outcome);
  // Equivalent mutant (EqualityOperator): no two outcomes are of the same strength, so equal strength is the same outcome.
  return strength(news) > strength(current) ? news : current;
}

/** Whether nothing more is expected from the gateway for asking again. */
export const isFinal = (state: PaymentOutcome): boolean => state !== "PENDING";
