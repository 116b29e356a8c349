/** Draws, availability and results. */
import type { FastifyInstance } from "fastify";
import {
  availableLotteries,
  availableNumbers,
  lotterySchedules,
  numberAvailability,
  type LotteryWire,
} from "#contract/lotteries";
import { numberStatistics } from "#contract/numbers";
import { resultDays, results as resultsCall } from "#contract/results";
import { bogotaDay } from "#domain/bogota";
import { mostAndLeast, type NumberCount } from "#domain/drawnNumbers";
import { isOpen } from "#domain/draws";
import { Refusal } from "../refusal";
import type { Shop } from "../shop";
import { freeAmong, freeNumbers, freeSeries } from "../store/availability";
import { keptForASecond } from "../store/brief";
import { allLotteries, resultsBeside, resultsOf } from "../store/catalogue";
import { findDraw, openDrawsReader, salesEndOf, type DrawRecord } from "../store/draws";
import type { Person } from "../store/sessions";
import { lastDrawn } from "../store/statistics";
import { dashed, wireDay, wireHour } from "../wire";
import { daySpan } from "./days";
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
  if (!isOpen({ closesAt: salesEndOf(draw) }, shop.clock.now())) throw new Refusal(409, "DRAW_CLOSED");
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
    const { numeros, numero = null } = numeroJugar;
    const found = numeros
      ? await freeAmong(store.db, draw, [...new Set(numeros)], clock.iso())
      : await freeNumbers(store.db, draw, numero, clock.iso());
    return { data: found.map(({ number, wholeTickets }) => ({ numero: number, billetes: wholeTickets })) };
  });

  const wireCount = ({ number, times }: NumberCount) => ({ numero: number, veces: times });
  const statistics = keptForASecond(clock, async (lotteryId: number) => {
    const { draws, numbers } = await lastDrawn(store.db, lotteryId, clock.iso());
    const { most, least, neverDrawn } = mostAndLeast(numbers, (values) => crypto.getRandomValues(values));
    return {
      data: {
        mayores: most.map(wireCount),
        menores: least.map(wireCount),
        sorteos: draws,
        sinCaer: neverDrawn,
      },
    };
  });

  publicCall(app, shop, numberStatistics, async ({ body: { data } }) => statistics(data.ideLoteria));

  const readResults = async (lotteryId: number, day: string | null, limit: number) => {
    const rows = await resultsOf(store.db, {
      ...(lotteryId > 0 && { lotteryId }),
      ...(day && daySpan(day, "loterie.fecha")),
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
      horaSorteo: wireHour(row.drawsAt),
      sorteo: row.drawNumber,
      ideClaseLoteria: row.resultClass,
      vlrBrutoBillete: row.jackpotPesos,
    }));
  };
  // Only the newest of all lotteries are asked for by every reader of the home page.
  const newestResults = keptForASecond(clock, async (limit: number) => readResults(0, null, limit));

  publicCall(app, shop, resultsCall, async ({ body: { loterie }, user }) => {
    const day = loterie.fecha || null;
    const limit = loterie.limite || RESULTS_LIMIT;
    const lotteryId = loterie.ideLoteria || 0;
    const rows = await (day || lotteryId ? readResults(lotteryId, day, limit) : newestResults(limit));
    const favorite = user?.favoriteNumber;
    if (!favorite) return { data: rows };
    // The newest are shared by all who ask: a person's number goes on a copy.
    return {
      data: rows.map((row) =>
        row.ideLoteria === user.favoriteLotteryId ? { ...row, numeroFavorito: dashed(favorite) } : row,
      ),
    };
  });

  publicCall(app, shop, resultDays, async ({ body: { loterie } }) => {
    const now = clock.iso();
    const span = loterie.fecha ? daySpan(loterie.fecha, "loterie.fecha") : { from: now, until: now };
    const { before, after } = await resultsBeside(store.db, {
      ...(loterie.ideLoteria && { lotteryId: loterie.ideLoteria }),
      ...span,
      now,
    });
    const dayOf = (instant: string | null): string | null => instant && bogotaDay(Date.parse(instant));
    return { data: { anterior: dayOf(before), siguiente: dayOf(after) } };
  });

  const everyLottery = keptForASecond(clock, () => allLotteries(store.db));

  publicCall(app, shop, lotterySchedules, async ({ body: { lottery } }) => {
    const [all, open] = await Promise.all([everyLottery(), openDraws()]);
    const day = lottery.fecha ? wireDay(daySpan(lottery.fecha, "lottery.fecha").from) : null;
    const records = all.map(({ id, name, abbreviation, resultClass }) => {
      const next = open.find((draw) => draw.lotteryId === id);
      return {
        ideLoteria: id,
        desLoteria: name,
        abreviatura: abbreviation,
        ideClaseLoteria: resultClass,
        fecSorteo: next ? wireDay(next.drawsAt) : null,
        horaSorteo: next ? wireHour(next.drawsAt) : null,
        fecCierre: next ? wireDay(next.closesAt) : null,
        horaCierre: next ? wireHour(next.closesAt) : null,
      };
    });
    return {
      data: {
        horariosLoteria: records.filter(
          ({ ideLoteria, fecSorteo }) =>
            (lottery.ideLoteria ?? ideLoteria) === ideLoteria && (day === null || fecSorteo === day),
        ),
      },
    };
  });
}
