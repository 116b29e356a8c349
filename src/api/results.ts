/** Winning numbers, and what a ticket has won. */
import type { AnswerOf } from "#contract/call";
import {
  approximationWire,
  completeResults,
  resultDays as resultDaysCall,
  resultWire,
  results,
  winnerCheck,
} from "#contract/results";
import { read } from "#contract/read";
import { parseDay } from "#domain/bogota";
import type { PlayedTicket } from "#domain/playedTicket";
import { parseFavorite } from "#domain/tickets";
import { instantOf, readable, readableUpTo, scalarText } from "./records";
import { request, type Client } from "./request";
import { mapResult, type Result } from "./result";

/** A draw's winning number. */
export interface DrawResult {
  lotteryId: number;
  /** The lottery's name, or its abbreviation where the backend gives no name. */
  lotteryName: string;
  abbreviation: string;
  number: string;
  series: string;
  /** YYYY-MM-DD */
  drawDay: string;
  drawNumber: number;
  /** When it was drawn (epoch ms); null where the hour is not told. */
  drawsAt: number | null;
  /** The draw's top prize, whole pesos; null where it is not told. */
  jackpotPesos: number | null;
  /** Whether its secos are published with it (RES-03). */
  hasCompleteResults: boolean;
  /** The player's own number in this lottery (RES-05); null where there is none. */
  favoriteNumber: string | null;
}

function toResult(value: unknown): DrawResult | null {
  const record = read(resultWire, value);
  if (!record) return null;
  const drawDay = parseDay(record.fecSorteo);
  if (!drawDay) return null;
  const abbreviation = record.siglaLoteria ?? record.sigaLoteria ?? "";
  return {
    lotteryId: record.ideLoteria,
    lotteryName: record.desLoteria ?? abbreviation,
    abbreviation,
    number: record.numero,
    series: record.serie ?? "",
    drawDay,
    drawNumber: record.sorteo,
    drawsAt: instantOf(record.fecSorteo, record.horaSorteo),
    jackpotPesos: record.vlrBrutoBillete ?? null,
    hasCompleteResults: record.ideClaseLoteria === 1,
    favoriteNumber: parseFavorite(record.numeroFavorito),
  };
}

/** The latest results, newest first, at most `limit`. */
export async function latestResults(client: Client, limit: number): Promise<Result<DrawResult[]>> {
  const result = await request(client, results, {
    body: { loterie: { fecha: null, limite: limit, ideLoteria: null } },
  });
  // Another backend may not know the limit.
  return mapResult(result, ({ data }) => readableUpTo(limit, data, toResult));
}

/** Results that a backend is asked for at most. */
export const MOST_RESULTS = 200;

/** What a search asks for: a day (YYYY-MM-DD), a lottery, both or neither. */
export interface ResultSearch {
  day: string | null;
  lotteryId: number | null;
}

const wireDay = (day: string): string => day.split("-").reverse().join("-");

/** The results of a search, newest first, at most `limit` (RES-01, RES-02). */
export async function searchResults(
  client: Client,
  { day, lotteryId }: ResultSearch,
  limit: number,
): Promise<Result<DrawResult[]>> {
  const asked = Math.min(limit, MOST_RESULTS);
  const result = await request(client, results, {
    body: { loterie: { fecha: day && wireDay(day), limite: asked, ideLoteria: lotteryId } },
  });
  // Another backend may know neither limit nor filter: no more is read than is shown.
  return mapResult(result, ({ data }) =>
    readableUpTo(asked, data, (record) => {
      const found = toResult(record);
      const isAsked =
        found && (day ?? found.drawDay) === found.drawDay && (lotteryId ?? found.lotteryId) === found.lotteryId;
      return isAsked ? found : null;
    }),
  );
}

/** A number drawn for a prize of its own. */
export interface Seco {
  /** The prize's name; "" where the backend gives none. */
  prize: string;
  number: string;
  series: string;
  /** What a whole ticket is paid after taxes, whole pesos; null where it is not told. */
  netTicketPesos: number | null;
}

/** What shares figures or the series with the top prize. */
export interface Approximation {
  prize: string;
  /** The figures that count, "*" where any other stands. */
  number: string;
  /** Null where the series does not count, or must be another. */
  series: string | null;
  netTicketPesos: number;
}

/** All that was drawn and is paid in one draw. */
export interface CompleteResult {
  top: DrawResult;
  secos: Seco[];
  approximations: Approximation[];
}

function toSeco(value: unknown): Seco | null {
  const record = read(resultWire, value);
  if (!record) return null;
  return {
    prize: record.desTipoResultado ?? "",
    number: record.numero,
    series: record.serie ?? "",
    netTicketPesos: record.vlrNetoBillete ?? null,
  };
}

function toApproximation(value: unknown): Approximation | null {
  const record = read(approximationWire, value);
  if (!record) return null;
  return {
    prize: record.desPlanPremio,
    number: record.numero,
    series: record.serie ?? null,
    netTicketPesos: record.vlrNetoBillete,
  };
}

const isTop = (record: unknown): boolean =>
  /^(?:premio )?mayor$/i.test(scalarText((record as { desTipoResultado?: unknown } | null)?.desTipoResultado));

/** The complete result of a lottery's draw of a day (YYYY-MM-DD); null when there is none (RES-03, SECO-01). */
export async function completeResult(
  client: Client,
  { day, lotteryId }: { day: string; lotteryId: number },
): Promise<Result<CompleteResult | null>> {
  const result = await request(client, completeResults, {
    body: { lottery: { ideLoteria: lotteryId, fecha: wireDay(day) } },
  });
  return mapResult(result, ({ data: { resultadosLoteria: records, aproximaciones } }) => {
    // The top prize is said to be it; a backend that says nothing puts it first.
    const at = Math.max(0, records.findIndex(isTop));
    const top = toResult(records[at]);
    if (!top) return null;
    return {
      top: { ...top, hasCompleteResults: true },
      secos: readable(records.toSpliced(at, 1), toSeco),
      approximations: readable(aproximaciones ?? [], toApproximation),
    };
  });
}

/** The days with results beside a day, or the last one where none is asked for. YYYY-MM-DD; null where there is none. */
export interface ResultDays {
  previous: string | null;
  next: string | null;
}

export async function resultDays(client: Client, { day, lotteryId }: ResultSearch): Promise<Result<ResultDays>> {
  const result = await request(client, resultDaysCall, {
    body: { loterie: { fecha: day && wireDay(day), ideLoteria: lotteryId } },
  });
  return mapResult(result, ({ data: { anterior, siguiente } }) => ({
    previous: anterior ? parseDay(anterior) : null,
    next: siguiente ? parseDay(siguiente) : null,
  }));
}

/** A prize that a ticket has won. Whole pesos. */
export interface WonPrize {
  name: string;
  grossTicketPesos: number;
  netTicketPesos: number;
  netFractionPesos: number;
  /** Null where it is not told. */
  grossFractionPesos: number | null;
}

/** What the check of a ticket says. Another backend may say only whether it has won. */
export interface TicketCheck {
  hasWon: boolean;
  prizes: WonPrize[];
  /** The draw's top prize; null where it is not told. */
  top: { number: string; series: string } | null;
  drawNumber: number | null;
  /** Last day to claim, YYYY-MM-DD; null where it is not told. */
  claimUntil: string | null;
  /** What the ticket was held against beside the top prize; null where it is not told. */
  checked: { secos: number; approximations: number } | null;
}

const toTicketCheck = ({ data }: AnswerOf<typeof winnerCheck>): TicketCheck => ({
  hasWon: data.ganador,
  prizes: (data.premios ?? []).map((prize) => ({
    name: prize.desPlanPremio,
    grossTicketPesos: prize.vlrBrutoBillete,
    netTicketPesos: prize.vlrNetoBillete,
    netFractionPesos: prize.vlrNetoFraccion,
    grossFractionPesos: prize.vlrBrutoFraccion ?? null,
  })),
  top: data.numero && data.serie ? { number: data.numero, series: data.serie } : null,
  drawNumber: data.sorteo ?? null,
  claimUntil: data.fecLimite ? parseDay(data.fecLimite) : null,
  checked:
    data.secosRevisados === undefined || data.aproximacionesRevisadas === undefined
      ? null
      : { secos: data.secosRevisados, approximations: data.aproximacionesRevisadas },
});

/** Whether a ticket has won (WIN-01). Refused where there is no result yet, or not all of the plan is known. */
export async function checkTicket(client: Client, ticket: PlayedTicket): Promise<Result<TicketCheck>> {
  const { lotteryId, drawDay, number, series } = ticket;
  const result = await request(client, winnerCheck, {
    body: {
      number: { ideLoteria: lotteryId, fecha: drawDay.split("-").reverse().join("-"), numero: number, serie: series },
    },
  });
  return mapResult(result, toTicketCheck);
}
