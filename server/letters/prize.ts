/** The letter that tells the owner of a ticket that it won. */
import { bogotaDay } from "#domain/bogota";
import { sumPesos } from "#domain/money";
import { pesosText } from "../pesos";
import type { NewMessage } from "../store/outbox";
import type { Winning } from "../store/winnings";
import { dayText, fractionsText, givenName, hourText, letterMessage, shortLottery, weekdayText } from "./letter";

/**
 * Null for who has no address or has not accepted the data policy, which is what allows the shop to write to them, and where
 * the prize can no longer be claimed.
 */
export function prizeMessage({ owner, order, line, draw, prizes, toldAt }: Winning): NewMessage | null {
  const claimUntil = prizes.map((prize) => prize.claimUntil).sort()[0]!;
  if (!owner.email || owner.policiesAcceptedAt === null || claimUntil < bogotaDay(Date.parse(toldAt))) return null;
  const net = pesosText(sumPesos(prizes.map(({ netPesos }) => netPesos)));
  const lottery = shortLottery(draw.lotteryName);
  return letterMessage(
    {
      subject: `Ganaste ${net} con tu billete de ${lottery}`,
      preview: `Tu ${line.number} serie ${line.series} ganó. Tienes hasta el ${dayText(claimUntil)} para cobrar.`,
      heading: `¡Felicitaciones, ${givenName(owner.names)}!\nTu billete ganó`,
      lead: `Cayó el ${draw.top.number} serie ${draw.top.series}, sorteo ${draw.drawNumber}`,
      tickets: [
        {
          mark: draw.abbreviation,
          title: draw.lotteryName,
          detail: `Sorteo ${draw.drawNumber} · ${weekdayText(draw.drawsAt)}, ${hourText(draw.drawsAt)}`,
          label: "Número",
          figure: line.number,
          beside: { label: "Serie", figure: line.series },
        },
      ],
      paragraphs: [
        {
          strong: `Tienes hasta el ${dayText(claimUntil)} para cobrar`,
          words:
            "Cómo hacerlo está en tu cuenta, en Pago de premios. Ten a mano tu documento y el comprobante de la compra.",
        },
      ],
      action: { label: "Ver mi historial", href: `${order.origin}/mi-cuenta/historial` },
      facts: [
        ...prizes.map(({ description, grossPesos }) => ({ name: description, value: pesosText(grossPesos) })),
        { name: `Por ${fractionsText(line.fractions)}, después de impuestos`, value: net, isTotal: true },
        { name: "Compra", value: order.reference },
      ],
      reason: "Recibes este correo porque compraste este billete; no es publicidad.",
    },
    {
      kind: "prize",
      key: `prize ${order.reference} ${line.id}`,
      recipient: owner.email,
      createdAt: toldAt,
      userId: owner.id,
    },
  );
}
