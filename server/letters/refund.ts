/** The letters that tell a buyer that money is owed back to them, and that it went back. */
import { pesosText } from "../pesos";
import type { NewMessage } from "../store/outbox";
import type { RefundNews } from "../store/refunds";
import { givenName, atHourText, instantText, letterMessage, shortLottery, weekdayText } from "./letter";

/** Why the money goes back. */
function reasonText({ refund, order, draw, recharge }: RefundNews): string {
  if (refund.reason === "second-payment")
    return "Recibimos dos pagos de la misma compra. Tus billetes siguen siendo tuyos; te devolvemos el pago de más.";
  if (recharge) {
    const rest = refund.amountPesos === order.totalPesos ? "" : " Lo demás de tu compra sigue igual.";
    return `${recharge.operatorName} no hizo la recarga de ${pesosText(recharge.pesos)} al celular ${recharge.phone}.${rest}`;
  }
  if (draw) return `La lotería anuló el sorteo ${draw.drawNumber} de ${shortLottery(draw.name)}: no se juega.`;
  return "Tu pago llegó cuando las fracciones ya no estaban disponibles, así que no compraste ningún billete.";
}

/** Null for a buyer without an e-mail address. */
export function refundMessage(news: RefundNews): NewMessage | null {
  const { refund, order, buyer } = news;
  if (!buyer.email) return null;
  const pesos = pesosText(refund.amountPesos);
  const doneAt = refund.doneAt;
  const name = givenName(buyer.names);
  const next =
    doneAt === null
      ? {
          strong: "No tienes que hacer nada",
          words: "Te escribimos otra vez apenas salga la devolución. Su estado está siempre en tu compra.",
        }
      : refund.state === "DONE"
        ? {
            strong: "Vuelve al medio con el que pagaste",
            words: "Tu banco puede tardar unos días en mostrarlo.",
          }
        : {
            strong: "La hizo una persona de la tienda",
            words: "Si no la encuentras en tus cuentas, escríbenos por PQRS con la referencia de la compra.",
          };
  return letterMessage(
    {
      subject: doneAt === null ? `Vamos a devolverte ${pesos}` : `Te devolvimos ${pesos}`,
      preview: reasonText(news),
      heading: doneAt === null ? `${name},\nvamos a devolverte ${pesos}` : `${name},\nte devolvimos ${pesos}`,
      lead:
        doneAt === null
          ? `Desde el ${weekdayText(refund.createdAt)} ${atHourText(refund.createdAt)}`
          : `El ${weekdayText(doneAt)} ${atHourText(doneAt)}`,
      paragraphs: [{ strong: "Por qué", words: reasonText(news) }, next],
      action: { label: "Ver mi compra", href: `${order.origin}/confirmacion/${order.reference}` },
      facts: [
        { name: "La debemos desde", value: instantText(refund.createdAt) },
        ...(doneAt === null ? [] : [{ name: "Devuelta", value: instantText(doneAt) }]),
        { name: "Compra", value: order.reference },
        { name: "Devolución", value: pesos, isTotal: true },
      ],
      reason: "Recibes este correo porque pagaste una compra; no es publicidad.",
    },
    {
      kind: "refund",
      key: `refund ${doneAt === null ? "owed" : "done"} ${refund.id}`,
      recipient: buyer.email,
      createdAt: doneAt ?? refund.createdAt,
      userId: buyer.id,
    },
  );
}
