/** The person's open cart on the server. */
import { cartWire, createCart, lotteryLineWire, readCarts, saveCartLines, type CartWire } from "#contract/cart";
import type { BodyOf } from "#contract/call";
import { read } from "#contract/read";
import { linePesos, type CartContents, type CartLine } from "#domain/cart";
import { parseNumber, parseSeries } from "#domain/tickets";
import { toRechargeLine, toRechargeRequest } from "./recharges";
import { instantOf, readable } from "./records";
import { request, type Client } from "./request";
import { mapResult, success, type Result } from "./result";

/** The open cart of a person. */
export interface ServerCart extends CartContents {
  id: number;
  /** Number of the last saved change. */
  revision: number;
}

/** A stored line, read in both spellings (CART-06). */
export function toCartLine(value: unknown): CartLine | null {
  const record = read(lotteryLineWire, value);
  if (!record) return null;
  const { lottery } = record;
  const drawNumber = lottery.sorteo ?? lottery.numeroSorteo;
  const number = parseNumber(record.numero);
  const series = parseSeries(record.serie);
  if (drawNumber === undefined || !number || !series || record.fracciones < 1) return null;
  const closesAt = record.cerrado ? 0 : instantOf(lottery.fecCierre, lottery.horaCierre);
  return {
    id: record.id,
    lotteryId: lottery.ideLoteria,
    drawNumber,
    lotteryName: lottery.desLoteria ?? lottery.abreviatura ?? lottery.sigla ?? "",
    abbreviation: lottery.abreviatura ?? lottery.sigla ?? "",
    number,
    series,
    fractions: record.fracciones,
    fractionPesos: lottery.vlrFraccion ?? Math.round(record.total / record.fracciones),
    fractionsPerTicket: lottery.numFracciones ?? record.fracciones,
    closesAt: closesAt ?? 0,
    drawsAt: instantOf(lottery.fecSorteo, lottery.horaSorteo) ?? 0,
  };
}

export const toServerCart = (cart: CartWire): ServerCart => ({
  id: cart.id,
  revision: cart.revision,
  lines: readable(cart.lotteries ?? [], toCartLine),
  recharges: readable(cart.recharges ?? [], toRechargeLine),
});

const toLineRequest = (line: CartLine) => ({
  id: line.id,
  lottery: { ideLoteria: line.lotteryId, sorteo: line.drawNumber, abreviatura: line.abbreviation },
  numero: line.number,
  serie: line.series,
  fracciones: line.fractions,
  total: linePesos(line),
});

/**
 * Carts and orders of the person that fit a filter, newest first, `limit` at most after the first `skip`; those that cannot be
 * read are left out.
 */
export async function findCarts(
  client: Client,
  where: Record<string, unknown>,
  { limit, skip }: { limit?: number; skip?: number } = {},
): Promise<Result<CartWire[]>> {
  const filter = JSON.stringify({ where, include: ["lotteries", "recharges"], order: "id DESC", limit, skip });
  return mapResult(await request(client, readCarts, { query: { filter } }), (records) =>
    readable(records, (record) => read(cartWire, record)),
  );
}

/** The person's open cart, made when there is none. */
export async function openCart(client: Client, document: string): Promise<Result<ServerCart>> {
  const found = await findCarts(client, { user: document, state: "INCART" });
  if (!found.ok) return found;
  const open = found.value[0];
  if (open) return success(toServerCart(open));
  const created = await request(client, createCart, { body: { user: document, state: "INCART", order: [] } });
  return mapResult(created, toServerCart);
}

async function saveLines(client: Client, data: BodyOf<typeof saveCartLines>["data"]): Promise<Result<ServerCart>> {
  return mapResult(await request(client, saveCartLines, { body: { data } }), toServerCart);
}

const toContentsRequest = ({ lines, recharges }: CartContents) => ({
  loterias: lines.map(toLineRequest),
  recargas: recharges.map(toRechargeRequest),
});

/** Adds bets and recharges by their ids; adding the same again changes nothing. */
export const addLines = (client: Client, cartId: number, contents: CartContents): Promise<Result<ServerCart>> =>
  saveLines(client, { id: cartId, ...toContentsRequest(contents), createRow: true });

/** Replaces what the cart holds; refused (STALE_CART) when somebody else changed the cart since `revision`. */
export const replaceLines = (
  client: Client,
  cartId: number,
  revision: number,
  contents: CartContents,
): Promise<Result<ServerCart>> =>
  saveLines(client, { id: cartId, ...toContentsRequest(contents), createRow: false, revision });
