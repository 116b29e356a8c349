/**
 * A report as an Excel workbook (Office Open XML), written while it is read. Of the format only what a report needs: one sheet of
 * texts and numbers, and never a formula.
 */
import { setImmediate } from "node:timers/promises";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { bogotaOffsetMs } from "#domain/bogota";
import { EMPTY, headOf, TOTAL, titleOf, type Piece, type Report } from "./report";
import type { SoldLine } from "../store/reports";

/** Fast rather than small: the sheet is compressed on the thread that serves everybody. */
const LEVEL = 3;

const HEADING = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = "http://schemas.openxmlformats.org";
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const RELATIONSHIPS = `${OFFICE}/officeDocument/2006/relationships`;
const PACKAGE = `${OFFICE}/package/2006`;
const SHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const RELATED = `<Relationships xmlns="${PACKAGE}/relationships">`;

/** Places in the list of cell formats below. */
const STYLE = { plain: 0, title: 1, head: 2, moment: 3, pesos: 4, total: 5, totalPesos: 6 } as const;

const COLUMNS = [
  { name: "Fecha y hora de la venta", width: 24 },
  { name: "Referencia", width: 24 },
  { name: "Lotería", width: 28 },
  { name: "Sorteo", width: 10 },
  { name: "Número", width: 10 },
  { name: "Serie", width: 8 },
  { name: "Fracciones", width: 12 },
  { name: "Valor", width: 16 },
] as const;

const styles = `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="&quot;$&quot;#,##0"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="14"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf fontId="0"/><xf fontId="1" applyFont="1"/><xf fontId="2" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf fontId="2" applyFont="1"/><xf numFmtId="165" fontId="2" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** The parts of the workbook beside its sheet, by their paths. */
const PARTS = {
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
  "_rels/.rels": `${RELATED}<Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="Reporte" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${RELATED}<Relationship Id="rId1" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONSHIPS}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": styles,
} as const;

/** Signs with which a spreadsheet begins a formula, also the wide ones and after space. */
const BEGINS_A_FORMULA = /^(?:[\t\r\n]|\s*[=+\-@|＝＋－＠])/u;
/** What XML has no way to write: most signs of control, and halves of letters. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };

/**
 * A text that no spreadsheet takes for a formula. The cell's type already keeps it from being one; the apostrophe keeps it from
 * becoming one when the sheet is saved as CSV (F-45).
 */
export const harmless = (text: string): string => (BEGINS_A_FORMULA.test(text) ? `'${text}` : text);

const text = (value: string, style: number = STYLE.plain): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${harmless(value)
    .replace(NOT_IN_XML, "")
    .replace(/[&<>\r]/g, (sign) => ESCAPES[sign]!)}</t></is></c>`;
const number = (value: number, style: number = STYLE.plain): string => `<c s="${style}"><v>${value}</v></c>`;
const row = (...cells: string[]): string => `<row>${cells.join("")}</row>`;

/** An instant as Excel counts: days since the end of 1899, as Bogota's clock shows them. */
const serialOf = (instant: string): number => (Date.parse(instant) + bogotaOffsetMs) / 86_400_000 + 25_569;

function head(report: Report): string {
  const widths = COLUMNS.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const top = [row(text(titleOf(report), STYLE.title)), ...headOf(report).map((line) => row(text(line)))];
  const pane = `<pane ySplit="${top.length + 1}" topLeftCell="A${top.length + 2}" activePane="bottomLeft" state="frozen"/>`;
  return (
    `${HEADING}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<cols>${widths.join("")}</cols><sheetData>${top.join("")}${row(...COLUMNS.map(({ name }) => text(name, STYLE.head)))}`
  );
}

const rowOf = (line: SoldLine, lottery: string): string =>
  row(
    number(serialOf(line.soldAt), STYLE.moment),
    text(line.reference),
    text(lottery),
    number(line.drawNumber),
    text(line.number),
    text(line.series),
    number(line.fractions),
    number(line.totalPesos, STYLE.pesos),
  );

/** The workbook, a page of rows at a time. */
export async function* writeXlsx(report: Report): AsyncGenerator<Piece, void, undefined> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  let rows = 0;
  const piece = (): Piece => ({ bytes: Buffer.concat(made.splice(0)), rows });
  const add = (path: string): ZipDeflate => {
    const part = new ZipDeflate(path, { level: LEVEL });
    part.mtime = report.madeAt;
    zip.add(part);
    return part;
  };

  for (const [path, xml] of Object.entries(PARTS)) add(path).push(strToU8(HEADING + xml), true);
  const sheet = add("xl/worksheets/sheet1.xml");
  sheet.push(strToU8(head(report)));
  let fractions = 0;
  let pesos = 0;
  for await (const lines of report.pages) {
    sheet.push(strToU8(lines.map((line) => rowOf(line, report.lottery)).join("")));
    rows += lines.length;
    for (const line of lines) {
      fractions += line.fractions;
      pesos += line.totalPesos;
    }
    yield piece();
    // A reader who is faster than the rows must not keep the thread: between two pages others are served.
    await setImmediate();
  }
  const end =
    rows === 0
      ? row(text(EMPTY[report.kind]))
      : row(
          text(TOTAL, STYLE.total),
          ...["", "", "", "", ""].map((none) => text(none)),
          number(fractions, STYLE.total),
          number(pesos, STYLE.totalPesos),
        );
  sheet.push(strToU8(`${end}</sheetData></worksheet>`), true);
  zip.end();
  yield piece();
}
