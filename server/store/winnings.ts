/**
 * What sold tickets have won: recorded from a draw's result as it stands, told to their owners once that is official, and taken
 * from nobody who was told.
 */
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, ne, notExists, or, sql, sum } from "drizzle-orm";
import { bogotaDay } from "#domain/bogota";
import { drawKey } from "#domain/draws";
import { fractionOf, lastClaimDay, OFFICIAL_AFTER_MS, wonOf, type TicketOutcome } from "#domain/prizes";
import type { Db, Store } from "./database";
import { post } from "./ledger";
import { addMessage, type NewMessage } from "./outbox";
import { drawnPlanOfDraw, type DrawnPlan, type DrawnPrize } from "./prizes";
import { draws, fractions, lotteries, orderLines, orders, prizes, results, users } from "./schema";
import type { Person } from "./sessions";

export type PrizeRow = typeof prizes.$inferSelect;
interface DrawName {
  lotteryId: number;
  drawNumber: number;
}

const CHUNK = 500;

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A winning line of an order, for the letter that tells its owner. Amounts in whole pesos. */
export interface Winning {
  owner: Pick<Person, "id" | "names" | "email" | "policiesAcceptedAt">;
  order: { reference: string; origin: string };
  line: { id: number; number: string; series: string; fractions: number };
  draw: Pick<DrawnPlan, "lotteryName" | "abbreviation" | "drawNumber" | "drawsAt" | "top">;
  prizes: readonly PrizeRow[];
  /** ISO. */
  toldAt: string;
}

/** The message that tells an owner of a prize; null for one who cannot be told. */
export type MessageOfPrize = (winning: Winning) => NewMessage | null;

/** What became of a draw whose result was held against its sold tickets. */
export interface CheckedDraw extends DrawName {
  /** Whether anybody can tell what its tickets won. */
  isKnown: boolean;
  recorded: number;
  removed: number;
  /** Lines whose owners were told. */
  told: number;
  /**
   * Of an official result: how many prizes that were told it no longer gives, or gives otherwise; 0 where nobody can tell any
   * more. They stay as they were told. Null when all is as it was told.
   */
  disputed: number | null;
}

const isOf = (table: typeof results | typeof prizes | typeof fractions, { lotteryId, drawNumber }: DrawName) =>
  and(eq(table.lotteryId, lotteryId), eq(table.drawNumber, drawNumber));

const isItsDraw = and(eq(draws.lotteryId, results.lotteryId), eq(draws.drawNumber, results.drawNumber));

/** Not yet held against the sold tickets as it is, or due to become official. */
const isDue = (now: number) =>
  or(
    eq(results.check, "NEW"),
    and(eq(results.check, "CHECKED"), isNull(results.officialAt), lte(results.drawsAt, iso(now - OFFICIAL_AFTER_MS))),
  );

/** Draws whose result is due to be held against the sold tickets at `now` (epoch ms), the oldest first; at most `limit`. */
export const dueDraws = (db: Db, limit: number, now: number): Promise<DrawName[]> =>
  db
    .select({ lotteryId: results.lotteryId, drawNumber: results.drawNumber })
    .from(results)
    .where(isDue(now))
    .orderBy(asc(results.drawsAt), asc(results.lotteryId))
    .limit(limit);

/** Most draws that are passed over at once. */
const UNSOLD_BATCH = 500;

/**
 * Passes over the results of draws of which the shop sold nothing: they are most, and there is nobody to tell. The draws are
 * locked before anybody looks for their sales, so that none is missed.
 */
export function passUnsold(store: Store, now: number): Promise<void> {
  return store.transaction(async (tx) => {
    const fresh = await tx
      .select({ lotteryId: results.lotteryId, drawNumber: results.drawNumber })
      .from(results)
      .innerJoin(draws, isItsDraw)
      .where(eq(results.check, "NEW"))
      .limit(UNSOLD_BATCH)
      .for("update", { of: [results, draws], skipLocked: true });
    if (fresh.length === 0) return;
    const isNamed = or(...fresh.map((draw) => isOf(results, draw)));
    const sold = tx
      .select({ one: sql`1` })
      .from(fractions)
      .where(
        and(
          eq(fractions.lotteryId, results.lotteryId),
          eq(fractions.drawNumber, results.drawNumber),
          eq(fractions.state, "SOLD"),
        ),
      );
    const recorded = tx
      .select({ one: sql`1` })
      .from(prizes)
      .where(and(eq(prizes.lotteryId, results.lotteryId), eq(prizes.drawNumber, results.drawNumber)));
    const isOfficial = sql`${results.drawsAt} <= ${iso(now - OFFICIAL_AFTER_MS)}`;
    await tx
      .update(results)
      .set({
        check: "CHECKED",
        officialAt: sql`coalesce(${results.officialAt}, case when ${isOfficial} then ${iso(now)}::timestamptz end)`,
      })
      .where(and(isNamed, notExists(sold), notExists(recorded)));
  });
}

/**
 * Has the results of some lines' draws held against the sold tickets again: one of the lines was sold, or its money went back.
 * The caller has the draws locked (lockDrawsOf), so that a check either sees the change or comes after it.
 */
export async function recheckDraws(tx: Db, lines: readonly DrawName[]): Promise<void> {
  for (const draw of new Map(lines.map((line) => [drawKey(line), line])).values())
    await tx
      .update(results)
      .set({ check: "NEW" })
      .where(and(isOf(results, draw), ne(results.check, "NEW")));
}

type SoldLine = Pick<typeof orderLines.$inferSelect, "id" | "number" | "series" | "fractions"> & { userId: number };

const soldLines = (tx: Db, draw: DrawName): Promise<SoldLine[]> =>
  tx
    .select({
      id: orderLines.id,
      number: orderLines.number,
      series: orderLines.series,
      fractions: orderLines.fractions,
      userId: orders.userId,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      inArray(
        orderLines.id,
        tx
          .select({ id: fractions.orderLineId })
          .from(fractions)
          .where(and(isOf(fractions, draw), eq(fractions.state, "SOLD"))),
      ),
    );

/** What a row of a plan pays for some fractions of a ticket, before and after taxes. */
export const paidFor = (
  prize: Pick<DrawnPrize, "grossTicketPesos" | "netFractionPesos">,
  count: number,
  fractionsPerTicket: number,
): Pick<PrizeRow, "grossPesos" | "netPesos"> => ({
  grossPesos: fractionOf(prize.grossTicketPesos, fractionsPerTicket) * count,
  netPesos: prize.netFractionPesos * count,
});

const prizeKey = ({ orderLineId, position }: Pick<PrizeRow, "orderLineId" | "position">): string =>
  `${orderLineId}/${position}`;

/** Brings the prizes of a draw to what its result says. Those that their owners know stay as they are. */
async function record(
  tx: Db,
  drawn: DrawnPlan & { lotteryId: number },
  rows: readonly DrawnPrize[],
  { version, now }: { version: number; now: number },
): Promise<{ recorded: number; removed: number; disputed: number }> {
  const { lotteryId, drawNumber } = drawn;
  const claimUntil = lastClaimDay(bogotaDay(Date.parse(drawn.drawsAt)));
  const before = await tx.select().from(prizes).where(isOf(prizes, drawn));
  const gone = new Map(before.map((prize) => [prizeKey(prize), prize]));
  const added: (typeof prizes.$inferInsert)[] = [];
  let disputed = 0;
  for (const line of await soldLines(tx, drawn))
    for (const row of wonOf(rows, line, drawn.top)) {
      const { position, description } = row;
      const said = {
        resultVersion: version,
        description,
        claimUntil,
        ...paidFor(row, line.fractions, drawn.fractionsPerTicket),
      };
      const key = { orderLineId: line.id, position };
      const known = gone.get(prizeKey(key));
      gone.delete(prizeKey(key));
      if (!known) added.push({ ...key, ...said, userId: line.userId, lotteryId, drawNumber, recordedAt: iso(now) });
      else if (known.toldAt === null)
        await tx
          .update(prizes)
          .set(said)
          .where(and(eq(prizes.orderLineId, line.id), eq(prizes.position, position)));
      else if (known.netPesos !== said.netPesos || known.grossPesos !== said.grossPesos) disputed += 1;
    }
  let removed = 0;
  for (const prize of gone.values()) {
    if (prize.toldAt !== null) {
      disputed += 1;
      continue;
    }
    await tx.delete(prizes).where(and(eq(prizes.orderLineId, prize.orderLineId), eq(prizes.position, prize.position)));
    removed += 1;
  }
  for (let start = 0; start < added.length; start += CHUNK)
    await tx.insert(prizes).values(added.slice(start, start + CHUNK));
  return { recorded: added.length, removed, disputed };
}

/** Tells the owners of a draw's prizes who have not been told; gives how many lines there were. */
async function tell(tx: Db, drawn: DrawnPlan & DrawName, messageOf: MessageOfPrize, now: number): Promise<number> {
  const toldAt = iso(now);
  const fresh = await tx
    .update(prizes)
    .set({ toldAt })
    .where(and(isOf(prizes, drawn), isNull(prizes.toldAt)))
    .returning();
  await post(
    tx,
    fresh.map(({ orderLineId, position, userId, netPesos }) => ({
      ...{ kind: "prize" as const, subject: `${orderLineId}-${position}`, attemptId: null, userId, at: toldAt },
      lines: [["PRIZES", "PRIZES_OWED", netPesos]] as const,
    })),
  );
  const byLine = new Map<number, PrizeRow[]>();
  for (const prize of fresh) byLine.set(prize.orderLineId, [...(byLine.get(prize.orderLineId) ?? []), prize]);
  const ids = [...byLine.keys()];
  for (let start = 0; start < ids.length; start += CHUNK) {
    const found = await tx
      .select({ line: orderLines, order: orders, owner: users })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .innerJoin(users, eq(users.id, orders.userId))
      .where(inArray(orderLines.id, ids.slice(start, start + CHUNK)))
      .orderBy(asc(orderLines.id));
    for (const { line, order, owner } of found) {
      const won = byLine.get(line.id)!.sort((a, b) => a.position - b.position);
      const message = messageOf({ owner, order, line, draw: drawn, prizes: won, toldAt });
      if (message) await addMessage(tx, message);
    }
  }
  return ids.length;
}

/**
 * Holds the result of a draw against its sold tickets, and tells the winners once it is official. Null when it is not due (any
 * more), or another process is at it. The draw is locked against sales as well: none is missed.
 */
export function checkDraw(
  store: Store,
  draw: DrawName,
  { now, messageOf }: { now: number; messageOf: MessageOfPrize },
): Promise<CheckedDraw | null> {
  return store.transaction(async (tx) => {
    const [found] = await tx
      .select({ result: results })
      .from(results)
      .innerJoin(draws, isItsDraw)
      .where(and(isOf(results, draw), isDue(now)))
      .for("update", { of: [results, draws], skipLocked: true });
    if (!found) return null;
    const { result } = found;
    const wasOfficial = result.officialAt !== null;
    const plan = await drawnPlanOfDraw(tx, draw);
    const drawn = plan && { ...plan, lotteryId: draw.lotteryId };
    if (!drawn?.prizes) {
      await tx.update(results).set({ check: "INCOMPLETE" }).where(isOf(results, draw));
      return { ...draw, isKnown: false, recorded: 0, removed: 0, told: 0, disputed: wasOfficial ? 0 : null };
    }
    const { disputed, ...done } =
      result.check === "NEW"
        ? await record(tx, drawn, drawn.prizes, { version: result.version, now })
        : { recorded: 0, removed: 0, disputed: 0 };
    const isOfficial = wasOfficial || Date.parse(result.drawsAt) + OFFICIAL_AFTER_MS <= now;
    const told = isOfficial ? await tell(tx, drawn, messageOf, now) : 0;
    await tx
      .update(results)
      .set({ check: "CHECKED", officialAt: result.officialAt ?? (isOfficial ? iso(now) : null) })
      .where(isOf(results, draw));
    return { ...draw, isKnown: true, ...done, told, disputed: disputed > 0 ? disputed : null };
  });
}

/** What a bought line has come to. */
export interface LineOutcome {
  outcome: TicketOutcome;
  /** What it has won after taxes, whole pesos; 0 unless it won. */
  netPesos: number;
}

/** What the lines of approved orders have come to, by their ids. */
export async function outcomesOf(
  db: Db,
  lines: readonly (DrawName & { id: number })[],
): Promise<Map<number, LineOutcome>> {
  if (lines.length === 0) return new Map();
  const ids = lines.map(({ id }) => id);
  const numbers = [...new Set(lines.map(({ drawNumber }) => drawNumber))];
  const [won, checked] = await Promise.all([
    db
      .select({ lineId: prizes.orderLineId, netPesos: sum(prizes.netPesos).mapWith(Number) })
      .from(prizes)
      .where(inArray(prizes.orderLineId, ids))
      .groupBy(prizes.orderLineId),
    db
      .select({ lotteryId: results.lotteryId, drawNumber: results.drawNumber })
      .from(results)
      .where(and(inArray(results.drawNumber, numbers), eq(results.check, "CHECKED"))),
  ]);
  const netOf = new Map(won.map(({ lineId, netPesos }) => [lineId, netPesos]));
  const isChecked = new Set(checked.map(drawKey));
  return new Map(
    lines.map((line): [number, LineOutcome] => {
      const netPesos = netOf.get(line.id);
      if (netPesos !== undefined) return [line.id, { outcome: "WON", netPesos }];
      return [line.id, { outcome: isChecked.has(drawKey(line)) ? "LOST" : "UNKNOWN", netPesos: 0 }];
    }),
  );
}

/** What a person has won after taxes by the month (YYYY-MM) of the draws in Bogota, of draws since an instant (epoch ms). */
export async function wonByMonth(db: Db, userId: number, since: number): Promise<Map<string, number>> {
  const month = sql<string>`to_char(${results.drawsAt} at time zone 'America/Bogota', 'YYYY-MM')`;
  const rows = await db
    .select({ month, netPesos: sum(prizes.netPesos).mapWith(Number) })
    .from(prizes)
    .innerJoin(results, and(eq(results.lotteryId, prizes.lotteryId), eq(results.drawNumber, prizes.drawNumber)))
    .where(and(eq(prizes.userId, userId), sql`${results.drawsAt} >= ${iso(since)}`))
    .groupBy(month);
  return new Map(rows.map(({ month: name, netPesos }) => [name, netPesos]));
}

/** Prizes of which a person was told and has not read. */
const isUnread = (userId: number) => and(eq(prizes.userId, userId), isNotNull(prizes.toldAt), isNull(prizes.seenAt));

/** How many winning lines a person has not read of. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const lines = db.selectDistinct({ id: prizes.orderLineId }).from(prizes).where(isUnread(userId)).as("lines");
  const [found] = await db.select({ total: count() }).from(lines);
  return found!.total;
}

/** Most notices that are listed. */
const MAX_NOTICES = 20;

/** The winning lines that a person has not read of, those told last first. */
export const unreadWinnings = (db: Db, userId: number) =>
  db
    .select({
      lineId: orderLines.id,
      reference: orders.reference,
      lotteryName: lotteries.name,
      abbreviation: lotteries.abbreviation,
      drawNumber: orderLines.drawNumber,
      drawsAt: results.drawsAt,
      number: orderLines.number,
      series: orderLines.series,
      netPesos: sum(prizes.netPesos).mapWith(Number),
      claimUntil: sql<string>`min(${prizes.claimUntil})::text`,
    })
    .from(prizes)
    .innerJoin(orderLines, eq(orderLines.id, prizes.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(lotteries, eq(lotteries.id, prizes.lotteryId))
    .innerJoin(results, and(eq(results.lotteryId, prizes.lotteryId), eq(results.drawNumber, prizes.drawNumber)))
    .where(isUnread(userId))
    .groupBy(orderLines.id, orders.id, lotteries.id, results.lotteryId, results.drawNumber)
    .orderBy(desc(results.drawsAt), asc(orderLines.id))
    .limit(MAX_NOTICES);

/** Writes down that a person has read of some of their lines' prizes. */
export async function readWinnings(db: Db, userId: number, lineIds: readonly number[], now: string): Promise<void> {
  if (lineIds.length === 0) return;
  await db
    .update(prizes)
    .set({ seenAt: now })
    .where(and(isUnread(userId), inArray(prizes.orderLineId, [...lineIds])));
}
