/** The open cart of a person: one at most, changed under its row's lock, each change with a new revision. */
import { and, asc, eq, sql } from "drizzle-orm";
import { drawKey } from "#domain/draws";
import type { Db, Store } from "./database";
import { drawsOf, type DrawRecord } from "./draws";
import { StoreError } from "./errors";
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

/** The draws of some bets. @throws StoreError naming the bets of which no such ticket was printed */
async function printedDraws(tx: Db, bets: readonly Bet[]): Promise<Map<string, DrawRecord>> {
  const known = await drawsOf(tx, bets);
  const refuse = (code: StoreError["code"], isWrong: (bet: Bet, draw: DrawRecord | undefined) => boolean): void => {
    const lines = bets.filter((bet) => isWrong(bet, known.get(drawKey(bet)))).map(({ clientId }) => clientId);
    if (lines.length > 0) throw new StoreError(code, { lines });
  };
  refuse("DRAW_UNKNOWN", (_bet, draw) => draw === undefined);
  refuse("SERIES_UNKNOWN", ({ series }, draw) => Number(series) >= draw!.seriesCount);
  refuse("TOO_MANY_FRACTIONS", ({ fractions }, draw) => fractions > draw!.fractionsPerTicket);
  return known;
}

const ticketOf = ({ lotteryId, drawNumber, number, series }: Bet): string =>
  `${lotteryId}/${drawNumber}/${number}/${series}`;

/** New bets beside the kept ones: known ids change nothing, a ticket never gets more fractions than it has. */
function merge(kept: readonly Bet[], added: readonly Bet[], printed: ReadonlyMap<string, DrawRecord>): Bet[] {
  const merged = [...kept];
  const ids = new Set(kept.map(({ clientId }) => clientId));
  for (const bet of added) {
    if (ids.has(bet.clientId)) continue;
    const size = printed.get(drawKey(bet))!.fractionsPerTicket;
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
  if (lines.length > MAX_LINES) throw new StoreError("CART_FULL");
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

/** Adds bets by their ids; adding the same again changes nothing. @throws StoreError when the cart is another or full */
export function addBets(store: Store, { userId, cartId, bets, now }: Change): Promise<OpenCart> {
  return store.transaction(async (tx) => {
    const cart = await lockOpenCart(tx, userId, now);
    if (cartId !== null && cart.id !== cartId) throw new StoreError("STALE_CART");
    const printed = await printedDraws(tx, bets);
    const lines = merge(cart.lines, bets, printed);
    return lines.length === cart.lines.length ? cart : write(tx, cart, lines, now);
  });
}

/** Replaces the cart's bets; refused with STALE_CART when somebody changed the cart since `revision`. */
export function replaceBets(store: Store, change: Change & { revision: number | undefined }): Promise<OpenCart> {
  const { userId, cartId, bets, now, revision } = change;
  return store.transaction(async (tx) => {
    const cart = await lockOpenCart(tx, userId, now);
    if (cart.id !== cartId || (revision !== undefined && cart.revision !== revision))
      throw new StoreError("STALE_CART");
    const printed = await printedDraws(tx, bets);
    return write(tx, cart, merge([], bets, printed), now);
  });
}
