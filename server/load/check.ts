/** Reads the rows of files as records, and finds what is wrong with them by themselves, without looking at the store. */
import { noteUnknown, names, readRow } from "./fields";
import { formats, isKind, type Kind, type RecordOf, type Records } from "./formats";
import { LoadError, placeOf, type Fault, type SourceFile } from "./source";

/** The records of some files. @throws LoadError with every fault that they have, and those that were found before */
export function check(files: readonly SourceFile[], before: readonly Fault[] = []): Records {
  const records: Records = {};
  const faults = [...before];
  const note = (fault: Fault) => void faults.push(fault);
  for (const file of files) {
    if (!isKind(file.kind)) throw new Error(`There is no file of the kind ${file.kind}`);
    Object.assign(records, { [file.kind]: { file: file.name, rows: checkFile(file.kind, file, note) } });
  }
  for (const record of records.planes?.rows ?? []) checkPrize(record, note);
  for (const record of records.sorteos?.rows ?? []) checkHours(record, note);
  for (const record of records.operadores?.rows ?? []) checkRange(record, note);
  if (faults.length > 0) throw new LoadError(faults);
  return records;
}

function checkFile<K extends Kind>(kind: K, file: SourceFile, note: (fault: Fault) => void): RecordOf<K>[] {
  const { shape, key } = formats[kind];
  if (file.header && !checkHeader(kind, file, note)) return [];
  const found: RecordOf<K>[] = [];
  const seen = new Map<string, number>();
  for (const row of file.rows) {
    if (!file.header) noteUnknown(shape, names(row), note);
    const record = readRow(shape, row, note) as RecordOf<K> | null;
    if (!record) continue;
    found.push(record);
    if (!key) continue;
    const id = JSON.stringify(key.map((field) => record[field as keyof typeof record] ?? null));
    const first = seen.get(id);
    if (first === undefined) seen.set(id, row.place.line);
    else
      note({
        place: placeOf(row, key.at(-1)!),
        field: key.at(-1)!,
        message: `repite lo de la línea ${first}`,
      });
  }
  return found;
}

/** Whether the first line of a CSV file names each column once, and those that must be there. */
function checkHeader(kind: Kind, { name, header }: SourceFile, note: (fault: Fault) => void): boolean {
  const { shape } = formats[kind];
  let isRight = true;
  const refuse = (fault: Fault): void => {
    isRight = false;
    note(fault);
  };
  const columns = header!.map(({ value, place }) => [String(value), place] as const);
  noteUnknown(shape, columns, refuse);
  for (const [index, [field, place]] of columns.entries())
    if (columns.findIndex(([other]) => other === field) < index)
      refuse({ place, field, message: "la columna está dos veces" });
  for (const [field, { absent }] of Object.entries(shape))
    if (!absent && !columns.some(([known]) => known === field))
      refuse({ place: { file: name, line: 1, column: 1 }, field, message: "falta la columna" });
  return isRight;
}

function checkPrize({ row, ...prize }: RecordOf<"planes">, note: (fault: Fault) => void): void {
  const refuse = (field: string, message: string) => note({ place: placeOf(row, field), field, message });
  if (prize.neto_billete > prize.bruto_billete) refuse("neto_billete", "es más que bruto_billete");
  if (prize.neto_fraccion > prize.neto_billete) refuse("neto_fraccion", "es más que neto_billete");
}

function checkRange({ row, minimo, maximo }: RecordOf<"operadores">, note: (fault: Fault) => void): void {
  if (minimo > maximo)
    note({ place: placeOf(row, "minimo"), field: "minimo", message: `es más que maximo, ${maximo}` });
}

function checkHours({ row, hora_cierre, hora_sorteo }: RecordOf<"sorteos">, note: (fault: Fault) => void): void {
  if (hora_cierre <= hora_sorteo) return;
  const message = `las ventas cerrarían a las ${hora_cierre}, después del sorteo de las ${hora_sorteo}`;
  note({ place: placeOf(row, "hora_cierre"), field: "hora_cierre", message });
}
