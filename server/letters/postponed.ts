/** The letter that tells the owners of a draw's tickets that it will be held at another time. */
import { pesosText } from "../pesos";
import type { NewMessage } from "../store/outbox";
import type { PostponedNews } from "../store/postponed";
import { fractionsText, givenName, atHourText, hourText, letterMessage, shortLottery, weekdayText } from "./letter";

const whenText = (instant: string): string => `${weekdayText(instant)} ${atHourText(instant)}`;

/** Null for a buyer without an e-mail address. */
export function postponedMessage({ draw, heldBefore, order, lines, buyer, toldAt }: PostponedNews): NewMessage | null {
  if (!buyer.email) return null;
  const lottery = shortLottery(draw.name);
  const isOne = lines.length === 1;
  return letterMessage(
    {
      subject: `${lottery} cambió de fecha: juega el ${weekdayText(draw.drawsAt)}`,
      preview: `${isOne ? "Tu billete sigue siendo tuyo" : "Tus billetes siguen siendo tuyos"} y no tienes que hacer nada.`,
      heading: `${givenName(buyer.names)},\nel sorteo cambió de fecha`,
      lead: `Juega el ${whenText(draw.drawsAt)}`,
      tickets: lines.map((line) => ({
        mark: draw.abbreviation,
        title: draw.name,
        detail: `Sorteo ${draw.drawNumber} · ${weekdayText(draw.drawsAt)}, ${hourText(draw.drawsAt)}`,
        label: "Número",
        figure: line.number,
        beside: { label: "Serie", figure: line.series },
      })),
      paragraphs: [
        {
          strong: isOne ? "Tu billete sigue siendo tuyo" : "Tus billetes siguen siendo tuyos",
          words: `El sorteo ${draw.drawNumber} era el ${whenText(heldBefore)} y la lotería lo movió. No tienes que hacer nada.`,
        },
      ],
      action: { label: "Ver mi compra", href: `${order.origin}/confirmacion/${order.reference}` },
      facts: [
        ...lines.map((line) => ({
          name: `${lottery} ${line.number}-${line.series}, ${fractionsText(line.fractions)}`,
          value: pesosText(line.totalPesos),
        })),
        { name: "Compra", value: order.reference },
      ],
      reason: "Recibes este correo porque compraste; no es publicidad.",
    },
    {
      kind: "postponed",
      key: `postponed ${order.reference} ${draw.lotteryId}/${draw.drawNumber} ${draw.drawsAt}`,
      recipient: buyer.email,
      createdAt: toldAt,
      userId: buyer.id,
    },
  );
}
