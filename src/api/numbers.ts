/** Numbers for a player who has none in mind: what is free in a draw, and what was drawn most and least. */
import { availableNumberWire, availableNumbers } from "#contract/lotteries";
import { numberCountWire, numberStatistics as statisticsCall } from "#contract/numbers";
import { read } from "#contract/read";
import type { NumberCount } from "#domain/drawnNumbers";
import type { DrawId } from "./lotteries";
import { readableUpTo } from "./records";
import { request, type Client } from "./request";
import { mapResult, type Result } from "./result";

/** A number with fractions free in a draw. */
export interface FreeNumber {
  number: string;
  /** Whole tickets of it that are left; null where it is not told. */
  wholeTickets: number | null;
}

function toFreeNumber(value: unknown): FreeNumber | null {
  const record = read(availableNumberWire, value);
  return record && { number: record.numero, wholeTickets: record.billetes ?? null };
}

/** Free numbers that are offered at most: a backend may list all. */
const MOST_FREE = 12;

/** Some numbers that still have fractions in a draw. */
export async function freeNumbers(client: Client, { lotteryId, drawNumber }: DrawId): Promise<Result<FreeNumber[]>> {
  const result = await request(client, availableNumbers, {
    body: { numeroJugar: { ideLoteria: lotteryId, sorteo: drawNumber } },
  });
  return mapResult(result, ({ data }) => readableUpTo(MOST_FREE, data, toFreeNumber));
}

/** Those of `numbers` that still have fractions in a draw, in their order; all of them where the backend tells of others. */
export async function freeAmong(
  client: Client,
  { lotteryId, drawNumber }: DrawId,
  numbers: readonly string[],
): Promise<Result<string[]>> {
  const result = await request(client, availableNumbers, {
    body: { numeroJugar: { ideLoteria: lotteryId, sorteo: drawNumber, numeros: [...numbers] } },
  });
  return mapResult(result, ({ data }) => {
    // Another backend may not know the question: it gives itself away by a number that was not asked for.
    const free = readableUpTo(numbers.length + 1, data, toFreeNumber).map(({ number }) => number);
    return free.every((number) => numbers.includes(number))
      ? numbers.filter((number) => free.includes(number))
      : [...numbers];
  });
}

/** What was drawn most and least in a lottery's last draws. */
export interface NumberStatistics {
  most: NumberCount[];
  least: NumberCount[];
  /** How many draws were counted; null where it is not told. */
  draws: number | null;
  /** How many numbers were drawn in none of them; null where it is not told. */
  neverDrawn: number | null;
}

function toCount(value: unknown): NumberCount | null {
  const record = read(numberCountWire, value);
  return record && { number: record.numero, times: record.veces };
}

/** Numbers that are shown of each kind at most. */
const MOST_COUNTED = 6;

/** What was drawn most and least in a lottery. */
export async function numberStatistics(client: Client, lotteryId: number): Promise<Result<NumberStatistics>> {
  const result = await request(client, statisticsCall, { body: { data: { ideLoteria: lotteryId } } });
  return mapResult(result, ({ data }) => ({
    most: readableUpTo(MOST_COUNTED, data.mayores ?? [], toCount),
    least: readableUpTo(MOST_COUNTED, data.menores ?? [], toCount),
    draws: data.sorteos ?? null,
    neverDrawn: data.sinCaer ?? null,
  }));
}
