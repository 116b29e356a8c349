/** Wire of the coupons: asking what one gives for the open cart. */
import { array, string } from "yup";
import { COUPON_LETTERS } from "#domain/coupons";
import { couponRefusals } from "#domain/refusals";
import { closed, open, post, recordNumber, requiredText, whole } from "./call";

/** What a coupon gives: the fractions that a bet must have, and the percentage that each lottery has. */
export const couponWire = open({
  cupon: requiredText(COUPON_LETTERS),
  minFracciones: whole().required(),
  maxFracciones: whole().required(),
  loterias: array(open({ ideLoteria: whole().required(), porcentaje: whole().max(100).required() })).required(),
  /** Until when it can be redeemed, ISO. */
  vence: requiredText(40),
});

export const consultCoupon = post("consultCoupon", {
  path: "/api/cuponesredimir/get-consult-coupon",
  summary: "Dice qué descuenta un cupón en el carrito abierto; el descuento se calcula otra vez al pagar.",
  access: "session",
  refuses: { 409: ["STALE_CART", ...couponRefusals] },
  body: closed({
    confisys: closed({
      data: closed({
        cupon: string()
          .matches(/^[A-Za-z0-9]{1,30}$/)
          .required(),
        idcart: recordNumber().required(),
      }),
    }),
  }),
  answer: open({ req: couponWire }),
});
