/** Fractions of tickets: what is free, taken under the tickets' locks in a fixed order, held, sold and let go. */
import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { drawKey, isOpen } from "#domain/draws";
import { drawsOf, type DrawRecord } from "./draws";
import type { Db } from "./database";
import { fractions, tickets, type orderLines } from "./schema";

export type OrderLineRow = typeof orderLines.$inferSelect;

/** What buyers of the same ticket wait on. */
export interface Ticket {
  lotteryId: number;
  drawNumber: number;
  number: string;
  series: string;
}

/** A ticket in one text, whose order is the order of the locks. */
export const ticketText = ({ lotteryId, drawNumber, number, series }: Ticket): string =>
  [String(lotteryId).padStart(6, "0"), String(drawNumber).padStart(8, "0"), number, series].join("/");

const sameTicket = ({ lotteryId, drawNumber, number, series }: Ticket) =>
  and(
    eq(tickets.lotteryId, lotteryId),
    eq(tickets.drawNumber, drawNumber),
    eq(tickets.number, number),
    eq(tickets.series, series),
  );

const fractionsOf = ({ lotteryId, drawNumber, number, series }: Ticket) =>
  and(
    eq(fractions.lotteryId, lotteryId),
    eq(fractions.drawNumber, drawNumber),
    eq(fractions.number, number),
    eq(fractions.series, series),
  );

/** Locks the tickets of some bets, each once, in one order for everybody: no two buyers can wait for each other. */
export async function lockTickets(tx: Db, bets: readonly Ticket[]): Promise<void> {
  const distinct = new Map(bets.map((bet) => [ticketText(bet), bet]));
  for (const [, ticket] of [...distinct].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { lotteryId, drawNumber, number, series } = ticket;
    await tx.insert(tickets).values({ lotteryId, drawNumber, number, series }).onConflictDoNothing();
    await tx.select({ number: tickets.number }).from(tickets).where(sameTicket(ticket)).for("update");
  }
}

/** Numbers of the fractions of a locked ticket that can be taken now; holds that have run out make room. */
export async function freeOf(tx: Db, ticket: Ticket, draw: DrawRecord, now: string): Promise<number[]> {
  await tx
    .delete(fractions)
    .where(and(fractionsOf(ticket), eq(fractions.state, "HELD"), lte(fractions.heldUntil, now)));
  const taken = new Set(
    (await tx.select({ no: fractions.fractionNo }).from(fractions).where(fractionsOf(ticket))).map(({ no }) => no),
  );
  return Array.from({ length: draw.fractionsPerTicket }, (_, index) => index + 1).filter((no) => !taken.has(no));
}

/** A silent gateway is waited for this long after an order's time before its fractions count as free. */
export const GRACE_MS = 10 * 60_000;

/** Until when the fractions of an order that can be paid until `expiresAt` (epoch ms) are kept: ISO. */
export const heldUntil = (expiresAt: number): string => new Date(expiresAt + GRACE_MS).toISOString();

const ofLines = (lines: readonly OrderLineRow[]) =>
  inArray(
    fractions.orderLineId,
    lines.map(({ id }) => id),
  );

/** Lets go of all fractions of some lines; gives how many there were. */
export async function release(tx: Db, lines: readonly OrderLineRow[]): Promise<number> {
  return (await tx.delete(fractions).where(ofLines(lines)).returning({ no: fractions.fractionNo })).length;
}

/** Moves the end of the holds of some lines. */
export async function holdUntil(tx: Db, lines: readonly OrderLineRow[], until: string): Promise<void> {
  await tx
    .update(fractions)
    .set({ heldUntil: until })
    .where(and(ofLines(lines), eq(fractions.state, "HELD")));
}

/** Whether every fraction of some lines is held for them at `now` (ISO). Locks their tickets. */
export async function holdsAll(tx: Db, lines: readonly OrderLineRow[], now: string): Promise<boolean> {
  await lockTickets(tx, lines);
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(fractions)
    .where(and(ofLines(lines), eq(fractions.state, "HELD"), gt(fractions.heldUntil, now)));
  return row!.count === lines.reduce((sum, line) => sum + line.fractions, 0);
}

/** Makes the order's fractions sold: its own holds, or free ones where a hold has run out. False when that is not possible. */
export async function sellFractions(
  tx: Db,
  lines: readonly OrderLineRow[],
  paidAt: number,
  now: string,
): Promise<boolean> {
  await lockTickets(tx, lines);
  const known = await drawsOf(tx, lines);
  for (const line of lines) {
    const draw = known.get(drawKey(line));
    if (!draw || !isOpen({ closesAt: Date.parse(draw.closesAt) }, paidAt)) return false;
    const own = await tx
      .select({ no: fractions.fractionNo })
      .from(fractions)
      .where(and(fractionsOf(line), eq(fractions.orderLineId, line.id)));
    await tx
      .update(fractions)
      .set({ state: "SOLD", heldUntil: null })
      .where(and(fractionsOf(line), eq(fractions.orderLineId, line.id)));
    const missing = line.fractions - own.length;
    if (missing === 0) continue;
    const free = await freeOf(tx, line, draw, now);
    if (free.length < missing) return false;
    const { lotteryId, drawNumber, number, series } = line;
    await tx.insert(fractions).values(
      free.slice(0, missing).map((fractionNo) => ({
        lotteryId,
        drawNumber,
        number,
        series,
        fractionNo,
        state: "SOLD",
        orderLineId: line.id,
      })),
    );
  }
  return true;
}
