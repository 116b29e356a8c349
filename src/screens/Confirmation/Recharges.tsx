/** The recharges of an order: whether each has been made, is on its way, or goes back (RCG-04). */
import { Badge, CartLine, Heading, Stack } from "#ds";
import type { BoughtRecharge } from "#api/recharges";
import type { OrderStatus } from "#api/orders";
import { recharges as words } from "#copy/recharges";
import type { RechargeState } from "#domain/recharges";
import { rechargeLook } from "../Recharges/rechargeLook";

const tones = {
  WAITING: "warning",
  SENT: "warning",
  TASK: "warning",
  DONE: "success",
  FAILED: "error",
} as const satisfies Record<RechargeState, string>;

/** Whether a paid recharge is still being made: the page asks again. One that a person looks into takes longer than that. */
export const isOnItsWay = ({ outcome, recharges }: OrderStatus): boolean =>
  outcome === "APPROVED" && recharges.some(({ state }) => state === null || state === "WAITING" || state === "SENT");

export function Recharges({ order: { outcome, recharges, lines } }: { order: OrderStatus }) {
  if (recharges.length === 0) return null;
  const isHeaded = lines.length > 0 || recharges.length > 1;
  return (
    <Stack gap="s">
      {isHeaded && (
        <Heading level={2} size="h3">
          {words.many(recharges.length)}
        </Heading>
      )}
      {/* What the page hears while it is looked at is spoken. */}
      <div aria-live="polite">
        <Stack gap="s">
          {recharges.map((recharge) => (
            <CartLine key={recharge.id} headingLevel={isHeaded ? 3 : 2} {...rechargeLook(recharge)}>
              <RechargeBadge recharge={recharge} outcome={outcome} />
            </CartLine>
          ))}
        </Stack>
      </div>
    </Stack>
  );
}

/** How far a recharge of a purchase is: before the payment it waits for it, and without one it is not sent. */
export function RechargeBadge({
  recharge: { state, pesos },
  outcome,
}: {
  recharge: BoughtRecharge;
  outcome: OrderStatus["outcome"];
}) {
  if (state === null && outcome === "PENDING") return <Badge>{words.paidFirst}</Badge>;
  if (state === null && outcome !== "APPROVED") return <Badge>{words.unsent}</Badge>;
  const known = state ?? "WAITING";
  return <Badge tone={tones[known]}>{words.state(known, pesos)}</Badge>;
}
