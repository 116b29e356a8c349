/** A report as the address asks for it, which a form without scripts does. */
import { parseDay } from "#domain/bogota";
import { reportFormats, reportKinds, type ReportKind, type ReportValues } from "#domain/reports";

/** Names of the form's fields in the address. */
export const names = { kind: "tipo", lotteryId: "loteria", from: "desde", until: "hasta", format: "formato" } as const;

/** The kinds of report as the address names them. */
export const kindNames = { sales: "ventas", prizes: "premios" } as const satisfies Record<ReportKind, string>;

/** The kind of that name; sales where it is none. */
export const kindOf = (name: string): ReportKind => reportKinds.find((kind) => kindNames[kind] === name) ?? "sales";

/** Letters of a value that are read at most. */
const LONGEST = 10;

/** What the address says, and whether it says anything; at first the month so far is offered. `today` is YYYY-MM-DD. */
export function askedReport(search: URLSearchParams, today: string): { values: ReportValues; isSent: boolean } {
  const isSent = search.has(names.lotteryId);
  const said = (name: string): string => (search.get(name) ?? "").trim().slice(0, LONGEST);
  const day = (name: string): string => parseDay(said(name)) ?? said(name);
  const lotteryId = said(names.lotteryId);
  return {
    isSent,
    values: {
      kind: kindOf(said(names.kind)),
      lotteryId: /^\d+$/.test(lotteryId) ? lotteryId : "",
      from: isSent ? day(names.from) : `${today.slice(0, 8)}01`,
      until: isSent ? day(names.until) : today,
      format: reportFormats.find((format) => format === said(names.format)) ?? "PDF",
    },
  };
}
