/** What has happened to an order, told from what the store keeps of it: its attempts, its sale, its recharges, its refunds. */
import { wireEventKinds, type OrderEventWire } from "#contract/cart";
import { orderEventKinds, type OrderEventKind } from "#domain/orders";
import type { AttemptRow, SaleRow } from "./store/attempts";
import type { OrderRechargeRow, OrderRow } from "./store/orders";
import type { RefundRow } from "./store/refunds";

/** The records of an order. Attempts and refunds the oldest first, recharges in their order. */
export interface OrderRecords {
  order: OrderRow;
  attempts: readonly AttemptRow[];
  /** Null for one that was not sold. */
  sale: SaleRow | null;
  recharges: readonly OrderRechargeRow[];
  refunds: readonly RefundRow[];
}

function event(
  kind: OrderEventKind,
  at: string,
  more: Pick<OrderEventWire, "medio" | "operador" | "valor"> = {},
): OrderEventWire {
  return { tipo: wireEventKinds[orderEventKinds.indexOf(kind)]!, fecha: at, ...more };
}

/** How an order ended without its payment; none while it may still be paid, and of one that was paid. */
function endOf({ state, endReason, settledAt }: OrderRow, last: AttemptRow | undefined): OrderEventWire[] {
  if (state !== "REJECTED" || settledAt === null) return [];
  const kind = endReason ?? "REJECTED";
  return [event(kind, settledAt, kind === "REJECTED" ? { medio: last?.gateway } : {})];
}

/** What became of an attempt whose page its player may have had. */
function attemptEvents(attempt: AttemptRow, isLast: boolean): OrderEventWire[] {
  const { gateway: medio, state, processUrl, createdAt, checkedAt } = attempt;
  if (processUrl === null && state !== "APPROVED" && state !== "REJECTED") return [];
  const waiting = event("WAITING", createdAt, { medio });
  // The last refusal is the order's own end.
  return state === "REJECTED" && !isLast ? [waiting, event("REJECTED", checkedAt ?? createdAt, { medio })] : [waiting];
}

/** What its operator was asked and said; nothing of one that is not sent. Its money is told by its refund. */
function rechargeEvents({
  operatorName: operador,
  pesos: valor,
  state,
  stateAt,
  sentAt,
}: OrderRechargeRow): OrderEventWire[] {
  const more = { operador, valor };
  return [
    ...(sentAt === null ? [] : [event("RECHARGE_SENT", sentAt, more)]),
    ...(state === "DONE" ? [event("RECHARGE_DONE", stateAt!, more)] : []),
    ...(state === "FAILED" ? [event("RECHARGE_FAILED", stateAt!, more)] : []),
  ];
}

function refundEvents({ amountPesos: valor, createdAt, askedAt, doneAt }: RefundRow): OrderEventWire[] {
  return [
    event("REFUND_OWED", createdAt, { valor }),
    ...(askedAt === null ? [] : [event("REFUND_ASKED", askedAt, { valor })]),
    ...(doneAt === null ? [] : [event("REFUND_DONE", doneAt, { valor })]),
  ];
}

/** The events of an order, the oldest first; those of one instant in the order in which they follow from each other. */
export function eventsOf({ order, attempts, sale, recharges, refunds }: OrderRecords): OrderEventWire[] {
  const valor = order.totalPesos;
  // A purchase of recharges alone has no ticket.
  const hasBets = valor + order.discountPesos > order.rechargePesos;
  const seller = attempts.find(({ id }) => id === sale?.attemptId);
  // Paid without a sale: the refund of its fractions was written with the news of the payment.
  const late = refunds.find(({ reason }) => reason === "fractions-gone");
  const lateAt = late && attempts.find(({ id }) => id === late.attemptId);
  const events = [
    event("CREATED", order.createdAt),
    ...attempts.flatMap((attempt, index) => attemptEvents(attempt, index === attempts.length - 1)),
    ...(sale ? [event("APPROVED", sale.soldAt, { medio: seller?.gateway, valor })] : []),
    ...(sale && hasBets ? [event("TICKET", sale.soldAt)] : []),
    ...(late
      ? [event("APPROVED", late.createdAt, { medio: lateAt?.gateway, valor }), event("NO_TICKET", late.createdAt)]
      : []),
    ...endOf(order, attempts.at(-1)),
    ...recharges.flatMap(rechargeEvents),
    ...refunds.flatMap(refundEvents),
    // A refund that is done tells of its reversal itself.
    ...(sale?.reversedAt && refunds.length === 0 ? [event("REVERSED", sale.reversedAt, { valor })] : []),
  ];
  return events
    .map((one, index) => ({ one, index, at: Date.parse(one.fecha) }))
    .sort((a, b) => a.at - b.at || a.index - b.index)
    .map(({ one }) => one);
}
