/** Sellers' reports: their files, which are read while they are written. */
import { APPLICATION_CREDENTIAL } from "#contract/credential";
import { createFrameReader } from "#contract/frames";
import {
  FRAMES_MEDIA_TYPE,
  REPORT_ROWS_HEADER,
  reportMediaTypes,
  reportTypes,
  salesReport,
  salesReportFile,
} from "#contract/reports";
import { reportFileName, type ReportFormat, type ReportValues } from "#domain/reports";
import { pathOf, problemOf, request, type Client, type Open } from "./request";
import { failure, renameFields, success, type Result } from "./result";

/** A report that has come whole. */
export interface ReportFile {
  name: string;
  bytes: Blob;
  /** Null where the backend does not tell. */
  rows: number | null;
}

/** Rows of a report: how many have come, and how many there are. */
export interface ReportProgress {
  rows: number;
  total: number;
}

interface Download {
  /** Opens the file. */
  open: Open;
  /** Today, YYYY-MM-DD: the file is named by it. */
  today: string;
  /** Ends the download. */
  signal: AbortSignal;
  onProgress: (progress: ReportProgress) => void;
}

const fields = {
  loteria: "lotteryId",
  desde: "from",
  hasta: "until",
  "data.ideLoteria": "lotteryId",
  "data.fechaInicio": "from",
  "data.fechaFin": "until",
} as const;

const queryOf = ({ kind, lotteryId, from, until, format }: ReportValues) => ({
  tipo: String(reportTypes[kind]) as "1" | "2",
  loteria: lotteryId,
  desde: from,
  hasta: until,
  formato: format,
});

/** Address of a report's file, for whom it is opened without scripts. */
export const reportHref = (values: ReportValues): string => pathOf(salesReportFile, {}, queryOf(values));

/** The parts of a file in frames; null when it broke off. */
async function readFrames(
  body: ReadableStream<Uint8Array>,
  onRows: (rows: number) => void,
): Promise<Uint8Array<ArrayBuffer>[] | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const frames = createFrameReader();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return frames.isEven() ? parts : null;
    for (const { bytes, rows } of frames.read(value)) {
      parts.push(bytes);
      onRows(rows);
    }
  }
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** The report by the published call, whose workbooks are saved as .xls (ACC-06): for a backend that has no other. */
async function publishedReport(
  client: Client,
  { kind, lotteryId, from, until, format }: ReportValues,
  today: string,
): Promise<Result<ReportFile>> {
  const result = await request(client, salesReport, {
    body: {
      data: {
        tipoReporte: reportTypes[kind],
        ideLoteria: Number(lotteryId),
        fechaInicio: from,
        fechaFin: until,
        formato: format === "PDF" ? "PDF" : "XLS",
      },
    },
  });
  if (!result.ok) return result;
  try {
    const bytes = bytesOf(result.value.data.$data);
    const type = reportMediaTypes[format];
    const name = reportFileName(today, format === "PDF" ? "pdf" : "xls");
    return success({ name, bytes: new Blob([bytes], { type }), rows: null });
  } catch {
    return failure({ kind: "malformed", status: 200 });
  }
}

const endings = { PDF: "pdf", XLSX: "xlsx" } as const satisfies Record<ReportFormat, string>;

/** Downloads a report and tells how far it is. Gives "empty" for a period without rows, "cancelled" when `signal` ended it. */
export async function downloadReport(
  client: Client,
  values: ReportValues,
  { open, today, signal, onProgress }: Download,
): Promise<Result<ReportFile | "empty" | "cancelled">> {
  const path = pathOf(salesReportFile, {}, { ...queryOf(values), avance: "1" });
  const headers = { accept: `${FRAMES_MEDIA_TYPE}, application/json`, authorization: APPLICATION_CREDENTIAL };
  let response: Response;
  try {
    response = await open({ method: "GET", path, headers }, signal);
  } catch {
    return signal.aborted ? success("cancelled") : failure({ kind: "offline" });
  }
  try {
    if (response.status === 404) return renameFields(await publishedReport(client, values, today), fields);
    if (!response.ok) return renameFields(failure(problemOf(response.status, await response.text())), fields);
    const total = Number(response.headers.get(REPORT_ROWS_HEADER));
    if (response.body === null || !(total >= 0)) return failure({ kind: "malformed", status: response.status });
    if (total === 0) {
      await response.body.cancel();
      return success("empty");
    }
    onProgress({ rows: 0, total });
    const parts = await readFrames(response.body, (rows) => onProgress({ rows, total }));
    if (parts === null) return failure({ kind: "malformed", status: response.status });
    const bytes = new Blob(parts, { type: reportMediaTypes[values.format] });
    return success({ name: reportFileName(today, endings[values.format]), bytes, rows: total });
  } catch {
    // The answer had begun: what breaks it off is no missing network at this end.
    return signal.aborted ? success("cancelled") : failure({ kind: "malformed", status: response.status });
  }
}
