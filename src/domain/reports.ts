/** What a seller asks a report for: what of, which lottery, which days and which kind of file. */
import { isDay } from "./bogota";

/** Sales: what the seller sold. Prizes: what was paid to its buyers. */
export const reportKinds = ["sales", "prizes"] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportFormats = ["PDF", "XLSX"] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** A report as it is asked for. */
export interface ReportValues {
  kind: ReportKind;
  /** Digits, or "" for none yet. */
  lotteryId: string;
  /** First and last day, YYYY-MM-DD; text that is no day yet; or "". */
  from: string;
  until: string;
  format: ReportFormat;
}

/** Rules that a value can break: nothing there, no day, a day after today, a last day before the first. */
export type ReportFault = "required" | "day" | "futureDay" | "dayOrder";
export type ReportFaults = Partial<Record<"lotteryId" | "from" | "until", ReportFault>>;

function dayFault(day: string, today: string): ReportFault | undefined {
  if (day === "") return "required";
  if (!isDay(day)) return "day";
  return day > today ? "futureDay" : undefined;
}

/** What is wrong with a report that is asked for on `today` (YYYY-MM-DD, Bogota); empty when nothing is. */
export function reportFaults({ lotteryId, from, until }: ReportValues, today: string): ReportFaults {
  const found = {
    lotteryId: lotteryId === "" ? ("required" as const) : undefined,
    from: dayFault(from, today),
    until: dayFault(until, today),
  };
  if (!found.from && !found.until && until < from) found.until = "dayOrder";
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault));
}

/** The name of a report that was made on `day` (YYYY-MM-DD): "reporte-2026-11-20.pdf". */
export const reportFileName = (day: string, ending: "pdf" | "xlsx" | "xls"): string => `reporte-${day}.${ending}`;
