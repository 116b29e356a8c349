/** Words of the sellers' reports. */
import type { ReportFormat, ReportKind } from "#domain/reports";
import { figure, numericDay } from "./format";

const rows = (count: number): string => (count === 1 ? "1 fila" : `${figure(count)} filas`);
const nothing = { sales: "No hay ventas", prizes: "No hay premios pagados" } as const satisfies Record<
  ReportKind,
  string
>;

export const reports = {
  title: "Descargar reportes",
  lead: "Lo que vendiste de una lotería entre dos días, venta por venta y con su total.",
  sheet: "Tu reporte",
  sheetMore:
    "Cada fila dice la fecha y la hora, la referencia, el sorteo, el número, la serie, las fracciones y el valor.",
  form: "Reporte",
  kind: "Tipo de reporte",
  kinds: { sales: "Ventas", prizes: "Premios pagados" } satisfies Record<ReportKind, string>,
  lottery: "Lotería",
  choose: "Elige una lotería",
  from: "Fecha de inicio",
  until: "Fecha de fin",
  dayOrder: "La fecha de fin no puede ser anterior a la de inicio",
  format: "Formato",
  formats: { PDF: "PDF", XLSX: "Excel" } satisfies Record<ReportFormat, string>,
  review: "Revisa los datos marcados.",
  submit: "Descargar",
  submitting: "Descargando…",
  progress: "Descarga del reporte",
  preparing: "Preparando el reporte…",
  received: (count: number, total: number) => `Van ${figure(count)} de ${rows(total)}`,
  cancel: "Cancelar la descarga",
  cancelled: "Cancelaste la descarga. No se guardó ningún archivo.",
  empty: "No hay nada para descargar",
  emptyMore: (kind: ReportKind, lottery: string, from: string, until: string) =>
    `${nothing[kind]} de ${lottery} ${from === until ? `el ${numericDay(from)}` : `del ${numericDay(from)} al ${numericDay(until)}`}.`,
  done: "Reporte descargado",
  doneMore: (name: string, count: number | null) => (count === null ? `${name}.` : `${name}, con ${rows(count)}.`),
  failed: "Ocurrió un error al momento de descargar el reporte.",
  loading: "Buscando las loterías…",
  lotteriesFailed: "No pudimos traer las loterías. Sin ellas no se puede pedir un reporte.",
  noLotteries: "Todavía no hay loterías",
  noLotteriesMore: "Cuando la tienda tenga alguna, aquí podrás pedir el reporte de lo que vendas.",
};
