/** A report as a PDF, written while it is read: a table over sheets, each with its heading. */
import { setImmediate } from "node:timers/promises";
import { INK, INK_SOFT, LINE } from "../paper";
import { pesosText } from "../pesos";
import { cellsOf, EMPTY, headOf, TOTAL, titleOf, type Piece, type Report } from "./report";

type Doc = PDFKit.PDFDocument;

const SHEET = { width: 595.28, height: 841.89, margin: 36 };
const RIGHT = SHEET.width - SHEET.margin;
const BOTTOM = SHEET.height - SHEET.margin - 12;
const ROW = 13;
const SIZE = 8.5;
/** Height of Helvetica's letters over their line, in parts of the size. */
const ASCENT = 0.718;

/** The columns: where each begins, or ends where it stands right. */
const COLUMNS = [
  { name: "Fecha", x: SHEET.margin, isRight: false },
  { name: "Hora", x: 92, isRight: false },
  { name: "Referencia", x: 124, isRight: false },
  { name: "Sorteo", x: 352, isRight: true },
  { name: "Número", x: 396, isRight: true },
  { name: "Serie", x: 432, isRight: true },
  { name: "Fracciones", x: 488, isRight: true },
  { name: "Valor", x: RIGHT, isRight: true },
] as const;

/** What the standard fonts can draw; any other sign is a question mark. */
const drawable = (text: string): string => text.replace(/[^\x20-\x7e\xa0-\xff]/gu, "?");

function cell(doc: Doc, { x, isRight }: { x: number; isRight: boolean }, y: number, value: string): void {
  doc.text(value, isRight ? x - doc.widthOfString(value) : x, y, { lineBreak: false });
}

function cells(doc: Doc, y: number, values: readonly string[]): void {
  values.forEach((value, at) => cell(doc, COLUMNS[at]!, y, value));
}

/** Name by which the sheet knows the font that was used last. The library's types do not tell it. */
const fontOf = (doc: Doc): string => (doc as unknown as { _font: { id: string } })._font.id;

/** Width of figures in Helvetica, whose digits and $ are all of one width, and a dot half of it. */
const figuresWidth = (figures: string): number =>
  (0.556 * figures.length - 0.278 * figures.split(".").length + 0.278) * SIZE;

/**
 * A row in the PDF's own words. Drawn by the library a cell takes ten times as long: it measures each letter several times, and
 * there are a million cells.
 */
function rowOf(doc: Doc, y: number, values: readonly string[]): void {
  const base = (SHEET.height - y - ASCENT * SIZE).toFixed(2);
  const shown = values.map((value, at) => {
    const { x, isRight } = COLUMNS[at]!;
    const left = isRight ? x - figuresWidth(value) : x;
    return `1 0 0 1 ${left.toFixed(2)} ${base} Tm [<${Buffer.from(value, "latin1").toString("hex")}>] TJ`;
  });
  // The library turns the sheet so that y grows downwards; letters would stand on their heads.
  doc.addContent(`q 1 0 0 -1 0 ${SHEET.height} cm BT /${fontOf(doc)} ${SIZE} Tf ${shown.join(" ")} ET Q`);
}

const rule = (doc: Doc, y: number): Doc =>
  doc.lineWidth(0.6).strokeColor(LINE).moveTo(SHEET.margin, y).lineTo(RIGHT, y).stroke();

/** A new sheet with its number and the names of the columns. Gives where its first row stands. */
function sheet(doc: Doc, report: Report, page: number): number {
  doc.addPage();
  let y = SHEET.margin;
  if (page === 1) {
    doc
      .font("Times-Bold")
      .fontSize(18)
      .fillColor(INK)
      .text(drawable(titleOf(report)), SHEET.margin, y);
    y += 26;
    doc.font("Helvetica").fontSize(9.5).fillColor(INK_SOFT);
    for (const line of headOf(report)) {
      doc.text(drawable(line), SHEET.margin, y, { width: RIGHT - SHEET.margin });
      y = doc.y + 2;
    }
    y += 10;
  }
  doc.font("Helvetica").fontSize(SIZE).fillColor(INK_SOFT);
  cell(doc, { x: RIGHT, isRight: true }, SHEET.height - SHEET.margin, `Hoja ${page}`);
  doc.font("Helvetica-Bold").fillColor(INK);
  cells(
    doc,
    y,
    COLUMNS.map(({ name }) => name),
  );
  rule(doc, y + ROW);
  doc.font("Helvetica").fillColor(INK);
  return y + ROW + 4;
}

/** The file, a page of rows at a time. Its library is loaded with the first one, not at every start. */
export async function* writePdf(report: Report): AsyncGenerator<Piece, void, undefined> {
  const { default: PDFDocument } = await import("pdfkit");
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    lang: "es-CO",
    displayTitle: true,
    info: { Title: titleOf(report), Author: "Premio Mayor", CreationDate: new Date(report.madeAt) },
  });
  let rows = 0;
  // Nothing listens to the document: what it has written waits in it until it is read here.
  const piece = (): Piece => ({ bytes: (doc.read() as Buffer | null) ?? Buffer.alloc(0), rows });
  let page = 1;
  let y = sheet(doc, report, page);
  const room = async (height: number): Promise<void> => {
    if (y + height <= BOTTOM) return;
    // A sheet is drawn in some milliseconds: between two of them others are served.
    await setImmediate();
    page += 1;
    y = sheet(doc, report, page);
  };
  let fractions = 0;
  let pesos = 0;
  for await (const lines of report.pages) {
    for (const line of lines) {
      await room(ROW);
      const { day, hour, reference, drawNumber, number, series } = cellsOf(line);
      const value = pesosText(line.totalPesos);
      rowOf(doc, y, [
        day,
        hour,
        drawable(reference),
        String(drawNumber),
        number,
        series,
        String(line.fractions),
        value,
      ]);
      y += ROW;
      rows += 1;
      fractions += line.fractions;
      pesos += line.totalPesos;
    }
    yield piece();
  }
  await room(2 * ROW);
  if (rows === 0) doc.text(EMPTY[report.kind], SHEET.margin, y, { lineBreak: false });
  else {
    rule(doc, y);
    doc.font("Helvetica-Bold");
    cells(doc, y + 5, [TOTAL, "", "", "", "", "", String(fractions), pesosText(pesos)]);
  }
  doc.end();
  yield piece();
}
