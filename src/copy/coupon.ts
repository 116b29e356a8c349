/** Words of the coupons. */
import { pesos } from "./format";

export const coupon = {
  label: "Cupón",
  only: "Un cupón solo tiene letras y números, hasta 30.",
  apply: "Aplicar cupón",
  applying: "Aplicando",
  missing: "Escribe el código de tu cupón.",
  failed: "No pudimos consultar el cupón. Inténtalo de nuevo.",
  applied: (code: string, discountPesos: number) => `Cupón ${code}: ahorras ${pesos(discountPesos)}.`,
  stays: "Si sales del carrito tendrás que aplicarlo otra vez.",
  remove: "Quitar cupón",
  over: "Tu cupón venció y lo quitamos. Revisa el total.",
  unfit: "Tu cupón ya no sirve para las jugadas del carrito y lo quitamos. Revisa el total.",
  without: "Total sin descuento",
  discount: "Descuento",
  discountOf: (code: string) => `Descuento, cupón ${code}`,
  /** In the history. */
  taken: (code: string, discountPesos: number) => `Descuento, cupón ${code}: ${pesos(-discountPesos)}`,
  refused: {
    title: "No es posible redimir el cupón en esta compra",
    without: (totalPesos: number) => `Sin cupón pagas ${pesos(totalPesos)}.`,
    review: "Revisar",
    buy: "Comprar sin cupón",
  },
} as const;
