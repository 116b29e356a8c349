/** Coupons: what they give, and how many purchases they are still good for. An order is the use of its coupon. */
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { CartLine } from "#domain/cart";
import { couponFault, type Coupon } from "#domain/coupons";
import { drawKey, isOpen } from "#domain/draws";
import type { OrderState } from "#domain/orders";
import { sumPesos } from "#domain/money";
import { readOpenCart, type Bet } from "./carts";
import type { Db } from "./database";
import { salesEndOf } from "./draws";
import { StoreError } from "./errors";
import { priceRecharges } from "./operators";
import { couponLotteries, coupons, orders, users } from "./schema";

/** A coupon with what only the shop knows of it. */
interface KeptCoupon extends Coupon {
  /** Epoch ms. */
  startsAt: number;
  usesLimit: number | null;
  usesPerPerson: number;
}

type OrderRow = typeof orders.$inferSelect;
type Priced = Pick<CartLine, "lotteryId" | "fractions" | "fractionPesos">;

const faultCodes = { over: "COUPON_OVER", unfit: "COUPON_UNFIT", whole: "COUPON_WHOLE" } as const;

/**
 * A coupon by its code. With `isLocked`, one of a limited number is locked until the transaction ends, so that its last use is
 * given once; one of any number is never locked, for nobody's purchase changes another's. @throws StoreError COUPON_UNKNOWN
 */
async function readCoupon(db: Db, code: string, isLocked: boolean): Promise<KeptCoupon> {
  const named = () => db.select().from(coupons).where(eq(coupons.code, code));
  let [row] = await named();
  if (isLocked && row && row.usesLimit !== null) [row] = await named().for("no key update");
  if (!row) throw new StoreError("COUPON_UNKNOWN");
  const percents = await db
    .select({ lotteryId: couponLotteries.lotteryId, percent: couponLotteries.percent })
    .from(couponLotteries)
    .where(eq(couponLotteries.couponCode, code))
    .orderBy(asc(couponLotteries.lotteryId));
  return { ...row, startsAt: Date.parse(row.startsAt), endsAt: Date.parse(row.endsAt), percents };
}

/** @throws StoreError when the coupon cannot be redeemed with these bets at `now` (epoch ms) */
function assertFits(coupon: KeptCoupon, lines: readonly Priced[], otherPesos: number, now: number): void {
  if (now < coupon.startsAt) throw new StoreError("COUPON_EARLY");
  const fault = couponFault(coupon, lines, now, otherPesos);
  if (fault) throw new StoreError(faultCodes[fault]);
}

/**
 * A coupon for the bets of an order that is being made; `rechargePesos` are paid with them. @throws StoreError when it is none, or
 * is not for these bets
 */
export async function lockCoupon(
  tx: Db,
  code: string,
  lines: readonly Priced[],
  rechargePesos: number,
  now: number,
): Promise<KeptCoupon> {
  const coupon = await readCoupon(tx, code, true);
  assertFits(coupon, lines, rechargePesos, now);
  return coupon;
}

/**
 * Holds a coupon to the purchases that it is good for: of a person, whatever account of theirs they were made with, and of all.
 * Where it is about to be used, the coupon and the person are locked by then. @throws StoreError COUPON_USED or COUPON_SPENT
 */
export async function assertUses(
  db: Db,
  { code, usesLimit, usesPerPerson }: KeptCoupon,
  userId: number,
): Promise<void> {
  const uses = and(eq(orders.couponCode, code), inArray(orders.couponUse, ["KEPT", "LATE"]));
  const count = { uses: sql<number>`count(*)::int` };
  const samePerson = sql`${orders.userId} in (
    select same.id from ${users} same join ${users} own
      on (same.document_type, same.document_number) = (own.document_type, own.document_number)
    where own.id = ${userId})`;
  const [own] = await db.select(count).from(orders).where(and(uses, samePerson));
  if (own!.uses >= usesPerPerson) throw new StoreError("COUPON_USED");
  if (usesLimit === null) return;
  const [all] = await db.select(count).from(orders).where(uses);
  if (all!.uses >= usesLimit) throw new StoreError("COUPON_SPENT");
}

/** What becomes of an order's use of its coupon when the order comes to `state`: money that came late is a purchase all the same. */
export function couponUseIn({ couponUse }: OrderRow, state: OrderState): OrderRow["couponUse"] {
  if (couponUse === null) return null;
  // Equivalent mutant (ConditionalExpression): no order becomes PENDING, which all of them are made as.
  // Equivalent mutant (StringLiteral): no order becomes PENDING, which all of them are made as.
  if (state !== "PENDING" && state !== "APPROVED") return "RETURNED";
  return couponUse === "RETURNED" ? "LATE" : couponUse;
}

interface Question {
  userId: number;
  /** The open cart that the person looks at. */
  cartId: number;
  code: string;
  /** Epoch ms. */
  now: number;
}

/**
 * What a coupon would give for the bets of a person's open cart that can be played. Nothing is kept for them: the order asks again.
 * @throws StoreError STALE_CART for another cart, and what the order would be refused with for the coupon
 */
export async function consultCoupon(db: Db, { userId, cartId, code, now }: Question): Promise<Coupon> {
  const cart = await readOpenCart(db, userId);
  if (cart?.id !== cartId) throw new StoreError("STALE_CART");
  const drawOf = (bet: Bet) => cart.draws.get(drawKey(bet));
  const lines = cart.lines
    .filter((bet) => isOpen({ closesAt: salesEndOf(drawOf(bet)) }, now))
    .map((bet) => ({ ...bet, fractionPesos: drawOf(bet)!.fractionPesos }));
  const coupon = await readCoupon(db, code, false);
  // What is true of the coupon itself comes first: a cart that suits it would not help.
  if (now >= coupon.startsAt && now < coupon.endsAt) await assertUses(db, coupon, userId);
  const sold = (await priceRecharges(db, cart.recharges)).filter(({ fault }) => fault === null);
  assertFits(coupon, lines, sumPesos(sold.map(({ pesos }) => pesos)), now);
  return coupon;
}
