/** Telling the owners of a draw's tickets that it will be held at another time. */
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "./database";
import { findDraw, type DrawRecord } from "./draws";
import type { OrderRow } from "./orders";
import { addMessage, type NewMessage } from "./outbox";
import { orderLines, orders } from "./schema";
import { readPerson, type Person } from "./sessions";
import type { OrderLineRow } from "./stock";

/** The tickets that an order has of a draw that was moved. Instants ISO. */
export interface PostponedNews {
  /** As it is now. */
  draw: DrawRecord;
  heldBefore: string;
  order: OrderRow;
  lines: readonly OrderLineRow[];
  buyer: Person;
  toldAt: string;
}

/** The message that tells a buyer of it; null for one who cannot be told. */
export type MessageOfPostponed = (news: PostponedNews) => NewMessage | null;

/** Tells the buyers of a draw whose new instant was just written, in the transaction that wrote it; each once for each instant. */
export async function tellPostponed(
  tx: Db,
  { lotteryId, drawNumber, heldBefore }: { lotteryId: number; drawNumber: number; heldBefore: string },
  { messageOf, now }: { messageOf: MessageOfPostponed; now: string },
): Promise<void> {
  const draw = await findDraw(tx, lotteryId, drawNumber);
  if (!draw) throw new Error(`There is no draw ${lotteryId}/${drawNumber}`);
  const found = await tx
    .select({ order: orders, line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(eq(orders.state, "APPROVED"), eq(orderLines.lotteryId, lotteryId), eq(orderLines.drawNumber, drawNumber)),
    )
    .orderBy(asc(orders.id), asc(orderLines.position));
  const byOrder = new Map<number, { order: OrderRow; lines: OrderLineRow[] }>();
  for (const { order, line } of found) {
    const known = byOrder.get(order.id) ?? { order, lines: [] };
    known.lines.push(line);
    byOrder.set(order.id, known);
  }
  for (const { order, lines } of byOrder.values()) {
    const buyer = await readPerson(tx, order.userId);
    const message = messageOf({ draw, heldBefore, order, lines, buyer, toldAt: now });
    if (message) await addMessage(tx, message);
  }
}
