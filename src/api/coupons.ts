/** What coupons give. */
import type { AnswerOf } from "#contract/call";
import { consultCoupon as consultCall } from "#contract/coupons";
import type { Coupon } from "#domain/coupons";
import { request, type Client } from "./request";
import { mapResult, type Result } from "./result";

export const toCoupon = (record: AnswerOf<typeof consultCall>["req"]): Coupon => ({
  code: record.cupon,
  minFractions: record.minFracciones,
  maxFractions: record.maxFracciones,
  percents: record.loterias.map(({ ideLoteria, porcentaje }) => ({ lotteryId: ideLoteria, percent: porcentaje })),
  endsAt: Date.parse(record.vence),
});

/** What a coupon gives for a person's open cart (CPN-01). */
export async function consultCoupon(client: Client, cartId: number, code: string): Promise<Result<Coupon>> {
  const result = await request(client, consultCall, { body: { confisys: { data: { cupon: code, idcart: cartId } } } });
  return mapResult(result, ({ req }) => toCoupon(req));
}
