/** What is loaded, as it was written: rows of named cells, each with the place where it stands, and the faults found there. */

/** Lines and columns count from 1. The column of a CSV file is its field, as a spreadsheet counts them; of JSON, the character. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

export type Value = string | number | boolean | null | readonly Cell[] | Row;

export interface Cell {
  place: Place;
  /** Where its name stands; that of a value in a list is its own place. */
  named: Place;
  value: Value;
}

export interface Row {
  place: Place;
  cells: ReadonlyMap<string, Cell>;
}

export interface SourceFile {
  /** As it is named to the operator: "resultados.csv". */
  name: string;
  /** What it holds: "resultados". */
  kind: string;
  /** The first line of a CSV file; null where each row names its own cells. */
  header: readonly Cell[] | null;
  rows: readonly Row[];
}

export interface Fault {
  place: Place;
  /** The column or field at fault; null for the file or the row. */
  field: string | null;
  message: string;
}

/** `resultados.csv:12:4 «serie»: …` */
export const faultLine = ({ place: { file, line, column }, field, message }: Fault): string =>
  `${file}:${line}:${column}${field === null ? "" : ` «${field}»`}: ${message}`;

/** Faults in the order in which they are read, file by file. */
export const inOrder = (faults: readonly Fault[]): Fault[] =>
  faults.toSorted(
    (a, b) =>
      (a.place.file < b.place.file ? -1 : a.place.file > b.place.file ? 1 : 0) ||
      a.place.line - b.place.line ||
      a.place.column - b.place.column,
  );

/** What is to be loaded has faults. Nothing was written. */
export class LoadError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const sorted = inOrder(faults);
    super(sorted.map(faultLine).join("\n"));
    this.name = "LoadError";
    this.faults = sorted;
  }
}

/** Where a field of a row stands; the row itself where it does not name it. */
export const placeOf = (row: Row, field: string): Place => row.cells.get(field)?.place ?? row.place;

type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [name: string]: Plain };
export type PlainRow = Readonly<Record<string, Plain>>;

/** Rows that a program makes, as if they had been read from a file: the line is their place in the list. */
export function sourceOf(kind: string, rows: readonly PlainRow[]): SourceFile {
  const cellOf = (value: Plain, place: Place): Cell => ({ place, named: place, value: valueOf(value, place) });
  const valueOf = (value: Plain, place: Place): Value => {
    if (value === undefined || value === null) return null;
    if (Array.isArray(value)) return (value as readonly Plain[]).map((item) => cellOf(item, place));
    return typeof value === "object" ? rowOf(value as PlainRow, place) : (value as Value);
  };
  const rowOf = (row: PlainRow, place: Place): Row => ({
    place,
    cells: new Map(Object.entries(row).map(([name, value]) => [name, cellOf(value, place)])),
  });
  return {
    name: kind,
    kind,
    header: null,
    rows: rows.map((row, index) => rowOf(row, { file: kind, line: index + 1, column: 1 })),
  };
}

/** The name among `names` that was most likely meant; null when none is near. */
export function nearest(name: string, names: readonly string[]): string | null {
  const plain = (text: string): string =>
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[\s_-]+/g, "");
  const [best] = names
    .map((known) => ({ known, apart: distance(plain(name), plain(known)) }))
    .sort((a, b) => a.apart - b.apart);
  return best && best.apart <= Math.max(2, Math.floor(best.known.length / 3)) ? best.known : null;
}

/** How many letters have to be put in, taken out or changed to make one text of another (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index += 1)
      next.push(Math.min(next[index]! + 1, row[index + 1]! + 1, row[index]! + (letter === other[index] ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
}
