/** Why money is owed back, and what may become of it. */

/** The fractions were gone when the payment arrived; the order was paid twice; the draw was annulled; the recharge failed. */
export const refundReasons = ["fractions-gone", "second-payment", "draw-annulled", "recharge-failed"] as const;
export type RefundReason = (typeof refundReasons)[number];

/**
 * OWED: to be given back. ASKED: its gateway was asked. TASK: a person gives it back. DONE: its gateway gave it back.
 * CLOSED: a person did.
 */
export const refundStates = ["OWED", "ASKED", "TASK", "DONE", "CLOSED"] as const;
export type RefundState = (typeof refundStates)[number];
