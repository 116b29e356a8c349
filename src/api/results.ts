/** Winning numbers. */
import { resultWire, results } from "#contract/results";
import { parseDay } from "#domain/calendar";
import { readable, strict } from "./records";
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
}

function toResult(record: unknown): DrawResult | null {
  if (!resultWire.isValidSync(record, strict)) return null;
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
  };
}

/** The latest results, newest first, at most `limit`. */
export async function latestResults(client: Client, limit: number): Promise<Result<DrawResult[]>> {
  const result = await request(client, results, {
    body: { loterie: { fecha: null, limite: limit, ideLoteria: null } },
  });
  // Another backend may not know the limit.
  return mapResult(result, ({ data }) => readable(data, toResult).slice(0, limit));
}
