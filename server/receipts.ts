/** The receipt as a PDF: the order drawn as a ticket, with everything that the law asks a seller to state. */
import type { Config } from "./config";
import { EMERALD, GOLD, INK, INK_SOFT, LINE, PAPER, SHEET } from "./paper";
import { pesosText } from "./pesos";
import { payingAttempt, type AttemptRow } from "./store/attempts";
import { claimedOf, type ToldPrize } from "./store/claims";
import type { Db } from "./store/database";
import { drawsOf, type DrawRecord } from "./store/draws";
import { linesOf, readOrder, rechargesOf, type OrderRechargeRow, type OrderRow } from "./store/orders";
import { refundsOf, type RefundRow } from "./store/refunds";
import { readPerson, type Person } from "./store/sessions";
import type { OrderLineRow } from "./store/stock";
import { WALLET } from "#domain/claims";
import { drawKey } from "#domain/draws";
import type { RechargeState } from "#domain/recharges";
import { seller } from "#domain/seller";

/** The name under which it is saved. */
export const RECEIPT_FILE = "comprobante-de-compra.pdf";

interface Receipt {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  recharges: readonly OrderRechargeRow[];
  draws: ReadonlyMap<string, DrawRecord>;
  attempt: AttemptRow | null;
  buyer: Person;
  /** What goes back of it. */
  refunds: readonly RefundRow[];
  /** Its prizes that were paid into the wallet. */
  prizes: readonly ToldPrize[];
  /** Where the results are published: address of the shop's own page. */
  resultsUrl: string;
}

/** One band for each lottery, by its number: dark enough for white text. */
const BANDS = [
  "#0a6b4c",
  "#7a1f3d",
  "#1d4f91",
  "#5b3a8c",
  "#8a4b00",
  "#0f5e66",
  "#556b1f",
  "#6d2b6a",
  "#215a8a",
  "#962d1b",
];

const PAGE = { width: 595.28, height: 841.89, margin: 42 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const TICKET_HEIGHT = 130;
const STUB = 128;
const RECHARGE_HEIGHT = 72;

type Doc = PDFKit.PDFDocument;

const moment = new Intl.DateTimeFormat("es-CO", {
  timeZone: "America/Bogota",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** "viernes, 20 de noviembre de 2026, 11:00 p. m.", with plain spaces: the PDF's standard fonts have no narrow ones. */
const date = (instant: string): string => moment.format(new Date(instant)).replace(/\s/g, " ");

/** The fine crossing waves that printed tickets carry. */
function guilloche(doc: Doc, x: number, y: number, width: number, height: number, color: string): void {
  doc.save().rect(x, y, width, height).clip().lineWidth(0.35).strokeColor(color, 0.35);
  for (let wave = 0; wave < 14; wave += 1) {
    const middle = y + (height * (wave + 0.5)) / 14;
    const swing = 5 + (wave % 4) * 2.5;
    doc.moveTo(x, middle);
    for (let step = 0; step <= width; step += 6)
      doc.lineTo(x + step, middle + Math.sin(step / 16 + wave * 0.9) * swing * Math.cos(step / 90));
    doc.stroke();
  }
  doc.restore();
}

function perforation(doc: Doc, x: number, y: number, height: number): void {
  doc.save().fillColor(PAPER);
  for (let at = y + 6; at < y + height - 2; at += 8) doc.circle(x, at, 1.6).fill();
  doc
    .circle(x, y, 6)
    .fill()
    .circle(x, y + height, 6)
    .fill()
    .restore();
}

function heading(doc: Doc, { order }: Receipt): void {
  doc.rect(0, 0, PAGE.width, 96).fill(INK);
  guilloche(doc, 0, 0, PAGE.width, 96, "#ffffff");
  doc.save().roundedRect(PAGE.margin, 32, 38, 28, 3).fill(GOLD).fillColor(INK);
  doc
    .circle(PAGE.margin, 46, 4)
    .fill()
    .circle(PAGE.margin + 38, 46, 4)
    .fill()
    .restore();
  doc
    .fillColor("#ffffff")
    .font("Times-Bold")
    .fontSize(24)
    .text("Premio Mayor", PAGE.margin + 50, 32, { lineBreak: false });
  doc
    .font("Helvetica")
    .fontSize(11)
    .fillColor("#d8deea")
    .text("Comprobante de compra", PAGE.margin + 50, 60, { lineBreak: false });
  doc.fontSize(9).text("Referencia", PAGE.margin, 34, { width: WIDTH, align: "right" });
  doc
    .font("Helvetica-Bold")
    .fontSize(13)
    .fillColor("#ffffff")
    .text(order.reference, PAGE.margin, 48, { width: WIDTH, align: "right" });
  doc
    .font("Helvetica")
    .fontSize(9)
    .fillColor("#d8deea")
    .text(date(order.createdAt), PAGE.margin, 66, { width: WIDTH, align: "right" });
}

function facts(doc: Doc, y: number, rows: readonly (readonly [string, string])[]): number {
  let at = y;
  for (const [label, value] of rows) {
    doc.font("Helvetica").fontSize(9.5).fillColor(INK_SOFT).text(label, PAGE.margin, at, { width: 130 });
    doc.fillColor(INK).text(value, PAGE.margin + 134, at, { width: WIDTH - 134 });
    at = Math.max(doc.y, at + 14) + 2;
  }
  return at;
}

function ticket(doc: Doc, y: number, line: OrderLineRow, draw: DrawRecord | undefined): void {
  const x = PAGE.margin;
  const band = BANDS[line.lotteryId % BANDS.length]!;
  doc.save().roundedRect(x, y, WIDTH, TICKET_HEIGHT, 8).clip();
  doc.rect(x, y, WIDTH, TICKET_HEIGHT).fill(SHEET);
  doc.rect(x, y, STUB, TICKET_HEIGHT).fill(band);
  guilloche(doc, x, y, STUB, TICKET_HEIGHT, "#ffffff");
  guilloche(doc, x + STUB, y, WIDTH - STUB, TICKET_HEIGHT, band);
  doc.restore();
  doc.save().lineWidth(0.8).strokeColor(LINE).roundedRect(x, y, WIDTH, TICKET_HEIGHT, 8).stroke().restore();
  perforation(doc, x + STUB, y, TICKET_HEIGHT);

  doc
    .fillColor("#ffffff")
    .font("Times-Bold")
    .fontSize(14)
    .text(draw?.name ?? `Lotería ${line.lotteryId}`, x + 12, y + 14, { width: STUB - 24 });
  doc
    .font("Helvetica")
    .fontSize(9)
    .text(`Sorteo ${line.drawNumber}`, x + 12, y + TICKET_HEIGHT - 26, { width: STUB - 24 });

  const body = x + STUB + 20;
  doc
    .fillColor(INK_SOFT)
    .fontSize(8.5)
    .text("NÚMERO", body, y + 16, { lineBreak: false });
  doc
    .fillColor(INK)
    .font("Times-Bold")
    .fontSize(46)
    .text([...line.number].join(" "), body, y + 27, { lineBreak: false });
  doc
    .fillColor(INK_SOFT)
    .font("Helvetica")
    .fontSize(8.5)
    .text("SERIE", body + 150, y + 16, { lineBreak: false });
  doc
    .fillColor(INK)
    .font("Times-Bold")
    .fontSize(28)
    .text(line.series, body + 150, y + 40, { lineBreak: false });
  const of = draw ? ` de ${draw.fractionsPerTicket}` : "";
  const unit = line.fractions === 1 ? "fracción" : "fracciones";
  doc
    .fillColor(INK)
    .font("Helvetica")
    .fontSize(10)
    .text(`${line.fractions} ${unit}${of}  ·  ${pesosText(line.fractionPesos)} cada una`, body, y + 86, {
      lineBreak: false,
    });
  doc
    .fillColor(EMERALD)
    .font("Times-Bold")
    .fontSize(18)
    .text(pesosText(line.totalPesos), x, y + 80, { width: WIDTH - 18, align: "right" });
  if (draw)
    doc
      .fillColor(INK)
      .font("Helvetica-Bold")
      .fontSize(10)
      .text(`Juega el ${date(draw.drawsAt)}`, body, y + 106, { lineBreak: false });
}

/** How far a recharge of a sold order is, as its buyer reads it. */
const rechargeStateTexts = {
  WAITING: "En camino al operador",
  SENT: "En camino al operador",
  TASK: "La estamos revisando con el operador",
  DONE: "Hecha",
  FAILED: "No se pudo hacer: te devolvemos su valor",
} as const satisfies Record<RechargeState, string>;

/** "300 412 7788" */
const spaced = (phone: string): string => phone.replace(/^(\d{3})(\d{3})/, "$1 $2 ");

function recharge(doc: Doc, y: number, line: OrderRechargeRow): void {
  const x = PAGE.margin;
  doc.save().roundedRect(x, y, WIDTH, RECHARGE_HEIGHT, 8).fill(SHEET);
  doc.rect(x, y + 10, 5, RECHARGE_HEIGHT - 20).fill(EMERALD);
  doc.lineWidth(0.8).strokeColor(LINE).roundedRect(x, y, WIDTH, RECHARGE_HEIGHT, 8).stroke().restore();
  const what = line.packageName === null ? "Recarga" : `Paquete · ${line.packageName}`;
  const text = { width: WIDTH - 150, height: 12, ellipsis: true };
  doc
    .font("Helvetica")
    .fontSize(9)
    .fillColor(INK_SOFT)
    .text(`${what} · ${line.operatorName}`, x + 20, y + 12, text);
  doc
    .font("Times-Bold")
    .fontSize(20)
    .fillColor(INK)
    .text(spaced(line.phone), x + 20, y + 24, { lineBreak: false });
  const { state } = line;
  if (state)
    doc
      .font("Helvetica")
      .fontSize(9)
      .fillColor(INK)
      .text(
        [rechargeStateTexts[state], line.operatorReference].filter(Boolean).join(" · "),
        x + 20,
        y + RECHARGE_HEIGHT - 20,
        text,
      );
  doc
    .font("Times-Bold")
    .fontSize(18)
    .fillColor(EMERALD)
    .text(pesosText(line.pesos), x, y + 26, { width: WIDTH - 18, align: "right" });
}

function total(doc: Doc, y: number, { order }: Receipt): number {
  let at = y + 6;
  const row = (label: string, value: string, size: number, color: string): void => {
    doc
      .font("Helvetica")
      .fontSize(10)
      .fillColor(INK_SOFT)
      .text(label, PAGE.margin, at + size / 4, { width: WIDTH - 150, align: "right" });
    doc
      .font("Times-Bold")
      .fontSize(size)
      .fillColor(color)
      .text(value, PAGE.margin, at, { width: WIDTH, align: "right" });
    at += size + 8;
  };
  if (order.discountPesos > 0) {
    row("Total sin descuento", pesosText(order.totalPesos + order.discountPesos), 12, INK);
    row(`Descuento, cupón ${order.couponCode}`, `−${pesosText(order.discountPesos)}`, 12, INK);
  }
  row("Total pagado", pesosText(order.totalPesos), 24, INK);
  return at;
}

function legal(doc: Doc, y: number): void {
  doc
    .save()
    .dash(3, { space: 3 })
    .lineWidth(0.8)
    .strokeColor(LINE)
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .stroke()
    .undash()
    .restore();
  doc.font("Helvetica").fontSize(8).fillColor(INK_SOFT);
  for (const sentence of [
    "Solo mayores de 18 años. El juego de lotería financia la salud de los colombianos (Ley 643 de 2001).",
    "Las compras de lotería no tienen derecho de retracto (Ley 1480 de 2011, art. 47, num. 5). Los premios se cobran dentro del año siguiente al sorteo.",
    `${seller.company} · NIT ${seller.nit} · ${seller.address} · ${seller.phone} · ${seller.email}`,
    "Superintendencia de Industria y Comercio: www.sic.gov.co",
  ])
    doc.text(sentence, PAGE.margin, doc.y < y + 8 ? y + 8 : doc.y + 3, { width: WIDTH });
}

/** What goes back of the order, and how far it is. */
const refundFact = ({ amountPesos, drawNumber, rechargeId, doneAt }: RefundRow): [string, string] => [
  rechargeId !== null
    ? "Devolución de la recarga"
    : drawNumber === null
      ? "Devolución del segundo pago"
      : `Devolución, sorteo ${drawNumber}`,
  `${pesosText(amountPesos)} · ${doneAt === null ? "por devolver" : date(doneAt)}`,
];

/** A prize of the order that was paid into the wallet, and what the wallet knows it by. */
const prizeFact = ({ prize, claim }: ToldPrize): [string, string] => [
  `Premio, sorteo ${prize.drawNumber}`,
  [
    `${pesosText(prize.netPesos)} cargados a ${WALLET}`,
    claim?.paidAt && date(claim.paidAt),
    claim?.walletReference && `recarga ${claim.walletReference}`,
  ]
    .filter(Boolean)
    .join(" · "),
];

/** Gives where `height` points fit: at `y`, or at the head of a new page. */
function room(doc: Doc, y: number, height: number): number {
  if (y + height <= PAGE.height - PAGE.margin) return y;
  doc.addPage();
  return PAGE.margin;
}

const LEGAL_HEIGHT = 88;

function draw(doc: Doc, receipt: Receipt): void {
  const { order, lines, recharges, draws, attempt, buyer, refunds, prizes, resultsUrl } = receipt;
  heading(doc, receipt);
  let y = 116;
  for (const line of lines) {
    y = room(doc, y, TICKET_HEIGHT);
    ticket(doc, y, line, draws.get(drawKey(line)));
    y += TICKET_HEIGHT + 14;
  }
  for (const line of recharges) {
    y = room(doc, y, RECHARGE_HEIGHT);
    recharge(doc, y, line);
    y += RECHARGE_HEIGHT + 10;
  }
  if (lines.length > 0) {
    doc
      .font("Helvetica")
      .fontSize(9.5)
      .fillColor(INK_SOFT)
      .text(`Los resultados se publican en ${resultsUrl}`, PAGE.margin, room(doc, y, 24));
    y = doc.y + 14;
  }
  y = total(doc, room(doc, y, 110), receipt) + 22;
  const detail = attempt?.detail ?? null;
  const names = [buyer.names, buyer.firstSurname, buyer.secondSurname].filter(Boolean).join(" ");
  y = facts(doc, room(doc, y, 100 + LEGAL_HEIGHT), [
    ["Estado", "Aprobada"],
    ["Comprador", `${names} · ${buyer.documentType} ${buyer.documentNumber}`],
    [
      "Pago",
      [attempt?.gateway === "PAYVALIDA" ? "PayValida" : "PlaceToPay", detail?.method, detail?.bank]
        .filter(Boolean)
        .join(" · "),
    ],
    ["Autorización", detail?.authorization ?? "No informada"],
    ["Fecha del pago", detail ? date(detail.date) : date(order.settledAt ?? order.createdAt)],
    ...refunds.map(refundFact),
    ...prizes.map(prizeFact),
  ]);
  legal(doc, Math.max(y + 12, PAGE.height - PAGE.margin - LEGAL_HEIGHT));
}

/** The bytes of the PDF. Its library is loaded with the first one, not at every start. */
async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const { default: PDFDocument } = await import("pdfkit");
  const doc = new PDFDocument({
    size: "A4",
    margin: PAGE.margin,
    autoFirstPage: false,
    lang: "es-CO",
    displayTitle: true,
    info: {
      Title: `Comprobante de compra ${receipt.order.reference}`,
      Author: "Premio Mayor",
      Subject: receipt.lines.length > 0 ? "Compra de lotería" : "Compra de recargas",
      CreationDate: new Date(receipt.order.createdAt),
    },
  });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    doc.on("pageAdded", () => doc.save().rect(0, 0, PAGE.width, PAGE.height).fill(PAPER).restore());
    doc.addPage();
    draw(doc, receipt);
    doc.end();
  });
}

/** The receipt of an order, as the bytes of a PDF; null for one that is not approved (any more). */
export async function receiptOf(db: Db, { publicUrl }: Config, orderId: number): Promise<Buffer | null> {
  const order = await readOrder(db, orderId);
  if (order.state !== "APPROVED") return null;
  const lines = await linesOf(db, order.id);
  return receiptPdf({
    order,
    lines,
    recharges: await rechargesOf(db, order),
    draws: await drawsOf(db, lines),
    attempt: await payingAttempt(db, order.id),
    buyer: await readPerson(db, order.userId),
    refunds: await refundsOf(db, [order.id]),
    prizes: await claimedOf(db, order.id),
    resultsUrl: `${publicUrl}/resultados`,
  });
}
