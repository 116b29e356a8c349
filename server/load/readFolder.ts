/** Reads a folder of CSV and JSON files into rows. Whole files: a hundred thousand rows take a second or two. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { CsvError, parse } from "csv-parse/sync";
import { parseTree, type Node, type ParseError } from "jsonc-parser";
import { formats, isKind, kinds } from "./formats";
import { nearest, type Cell, type Fault, type Place, type Row, type SourceFile, type Value } from "./source";

/** What a folder gave. */
interface Reading {
  files: SourceFile[];
  faults: Fault[];
}

const startOf = (file: string): Place => ({ file, line: 1, column: 1 });

/** The sign between the fields: the one that the first line has. Excel writes ";" where the decimal sign is a comma. */
function delimiterOf(text: string): string {
  const bare = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, "");
  return bare.includes(";") ? ";" : ",";
}

const csvFaults: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "unas comillas se abren y no se cierran",
  CSV_INVALID_CLOSING_QUOTE:
    "después de cerrar unas comillas solo puede ir el separador; dentro de un texto van dobles",
  INVALID_OPENING_QUOTE: "un texto con comillas va todo entre comillas, y las de dentro van dobles",
};

/** Reads CSV text, its first line the names. */
export function readCsv(name: string, kind: string, written: string): Reading {
  // The parser counts a line that ends in CRLF within quotes twice.
  const text = written.replace(/\r\n?/g, "\n");
  let lines: Cell[][];
  /** Where the last field that was read ends. */
  let last = { line: 1, index: -1 };
  try {
    lines = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      cast: (value, { lines: line, index }) => {
        last = { line, index };
        const place = { file: name, line: line - (value.split("\n").length - 1), column: index + 1 };
        return { place, named: place, value };
      },
    }) as unknown as Cell[][];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // What the parser calls the column is the index of the field; the field begins where the one before it ends.
    const index = Number((error as { column?: unknown }).column ?? 0);
    const place = { file: name, line: last.line + (index > last.index ? 0 : 1), column: index + 1 };
    return { files: [], faults: [{ place, field: null, message: csvFaults[error.code] ?? error.message }] };
  }
  const [header, ...rest] = lines;
  if (!header) return { files: [], faults: [{ place: startOf(name), field: null, message: "el archivo está vacío" }] };
  const names = header.map(({ value, ...cell }) => ({ ...cell, value: String(value).trim() }));
  const faults: Fault[] = [];
  // Spreadsheets leave rows of nothing but separators at the end.
  const filled = rest.filter((cells) => cells.some(({ value }) => String(value).trim() !== ""));
  const rows = filled.map((cells): Row => {
    const { place } = cells[0]!;
    if (cells.length !== names.length)
      faults.push({
        place,
        field: null,
        message: `la fila tiene ${cells.length} campos y la primera línea nombra ${names.length}; un texto con comas o puntos y comas va entre comillas`,
      });
    return { place, cells: new Map(cells.map((cell, index) => [names[index]?.value ?? "", cell])) };
  });
  return { files: [{ name, kind, header: names, rows }], faults };
}

const SYNTAX = "aquí se rompe el JSON: falta o sobra una coma, unas comillas, un corchete o una llave";
/** By jsonc-parser's ParseErrorCode, an ambient enumeration. */
const jsonFaults: Readonly<Record<number, string>> = {
  2: "aquí hay un número que no se entiende",
  10: "JSON no lleva comentarios",
  12: "unas comillas se abren y no se cierran en la misma línea",
  13: "aquí hay un número que no se entiende",
  14: "después de \\u van cuatro cifras hexadecimales",
  15: 'después de una barra \\ solo puede ir ", \\, /, b, f, n, r, t o u',
  16: "un texto no puede tener un salto de línea ni un tabulador: se escriben \\n y \\t",
};

/** Reads JSON text: a list of groups of fields. */
export function readJson(name: string, kind: string, text: string): Reading {
  const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((found) => found.index + found[0].length)];
  const placeAt = (offset: number): Place => {
    let low = 0;
    for (let high = starts.length; high - low > 1;) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return { file: name, line: low + 1, column: offset - starts[low]! + 1 };
  };
  const errors: ParseError[] = [];
  const faults: Fault[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  // What follows the first break is read wrong because of it.
  const [broken] = errors;
  if (!tree || broken) {
    const message = broken ? (jsonFaults[broken.error] ?? SYNTAX) : "el archivo está vacío";
    return { files: [], faults: [{ place: placeAt(broken?.offset ?? 0), field: null, message }] };
  }
  const valueOf = (node: Node): Value => {
    if (node.type === "array") return (node.children ?? []).map((item) => cellOf(item, item));
    return node.type === "object" ? rowOf(node) : (node.value as string | number | boolean | null);
  };
  const cellOf = (node: Node, named: Node): Cell => ({
    place: placeAt(node.offset),
    named: placeAt(named.offset),
    value: valueOf(node),
  });
  const rowOf = (node: Node): Row => {
    const cells = new Map<string, Cell>();
    for (const property of node.children ?? []) {
      const [key, value] = property.children as [Node, Node];
      const field = String(key.value);
      if (cells.has(field)) faults.push({ place: placeAt(key.offset), field, message: "está dos veces" });
      cells.set(field, cellOf(value, key));
    }
    return { place: placeAt(node.offset), cells };
  };
  if (tree.type !== "array" || !tree.children?.every(({ type }) => type === "object")) {
    const wrong = tree.type === "array" ? tree.children!.find(({ type }) => type !== "object")! : tree;
    return {
      files: [],
      faults: [{ place: placeAt(wrong.offset), field: null, message: "el archivo es una lista de grupos: [{…}, {…}]" }],
    };
  }
  return { files: [{ name, kind, header: null, rows: tree.children.map(rowOf) }], faults };
}

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** Reads the files of a folder; those whose name begins with a dot are left alone. @throws when the folder cannot be read */
export async function readFolder(folder: string): Promise<Reading> {
  const files: SourceFile[] = [];
  const faults: Fault[] = [];
  const seen = new Map<string, string>();
  const entries = (await readdir(folder, { withFileTypes: true })).filter((entry) => !entry.name.startsWith("."));
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry;
    const { name: kind, ext } = path.parse(name);
    const refuse = (message: string) => void faults.push({ place: startOf(name), field: null, message });
    if (!isKind(kind) || ![".csv", ".json"].includes(ext) || !entry.isFile()) {
      const meant = nearest(kind, kinds);
      const ending =
        meant && formats[meant as keyof typeof formats].isJsonOnly ? ".json" : ext === ".json" ? ".json" : ".csv";
      refuse(
        meant === null
          ? `no se conoce; los archivos son ${kinds.join(", ")}, con .csv o .json`
          : `no se conoce; ¿quisiste decir ${meant}${ending}?`,
      );
      continue;
    }
    if (formats[kind].isJsonOnly && ext === ".csv") {
      refuse(`tiene listas dentro de cada fila: escríbelo como ${kind}.json`);
      continue;
    }
    if (seen.has(kind)) {
      refuse(`ya está ${seen.get(kind)}: deja uno de los dos`);
      continue;
    }
    seen.set(kind, name);
    let text: string;
    try {
      // A byte order mark is left out by the decoder.
      text = UTF8.decode(await readFile(path.join(folder, name)));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      refuse("no está en UTF-8: en Excel se guarda como «CSV UTF-8»");
      continue;
    }
    const reading = ext === ".csv" ? readCsv(name, kind, text) : readJson(name, kind, text);
    files.push(...reading.files);
    faults.push(...reading.faults);
  }
  if (entries.length === 0)
    faults.push({
      place: startOf(folder),
      field: null,
      message: `la carpeta no tiene archivos; pueden ser ${kinds.join(", ")}`,
    });
  return { files, faults };
}
