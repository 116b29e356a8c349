/** The gateways, and when a payment was made, as far as a gateway's clock can be believed. */

/** The gateways that a purchase can be paid by. */
export const gatewayNames = ["PLACETOPAY", "PAYVALIDA"] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** How far a gateway's clock may be off, ms. */
export const CLOCK_SKEW_MS = 5 * 60_000;

/**
 * The instant (epoch ms) at which a payment counts as made. `told` is what the gateway says (ISO, or null when it does not):
 * a time a little before the order or a little ahead of now is a clock that is off; one beyond five minutes is not moved into
 * range but counts as unknown, so that the moment at which the payment became known, `now`, decides.
 */
export function paidInstant(told: string | null, orderedAt: number, now: number): { at: number; isUnlikely: boolean } {
  const at = told === null ? Number.NaN : Date.parse(told);
  if (Number.isNaN(at)) return { at: now, isUnlikely: told !== null };
  if (at < orderedAt - CLOCK_SKEW_MS || at > now + CLOCK_SKEW_MS) return { at: now, isUnlikely: true };
  return { at: Math.min(Math.max(at, orderedAt), now), isUnlikely: false };
}
