/** The notices behind the bell: what a person was told of and has not read. */
import { notices as noticesCall, readNotices as readCall } from "#contract/notices";
import { parseDay } from "#domain/bogota";
import { request, type Client } from "./request";
import { mapResult, type Result } from "./result";

/** A ticket that won, of which its owner has not read. */
export interface WonTicket {
  id: number;
  reference: string;
  lotteryName: string;
  abbreviation: string;
  drawNumber: number;
  /** Of the draw, YYYY-MM-DD. */
  drawDay: string;
  number: string;
  series: string;
  /** What is paid after taxes, whole pesos. */
  netPesos: number;
  /** Last day to claim it, YYYY-MM-DD. */
  claimUntil: string;
}

/** What the person has not read, the latest draw first. */
export async function notices(client: Client): Promise<Result<WonTicket[]>> {
  return mapResult(await request(client, noticesCall), ({ premios }) =>
    premios.map((won) => ({
      id: won.id,
      reference: won.referencia,
      lotteryName: won.desLoteria,
      abbreviation: won.abreviatura,
      drawNumber: won.sorteo,
      drawDay: parseDay(won.fecSorteo) ?? "",
      number: won.numero,
      series: won.serie,
      netPesos: won.vlrGanado,
      claimUntil: won.fecLimite,
    })),
  );
}

/** The person has read some notices, by their ids. Gives how many are left. */
export async function readNotices(client: Client, ids: readonly number[]): Promise<Result<number>> {
  return mapResult(await request(client, readCall, { body: { premios: [...ids] } }), ({ sinLeer }) => sinLeer);
}
