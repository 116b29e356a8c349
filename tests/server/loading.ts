/** Loading in the tests: files written as an operator writes them, what is said of them, and every row of a store. */
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { check } from "#server/load/check.ts";
import type { Records } from "#server/load/formats.ts";
import { load, loadInto, type Loaded, type LoadOptions } from "#server/load/load.ts";
import { readFolder } from "#server/load/readFolder.ts";
import { faultLine, LoadError } from "#server/load/source.ts";
import { rowsOf, type Db, type Store } from "#server/store/database.ts";
import type { draws } from "#server/store/schema.ts";
import { TEST_START } from "./harness";

/** Files by their names; a list is written as JSON, and null is a folder. */
export type Texts = Readonly<Record<string, string | Uint8Array | readonly unknown[] | null>>;

/** Does something with a folder that holds some files. */
export async function withFolder<T>(texts: Texts, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "premio-mayor-carga-"));
  try {
    for (const [name, text] of Object.entries(texts)) {
      const file = path.join(folder, name);
      if (text === null) await mkdir(file);
      else
        await writeFile(
          file,
          typeof text === "string" || text instanceof Uint8Array ? text : JSON.stringify(text, null, 2),
        );
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const recordsOf = (texts: Texts): Promise<Records> =>
  withFolder(texts, async (folder) => {
    const { files, faults } = await readFolder(folder);
    return check(files, faults);
  });

export const recordsIn = async (folder: string): Promise<Records> => {
  const { files, faults } = await readFolder(folder);
  return check(files, faults);
};

type Options = Partial<LoadOptions> & { isRehearsal?: boolean };

export const loadTexts = async (store: Store, texts: Texts, options: Options = {}): Promise<Loaded> =>
  load(store, await recordsOf(texts), { now: TEST_START, ...options });

export const loadTextsInto = async (tx: Db, texts: Texts, options: Options = {}): Promise<Loaded> =>
  loadInto(tx, await recordsOf(texts), { now: TEST_START, ...options });

/** The faults of something that is read or loaded, as they are printed. Fails when there is none. */
export async function faultsOf(loading: Promise<unknown>): Promise<string[]> {
  try {
    await loading;
  } catch (error) {
    if (error instanceof LoadError) return error.faults.map(faultLine);
    throw error;
  }
  throw new Error("Nothing was refused");
}

/** What each file of a load came to: `sorteos.csv 1+ 2~ 3= 4-`. */
export const countsOf = ({ files }: Loaded): Record<string, string> =>
  Object.fromEntries(
    files.map(({ name, counts: { added, changed, same, removed } }) => [
      name,
      [
        [added, "+"],
        [changed, "~"],
        [same, "="],
        [removed, "-"],
      ]
        .filter(([count]) => count !== 0)
        .map(([count, sign]) => `${count}${sign}`)
        .join(" "),
    ]),
  );

/** Every row of every table, as text. */
export async function everyRow(db: Db): Promise<Record<string, string[]>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables)
    all[name] = (await rowsOf<{ row: string }>(db, sql.raw(`select t::text as row from "${name}" t order by 1`))).map(
      ({ row }) => row,
    );
  return all;
}

class Undo extends Error {}

/** Does something to a store and undoes it. */
export async function undone<T>(store: Store, work: (tx: Db) => Promise<T>): Promise<T> {
  let result: T | undefined;
  await store
    .transaction(async (tx) => {
      result = await work(tx);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return result!;
}

/** CSV of a first line and rows. */
export const csv = (header: string, ...rows: string[]): string => [header, ...rows, ""].join("\n");

export const headers = {
  loterias: "loteria,nombre,sigla,fracciones,valor_fraccion,premio_mayor,series,clase",
  planes: "loteria,plan,cantidad,premio,bruto_billete,neto_billete,neto_fraccion,regla",
  sorteos: "loteria,sorteo,dia,hora_cierre,hora_sorteo,fracciones,valor_fraccion,premio_mayor,series,plan,estado",
  resultados: "loteria,sorteo,numero,serie",
  secos: "loteria,sorteo,premio,numero,serie",
} as const;

export type Over = Partial<
  Record<"dia" | "cierre" | "hora" | "fracciones" | "valor" | "mayor" | "series" | "plan" | "estado", string>
>;

/** A draw as a line of sorteos.csv: as it is stored, with the plan "ordinario", but for `over`. */
export function drawLine(lottery: string, draw: typeof draws.$inferSelect, over: Over = {}): string {
  // Five hours behind, what stands for UTC is Bogotá's.
  const inBogota = (instant: string): string => new Date(Date.parse(instant) - 5 * 3_600_000).toISOString();
  return Object.values({
    lottery,
    number: String(draw.drawNumber),
    dia: inBogota(draw.drawsAt).slice(0, 10),
    cierre: inBogota(draw.closesAt).slice(11, 16),
    hora: inBogota(draw.drawsAt).slice(11, 16),
    fracciones: String(draw.fractionsPerTicket),
    valor: String(draw.fractionPesos),
    mayor: String(draw.jackpotPesos),
    series: String(draw.seriesCount),
    plan: "ordinario",
    estado: "programado",
    ...over,
  }).join(",");
}
