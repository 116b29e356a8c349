/** The download of a report: what goes out, what is made of what comes, and the published call where there is no other. */
import { expect, test } from "vitest";
import { downloadReport, reportHref, type ReportFile } from "#api/reports";
import type { Client } from "#api/request";
import { frame } from "#contract/frames";
import type { ReportValues } from "#domain/reports";
import type { ApiRequest } from "#src/page/context.ts";

const asked: ReportValues = { kind: "sales", lotteryId: "10", from: "2026-11-01", until: "2026-11-20", format: "XLSX" };
const QUERY = "tipo=1&loteria=10&desde=2026-11-01&hasta=2026-11-20&formato=XLSX";
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Downloads from a backend that answers `answer` to the file, and `published` to the published call. */
async function download(
  answer: () => Response,
  published: { status: number; text: string } = { status: 404, text: "" },
) {
  const opened: ApiRequest[] = [];
  const sent: ApiRequest[] = [];
  const progress: string[] = [];
  const client: Client = {
    send: async (request) => {
      sent.push(request);
      return { ...published, headers: {} };
    },
  };
  const result = await downloadReport(client, asked, {
    open: async (request) => {
      opened.push(request);
      return answer();
    },
    today: "2026-11-20",
    signal: new AbortController().signal,
    onProgress: ({ rows, total }) => progress.push(`${rows}/${total}`),
  });
  return { result, opened, sent, progress };
}

const framed = (rows: string, ...frames: Uint8Array[]): Response =>
  new Response(new Blob(frames as Uint8Array<ArrayBuffer>[]), { headers: { "x-filas": rows } });
const textOf = async (result: unknown): Promise<string> => (result as { value: ReportFile }).value.bytes.text();

test("a file in frames is put together, and each frame tells how far it is", async () => {
  const { result, opened, progress } = await download(() => framed("3", frame(bytes("PK"), 1), frame(bytes("zip"), 3)));
  expect(result).toMatchObject({ ok: true, value: { name: "reporte-2026-11-20.xlsx", rows: 3 } });
  expect(await textOf(result)).toBe("PKzip");
  expect(progress).toEqual(["0/3", "1/3", "3/3"]);
  expect(opened.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `GET /api/tienda/reportes/ventas?${QUERY}&avance=1`,
  ]);
  expect(reportHref(asked)).toBe(`/api/tienda/reportes/ventas?${QUERY}`);
});

test("a period without rows is no file", async () => {
  const { result, progress } = await download(() => framed("0", frame(bytes("PK"), 0)));
  expect([result, progress]).toEqual([{ ok: true, value: "empty" }, []]);
});

test("a file that breaks off is none", async () => {
  const { result } = await download(() => framed("3", frame(bytes("PK"), 1), frame(bytes("zip"), 3).subarray(0, 9)));
  expect(result).toEqual({ ok: false, problem: { kind: "malformed", status: 200 } });
});

test("a refusal keeps its sentence, its fields named as the form does", async () => {
  const error = { statusCode: 400, code: "INVALID_FIELDS", message: "Hay datos…", fields: { hasta: "No es válido" } };
  const { result, sent } = await download(() => Response.json({ error }, { status: 400 }));
  expect(result).toMatchObject({ ok: false, problem: { message: "Hay datos…", fields: { until: "No es válido" } } });
  expect(sent).toEqual([]);
});

test("[ACC-06] a backend that has only the published call gives its file in base64, saved as the source says", async () => {
  const published = { status: 200, text: JSON.stringify({ data: { $data: btoa("libro") } }) };
  const { result, sent } = await download(() => new Response("", { status: 404 }), published);
  expect(result).toMatchObject({ ok: true, value: { name: "reporte-2026-11-20.xls", rows: null } });
  expect(await textOf(result)).toBe("libro");
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [
      "/api/Users/etn/reporte-ventas",
      {
        data: {
          tipoReporte: 1,
          ideLoteria: 10,
          fechaInicio: "2026-11-01",
          fechaFin: "2026-11-20",
          formato: "XLS",
        },
      },
    ],
  ]);
});

test("nothing that comes is taken for a lost connection, and what is no base64 for a broken answer", async () => {
  const lost = await download(() => {
    throw new TypeError("Failed to fetch");
  });
  expect(lost.result).toEqual({ ok: false, problem: { kind: "offline" } });
  const published = { status: 200, text: JSON.stringify({ data: { $data: "¿?" } }) };
  const { result } = await download(() => new Response("", { status: 404 }), published);
  expect(result).toEqual({ ok: false, problem: { kind: "malformed", status: 200 } });
});
