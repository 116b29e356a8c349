/** The demo's lotteries with their plans, and what happens as days pass: draws for the days ahead, results and secos behind. */
import { createHash } from "node:crypto";
import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { bogotaDay } from "#domain/bogota";
import { addDays } from "#domain/calendar";
import type { Printed } from "#domain/prizes";
import type { Clock } from "../clock";
import { sourceOf, type PlainRow, type SourceFile } from "../load/source";
import type { Db } from "../store/database";
import { draws, lotteries, prizePlanRows, prizePlans, results, secos } from "../store/schema";
import { drawNumberOf, drawsOn, type DemoLottery } from "./calendar";
import data from "./colombia.json" with { type: "json" };

const DAYS_AHEAD = 8;
const DAYS_BEHIND = 60;
/** The one draw of before: a prize of those days is paid at a point (CLAIM-03). */
export const OLD_DRAW = { lotteryId: 10, day: "2023-12-29" } as const;
/** What the demo calls each lottery's one plan. */
const PLAN = "ordinario";

type Draw = typeof draws.$inferSelect;

/** A number below `limit` that depends on nothing but its seed. */
export function seeded(seed: string, limit: number): number {
  return createHash("sha256").update(seed).digest().readUInt32BE(0) % limit;
}

/** A number and a series that depend on nothing but their seed. */
const printed = (seed: string, seriesCount: number): Printed => ({
  number: String(seeded(`${seed}/numero`, 10_000)).padStart(4, "0"),
  series: String(seeded(`${seed}/serie`, seriesCount)).padStart(3, "0"),
});

type PlanRecord = readonly [number, string, number, number, number, string, string];

/** The plan of a lottery as the rows of a file; empty where the data knows none. */
function planOf(lotteryId: number): PlainRow[] {
  const plans = data.planesPremios as unknown as Record<string, { rows: PlanRecord[] }>;
  return (plans[String(lotteryId)]?.rows ?? []).map(
    ([cantidad, premio, bruto_billete, neto_billete, neto_fraccion, _source, regla]) => ({
      loteria: lotteryId,
      plan: PLAN,
      cantidad,
      premio,
      bruto_billete,
      neto_billete,
      neto_fraccion,
      regla,
    }),
  );
}

/** Every lottery, with its plan where the data knows one. */
export const catalogue = (): SourceFile[] => [
  sourceOf(
    "loterias",
    data.loterias.map((lottery) => ({
      loteria: lottery.ideLoteria,
      nombre: lottery.desLoteria,
      sigla: lottery.abreviatura,
      fracciones: lottery.numFracciones,
      valor_fraccion: lottery.vlrFraccion,
      premio_mayor: lottery.premioMayor.vlrBrutoBillete,
      series: lottery.numSeries,
      clase: lottery.ideClaseLoteria,
    })),
  ),
  sourceOf(
    "planes",
    data.loterias.flatMap(({ ideLoteria }) => planOf(ideLoteria)),
  ),
];

/** Every operator, with its packages. */
export const recharges = (): SourceFile[] => [
  sourceOf(
    "operadores",
    data.operadores.map((operator) => ({
      producto: operator.ideProducto,
      operador: operator.ideOperadorGana,
      nombre: operator.desProducto,
      sigla: operator.sigla,
      minimo: operator.vlrMinimo,
      maximo: operator.vlrMaximo,
    })),
  ),
  sourceOf(
    "paquetes",
    data.paquetes.map((one) => ({
      operador: one.operator,
      paquete: one.idePaqueteOperador,
      paquete_gana: one.idePaqueteGANA,
      nombre: one.desPaquete,
      valor: one.vlrComercial,
    })),
  ),
];

/** The days from two months ago to a week ahead. */
const daysAround = (today: string): string[] =>
  Array.from({ length: DAYS_BEHIND + 1 + DAYS_AHEAD }, (_, index) => addDays(today, index - DAYS_BEHIND));

/** Those of the days on which a lottery draws, and the old one. */
const drawDaysOf = (lottery: DemoLottery, days: readonly string[]): string[] => [
  ...(lottery.ideLoteria === OLD_DRAW.lotteryId ? [OLD_DRAW.day] : []),
  ...days.filter((day) => drawsOn(lottery, day)),
];

/** Draws from two months ago to a week ahead, and the old one, that are not there yet. */
export async function missingDraws(tx: Db, now: number): Promise<PlainRow[]> {
  const stored = await tx
    .select({ lotteryId: draws.lotteryId, drawNumber: draws.drawNumber, drawsAt: draws.drawsAt })
    .from(draws);
  const numbers = new Set(stored.map(({ lotteryId, drawNumber }) => `${lotteryId}/${drawNumber}`));
  // A draw that somebody loaded may stand on the day of one of the demo's.
  const days = new Set(stored.map(({ lotteryId, drawsAt }) => `${lotteryId}/${bogotaDay(Date.parse(drawsAt))}`));
  const planned = await tx
    .select({ lotteryId: prizePlans.lotteryId })
    .from(prizePlans)
    .where(eq(prizePlans.code, PLAN));
  const around = daysAround(bogotaDay(now));
  const rows: PlainRow[] = [];
  for (const lottery of data.loterias)
    for (const day of drawDaysOf(lottery, around)) {
      const { ideLoteria } = lottery;
      const number = drawNumberOf(lottery, day);
      if (numbers.has(`${ideLoteria}/${number}`) || days.has(`${ideLoteria}/${day}`)) continue;
      rows.push({
        loteria: ideLoteria,
        sorteo: number,
        dia: day,
        hora_cierre: lottery.horaCierre,
        hora_sorteo: lottery.horaSorteo,
        fracciones: lottery.numFracciones,
        valor_fraccion: lottery.vlrFraccion,
        premio_mayor: lottery.premioMayor.vlrBrutoBillete,
        series: lottery.numSeries,
        plan: planned.some(({ lotteryId }) => lotteryId === ideLoteria) ? PLAN : null,
      });
    }
  return rows;
}

/** Results of the draws that have taken place: the real one where the data has it, else one that only depends on the draw. */
export async function missingResults(tx: Db, clock: Clock): Promise<PlainRow[]> {
  const past = await tx
    .select({ draw: draws, lottery: lotteries })
    .from(draws)
    .innerJoin(lotteries, eq(lotteries.id, draws.lotteryId))
    .leftJoin(results, and(eq(results.lotteryId, draws.lotteryId), eq(results.drawNumber, draws.drawNumber)))
    .where(and(lte(draws.drawsAt, clock.iso()), isNull(draws.annulledAt), isNull(results.number)));
  const real = new Map(data.resultados.rows.map((row) => [`${row[0]}/${row[1]}`, row]));
  return past.map(({ draw, lottery }) => {
    const day = bogotaDay(Date.parse(draw.drawsAt));
    const known = real.get(`${lottery.abbreviation}/${day.split("-").reverse().join("-")}`);
    const { number, series } = known
      ? { number: String(known[3]), series: String(known[4]) }
      : printed(`${lottery.abbreviation}/${draw.drawNumber}`, draw.seriesCount);
    return { loteria: draw.lotteryId, sorteo: draw.drawNumber, numero: number, serie: series };
  });
}

/** The published secos of a draw by the millions of the prize, as far as the data has them. */
function publishedSecos(abbreviation: string, day: string): ReadonlyMap<number, Printed[]> {
  const all = data.secosCompletos as unknown as Record<
    string,
    { fecha: string; secos: Record<string, [string, string][]> }
  >;
  const found = Object.entries(all).find(
    ([key, record]) => key.startsWith(`${abbreviation}-`) && record.fecha === day.split("-").reverse().join("-"),
  );
  return new Map(
    Object.entries(found?.[1].secos ?? {}).map(([millions, pairs]) => [
      Number(millions) * 1_000_000,
      pairs.map(([number, series]) => ({ number, series })),
    ]),
  );
}

/** Secos of the draws that have a result: the published ones where the data has them, else some that depend on the draw alone. */
export async function missingSecos(tx: Db): Promise<PlainRow[]> {
  const drawn = await tx
    .select({ draw: draws, abbreviation: lotteries.abbreviation })
    .from(results)
    .innerJoin(draws, and(eq(draws.lotteryId, results.lotteryId), eq(draws.drawNumber, results.drawNumber)))
    .innerJoin(lotteries, eq(lotteries.id, draws.lotteryId))
    .leftJoin(secos, and(eq(secos.lotteryId, draws.lotteryId), eq(secos.drawNumber, draws.drawNumber)))
    .where(isNull(secos.number));
  const prizes = await tx.select().from(prizePlanRows).where(eq(prizePlanRows.rule, "seco"));
  return drawn.flatMap(({ draw, abbreviation }) => {
    const { lotteryId, drawNumber } = draw;
    const published = publishedSecos(abbreviation, bogotaDay(Date.parse(draw.drawsAt)));
    return prizes
      .filter(({ planId }) => planId === draw.planId)
      .flatMap(({ position, count, grossTicketPesos, description }) => {
        const known = published.get(grossTicketPesos);
        const fell = Array.from(
          { length: count },
          (_, at) =>
            (known?.length === count ? known[at] : undefined) ??
            printed(`${abbreviation}/${drawNumber}/seco/${position}/${at}`, draw.seriesCount),
        );
        // Chance may draw one twice for the same prize.
        const distinct = new Map(fell.map((seco) => [`${seco.number}/${seco.series}`, seco]));
        return [...distinct.values()].map(({ number, series }) => ({
          loteria: lotteryId,
          sorteo: drawNumber,
          premio: description,
          numero: number,
          serie: series,
        }));
      });
  });
}

/** The plans of a demo that was loaded before plans had rules, with their rules. */
export async function plansWithoutRules(tx: Db): Promise<PlainRow[]> {
  const stored = await tx
    .select({ lotteryId: prizePlans.lotteryId, prize: prizePlanRows })
    .from(prizePlanRows)
    .innerJoin(prizePlans, eq(prizePlans.id, prizePlanRows.planId))
    .where(and(eq(prizePlans.code, PLAN), isNull(prizePlanRows.rule)));
  return data.loterias.flatMap(({ ideLoteria }) => {
    const bare = stored.filter(({ lotteryId }) => lotteryId === ideLoteria).map(({ prize }) => prize);
    const plan = planOf(ideLoteria);
    // Only the demo's own: one that somebody loaded without rules stays as it is.
    const isOwn =
      bare.length === plan.length &&
      plan.every(({ premio, cantidad, bruto_billete }, position) =>
        bare.some(
          (row) =>
            row.position === position &&
            row.description === premio &&
            row.count === cantidad &&
            row.grossTicketPesos === bruto_billete,
        ),
      );
    return isOwn ? plan : [];
  });
}

/** The draws of some rows that are still open. */
export async function openAmong(tx: Db, rows: readonly PlainRow[], clock: Clock): Promise<Draw[]> {
  const added = new Set(rows.map(({ loteria, sorteo }) => `${String(loteria)}/${String(sorteo)}`));
  const open = await tx.select().from(draws).where(gt(draws.closesAt, clock.iso()));
  return open.filter(({ lotteryId, drawNumber }) => added.has(`${lotteryId}/${drawNumber}`));
}
