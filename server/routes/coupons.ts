/** What a coupon gives for the open cart. */
import type { FastifyInstance } from "fastify";
import type { AnswerOf } from "#contract/call";
import { consultCoupon as consultCall } from "#contract/coupons";
import { couponCode, type Coupon } from "#domain/coupons";
import type { Shop } from "../shop";
import { consultCoupon } from "../store/coupons";
import { sessionCall } from "./register";

/** A coupon as the wire writes it. */
export const couponRecord = (coupon: Coupon): AnswerOf<typeof consultCall>["req"] => ({
  cupon: coupon.code,
  minFracciones: coupon.minFractions,
  maxFracciones: coupon.maxFractions,
  loterias: coupon.percents.map(({ lotteryId, percent }) => ({ ideLoteria: lotteryId, porcentaje: percent })),
  vence: new Date(coupon.endsAt).toISOString(),
});

export function addCoupons(app: FastifyInstance, shop: Shop): void {
  sessionCall(
    app,
    shop,
    consultCall,
    async ({ body: { confisys }, user }) => {
      const { cupon, idcart } = confisys.data;
      const question = { userId: user.id, cartId: idcart, code: couponCode(cupon), now: shop.clock.now() };
      return { req: couponRecord(await consultCoupon(shop.store.db, question)) };
    },
    // Few enough that nobody finds a code by trying.
    { perMinute: 20 },
  );
}
