/** Fractions of tickets: what is taken, chosen under the tickets' locks in a fixed order, held, sold and let go. */
import { and, asc, eq, gt, inArray, lt, not, sql, type Placeholder } from "drizzle-orm";
import { drawKey, isOpen } from "#domain/draws";
import { lockDrawsOf, salesEndOf, type DrawRecord } from "./draws";
import { prepared, type Db } from "./database";
import { cartLines, carts, draws, fractions, tickets, type orderLines } from "./schema";

export type OrderLineRow = typeof orderLines.$inferSelect;

/** What buyers of the same ticket wait on. */
export interface Ticket {
  lotteryId: number;
  drawNumber: number;
  number: string;
  series: string;
}

/** How the tickets of a draw are printed: series 000 up to their count, each in so many fractions. */
export type Print = Pick<DrawRecord, "seriesCount" | "fractionsPerTicket">;

/** The ticket that a bet or a line is for. */
export const ticketOf = ({ lotteryId, drawNumber, number, series }: Ticket): Ticket => ({
  lotteryId,
  drawNumber,
  number,
  series,
});

/** A ticket in one text, whose order is the order of the locks. */
const ticketText = ({ lotteryId, drawNumber, number, series }: Ticket): string =>
  [String(lotteryId).padStart(6, "0"), String(drawNumber).padStart(10, "0"), number, series].join("/");

/** Matches the fractions of so many tickets, which `placesOf` fills in. */
function isAmong(count: number) {
  const wanted = Array.from({ length: count }, (_, at) => {
    const { lotteryId, drawNumber, number, series } = placeOf(at);
    return sql`(${lotteryId}::int, ${drawNumber}::int, ${number}::text, ${series}::text)`;
  });
  return sql`(${fractions.lotteryId}, ${fractions.drawNumber}, ${fractions.number}, ${fractions.series}) in (${sql.join(wanted, sql`, `)})`;
}

/** What stands for the values of the ticket at a place of a statement that names several. */
const placeOf = (at: number) => ({
  lotteryId: sql.placeholder(`lotteryId${at}`),
  drawNumber: sql.placeholder(`drawNumber${at}`),
  number: sql.placeholder(`number${at}`),
  series: sql.placeholder(`series${at}`),
});

/** The values of some tickets by their places. */
const placesOf = (some: readonly Ticket[]): Record<string, unknown> =>
  Object.fromEntries(
    some.flatMap((ticket, at) => Object.entries(ticketOf(ticket)).map(([name, value]) => [`${name}${at}`, value])),
  );

// A row that is there is locked and stays as it is: the lock of ON CONFLICT DO UPDATE is taken whatever its condition says.
const ticketsUnderLock = prepared((db, count: number) =>
  db
    .insert(tickets)
    .values(Array.from({ length: count }, (_, at) => placeOf(at)))
    .onConflictDoUpdate({
      target: [tickets.lotteryId, tickets.drawNumber, tickets.number, tickets.series],
      set: { series: sql`excluded.series` },
      setWhere: sql`false`,
    }),
);

/**
 * Locks the tickets of some bets, each once, in one order for everybody: no two buyers can wait for each other. The rows of
 * one INSERT are written, and those that are there locked, in the order in which they are given.
 */
export async function lockTickets(tx: Db, bets: readonly Ticket[]): Promise<void> {
  const distinct = [...new Map(bets.map((bet) => [ticketText(bet), ticketOf(bet)]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, ticket]) => ticket);
  if (distinct.length === 0) return;
  await ticketsUnderLock(tx, distinct.length).execute(placesOf(distinct));
}

/** Numbers of the fractions that are not free, by their ticket. */
export type Taken = Map<string, Set<number>>;

const takenFractions = prepared((db, count: number) =>
  db
    .select({
      lotteryId: fractions.lotteryId,
      drawNumber: fractions.drawNumber,
      number: fractions.number,
      series: fractions.series,
      no: fractions.fractionNo,
    })
    .from(fractions)
    .where(and(isAmong(count), not(hasRunOut(sql.placeholder("now"))))),
);

/** What is taken of some tickets at `now` (ISO), which holds only while they are locked. Holds that have run out make room. */
export async function takenOf(tx: Db, bets: readonly Ticket[], now: string): Promise<Taken> {
  const rows = await takenFractions(tx, bets.length).execute({ ...placesOf(bets), now });
  const taken: Taken = new Map();
  for (const row of rows) {
    const text = ticketText(row);
    taken.set(text, (taken.get(text) ?? new Set()).add(row.no));
  }
  return taken;
}

const cartWithTaken = prepared((db) =>
  db
    .select({
      clientId: cartLines.clientId,
      lotteryId: cartLines.lotteryId,
      drawNumber: cartLines.drawNumber,
      number: cartLines.number,
      series: cartLines.series,
      fractions: cartLines.fractions,
      closesAt: draws.closesAt,
      annulledAt: draws.annulledAt,
      seriesCount: draws.seriesCount,
      fractionsPerTicket: draws.fractionsPerTicket,
      taken: sql<number[]>`(select coalesce(json_agg(${fractions.fractionNo}), '[]') from ${fractions}
        where ${fractions.lotteryId} = ${cartLines.lotteryId} and ${fractions.drawNumber} = ${cartLines.drawNumber}
          and ${fractions.number} = ${cartLines.number} and ${fractions.series} = ${cartLines.series}
          and not ${hasRunOut(sql.placeholder("now"))})`,
    })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .innerJoin(draws, and(eq(draws.lotteryId, cartLines.lotteryId), eq(draws.drawNumber, cartLines.drawNumber)))
    .where(
      and(
        eq(carts.id, sql.placeholder("cartId")),
        eq(carts.userId, sql.placeholder("userId")),
        eq(carts.state, "INCART"),
      ),
    )
    .orderBy(asc(cartLines.position)),
);

type AskedBet = Omit<Awaited<ReturnType<ReturnType<typeof cartWithTaken>["execute"]>>[number], "taken">;

/**
 * The bets of a person's open cart, in their order and with their draws, and what is taken of their tickets at `now` (ISO). Nothing is
 * locked: both are as they were at one moment. Without bets for any other cart.
 */
export async function takenOfCart(
  db: Db,
  asked: { cartId: number; userId: number; now: string },
): Promise<{ bets: AskedBet[]; taken: Taken }> {
  const rows = await cartWithTaken(db).execute(asked);
  return {
    bets: rows,
    taken: new Map(rows.map((row) => [ticketText(row), new Set(row.taken)])),
  };
}

/** Matches the holds that have run out at `now` (ISO). */
const hasRunOut = (now: string | Placeholder) =>
  sql`(${fractions.state} = 'HELD' and ${fractions.heldUntil} <= ${now})`;

/**
 * Writes fractions of locked tickets that `take` has chosen; a hold that has run out at `now` gives way to them.
 * @throws when one of them is somebody else's
 */
export async function writeFractions(
  tx: Db,
  rows: readonly (typeof fractions.$inferInsert)[],
  now: string,
): Promise<void> {
  const written = await tx
    .insert(fractions)
    .values([...rows])
    .onConflictDoUpdate({
      target: [fractions.lotteryId, fractions.drawNumber, fractions.number, fractions.series, fractions.fractionNo],
      set: {
        state: sql`excluded.state`,
        orderLineId: sql`excluded.order_line_id`,
        heldUntil: sql`excluded.held_until`,
      },
      setWhere: hasRunOut(now),
    })
    .returning({ no: fractions.fractionNo });
  if (written.length !== rows.length)
    throw new Error(`Of ${rows.length} fractions only ${written.length} were free when they were written`);
}

/** How many fractions of a ticket are free at `now` (ISO); 0 for one that is not printed. Nobody is kept from taking them. */
export async function countFree(db: Db, ticket: Ticket, draw: DrawRecord, now: string): Promise<number> {
  if (Number(ticket.series) >= draw.seriesCount) return 0;
  const taken = await takenOf(db, [ticket], now);
  return draw.fractionsPerTicket - (taken.get(ticketText(ticket))?.size ?? 0);
}

/** Takes the first `count` free fractions of a ticket and writes them down in `taken`; null, and none taken, when there are fewer. */
export function take(taken: Taken, ticket: Ticket, draw: Print, count: number): number[] | null {
  const text = ticketText(ticket);
  const gone = taken.get(text) ?? new Set();
  const printed = Number(ticket.series) < draw.seriesCount ? draw.fractionsPerTicket : 0;
  const free = Array.from({ length: printed }, (_, index) => index + 1).filter((no) => !gone.has(no));
  if (free.length < count) return null;
  const numbers = free.slice(0, count);
  taken.set(text, new Set([...gone, ...numbers]));
  return numbers;
}

/** A silent gateway is waited for this long after an order's time before its fractions count as free. */
export const GRACE_MS = 10 * 60_000;

/** Until when the fractions of an order that can be paid until `expiresAt` (epoch ms) are kept: ISO. */
export const heldUntil = (expiresAt: number): string => new Date(expiresAt + GRACE_MS).toISOString();

const sum = (lines: readonly OrderLineRow[]): number => lines.reduce((total, line) => total + line.fractions, 0);

const ofLines = (lines: readonly OrderLineRow[]) =>
  inArray(
    fractions.orderLineId,
    lines.map(({ id }) => id),
  );

/** Lets go of all fractions of some lines; gives how many there were. */
export async function release(tx: Db, lines: readonly OrderLineRow[]): Promise<number> {
  return (await tx.delete(fractions).where(ofLines(lines)).returning({ no: fractions.fractionNo })).length;
}

/** Removes the holds that had run out before `before` (ISO). */
export async function forgetHolds(db: Db, before: string): Promise<void> {
  await db.delete(fractions).where(and(eq(fractions.state, "HELD"), lt(fractions.heldUntil, before)));
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
  return row!.count === sum(lines);
}

/** Makes the order's fractions sold: its own holds, or free ones where a hold has run out. False when that is not possible. */
export async function sellFractions(
  tx: Db,
  lines: readonly OrderLineRow[],
  paidAt: number,
  now: string,
): Promise<boolean> {
  if (lines.length === 0) return true;
  await lockTickets(tx, lines);
  const known = await lockDrawsOf(tx, lines);
  const isLate = (line: OrderLineRow): boolean => !isOpen({ closesAt: salesEndOf(known.get(drawKey(line))) }, paidAt);
  if (lines.some(isLate)) return false;
  const own = await tx
    .update(fractions)
    .set({ state: "SOLD", heldUntil: null })
    .where(ofLines(lines))
    .returning({ lineId: fractions.orderLineId });
  if (own.length === sum(lines)) return true;
  const taken = await takenOf(tx, lines, now);
  const bought = [];
  for (const line of lines) {
    const missing = line.fractions - own.filter(({ lineId }) => lineId === line.id).length;
    const numbers = take(taken, line, known.get(drawKey(line))!, missing);
    if (!numbers) return false;
    bought.push(
      ...numbers.map((fractionNo) => ({
        ...ticketOf(line),
        fractionNo,
        state: "SOLD" as const,
        orderLineId: line.id,
      })),
    );
  }
  await writeFractions(tx, bought, now);
  return true;
}
