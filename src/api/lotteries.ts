/** Draws that can be played, what is left of their tickets, and what they pay. */
import {
  availableLotteries,
  availableNumberWire,
  availableNumbers,
  lotteryScheduleWire,
  lotterySchedules,
  lotteryWire,
  numberAvailability,
  prizePlan as prizePlanCall,
  prizePlanRowWire,
  seriesWire,
} from "#contract/lotteries";
import { read } from "#contract/read";
import { parseDay } from "#domain/bogota";
import { byClosing, type Draw } from "#domain/draws";
import { parseFavorite, type SeriesOption } from "#domain/tickets";
import { instantOf, readable, readableUpTo } from "./records";
import { request, type Client } from "./request";
import { mapResult, type Result } from "./result";

/** A fixed day that asks the backend for all open draws (HOME-03). */
const ALL_OPEN_DRAWS = { fecha: "11-04-2018", evento: null };

/** A draw as its calls name it. */
export type DrawId = Pick<Draw, "lotteryId" | "drawNumber">;

/** A draw, its dates normalised (HOME-03). */
export function toDraw(value: unknown): Draw | null {
  const record = read(lotteryWire, value);
  if (!record) return null;
  const drawDay = parseDay(record.fecSorteo);
  const closesAt = instantOf(record.fecCierre, record.horaCierre);
  const drawsAt = instantOf(record.fecSorteo, record.horaSorteo);
  if (!drawDay || closesAt === null || drawsAt === null) return null;
  return {
    lotteryId: record.ideLoteria,
    drawNumber: record.sorteo,
    lotteryName: record.desLoteria,
    abbreviation: record.abreviatura ?? "",
    drawDay,
    drawsAt,
    closesAt,
    ticketPesos: record.vlrBillete,
    fractionPesos: record.vlrFraccion,
    fractionsPerTicket: record.numFracciones,
    jackpotPesos: record.premioMayor.vlrBrutoBillete,
    favoriteNumber: parseFavorite(record.numeroFavorito),
    hasCompleteResults: record.ideClaseLoteria === 1,
  };
}

/** The open draws, or those of one lottery, the next to close first. */
export async function openDraws(client: Client, lotteryId?: number): Promise<Result<Draw[]>> {
  const result = await request(client, availableLotteries, {
    body: { lottery: { ...ALL_OPEN_DRAWS, ideLoteria: lotteryId } },
  });
  // Another backend may not know the filter: the lottery is looked for in what it gave.
  return mapResult(result, ({ data }) =>
    readable(data, toDraw)
      .filter((draw) => lotteryId === undefined || draw.lotteryId === lotteryId)
      .sort(byClosing),
  );
}

/** The next open draw of a lottery, or the one with `drawNumber`; null when it is not open. */
export async function openDraw(
  client: Client,
  { lotteryId, drawNumber }: { lotteryId: number; drawNumber?: number },
): Promise<Result<Draw | null>> {
  const result = await request(client, availableLotteries, {
    body: { lottery: { ...ALL_OPEN_DRAWS, ideLoteria: lotteryId, sorteo: drawNumber } },
  });
  // Another backend may not know the filter: the draw is looked for in what it gave.
  return mapResult(
    result,
    ({ data }) =>
      readable(data, toDraw)
        .sort(byClosing)
        .find((draw) => draw.lotteryId === lotteryId && (drawNumber === undefined || draw.drawNumber === drawNumber)) ??
      null,
  );
}

/** The draw of a lottery that can be played after `drawNumber`; null when none is open. */
export async function nextDraw(client: Client, { lotteryId, drawNumber }: DrawId): Promise<Result<Draw | null>> {
  const draws = await openDraws(client, lotteryId);
  return mapResult(draws, (open) => open.find((draw) => draw.drawNumber !== drawNumber) ?? null);
}

/** Whether a draw that is not open was on sale before: asked for its tickets, the backend says that it closed. */
export async function hasClosed(client: Client, draw: DrawId): Promise<boolean> {
  const answer = await seriesOf(client, draw, "0000");
  return !answer.ok && answer.problem.kind === "refused" && answer.problem.code === "DRAW_CLOSED";
}

/** A lottery, whether it is on sale or not. */
export interface Lottery {
  lotteryId: number;
  lotteryName: string;
  abbreviation: string;
  /** Whether its secos are published with its results (RES-03). */
  hasCompleteResults: boolean;
}

function toLottery(value: unknown): Lottery | null {
  const record = read(lotteryScheduleWire, value);
  if (!record) return null;
  return {
    lotteryId: record.ideLoteria,
    lotteryName: record.desLoteria,
    abbreviation: record.abreviatura ?? "",
    hasCompleteResults: record.ideClaseLoteria === 1,
  };
}

/** Every lottery, in the order of their names. */
export async function allLotteries(client: Client): Promise<Result<Lottery[]>> {
  const result = await request(client, lotterySchedules, { body: { lottery: { fecha: null, ideLoteria: null } } });
  return mapResult(result, ({ data }) =>
    readable(data.horariosLoteria, toLottery).sort((one, other) =>
      one.lotteryName.localeCompare(other.lotteryName, "es"),
    ),
  );
}

/** A row of a prize plan. Amounts in whole pesos. */
export interface PrizePlanRow {
  count: number;
  name: string;
  grossTicketPesos: number;
  netTicketPesos: number;
  netFractionPesos: number;
}

function toPrizePlanRow(value: unknown): PrizePlanRow | null {
  const record = read(prizePlanRowWire, value);
  if (!record) return null;
  return {
    count: record.cantidad,
    name: record.desPlanPremio,
    grossTicketPesos: record.vlrBrutoBillete,
    netTicketPesos: record.vlrNetoBillete,
    netFractionPesos: record.vlrNetoFraccion,
  };
}

/** What a lottery's tickets can win: in the draw of a day (YYYY-MM-DD), else in the next one. */
export async function prizePlan(
  client: Client,
  lotteryId: number,
  day: string | null = null,
): Promise<Result<PrizePlanRow[]>> {
  const fecha = day && day.split("-").reverse().join("-");
  const result = await request(client, prizePlanCall, { body: { award: { ideLoteria: lotteryId, fecha } } });
  return mapResult(result, ({ data }) => readable(data.planPremios, toPrizePlanRow));
}

function toSeries(value: unknown): SeriesOption | null {
  const record = read(seriesWire, value);
  return record && { series: record.serie, freeFractions: record.cantFracciones };
}

/** Series of a number with free fractions; with `series`, that one alone if it has any. */
export async function seriesOf(
  client: Client,
  { lotteryId, drawNumber }: DrawId,
  number: string,
  series?: string,
): Promise<Result<SeriesOption[]>> {
  const result = await request(client, numberAvailability, {
    body: {
      number: { ideLoteria: lotteryId, sorteo: drawNumber, numero: number, ...(series ? { serie: series } : {}) },
    },
  });
  return mapResult(result, ({ data }) => readable(data, toSeries).filter(({ freeFractions }) => freeFractions > 0));
}

/** Numbers that are taken from an answer at most: a backend may list all that are free. */
const MOST_NUMBERS = 12;

/** Other numbers of the draw that still have fractions, the neighbours of `number` first. */
export async function otherNumbers(
  client: Client,
  { lotteryId, drawNumber }: DrawId,
  number: string,
): Promise<Result<string[]>> {
  const result = await request(client, availableNumbers, {
    body: { numeroJugar: { ideLoteria: lotteryId, sorteo: drawNumber, numero: number } },
  });
  return mapResult(result, ({ data }) =>
    readableUpTo(MOST_NUMBERS, data, (value) => read(availableNumberWire, value)?.numero ?? null),
  );
}
