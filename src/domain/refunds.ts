/** What may become of money that is owed back. */

/**
 * OWED: to be given back. ASKED: its gateway was asked. TASK: a person gives it back. DONE: its gateway gave it back.
 * CLOSED: a person did.
 */
export const refundStates = ["OWED", "ASKED", "TASK", "DONE", "CLOSED"] as const;
export type RefundState = (typeof refundStates)[number];
