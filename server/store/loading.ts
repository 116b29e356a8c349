/** What the load of files reads and writes of lotteries, plans, draws, results, secos, operators and packages. */
import { and, asc, between, eq, exists, getTableColumns, gt, inArray, isNotNull, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { drawKey } from "#domain/draws";
import { liftTimeouts, rowsOf, type Db } from "./database";
import type { OperatorRow, PackageRow } from "./operators";
import { draws, lotteries, operators, prizePlanRows, prizePlans, rechargePackages, results, secos } from "./schema";

export type LotteryRow = typeof lotteries.$inferSelect;
export type PrizeRow = Omit<typeof prizePlanRows.$inferSelect, "planId">;
export type DrawRow = typeof draws.$inferSelect;
/** A result as files say it; what was made of it is the shop's own. */
export type ResultRow = Omit<typeof results.$inferSelect, "version" | "check" | "officialAt">;
export type SecoRow = typeof secos.$inferSelect;
export interface DrawName {
  lotteryId: number;
  drawNumber: number;
}

/** A plan with its rows in their order. */
export interface Plan {
  id: number;
  lotteryId: number;
  code: string;
  rows: PrizeRow[];
}

const CHUNK = 500;

/** Hears how many rows have been written. */
export type OnRows = (written: number) => void;

async function inChunks<T>(
  rows: readonly T[],
  write: (chunk: T[]) => Promise<unknown>,
  onRows?: OnRows,
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    await write(chunk);
    onRows?.(start + chunk.length);
  }
}

/** Has loads wait for one another. Whoever sells goes on: sales write nothing to draws. */
export async function lockLoading(tx: Db): Promise<void> {
  await liftTimeouts(tx);
  await tx.execute(sql`lock table ${draws} in share row exclusive mode`);
}

/** Matches the draws, in some table, of each lottery from its first to its last named one. */
function spanning(table: { lotteryId: PgColumn; drawNumber: PgColumn }, named: readonly DrawName[]): SQL | undefined {
  const spans = new Map<number, [least: number, most: number]>();
  for (const { lotteryId, drawNumber } of named) {
    const [least, most] = spans.get(lotteryId) ?? [drawNumber, drawNumber];
    spans.set(lotteryId, [Math.min(least, drawNumber), Math.max(most, drawNumber)]);
  }
  if (spans.size === 0) return sql`false`;
  return or(
    ...[...spans].map(([lotteryId, [least, most]]) =>
      and(eq(table.lotteryId, lotteryId), between(table.drawNumber, least, most)),
    ),
  );
}

/** Matches exactly the named draws in some table. */
const among = (table: { lotteryId: PgColumn; drawNumber: PgColumn }, named: readonly DrawName[]): SQL =>
  named.length === 0
    ? sql`false`
    : sql`(${table.lotteryId}, ${table.drawNumber}) in (${sql.join(
        named.map(({ lotteryId, drawNumber }) => sql`(${lotteryId}::int, ${drawNumber}::int)`),
        sql`, `,
      )})`;

export const storedLotteries = (tx: Db): Promise<LotteryRow[]> =>
  tx.select().from(lotteries).orderBy(asc(lotteries.id));

export const storedOperators = (tx: Db): Promise<OperatorRow[]> =>
  tx.select().from(operators).orderBy(asc(operators.id));

export const storedPackages = (tx: Db): Promise<PackageRow[]> =>
  tx.select().from(rechargePackages).orderBy(asc(rechargePackages.operatorId), asc(rechargePackages.id));

/** Every plan. */
export async function storedPlans(tx: Db): Promise<Plan[]> {
  const plans = await tx.select().from(prizePlans).orderBy(asc(prizePlans.id));
  const rows = new Map<number, PrizeRow[]>(plans.map(({ id }) => [id, []]));
  const all = await tx.select().from(prizePlanRows).orderBy(asc(prizePlanRows.planId), asc(prizePlanRows.position));
  for (const { planId, ...row } of all) rows.get(planId)!.push(row);
  return plans.map((plan) => ({ ...plan, rows: rows.get(plan.id)! }));
}

/** The draws of each lottery from its first to its last named one, and those held between its first and last `instants` (ISO). */
export function storedDraws(
  tx: Db,
  named: readonly DrawName[],
  instants: readonly { lotteryId: number; drawsAt: string }[] = [],
): Promise<DrawRow[]> {
  const times = instants.map(({ drawsAt }) => drawsAt).sort();
  const sameTime =
    times.length === 0
      ? undefined
      : and(
          inArray(draws.lotteryId, [...new Set(instants.map(({ lotteryId }) => lotteryId))]),
          between(draws.drawsAt, times[0]!, times.at(-1)!),
        );
  return tx
    .select()
    .from(draws)
    .where(or(spanning(draws, named), sameTime));
}

const { version: _version, check: _check, officialAt: _officialAt, ...saidColumns } = getTableColumns(results);

export const storedResults = (tx: Db, named: readonly DrawName[]): Promise<ResultRow[]> =>
  tx.select(saidColumns).from(results).where(spanning(results, named));

export const storedSecos = (tx: Db, named: readonly DrawName[]): Promise<SecoRow[]> =>
  tx.select().from(secos).where(spanning(secos, named));

/** What keeps a draw from being changed. */
export interface Engagement {
  /** Whether somebody has its tickets: in an open cart, held, or bought here or elsewhere. */
  isTaken: boolean;
  /** The last sale that the shop made of it, ISO; null when it made none. */
  lastSoldAt: string | null;
  /** Whether what was bought of it is owed back, or went back. */
  isOwedBack: boolean;
}

/** Locks some draws against orders and gives what each of them keeps, by its key. */
export async function engagementsOf(tx: Db, named: readonly DrawName[]): Promise<Map<string, Engagement>> {
  const found = new Map<string, Engagement>();
  await inChunks(named, async (chunk) => {
    await tx
      .select({ drawNumber: draws.drawNumber })
      .from(draws)
      .where(among(draws, chunk))
      .orderBy(asc(draws.lotteryId), asc(draws.drawNumber))
      .for("update");
    const rows = await rowsOf<DrawName & Engagement>(
      tx,
      sql`
        select ${draws.lotteryId} as "lotteryId", ${draws.drawNumber} as "drawNumber",
          exists (select 1 from order_lines l where l.lottery_id = ${draws.lotteryId} and l.draw_number = ${draws.drawNumber})
            or exists (select 1 from fractions f where f.lottery_id = ${draws.lotteryId} and f.draw_number = ${draws.drawNumber})
            or exists (select 1 from cart_lines c join carts k on k.id = c.cart_id and k.state = 'INCART'
              where c.lottery_id = ${draws.lotteryId} and c.draw_number = ${draws.drawNumber}) as "isTaken",
          exists (select 1 from refunds r
            where r.lottery_id = ${draws.lotteryId} and r.draw_number = ${draws.drawNumber}) as "isOwedBack",
          (select to_char(max(s.sold_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
            from sales s join order_lines l on l.order_id = s.order_id
            where l.lottery_id = ${draws.lotteryId} and l.draw_number = ${draws.drawNumber}) as "lastSoldAt"
        from ${draws} where ${among(draws, chunk)}`,
    );
    for (const { isTaken, lastSoldAt, isOwedBack, ...draw } of rows)
      found.set(drawKey(draw), { isTaken, lastSoldAt, isOwedBack });
  });
  return found;
}

/** Those of some plans that a draw with a result was played by. */
export async function drawnPlans(tx: Db, planIds: readonly number[]): Promise<Set<number>> {
  if (planIds.length === 0) return new Set();
  const found = await tx
    .selectDistinct({ planId: draws.planId })
    .from(draws)
    .innerJoin(results, and(eq(results.lotteryId, draws.lotteryId), eq(results.drawNumber, draws.drawNumber)))
    .where(and(isNotNull(draws.planId), inArray(draws.planId, [...planIds])));
  return new Set(found.map(({ planId }) => planId!));
}

/** How many secos a draw has at most for each row of some plans: of which plan, of which row. */
export function secosByRow(
  tx: Db,
  planIds: readonly number[],
): Promise<{ planId: number; position: number; most: number }[]> {
  if (planIds.length === 0) return Promise.resolve([]);
  const counted = tx
    .select({
      planId: draws.planId,
      position: secos.position,
      count: sql<number>`count(*)::int`.as("count"),
    })
    .from(secos)
    .innerJoin(draws, and(eq(draws.lotteryId, secos.lotteryId), eq(draws.drawNumber, secos.drawNumber)))
    .where(inArray(draws.planId, [...planIds]))
    .groupBy(draws.planId, secos.position, draws.lotteryId, draws.drawNumber)
    .as("counted");
  return tx
    .select({
      planId: sql<number>`${counted.planId}`,
      position: counted.position,
      most: sql<number>`max(${counted.count})::int`,
    })
    .from(counted)
    .groupBy(counted.planId, counted.position);
}

/** What a bought order has of an annulled draw, which is yet to be given back. Whole pesos. */
export interface BoughtOfDraw extends DrawName {
  reference: string;
  fractions: number;
  pesos: number;
}

/** What was bought of those of some draws that are annulled and has not gone back, by order. */
export function boughtOfAnnulled(tx: Db, named: readonly DrawName[]): Promise<BoughtOfDraw[]> {
  if (named.length === 0) return Promise.resolve([]);
  return rowsOf<BoughtOfDraw>(
    tx,
    sql`
      select l.lottery_id as "lotteryId", l.draw_number as "drawNumber", o.reference,
        sum(l.fractions)::int as fractions, sum(l.total_pesos - l.discount_pesos)::float8 as pesos
      from order_lines l join orders o on o.id = l.order_id and o.state = 'APPROVED'
      join ${draws} on ${draws.lotteryId} = l.lottery_id and ${draws.drawNumber} = l.draw_number
      where ${draws.annulledAt} is not null and ${among(draws, named)}
        and not exists (select 1 from refunds r where r.order_id = o.id and r.done_at is not null
          and (r.lottery_id, r.draw_number) = (l.lottery_id, l.draw_number))
      group by 1, 2, 3 order by 1, 2, 3`,
  );
}

/** What a row that is there takes from the one that is written. */
const excluded = (table: PgTable, target: readonly PgColumn[]): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => !target.includes(column))
      .map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  );

export async function writeLotteries(tx: Db, rows: readonly LotteryRow[]): Promise<void> {
  const target = [lotteries.id];
  await inChunks(rows, (chunk) =>
    tx
      .insert(lotteries)
      .values(chunk)
      .onConflictDoUpdate({ target, set: excluded(lotteries, target) }),
  );
}

/** Writes operators; whoever orders a recharge of one of them is waited for. */
export async function writeOperators(tx: Db, rows: readonly OperatorRow[]): Promise<void> {
  const target = [operators.id];
  const ordered = rows.toSorted((a, b) => a.id - b.id);
  await inChunks(ordered, (chunk) =>
    tx
      .insert(operators)
      .values(chunk)
      .onConflictDoUpdate({ target, set: excluded(operators, target) }),
  );
}

/** Writes packages, whose operators are written; whoever orders one of them is waited for. */
export async function writePackages(tx: Db, rows: readonly PackageRow[]): Promise<void> {
  const target = [rechargePackages.operatorId, rechargePackages.id];
  const ordered = rows.toSorted((a, b) => a.operatorId - b.operatorId || (a.id < b.id ? -1 : 1));
  await inChunks(ordered, (chunk) =>
    tx
      .insert(rechargePackages)
      .values(chunk)
      .onConflictDoUpdate({ target, set: excluded(rechargePackages, target) }),
  );
}

/** Writes a plan whole: a new one when it has no id yet. Gives its id. */
export async function writePlan(
  tx: Db,
  { id, lotteryId, code, rows }: Omit<Plan, "id"> & { id: number | null },
): Promise<number> {
  const planId = id ?? (await tx.insert(prizePlans).values({ lotteryId, code }).returning())[0]!.id;
  const target = [prizePlanRows.planId, prizePlanRows.position];
  await tx
    .insert(prizePlanRows)
    .values(rows.map((row) => ({ ...row, planId })))
    .onConflictDoUpdate({ target, set: excluded(prizePlanRows, target) });
  const last = Math.max(...rows.map(({ position }) => position));
  await tx.delete(prizePlanRows).where(and(eq(prizePlanRows.planId, planId), gt(prizePlanRows.position, last)));
  return planId;
}

/**
 * Writes draws; a result takes its draw's new instant. `moved`: those whose instant changes. They stand aside first, so that
 * one may take the instant that another one leaves.
 */
export async function writeDraws(
  tx: Db,
  rows: readonly DrawRow[],
  moved: readonly DrawName[],
  onRows?: OnRows,
): Promise<void> {
  await inChunks(moved, (chunk) =>
    tx
      .update(draws)
      .set({ drawsAt: sql`${draws.drawsAt} + interval '1000 years'` })
      .where(among(draws, chunk)),
  );
  const target = [draws.lotteryId, draws.drawNumber];
  await inChunks(
    rows,
    (chunk) =>
      tx
        .insert(draws)
        .values(chunk)
        .onConflictDoUpdate({ target, set: excluded(draws, target) }),
    onRows,
  );
  await inChunks(moved, (chunk) =>
    tx.execute(
      sql`update ${results} set draws_at = ${draws.drawsAt} from ${draws}
          where ${results.lotteryId} = ${draws.lotteryId} and ${results.drawNumber} = ${draws.drawNumber} and ${among(draws, chunk)}`,
    ),
  );
}

export async function writeResults(tx: Db, rows: readonly ResultRow[], onRows?: OnRows): Promise<void> {
  const target = [results.lotteryId, results.drawNumber];
  const { number, series, drawsAt } = excluded(results, target);
  await inChunks(
    rows,
    (chunk) => tx.insert(results).values(chunk).onConflictDoUpdate({ target, set: { number, series, drawsAt } }),
    onRows,
  );
}

/** Has the results of some draws, and of all draws of some plans, held against the sold tickets again. */
export async function renewResults(tx: Db, named: readonly DrawName[], planIds: readonly number[]): Promise<void> {
  const renew = (isMeant: SQL | undefined) =>
    tx
      .update(results)
      .set({ version: sql`${results.version} + 1`, check: "NEW" })
      .where(isMeant);
  await inChunks(named, (chunk) => renew(among(results, chunk)));
  if (planIds.length === 0) return;
  const played = tx
    .select({ one: sql`1` })
    .from(draws)
    .where(
      and(
        eq(draws.lotteryId, results.lotteryId),
        eq(draws.drawNumber, results.drawNumber),
        inArray(draws.planId, [...planIds]),
      ),
    );
  await renew(exists(played));
}

export async function writeSecos(tx: Db, rows: readonly SecoRow[], onRows?: OnRows): Promise<void> {
  await inChunks(rows, (chunk) => tx.insert(secos).values(chunk), onRows);
}

export async function removeSecos(tx: Db, rows: readonly SecoRow[]): Promise<void> {
  await inChunks(rows, (chunk) =>
    tx.delete(secos).where(
      sql`(${secos.lotteryId}, ${secos.drawNumber}, ${secos.position}, ${secos.number}, ${secos.series}) in (${sql.join(
        chunk.map(
          ({ lotteryId, drawNumber, position, number, series }) =>
            sql`(${lotteryId}::int, ${drawNumber}::int, ${position}::int, ${number}::text, ${series}::text)`,
        ),
        sql`, `,
      )})`,
    ),
  );
}
