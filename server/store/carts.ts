/**
 * The open cart of a person, with its bets and recharges: one at most. Each change gives it a new revision, and is written only on the
 * revision that it was made from, so that no change undoes another.
 */
import { and, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import { drawKey } from "#domain/draws";
import { jsonRows, prepared, rowsOf, type Db, type Store } from "./database";
import { drawsByKey, drawsOf, drawsWithin, type DrawRecord } from "./draws";
import { StoreError } from "./errors";
import { assertSold, priceRecharges, type RechargeWish } from "./operators";
import { retried } from "./retried";
import { cartLines, cartRecharges, carts } from "./schema";

export type CartRow = typeof carts.$inferSelect;
/** A bet as it is asked for: which ticket, how many fractions. The price is not part of it. */
export type Bet = Omit<typeof cartLines.$inferSelect, "cartId" | "position">;
interface Contents {
  lines: Bet[];
  recharges: RechargeWish[];
}
export interface OpenCart extends CartRow, Contents {
  /** Those of its bets, and of what it is asked to take, by their keys ("10/4861"). */
  draws: ReadonlyMap<string, DrawRecord>;
}

/** Largest cart that is kept: bets and recharges together. */
export const MAX_LINES = 50;

const { cartId: _of, position: _place, ...betColumns } = getTableColumns(cartLines);
const { cartId: _owner, position: _at, ...rechargeColumns } = getTableColumns(cartRecharges);

// In one statement with the cart's row: bets, recharges and revision are of one moment.
const contents = {
  lines: jsonRows<Bet>(betColumns, sql`from cart_lines where cart_id = carts.id`, cartLines.position),
  recharges: jsonRows<RechargeWish>(
    rechargeColumns,
    sql`from cart_recharges where cart_id = carts.id`,
    cartRecharges.position,
  ),
};

const contentsOfCart = prepared((db) =>
  db
    .select(contents)
    .from(carts)
    .where(eq(carts.id, sql.placeholder("cartId"))),
);

/** The bets and recharges of a cart in their order. */
export async function contentsOf(db: Db, cartId: number): Promise<Contents> {
  const [found] = await contentsOfCart(db).execute({ cartId });
  return found!;
}

// The state as a word of the statement, not as a value: a plan that is kept for any value could not use the index of the open ones.
const isOpenOf = and(eq(carts.userId, sql.placeholder("userId")), sql`${carts.state} = 'INCART'`);
const storedCart = prepared((db) =>
  db
    .select({
      ...getTableColumns(carts),
      ...contents,
      draws: drawsWithin(sql`draws.draw_number = any(array(
        select unnest(${sql.placeholder("numbers")}::int[])
        union all select draw_number from cart_lines where cart_id = carts.id))`),
    })
    .from(carts)
    .where(isOpenOf),
);
const insertedRow = prepared((db) =>
  db
    .insert(carts)
    .values({ userId: sql.placeholder("userId"), state: "INCART", updatedAt: sql.placeholder("now") })
    .onConflictDoNothing()
    .returning(),
);

/** The person's open cart, with the draws of what it is asked to take beside its own; null when there is none yet. */
export async function readOpenCart(db: Db, userId: number, asked: readonly Bet[] = []): Promise<OpenCart | null> {
  const numbers = asked.map(({ drawNumber }) => drawNumber);
  const [cart] = await storedCart(db).execute({ userId, numbers });
  return cart ? { ...cart, draws: drawsByKey(cart.draws) } : null;
}

/** A new cart; null where the person has an open one, or another request makes one. */
async function makeCart(
  db: Db,
  userId: number,
  { now, asked = [] }: { now: string; asked?: readonly Bet[] },
): Promise<OpenCart | null> {
  const [made] = await insertedRow(db).execute({ userId, now });
  return made ? { ...made, lines: [], recharges: [], draws: await drawsOf(db, asked) } : null;
}

/** Opens the person's cart, or gives the one that is open. One that is just being ordered is waited for by the new one. */
export async function openCart({ db }: Store, userId: number, now: string): Promise<OpenCart> {
  for (;;) {
    const cart = (await makeCart(db, userId, { now })) ?? (await readOpenCart(db, userId));
    if (cart) return cart;
  }
}

/** @throws StoreError naming the bets of which no such ticket was printed */
function assertPrinted(bets: readonly Bet[], known: ReadonlyMap<string, DrawRecord>): void {
  const refuse = (code: StoreError["code"], isWrong: (bet: Bet, draw: DrawRecord | undefined) => boolean): void => {
    const lines = bets.filter((bet) => isWrong(bet, known.get(drawKey(bet)))).map(({ clientId }) => clientId);
    if (lines.length > 0) throw new StoreError(code, { lines });
  };
  refuse("DRAW_UNKNOWN", (_bet, draw) => draw === undefined);
  refuse("SERIES_UNKNOWN", ({ series }, draw) => Number(series) >= draw!.seriesCount);
  refuse("TOO_MANY_FRACTIONS", ({ fractions }, draw) => fractions > draw!.fractionsPerTicket);
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

const places = <Line extends object>(some: readonly Line[]): string =>
  JSON.stringify(some.map((line, position) => ({ ...line, position })));

// Parts of the statement that writes a cart. What goes and what is written are told apart by their ids: the parts have no order.
const writtenLines = (lines: readonly Bet[]): SQL => sql`
  lines as (
    select * from jsonb_to_recordset(${places(lines)}::jsonb) as line("clientId" text, position int, "lotteryId" int,
      "drawNumber" int, number text, series text, fractions int)
  ), gone_lines as (
    delete from cart_lines using saved where cart_id = saved.id and client_id not in (select "clientId" from lines)
  ), kept_lines as (
    insert into cart_lines (cart_id, client_id, position, lottery_id, draw_number, number, series, fractions)
    select saved.id, lines.* from saved, lines
    on conflict (cart_id, client_id) do update set position = excluded.position, lottery_id = excluded.lottery_id,
      draw_number = excluded.draw_number, number = excluded.number, series = excluded.series, fractions = excluded.fractions
  )`;
const writtenRecharges = (recharges: readonly RechargeWish[]): SQL => sql`
  recharges as (
    select * from jsonb_to_recordset(${places(recharges)}::jsonb) as recharge("clientId" text, position int, phone text,
      "operatorId" int, "packageId" text, "topUpPesos" bigint)
  ), gone_recharges as (
    delete from cart_recharges using saved where cart_id = saved.id and client_id not in (select "clientId" from recharges)
  ), kept_recharges as (
    insert into cart_recharges (cart_id, client_id, position, phone, operator_id, package_id, top_up_pesos)
    select saved.id, recharges.* from saved, recharges
    on conflict (cart_id, client_id) do update set position = excluded.position, phone = excluded.phone,
      operator_id = excluded.operator_id, package_id = excluded.package_id, top_up_pesos = excluded.top_up_pesos
  )`;

/**
 * Writes what a cart is to hold, in one statement. Null, and nothing written, where it was changed or ordered since it was read: a
 * cart that is just being ordered is waited for.
 */
async function write(db: Db, cart: OpenCart, { lines, recharges }: Contents, now: string): Promise<OpenCart | null> {
  if (lines.length + recharges.length > MAX_LINES) throw new StoreError("CART_FULL");
  const saved = sql`saved as (
    update carts set revision = revision + 1, updated_at = ${now}::timestamptz
    where id = ${cart.id}::int and revision = ${cart.revision}::int and state = 'INCART' returning id
  )`;
  const parts = [
    saved,
    ...(cart.lines.length + lines.length > 0 ? [writtenLines(lines)] : []),
    ...(cart.recharges.length + recharges.length > 0 ? [writtenRecharges(recharges)] : []),
  ];
  const statement = sql`with ${sql.join(parts, sql`, `)} select id from saved`;
  // Its draws are looked at in the order of the bets: whoever loads draws locks them in another one.
  const written = await retried(() => rowsOf(db, statement));
  return written.length > 0 ? { ...cart, revision: cart.revision + 1, updatedAt: now, lines, recharges } : null;
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
  db: Db,
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
  assertSold(await priceRecharges(db, added));
  return merged;
}

/**
 * Changes the person's open cart, made when there is none: again from the beginning where somebody changed it meanwhile, as often as
 * somebody did. `edit` gives what it is to hold; null leaves it as it is.
 */
async function changeCart(
  { db }: Store,
  { userId, cartId, bets, now }: Change,
  edit: (cart: OpenCart) => Promise<Contents | null>,
): Promise<OpenCart> {
  for (;;) {
    const cart = (await readOpenCart(db, userId, bets)) ?? (await makeCart(db, userId, { now, asked: bets }));
    if (!cart) continue;
    if (cartId !== null && cart.id !== cartId) throw new StoreError("STALE_CART");
    const wanted = await edit(cart);
    const saved = wanted ? await write(db, cart, wanted, now) : cart;
    if (saved) return saved;
  }
}

/**
 * Adds bets and recharges by their ids; adding the same again changes nothing.
 * @throws StoreError when the cart is another or full, or what is added is not sold
 */
export function addBets(store: Store, change: Change): Promise<OpenCart> {
  const { bets, recharges: asked = [] } = change;
  return changeCart(store, change, async (cart) => {
    assertPrinted(bets, cart.draws);
    const lines = merge(cart.lines, bets, cart.draws);
    const recharges = await mergeAsked(store.db, cart, { kept: cart.recharges, asked, bets: lines });
    const isSame = lines.length === cart.lines.length && recharges.length === cart.recharges.length;
    return isSame ? null : { lines, recharges };
  });
}

/** Replaces what a cart holds; refused with STALE_CART when it is another one, or somebody changed it since `revision`. */
export function replaceBets(
  store: Store,
  change: Change & { cartId: number; revision: number | undefined },
): Promise<OpenCart> {
  const { bets, recharges: asked = [], revision } = change;
  return changeCart(store, change, async (cart) => {
    if (revision !== undefined && cart.revision !== revision) throw new StoreError("STALE_CART");
    assertPrinted(bets, cart.draws);
    const lines = merge([], bets, cart.draws);
    return { lines, recharges: await mergeAsked(store.db, cart, { kept: [], asked, bets: lines }) };
  });
}
