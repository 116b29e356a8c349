/** A seller's report: what it says, whatever kind of file it is written as. */
import { bogotaParts } from "#domain/bogota";
import type { ReportKind } from "#domain/reports";
import type { SoldLine } from "../store/reports";

export interface Report {
  kind: ReportKind;
  /** Who sold, by name and document. */
  seller: string;
  lottery: string;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  until: string;
  /** When it is made, epoch ms. */
  madeAt: number;
  /** The rows in their order, a page at a time. */
  pages: AsyncIterable<readonly SoldLine[]>;
}

/** Bytes of a file, and how many rows are in what was written so far. */
export interface Piece {
  bytes: Uint8Array;
  rows: number;
}

const titles = { sales: "Reporte de ventas", prizes: "Reporte de premios pagados" } as const;
export const EMPTY = {
  sales: "No hay ventas en este período.",
  prizes: "No hay premios pagados en este período.",
} as const;
export const TOTAL = "Total";

/** A day as it is read: 20-11-2026. */
const dayText = (day: string): string => day.split("-").reverse().join("-");
const hourText = (hour: number, minute: number): string =>
  [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");

export const titleOf = ({ kind }: Report): string => titles[kind];

/** What stands under the title, a line each. */
export function headOf({ seller, lottery, from, until, madeAt }: Report): string[] {
  const { day, hour, minute } = bogotaParts(madeAt);
  return [
    `Comercializador: ${seller}`,
    `Lotería: ${lottery}`,
    `Del ${dayText(from)} al ${dayText(until)}. Generado el ${dayText(day)} a las ${hourText(hour, minute)}, hora de Bogotá.`,
  ];
}

/** A row as it is read. Day and hour are Bogota's. */
export function cellsOf(line: SoldLine) {
  const { day, hour, minute } = bogotaParts(Date.parse(line.soldAt));
  return { ...line, day: dayText(day), hour: hourText(hour, minute) };
}
