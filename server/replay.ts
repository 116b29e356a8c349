/** The bets of a paid order in their lotteries' next draws: into the cart as far as they are free (CONV-04). */
import type { Shop } from "./shop";
import { addBets, openCart, type Bet, type OpenCart } from "./store/carts";
import { drawsOf, otherDrawOf, type DrawRecord } from "./store/draws";
import { linesOf, type OrderRow } from "./store/orders";
import { countFree, type OrderLineRow } from "./store/stock";
import { drawKey } from "#domain/draws";

/** A bet of the order with the draw that it would play in. */
export interface Replay {
  line: OrderLineRow;
  lotteryName: string;
  /** Null where no other draw of its lottery is on sale. */
  draw: DrawRecord | null;
  /** Fractions that go into the cart; 0 where none is free. */
  fractions: number;
}

const betOf = ({ line, draw, fractions }: Replay): Bet => ({
  // The same each time that it is asked for: asking twice adds nothing more.
  clientId: `otra-${line.id}-${draw!.drawNumber}`,
  lotteryId: line.lotteryId,
  drawNumber: draw!.drawNumber,
  number: line.number,
  series: line.series,
  fractions,
});

/** Looks for the order's tickets in the next draws and puts what is free into the person's cart. Nothing is held or bought. */
export async function replay({ store, clock }: Shop, order: OrderRow): Promise<{ cart: OpenCart; replays: Replay[] }> {
  const { db } = store;
  const now = clock.iso();
  const lines = await linesOf(db, order.id);
  const known = await drawsOf(db, lines);
  const replays: Replay[] = [];
  for (const line of lines) {
    const draw = await otherDrawOf(db, line, now);
    const free = draw ? await countFree(db, { ...line, drawNumber: draw.drawNumber }, draw, now) : 0;
    const lotteryName = known.get(drawKey(line))?.name ?? "";
    replays.push({ line, lotteryName, draw, fractions: Math.min(line.fractions, free) });
  }
  const bets = replays.filter(({ fractions }) => fractions > 0).map(betOf);
  const cart =
    bets.length > 0
      ? await addBets(store, { userId: order.userId, cartId: null, bets, now })
      : await openCart(store, order.userId, now);
  return { cart, replays };
}
