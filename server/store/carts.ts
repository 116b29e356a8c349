/** The open cart of a person: one at most, changed under its row's lock, each change with a new revision. */
import { and, asc, eq, sql } from "drizzle-orm";
import { Refusal } from "../refusal";
import { drawsOf } from "./draws";
import { drawKey } from "#domain/draws";
import type { Db, Store } from "./database";
import { cartLines, carts } from "./schema";

export type CartRow = typeof carts.$inferSelect;
/** A bet as it is asked for: which ticket, how many fractions. The price is not part of it. */
export type Bet = Omit<typeof cartLines.$inferSelect, "cartId" | "position">;
export interface OpenCart extends CartRow {
  lines: Bet[];
}

/** Largest cart that is kept. */
export const MAX_LINES = 50;

async function linesOf(db: Db, cartId: number): Promise<Bet[]> {
  return db
    .select({
      clientId: cartLines.clientId,
      lotteryId: cartLines.lotteryId,
      drawNumber: cartLines.drawNumber,
      number: cartLines.number,
      series: cartLines.series,
      fractions: cartLines.fractions,
    })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.position));
}

/** The person's open cart; null when there is none yet. */
export async function readOpenCart(db: Db, userId: number): Promise<OpenCart | null> {
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), eq(carts.state, "INCART")));
  return cart ? { ...cart, lines: await linesOf(db, cart.id) } : null;
}

/** The person's open cart under lock, made when there is none. */
async function lockOpenCart(tx: Db, userId: number, now: string): Promise<OpenCart> {
  await tx.insert(carts).values({ userId, state: "INCART", updatedAt: now }).onConflictDoNothing();
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), eq(carts.state, "INCART")))
    .for("update");
  if (!cart) throw new Error(`User ${userId} has no open cart after making one`);
  return { ...cart, lines: await linesOf(tx, cart.id) };
}

/** Opens the person's cart, or gives the one that is open. */
export function openCart(store: Store, userId: number, now: string): Promise<OpenCart> {
  return store.transaction((tx) => lockOpenCart(tx, userId, now));
}

async function assertPrinted(tx: Db, bets: readonly Bet[]): Promise<Map<string, { fractionsPerTicket: number }>> {
  const known = await drawsOf(tx, bets);
  const unknown: Record<string, string> = {};
  const wrong: Record<string, string> = {};
  for (const bet of bets) {
    const draw = known.get(drawKey(bet));
    if (!draw) unknown[bet.clientId] = "Este sorteo no existe";
    else if (Number(bet.series) >= draw.seriesCount)
      wrong[bet.clientId] = "La serie ingresada no se encuentra disponible";
    else if (bet.fractions > draw.fractionsPerTicket) wrong[bet.clientId] = "El billete no tiene tantas fracciones";
  }
  if (Object.keys(unknown).length > 0) throw new Refusal(409, "DRAW_UNKNOWN", { fields: unknown });
  if (Object.keys(wrong).length > 0) throw new Refusal(409, "SERIES_UNKNOWN", { fields: wrong });
  return known;
}

const ticketOf = ({ lotteryId, drawNumber, number, series }: Bet): string =>
  `${lotteryId}/${drawNumber}/${number}/${series}`;

/** New bets beside the kept ones: known ids change nothing, a ticket never gets more fractions than it has. */
function merge(kept: readonly Bet[], added: readonly Bet[], sizes: Map<string, { fractionsPerTicket: number }>): Bet[] {
  const merged = [...kept];
  const ids = new Set(kept.map(({ clientId }) => clientId));
  for (const bet of added) {
    if (ids.has(bet.clientId)) continue;
    const size = sizes.get(drawKey(bet))!.fractionsPerTicket;
    const taken = merged
      .filter((other) => ticketOf(other) === ticketOf(bet))
      .reduce((sum, one) => sum + one.fractions, 0);
    const fractions = Math.min(bet.fractions, size - taken);
    if (fractions < 1) continue;
    ids.add(bet.clientId);
    merged.push({ ...bet, fractions });
  }
  return merged;
}

async function write(tx: Db, cart: OpenCart, lines: readonly Bet[], now: string): Promise<OpenCart> {
  if (lines.length > MAX_LINES) throw new Refusal(409, "CART_FULL");
  await tx.delete(cartLines).where(eq(cartLines.cartId, cart.id));
  if (lines.length > 0)
    await tx.insert(cartLines).values(lines.map((line, position) => ({ ...line, cartId: cart.id, position })));
  const [saved] = await tx
    .update(carts)
    .set({ revision: sql`${carts.revision} + 1`, updatedAt: now })
    .where(eq(carts.id, cart.id))
    .returning();
  return { ...saved!, lines: [...lines] };
}

interface Change {
  userId: number;
  /** The cart that the browser knows; null takes whichever is open. */
  cartId: number | null;
  bets: readonly Bet[];
  now: string;
}

/** Adds bets by their ids; adding the same again changes nothing. @throws Refusal when the cart is another or full */
export function addBets(store: Store, { userId, cartId, bets, now }: Change): Promise<OpenCart> {
  return store.transaction(async (tx) => {
    const cart = await lockOpenCart(tx, userId, now);
    if (cartId !== null && cart.id !== cartId) throw new Refusal(409, "STALE_CART");
    const sizes = await assertPrinted(tx, bets);
    const lines = merge(cart.lines, bets, sizes);
    return lines.length === cart.lines.length ? cart : write(tx, cart, lines, now);
  });
}

/** Replaces the cart's bets; refused with STALE_CART when somebody changed the cart since `revision`. */
export function replaceBets(store: Store, change: Change & { revision: number | undefined }): Promise<OpenCart> {
  const { userId, cartId, bets, now, revision } = change;
  return store.transaction(async (tx) => {
    const cart = await lockOpenCart(tx, userId, now);
    if (cart.id !== cartId || (revision !== undefined && cart.revision !== revision))
      throw new Refusal(409, "STALE_CART");
    const sizes = await assertPrinted(tx, bets);
    return write(tx, cart, merge([], bets, sizes), now);
  });
}
