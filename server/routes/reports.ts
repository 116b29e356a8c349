/** Sellers' reports: their own sales, as the published call has them and as a file that is written while it is read. */
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { frame } from "#contract/frames";
import {
  FRAMES_MEDIA_TYPE,
  REPORT_ROWS_HEADER,
  reportMediaTypes,
  reportTypes,
  salesReport,
  salesReportFile,
} from "#contract/reports";
import { bogotaDay, bogotaInstant, parseDay } from "#domain/bogota";
import { addDays } from "#domain/calendar";
import { reportFaults, reportFileName, reportKinds, type ReportFormat, type ReportValues } from "#domain/reports";
import { fieldMessages } from "../messages";
import { Refusal } from "../refusal";
import { writePdf } from "../reports/pdf";
import type { Piece, Report } from "../reports/report";
import { writeXlsx } from "../reports/xlsx";
import type { Shop } from "../shop";
import { lotteryName, soldLines, type SoldLines } from "../store/reports";
import type { Person } from "../store/sessions";
import { sessionCall } from "./register";

/** Rows that fit the published call, whose answer is one text in memory here and there; and those that fit a file. */
const MOST_ROWS = { text: 10_000, file: 250_000 } as const;

/** Nothing is paid through the shop before prizes can be claimed: no period has such rows. */
const noPrizes = (): SoldLines => ({ count: 0, pages: (async function* () {})() });

const writers = { PDF: writePdf, XLSX: writeXlsx } as const satisfies Record<
  ReportFormat,
  (report: Report) => AsyncGenerator<Piece, void, undefined>
>;

/** What the fields of a report are called by a call. */
type Names = Record<"lotteryId" | "from" | "until", string>;

export function addReports(app: FastifyInstance, shop: Shop): void {
  const { store, clock } = shop;

  /** A report of this person's own sales, and how many rows it has. */
  async function reportOf(
    user: Person,
    asked: Omit<ReportValues, "format">,
    mostRows: number,
    names: Names,
  ): Promise<{ report: Report; rowCount: number }> {
    if (!user.isSeller) throw new Refusal(403, "SELLERS_ONLY");
    const now = clock.now();
    const values = { ...asked, from: parseDay(asked.from) ?? asked.from, until: parseDay(asked.until) ?? asked.until };
    const wrong: string[] = Object.keys(reportFaults({ ...values, format: "PDF" }, bogotaDay(now)));
    const lottery = await lotteryName(store.db, Number(values.lotteryId));
    if (lottery === null) wrong.push("lotteryId");
    if (lottery === null || wrong.length > 0)
      throw new Refusal(400, "INVALID_FIELDS", {
        fields: Object.fromEntries(wrong.map((name) => [names[name as keyof Names], fieldMessages.invalid])),
      });
    const end = bogotaInstant(addDays(values.until, 1), "00:00");
    const filter = {
      sellerId: user.id,
      lotteryId: Number(values.lotteryId),
      from: new Date(bogotaInstant(values.from, "00:00")).toISOString(),
      // What is sold while the report is written is left out, so that it has the rows that it says.
      until: new Date(Math.min(end, now + 1)).toISOString(),
    };
    const { count: rowCount, pages } = values.kind === "sales" ? await soldLines(store.db, filter) : noPrizes();
    if (rowCount > mostRows) throw new Refusal(422, "REPORT_TOO_LONG");
    const name = [user.names, user.firstSurname, user.secondSurname].filter(Boolean).join(" ");
    return {
      rowCount,
      report: {
        kind: values.kind,
        seller: `${name}, ${user.documentType} ${user.documentNumber}`,
        lottery,
        from: values.from,
        until: values.until,
        madeAt: now,
        pages,
      },
    };
  }

  const kindOf = (type: number): ReportValues["kind"] => reportKinds.find((kind) => reportTypes[kind] === type)!;

  sessionCall(
    app,
    shop,
    salesReport,
    async ({ body: { data }, user }) => {
      const { report } = await reportOf(
        user,
        {
          kind: kindOf(data.tipoReporte),
          lotteryId: String(data.ideLoteria),
          from: data.fechaInicio,
          until: data.fechaFin,
        },
        MOST_ROWS.text,
        { lotteryId: "data.ideLoteria", from: "data.fechaInicio", until: "data.fechaFin" },
      );
      const parts: Uint8Array[] = [];
      for await (const { bytes } of writers[data.formato === "PDF" ? "PDF" : "XLSX"](report)) parts.push(bytes);
      return { data: { $data: Buffer.concat(parts).toString("base64") } };
    },
    { perMinute: 12 },
  );

  sessionCall(
    app,
    shop,
    salesReportFile,
    async ({ query: { tipo, loteria, desde, hasta, formato, avance }, user, reply }) => {
      const { report, rowCount } = await reportOf(
        user,
        { kind: kindOf(Number(tipo)), lotteryId: loteria, from: desde, until: hasta },
        MOST_ROWS.file,
        { lotteryId: "loteria", from: "desde", until: "hasta" },
      );
      const format = formato as ReportFormat;
      const name = reportFileName(bogotaDay(report.madeAt), format === "PDF" ? "pdf" : "xlsx");
      void reply
        .header("content-disposition", `attachment; filename="${name}"`)
        .header(REPORT_ROWS_HEADER, String(rowCount))
        .type(avance ? FRAMES_MEDIA_TYPE : reportMediaTypes[format]);
      return Readable.from(bytesOf(writers[format](report), avance !== undefined), { objectMode: false });
    },
    { perMinute: 12 },
  );
}

/** The bytes of a file, in frames where how far it is should be told. A reader who leaves ends the reading of the rows. */
async function* bytesOf(
  pieces: AsyncGenerator<Piece, void, undefined>,
  isFramed: boolean,
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const { bytes, rows } of pieces) if (bytes.length > 0) yield isFramed ? frame(bytes, rows) : bytes;
}
