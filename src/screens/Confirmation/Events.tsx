/** What has happened to a purchase, step by step, in Bogotá's time. */
import { Panel, Timeline } from "#ds";
import type { OrderEvent, OrderStatus } from "#api/orders";
import { orderEvents as words } from "#copy/orderEvents";
import type { OrderEventKind } from "#domain/orders";

/** What ends without its ticket, without its recharge, or without a payment. */
const failures: ReadonlySet<OrderEventKind> = new Set([
  "NO_TICKET",
  "RECHARGE_FAILED",
  "REJECTED",
  "EXPIRED",
  "CANCELLED",
]);
/** What somebody waits for as long as it is the last. */
const waits: ReadonlySet<OrderEventKind> = new Set([
  "CREATED",
  "WAITING",
  "RECHARGE_SENT",
  "REFUND_OWED",
  "REFUND_ASKED",
]);

function stateOf({ kind }: OrderEvent, isLast: boolean): "done" | "current" | "failed" {
  if (failures.has(kind)) return "failed";
  return isLast && waits.has(kind) ? "current" : "done";
}

/** Nothing where the backend does not tell. */
export const Events = ({ order: { events } }: { order: OrderStatus }) =>
  events.length > 0 && (
    <Panel title={words.title}>
      <Timeline
        label={words.title}
        stateLabels={words.states}
        steps={events.map((event, place) => ({
          label: words.kinds[event.kind],
          detail: words.detail(event.at, event.gateway, event.operator, event.pesos),
          state: stateOf(event, place === events.length - 1),
        }))}
      />
    </Panel>
  );
