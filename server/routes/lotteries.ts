/** Draws, availability and prize plans. */
import type { FastifyInstance } from "fastify";
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
import { fieldMessages } from "../messages";
import { Refusal } from "../refusal";
import type { Shop } from "../shop";
import { freeNumbers, freeSeries } from "../store/availability";
import { keptForASecond } from "../store/brief";
import { prizePlanOf, resultsOf } from "../store/catalogue";
import { findDraw, openDrawsReader, type DrawRecord } from "../store/draws";
import type { Person } from "../store/sessions";
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
function favoriteOf(user: Person | null, open: readonly DrawRecord[]): (draw: DrawRecord) => string | null {
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

  const planOf = keptForASecond(clock, async (lotteryId: number) => {
    const rows = await prizePlanOf(store.db, lotteryId);
    return rows.map((row) => ({
      cantidad: row.count,
      desPlanPremio: row.description,
      vlrBrutoBillete: row.grossTicketPesos,
      vlrNetoBillete: row.netTicketPesos,
      vlrNetoFraccion: row.netFractionPesos,
      ideLoteria: row.lotteryId,
      valorFraccion: row.fractionPesos,
      numeroFracciones: row.fractionsPerTicket,
    }));
  });

  publicCall(app, shop, prizePlan, async ({ body: { award } }) => ({
    data: { planPremios: await planOf(award.ideLoteria) },
  }));

  const startOf = (day: string): string => new Date(bogotaInstant(day, "00:00")).toISOString();
  const readResults = async (lotteryId: number, day: string | null, limit: number) => {
    const rows = await resultsOf(store.db, {
      ...(lotteryId > 0 && { lotteryId }),
      ...(day && { from: startOf(day), until: startOf(addDays(day, 1)) }),
      now: clock.iso(),
      limit,
    });
    return rows.map((row) => ({
      ideLoteria: row.lotteryId,
      desLoteria: row.name,
      siglaLoteria: row.abbreviation,
      numero: row.number,
      serie: row.series,
      fecSorteo: wireDay(row.drawsAt),
      sorteo: row.drawNumber,
      ideClaseLoteria: row.resultClass,
    }));
  };
  // Only the newest of all lotteries are asked for by every reader of the home page.
  const newestResults = keptForASecond(clock, async (limit: number) => readResults(0, null, limit));

  publicCall(app, shop, resultsCall, async ({ body: { loterie } }) => {
    const day = loterie.fecha ? parseDay(loterie.fecha) : null;
    if (loterie.fecha && !day)
      throw new Refusal(400, "INVALID_FIELDS", { fields: { "loterie.fecha": fieldMessages.day } });
    const limit = loterie.limite || RESULTS_LIMIT;
    const lotteryId = loterie.ideLoteria || 0;
    return { data: await (day || lotteryId ? readResults(lotteryId, day, limit) : newestResults(limit)) };
  });
}
