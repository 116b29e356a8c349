/** The letter that tells a buyer of their purchase; its receipt goes along as a PDF. */
import { drawKey } from "#domain/draws";
import { pesosText } from "../pesos";
import { RECEIPT_FILE } from "../receipts";
import type { DrawRecord } from "../store/draws";
import type { OrderRechargeRow } from "../store/orders";
import type { NewMessage } from "../store/outbox";
import type { Sale } from "../store/settlement";
import type { OrderLineRow } from "../store/stock";
import {
  fractionsText,
  givenName,
  atHourText,
  hourText,
  letterMessage,
  shortLottery,
  weekdayText,
  type LetterTicket,
} from "./letter";

/** A line names a draw that exists: the store sees to it. */
const drawOf = ({ draws }: Sale, line: OrderLineRow): DrawRecord => draws.get(drawKey(line))!;

const shortName = (sale: Sale, line: OrderLineRow): string => shortLottery(drawOf(sale, line).name);

function ticketOf(sale: Sale, line: OrderLineRow): LetterTicket {
  const { name, abbreviation, drawsAt } = drawOf(sale, line);
  return {
    mark: abbreviation,
    title: name,
    detail: `Sorteo ${line.drawNumber} · ${weekdayText(drawsAt)}, ${hourText(drawsAt)}`,
    label: "Número",
    figure: line.number,
    beside: { label: "Serie", figure: line.series },
    parts: (sale.fractionNos.get(line.id) ?? []).map((no) => ({ label: `Fracción ${no}`, figure: line.number })),
  };
}

/** What was bought in a word or two: its tickets where there are any. */
const nounOf = ({ lines, recharges }: Sale): { one: string; many: string; isOne: boolean } =>
  lines.length > 0
    ? { one: "billete", many: "billetes", isOne: lines.length === 1 }
    : { one: "recarga", many: "recargas", isOne: recharges.length === 1 };

function subjectOf(sale: Sale): string {
  const { lines, recharges } = sale;
  const [line] = lines;
  const [recharge] = recharges;
  if (lines.length === 1 && line) return `Tu billete de ${shortName(sale, line)}: ${line.number}, serie ${line.series}`;
  if (lines.length > 0) return `Tus ${lines.length} billetes de lotería`;
  if (recharges.length === 1 && recharge) return `Tu recarga de ${recharge.operatorName}: ${pesosText(recharge.pesos)}`;
  return `Tus ${recharges.length} recargas`;
}

/** "Recarga, Claro, 3004127788", or the package's name in the place of the first word. */
const rechargeText = ({ operatorName, packageName, phone }: OrderRechargeRow): string =>
  `${packageName ?? "Recarga"}, ${operatorName}, ${phone}`;

/** "Juega el viernes 20 de noviembre a las 11:00 p. m.", where all the tickets play at once. */
function playsText(sale: Sale): string {
  const instants = new Set(sale.lines.map((line) => drawOf(sale, line).drawsAt));
  const [first] = instants;
  if (!first || instants.size > 1) return "Cada billete dice cuándo juega";
  return `${sale.lines.length > 1 ? "Juegan" : "Juega"} el ${weekdayText(first)} ${atHourText(first)}`;
}

/** Null for a buyer without an e-mail address. */
export function purchaseMessage(sale: Sale): NewMessage | null {
  const { order, lines, recharges, buyer, method, paidAt, settledAt } = sale;
  if (!buyer.email) return null;
  const { one, many, isOne } = nounOf(sale);
  const isPlay = lines.length > 0;
  const total = pesosText(order.totalPesos);
  return letterMessage(
    {
      subject: subjectOf(sale),
      preview: `Pagaste ${total}. El comprobante va adjunto.`,
      heading: `¡Listo, ${givenName(buyer.names)}!\n${isPlay ? (isOne ? "Este es tu billete" : "Estos son tus billetes") : `Recibimos el pago de ${isOne ? "tu recarga" : "tus recargas"}`}`,
      lead: `Pago aprobado el ${weekdayText(paidAt)} ${atHourText(paidAt)}`,
      tickets: lines.map((each) => ticketOf(sale, each)),
      paragraphs: [
        ...(isPlay
          ? [
              {
                strong: playsText(sale),
                words: "El resultado sale en la tienda, en Resultados. Si ganas, tienes un año para reclamar.",
              },
            ]
          : []),
        ...(recharges.length > 0
          ? [
              {
                strong: recharges.length === 1 ? "La recarga va en camino" : "Las recargas van en camino",
                words: "Su estado está siempre en tu compra. Si un operador no hace una, te devolvemos su valor.",
              },
            ]
          : []),
      ],
      action: {
        label: isOne ? `Ver mi ${one}` : `Ver mis ${many}`,
        href: `${order.origin}/confirmacion/${order.reference}`,
      },
      facts: [
        ...lines.map((each) => ({
          name: `${shortName(sale, each)} ${each.number}-${each.series}, ${fractionsText(each.fractions)}`,
          value: pesosText(each.totalPesos),
        })),
        ...recharges.map((each) => ({ name: rechargeText(each), value: pesosText(each.pesos) })),
        ...(order.discountPesos > 0
          ? [{ name: `Descuento, cupón ${order.couponCode}`, value: `−${pesosText(order.discountPesos)}` }]
          : []),
        { name: method ? `Pagaste con ${method}` : "Pagaste", value: total, isTotal: true },
        { name: "Referencia", value: order.reference },
      ],
      enclosed: `Tu comprobante va adjunto (PDF): ${RECEIPT_FILE}`,
      reason: `Recibes este correo porque compraste; no es publicidad.${isPlay ? " Las loterías no tienen derecho de retracto." : ""}`,
    },
    {
      kind: "purchase",
      key: `purchase ${order.reference}`,
      recipient: buyer.email,
      createdAt: settledAt,
      userId: buyer.id,
      orderId: order.id,
    },
  );
}
