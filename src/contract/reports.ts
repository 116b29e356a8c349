/** Wire of the sellers' reports. */
import { mixed, string } from "yup";
import { closed, get, open, optionalText, post, recordNumber, requiredDay, requiredText, whole } from "./call";

/** The kinds of report by their number on the wire. */
export const reportTypes = { sales: 1, prizes: 2 } as const;

export const salesReport = post("salesReport", {
  path: "/api/Users/etn/reporte-ventas",
  summary: "Reporte de ventas o premios pagados, en base64; XLS es un libro de Excel.",
  access: "session",
  refuses: { 403: ["SELLERS_ONLY"], 422: ["REPORT_TOO_LONG"] },
  body: closed({
    data: closed({
      tipoReporte: whole().oneOf([1, 2]).required(),
      ideLoteria: recordNumber().required(),
      fechaInicio: requiredDay(),
      fechaFin: requiredDay(),
      formato: string().oneOf(["PDF", "XLS"]).required(),
      token: optionalText(200),
    }),
  }),
  answer: open({ data: open({ $data: string().required() }) }),
});

/** Header with how many rows the file will have. */
export const REPORT_ROWS_HEADER = "x-filas";

/** Media types of the files, by their formats. */
export const reportMediaTypes = {
  PDF: "application/pdf",
  XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
/** Media type of a file in frames (see frames.ts), which tell how many of its rows are written. */
export const FRAMES_MEDIA_TYPE = "application/vnd.premio-mayor.tramos";

/** Ours: the same as a file that is written while it is read, however long it is. */
export const salesReportFile = get("salesReportFile", {
  path: "/api/tienda/reportes/ventas",
  summary:
    "Reporte de ventas o premios pagados, como archivo. Con avance=1 llega por tramos que dicen cuántas filas van.",
  access: "session",
  refuses: { 403: ["SELLERS_ONLY"], 422: ["REPORT_TOO_LONG"] },
  query: closed({
    tipo: string().oneOf(["1", "2"]).required(),
    loteria: requiredText(9).matches(/^\d+$/),
    desde: requiredDay(),
    hasta: requiredDay(),
    formato: string().oneOf(["PDF", "XLSX"]).required(),
    avance: string().oneOf(["1"]).optional(),
  }),
  answer: mixed<AsyncIterable<Uint8Array>>().required(),
  files: [...Object.values(reportMediaTypes), FRAMES_MEDIA_TYPE],
});
