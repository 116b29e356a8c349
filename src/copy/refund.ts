/** Words of money that goes back to its buyer. */
import type { RefundReason, RefundState } from "#domain/refunds";
import { dayMonth, pesos } from "./format";

export const refund = {
  title: (amountPesos: number) => `Devolución de ${pesos(amountPesos)}`,
  reasons: {
    "fractions-gone": "El pago llegó cuando las fracciones ya no estaban disponibles.",
    "second-payment": "Recibimos dos pagos de esta compra y te devolvemos el de más.",
    "draw-annulled": "La lotería anuló el sorteo: no se juega.",
    "recharge-failed": "No se pudo hacer una recarga y te devolvemos su valor.",
  } satisfies Record<RefundReason, string>,
  /** What comes next, or who gave it back. */
  states: {
    OWED: "Se la vamos a pedir a la pasarela. No tienes que hacer nada.",
    ASKED: "Se la pedimos a la pasarela y esperamos su respuesta. No tienes que hacer nada.",
    TASK: "La hace una persona de la tienda. No tienes que hacer nada.",
    DONE: "La pasarela ya la hizo. Tu banco puede tardar unos días en mostrarla.",
    CLOSED: "La hizo una persona de la tienda. Si no la encuentras, escríbenos por PQRS con la referencia.",
  } satisfies Record<RefundState, string>,
  facts: { owed: "La debemos desde", asked: "Pedida a la pasarela", done: "Devuelta" },
  /** In the history. */
  owed: (amountPesos: number) => `Por devolverte ${pesos(amountPesos)}`,
  done: (amountPesos: number, doneAt: number) => `Te devolvimos ${pesos(amountPesos)} el ${dayMonth(doneAt)}`,
} as const;
