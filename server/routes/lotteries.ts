/** Draws, availability and prize plans. */
import type { FastifyInstance } from "fastify";
import { and, asc, desc, eq, gte, lt } from "drizzle-orm";
import {
  availableLotteries,
  availableNumbers,
  numberAvailability,
  prizePlan,
  type LotteryWire,
} from "#contract/lotteries";
import { results as resultsCall } from "#contract/results";
import { bogotaInstant } from "#domain/bogota";
import { addDays, parseDay } from "#domain/calendar";
import { isOpen } from "#domain/draws";
import type { SessionUser } from "../auth";
import { Refusal } from "../refusal";
import type { Shop } from "../shop";
import { freeNumbers, freeSeries } from "../store/availability";
import { findDraw, openDrawsReader, type DrawRecord } from "../store/draws";
import { draws, lotteries, prizePlanRows, results } from "../store/schema";
import { dashed, wireDay, wireHour } from "../wire";
import { publicCall } from "./register";

const RESULTS_LIMIT = 50;

/** Records as they are sent to a visitor without a favourite; written once for as long as their draws are remembered. */
const written = new WeakMap<DrawRecord, LotteryWire>();

function lotteryRecord(draw: DrawRecord, favorite: string | null): LotteryWire {
  let record = written.get(draw);
  if (!record) written.set(draw, (record = writeRecord(draw)));
  return favorite ? { ...record, numeroFavorito: dashed(favorite) } : record;
}

function writeRecord(draw: DrawRecord): LotteryWire {
  return {
    ideLoteria: draw.lotteryId,
    desLoteria: draw.name,
    abreviatura: draw.abbreviation,
    sorteo: draw.drawNumber,
    fecSorteo: wireDay(draw.drawsAt),
    horaSorteo: wireHour(draw.drawsAt),
    fecCierre: wireDay(draw.closesAt),
    horaCierre: wireHour(draw.closesAt),
    vlrBillete: draw.fractionPesos * draw.fractionsPerTicket,
    vlrFraccion: draw.fractionPesos,
    numFracciones: draw.fractionsPerTicket,
    premioMayor: { vlrBrutoBillete: draw.jackpotPesos },
    numeroFavorito: null,
    ideClaseLoteria: draw.resultClass,
  };
}

/** The favourite number belongs to the next draw of its lottery: the first of the list. */
function favoriteOf(user: SessionUser | null, open: readonly DrawRecord[]): (draw: DrawRecord) => string | null {
  const next = user?.favoriteNumber ? open.find((draw) => draw.lotteryId === user.favoriteLotteryId) : undefined;
  return (draw) => (draw === next ? (user?.favoriteNumber ?? null) : null);
}

async function openDraw(shop: Shop, lotteryId: number, drawNumber: number): Promise<DrawRecord> {
  const draw = await findDraw(shop.store.db, lotteryId, drawNumber);
  if (!draw) throw new Refusal(404, "DRAW_UNKNOWN");
  if (!isOpen({ closesAt: Date.parse(draw.closesAt) }, shop.clock.now())) throw new Refusal(409, "DRAW_CLOSED");
  return draw;
}

export function addLotteries(app: FastifyInstance, shop: Shop): void {
  const { store, clock } = shop;
  const openDraws = openDrawsReader(store, clock);

  publicCall(app, shop, availableLotteries, async ({ body: { lottery }, user }) => {
    const open = await openDraws();
    const favorite = favoriteOf(user, open);
    const isWanted = ({ lotteryId, drawNumber }: DrawRecord): boolean =>
      (lottery.ideLoteria ?? lotteryId) === lotteryId && (lottery.sorteo ?? drawNumber) === drawNumber;
    return { data: open.filter(isWanted).map((draw) => lotteryRecord(draw, favorite(draw))) };
  });

  publicCall(app, shop, numberAvailability, async ({ body: { number } }) => {
    const draw = await openDraw(shop, number.ideLoteria, number.sorteo);
    const found = await freeSeries(store.db, draw, number.numero, clock.iso(), number.serie);
    return { data: found.map(({ series, free }) => ({ serie: series, cantFracciones: free })) };
  });

  publicCall(app, shop, availableNumbers, async ({ body: { numeroJugar } }) => {
    const draw = await openDraw(shop, numeroJugar.ideLoteria, numeroJugar.sorteo);
    const found = await freeNumbers(store.db, draw, numeroJugar.numero ?? null, clock.iso());
    return { data: found.map((numero) => ({ numero })) };
  });

  publicCall(app, shop, prizePlan, async ({ body: { award } }) => {
    const rows = await store.db
      .select()
      .from(prizePlanRows)
      .innerJoin(lotteries, eq(lotteries.id, prizePlanRows.lotteryId))
      .where(eq(prizePlanRows.lotteryId, award.ideLoteria))
      .orderBy(asc(prizePlanRows.position));
    return {
      data: {
        planPremios: rows.map(({ prize_plan_rows: row, lotteries: lottery }) => ({
          cantidad: row.count,
          desPlanPremio: row.description,
          vlrBrutoBillete: row.grossTicketPesos,
          vlrNetoBillete: row.netTicketPesos,
          vlrNetoFraccion: row.netFractionPesos,
          ideLoteria: row.lotteryId,
          valorFraccion: lottery.fractionPesos,
          numeroFracciones: lottery.fractionsPerTicket,
        })),
      },
    };
  });

  publicCall(app, shop, resultsCall, async ({ body: { loterie } }) => {
    const day = loterie.fecha ? parseDay(loterie.fecha) : null;
    if (loterie.fecha && !day)
      throw new Refusal(400, "INVALID_FIELDS", { fields: { "loterie.fecha": "Debe ser una fecha válida" } });
    const rows = await store.db
      .select({ result: results, lottery: lotteries })
      .from(results)
      .innerJoin(lotteries, eq(lotteries.id, results.lotteryId))
      .innerJoin(draws, and(eq(draws.lotteryId, results.lotteryId), eq(draws.drawNumber, results.drawNumber)))
      .where(
        and(
          lt(results.drawsAt, clock.iso()),
          loterie.ideLoteria ? eq(results.lotteryId, loterie.ideLoteria) : undefined,
          day ? gte(results.drawsAt, new Date(bogotaInstant(day, "00:00")).toISOString()) : undefined,
          day ? lt(results.drawsAt, new Date(bogotaInstant(addDays(day, 1), "00:00")).toISOString()) : undefined,
        ),
      )
      .orderBy(desc(results.drawsAt), asc(results.lotteryId))
      .limit(Math.min(loterie.limite || RESULTS_LIMIT, 200));
    return {
      data: rows.map(({ result, lottery }) => ({
        ideLoteria: result.lotteryId,
        desLoteria: lottery.name,
        siglaLoteria: lottery.abbreviation,
        numero: result.number,
        serie: result.series,
        fecSorteo: wireDay(result.drawsAt),
        sorteo: result.drawNumber,
        ideClaseLoteria: lottery.resultClass,
      })),
    };
  });
}
