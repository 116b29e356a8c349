/** The open cart of a person, with its bets and recharges: one at most, changed under its row's lock, each change with a new revision. */
import { and, asc, eq, sql } from "drizzle-orm";
import { drawKey } from "#domain/draws";
import { prepared, type Db, type Store } from "./database";
import { drawsOf, type DrawRecord } from "./draws";
import { StoreError } from "./errors";
import { assertSold, priceRecharges, type RechargeWish } from "./operators";
import { cartLines, cartRecharges, carts } from "./schema";

export type CartRow = typeof carts.$inferSelect;
/** A bet as it is asked for: which ticket, how many fractions. The price is not part of it. */
export type Bet = Omit<typeof cartLines.$inferSelect, "cartId" | "position">;
export interface OpenCart extends CartRow {
  lines: Bet[];
  recharges: RechargeWish[];
}

/** Largest cart that is kept: bets and recharges together. */
export const MAX_LINES = 50;

const linesOfCart = prepared((db) =>
  db
    .select({
      clientId: cartLines.clientId,
      lotteryId: cartLines.lotteryId,
      drawNumber: cartLines.drawNumber,
      number: cartLines.number,
      series: cartLines.series,
      fractions: cartLines.fractions,
    })
    .from(cartLines)
    .where(eq(cartLines.cartId, sql.placeholder("cartId")))
    .orderBy(asc(cartLines.position)),
);

/** The bets of a cart in their order. */
export const linesOf = (db: Db, cartId: number): Promise<Bet[]> => linesOfCart(db).execute({ cartId });

const rechargesOfCart = prepared((db) =>
  db
    .select({
      clientId: cartRecharges.clientId,
      phone: cartRecharges.phone,
      operatorId: cartRecharges.operatorId,
      packageId: cartRecharges.packageId,
      topUpPesos: cartRecharges.topUpPesos,
    })
    .from(cartRecharges)
    .where(eq(cartRecharges.cartId, sql.placeholder("cartId")))
    .orderBy(asc(cartRecharges.position)),
);

/** The recharges of a cart in their order. */
export const rechargesOf = (db: Db, cartId: number): Promise<RechargeWish[]> => rechargesOfCart(db).execute({ cartId });

const withContents = async (db: Db, cart: CartRow): Promise<OpenCart> => ({
  ...cart,
  lines: await linesOf(db, cart.id),
  recharges: await rechargesOf(db, cart.id),
});

const selectOpen = (db: Db) =>
  db
    .select()
    .from(carts)
    .where(and(eq(carts.userId, sql.placeholder("userId")), eq(carts.state, "INCART")));
const openRow = prepared(selectOpen);
const openRowUnderLock = prepared((db) => selectOpen(db).for("update"));
const insertedRow = prepared((db) =>
  db
    .insert(carts)
    .values({ userId: sql.placeholder("userId"), state: "INCART", updatedAt: sql.placeholder("now") })
    .onConflictDoNothing()
    .returning(),
);
const changedRow = prepared((db) =>
  db
    .update(carts)
    .set({ revision: sql`${carts.revision} + 1`, updatedAt: sql`${sql.placeholder("now")}` })
    .where(eq(carts.id, sql.placeholder("id")))
    .returning(),
);

/** The person's open cart; null when there is none yet. */
export async function readOpenCart(db: Db, userId: number): Promise<OpenCart | null> {
  const [cart] = await openRow(db).execute({ userId });
  return cart ? withContents(db, cart) : null;
}

/** A new cart; null where the person has an open one, or another request makes one. */
async function makeCart(db: Db, userId: number, now: string): Promise<OpenCart | null> {
  const [made] = await insertedRow(db).execute({ userId, now });
  return made ? { ...made, lines: [], recharges: [] } : null;
}

/** The person's open cart under lock, made when there is none. */
async function lockOpenCart(tx: Db, userId: number, now: string): Promise<OpenCart> {
  // One that is just being ordered is waited for, and is not open any more after that.
  const [cart] = await openRowUnderLock(tx).execute({ userId });
  if (cart) return withContents(tx, cart);
  return (await makeCart(tx, userId, now)) ?? lockOpenCart(tx, userId, now);
}

/** Opens the person's cart, or gives the one that is open. */
export async function openCart(store: Store, userId: number, now: string): Promise<OpenCart> {
  return (await makeCart(store.db, userId, now)) ?? store.transaction((tx) => lockOpenCart(tx, userId, now));
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

interface Contents {
  lines: readonly Bet[];
  recharges: readonly RechargeWish[];
}

async function write(tx: Db, cart: OpenCart, { lines, recharges }: Contents, now: string): Promise<OpenCart> {
  if (lines.length + recharges.length > MAX_LINES) throw new StoreError("CART_FULL");
  if (cart.lines.length > 0) await tx.delete(cartLines).where(eq(cartLines.cartId, cart.id));
  if (cart.recharges.length > 0) await tx.delete(cartRecharges).where(eq(cartRecharges.cartId, cart.id));
  if (recharges.length > 0)
    await tx.insert(cartRecharges).values(recharges.map((line, position) => ({ ...line, cartId: cart.id, position })));
  if (lines.length > 0)
    await tx.insert(cartLines).values(lines.map((line, position) => ({ ...line, cartId: cart.id, position })));
  const [saved] = await changedRow(tx).execute({ id: cart.id, now });
  return { ...saved!, lines: [...lines], recharges: [...recharges] };
}

interface Change {
  userId: number;
  /** The cart that the browser knows; null takes whichever is open. */
  cartId: number | null;
  bets: readonly Bet[];
  recharges?: readonly RechargeWish[];
  now: string;
}

/**
 * Recharges that were asked for beside those that are `kept` and beside bets, each id once. One that the cart has already stays as
 * it is there, also where it is not sold any more. @throws StoreError naming new ones that are not sold
 */
async function mergeAsked(
  tx: Db,
  cart: OpenCart,
  { kept, asked, bets }: { kept: readonly RechargeWish[]; asked: readonly RechargeWish[]; bets: readonly Bet[] },
): Promise<RechargeWish[]> {
  const ids = new Set([...kept, ...bets].map(({ clientId }) => clientId));
  const stored = new Map(cart.recharges.map((one) => [one.clientId, one]));
  const merged = [...kept];
  const added: RechargeWish[] = [];
  for (const wish of asked) {
    if (ids.has(wish.clientId)) continue;
    ids.add(wish.clientId);
    const known = stored.get(wish.clientId);
    merged.push(known ?? wish);
    if (!known) added.push(wish);
  }
  assertSold(await priceRecharges(tx, added));
  return merged;
}

/**
 * Adds bets and recharges by their ids; adding the same again changes nothing.
 * @throws StoreError when the cart is another or full, or what is added is not sold
 */
export function addBets(store: Store, { userId, cartId, bets, recharges: asked = [], now }: Change): Promise<OpenCart> {
  return store.transaction(async (tx) => {
    const cart = await lockOpenCart(tx, userId, now);
    if (cartId !== null && cart.id !== cartId) throw new StoreError("STALE_CART");
    const printed = await printedDraws(tx, bets);
    const lines = merge(cart.lines, bets, printed);
    const recharges = await mergeAsked(tx, cart, { kept: cart.recharges, asked, bets: lines });
    const isSame = lines.length === cart.lines.length && recharges.length === cart.recharges.length;
    return isSame ? cart : write(tx, cart, { lines, recharges }, now);
  });
}

/** Replaces the cart's bets and recharges; refused with STALE_CART when somebody changed the cart since `revision`. */
export function replaceBets(store: Store, change: Change & { revision: number | undefined }): Promise<OpenCart> {
  const { userId, cartId, bets, recharges: asked = [], now, revision } = change;
  return store.transaction(async (tx) => {
    const cart = await lockOpenCart(tx, userId, now);
    if (cart.id !== cartId || (revision !== undefined && cart.revision !== revision))
      throw new StoreError("STALE_CART");
    const printed = await printedDraws(tx, bets);
    const lines = merge([], bets, printed);
    const recharges = await mergeAsked(tx, cart, { kept: [], asked, bets: lines });
    return write(tx, cart, { lines, recharges }, now);
  });
}
