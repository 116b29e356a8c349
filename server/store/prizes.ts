/** What draws pay: their plans, and the numbers that were drawn for each prize. */
import { and, asc, desc, eq, getTableColumns, gte, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import { parsePrizeRule, type Fallen, type Printed } from "#domain/prizes";
import type { Db } from "./database";
import { draws, lotteries, prizePlanRows, results, secos } from "./schema";

/** A row of a prize plan with what a ticket of its lottery costs. Amounts in whole pesos. */
export type PlanRow = typeof prizePlanRows.$inferSelect & {
  lotteryId: number;
  fractionPesos: number;
  fractionsPerTicket: number;
};

/** A time, from an instant until before another; ISO UTC. */
interface Span {
  from: string;
  until: string;
}

/**
 * The prize plan of a lottery's draw within a span, else of its next draw after `now` (ISO), else of its last one, in the
 * plan's order; empty when that draw has none.
 */
export async function prizePlanOf(db: Db, lotteryId: number, now: string, span: Span | null): Promise<PlanRow[]> {
  const [draw] = await db
    .select({ planId: draws.planId, fractionPesos: draws.fractionPesos, fractionsPerTicket: draws.fractionsPerTicket })
    .from(draws)
    .where(
      and(
        eq(draws.lotteryId, lotteryId),
        ...(span
          ? [gte(draws.drawsAt, span.from), lt(draws.drawsAt, span.until)]
          : [isNotNull(draws.planId), isNull(draws.annulledAt)]),
      ),
    )
    // The coming draws first, the nearest of them before the others; then those that were, the last one first.
    .orderBy(
      desc(sql`${draws.closesAt} > ${now}`),
      sql`abs(extract(epoch from ${draws.closesAt} - ${now}::timestamptz))`,
    )
    .limit(1);
  if (draw?.planId == null) return [];
  const rows = await rowsOf(db, draw.planId);
  const { fractionPesos, fractionsPerTicket } = draw;
  return rows.map((row) => ({ ...row, lotteryId, fractionPesos, fractionsPerTicket }));
}

const rowsOf = (db: Db, planId: number): Promise<(typeof prizePlanRows.$inferSelect)[]> =>
  db.select().from(prizePlanRows).where(eq(prizePlanRows.planId, planId)).orderBy(asc(prizePlanRows.position));

/** A prize of a draw with its rule and, for a seco, the numbers drawn for it. Amounts in whole pesos. */
export interface DrawnPrize extends Fallen {
  /** Of the row in the plan. */
  position: number;
  description: string;
  grossTicketPesos: number;
  netTicketPesos: number;
  netFractionPesos: number;
}

/** What a whole ticket is paid, whole pesos. */
export type PaidTicket = Pick<DrawnPrize, "grossTicketPesos" | "netTicketPesos">;

/** A draw that has a result, with all that its tickets could win. */
export interface DrawnPlan {
  lotteryName: string;
  abbreviation: string;
  /** 1: complete results; any other value: traditional. */
  resultClass: number;
  drawNumber: number;
  drawsAt: string;
  fractionsPerTicket: number;
  top: Printed;
  /** Null where the plan, one of its rules or a seco that it promises is not known: no ticket can be checked for sure. */
  prizes: readonly DrawnPrize[] | null;
  /** The rows of the plan whose rule is known, in its order; all of them where `prizes` is not null. */
  known: readonly DrawnPrize[];
  /** The secos in the plan's order, each with its prize's name and what a ticket is paid; null where the plan is not known. */
  secos: readonly (Printed & { description: string; paid: PaidTicket | null })[];
}

/** The draw of a lottery within a span that has a result at `now` (ISO); null when there is none yet. */
export const drawnPlanOf = (db: Db, lotteryId: number, span: Span, now: string): Promise<DrawnPlan | null> =>
  readDrawn(
    db,
    and(
      eq(results.lotteryId, lotteryId),
      gte(results.drawsAt, span.from),
      lt(results.drawsAt, span.until),
      lt(results.drawsAt, now),
    ),
  );

/** The same of one draw; null when it has no result. */
export const drawnPlanOfDraw = (
  db: Db,
  { lotteryId, drawNumber }: { lotteryId: number; drawNumber: number },
): Promise<DrawnPlan | null> =>
  readDrawn(db, and(eq(results.lotteryId, lotteryId), eq(results.drawNumber, drawNumber)));

async function readDrawn(db: Db, isMeant: SQL | undefined): Promise<DrawnPlan | null> {
  const [drawn] = await db
    .select({
      ...getTableColumns(results),
      planId: draws.planId,
      fractionsPerTicket: draws.fractionsPerTicket,
      lotteryName: lotteries.name,
      abbreviation: lotteries.abbreviation,
      resultClass: lotteries.resultClass,
    })
    .from(results)
    .innerJoin(draws, and(eq(draws.lotteryId, results.lotteryId), eq(draws.drawNumber, results.drawNumber)))
    .innerJoin(lotteries, eq(lotteries.id, results.lotteryId))
    .where(isMeant)
    .limit(1);
  if (!drawn) return null;
  const { lotteryId, drawNumber, lotteryName, abbreviation, resultClass, drawsAt, fractionsPerTicket, planId } = drawn;
  const { number, series } = drawn;
  const of = and(eq(secos.lotteryId, lotteryId), eq(secos.drawNumber, drawNumber));
  const fell = await db
    .select({ position: secos.position, number: secos.number, series: secos.series })
    .from(secos)
    .where(of)
    .orderBy(asc(secos.position), asc(secos.number), asc(secos.series));
  const rows = planId === null ? [] : await rowsOf(db, planId);
  const known = rows.flatMap((row): DrawnPrize[] => {
    const rule = row.rule === null ? null : parsePrizeRule(row.rule);
    const own = fell.filter(({ position }) => position === row.position);
    if (rule === null || (rule.kind === "seco" && own.length < row.count)) return [];
    const { position, description, grossTicketPesos, netTicketPesos, netFractionPesos } = row;
    return [{ position, description, grossTicketPesos, netTicketPesos, netFractionPesos, rule, secos: own }];
  });
  const isWhole = rows.length > 0 && known.length === rows.length;
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  return {
    lotteryName,
    abbreviation,
    resultClass,
    drawNumber,
    drawsAt,
    fractionsPerTicket,
    top: { number, series },
    prizes: isWhole ? known : null,
    known,
    secos: fell.map(({ position, ...seco }) => {
      const paid = byPosition.get(position) ?? null;
      return { ...seco, description: paid?.description ?? "", paid };
    }),
  };
}
