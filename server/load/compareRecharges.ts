/** Operators and their packages: what the files change of what is stored, and what may not be changed. */
import type { Counts } from "../store/contentLoading";
import { noCounts } from "../store/contentLoading";
import type { OperatorRow, PackageRow } from "../store/operators";
import { counted, noteAt, type Note } from "./compareCatalogue";
import type { RecordOf } from "./formats";
import { nearest, type Row } from "./source";

interface Compared<T> {
  after: T[];
  write: T[];
  counts: Counts;
}

/** Notes the rows whose value another row, stored or said, has as well. */
function noteShared<T>(after: readonly T[], said: ReadonlyMap<T, Row>, valueOf: (one: T) => number | string) {
  return (note: Note, field: string, message: (value: number | string, other: T) => string): void => {
    for (const [one, row] of said) {
      const other = after.find((each) => each !== one && valueOf(each) === valueOf(one));
      if (other) noteAt(note, row, field, message(valueOf(one), other));
    }
  };
}

export function compareOperators(
  records: readonly RecordOf<"operadores">[],
  stored: readonly OperatorRow[],
  note: Note,
): Compared<OperatorRow> {
  const byId = new Map(stored.map((operator) => [operator.id, operator]));
  const counts = noCounts();
  const write: OperatorRow[] = [];
  const rows = new Map<OperatorRow, Row>();
  for (const { row, ...said } of records) {
    const operator: OperatorRow = {
      id: said.producto,
      ganaId: said.operador,
      name: said.nombre,
      code: said.sigla,
      minPesos: said.minimo,
      maxPesos: said.maximo,
      isSold: said.vende,
    };
    if (counted(counts, byId.get(operator.id), operator)) write.push(operator);
    byId.set(operator.id, operator);
    rows.set(operator, row);
  }
  const after = [...byId.values()];
  noteShared(after, rows, ({ ganaId }) => ganaId)(
    note,
    "operador",
    (value, { name }) => `${value} ya es el de ${name}`,
  );
  noteShared(after, rows, ({ code }) => code)(
    note,
    "sigla",
    (value, { name }) => `«${value}» ya es la sigla de ${name}`,
  );
  return { after, write, counts };
}

export function comparePackages(
  records: readonly RecordOf<"paquetes">[],
  operators: readonly OperatorRow[],
  stored: readonly PackageRow[],
  note: Note,
): Compared<PackageRow> {
  const keyOf = ({ operatorId, id }: Pick<PackageRow, "operatorId" | "id">): string => `${operatorId}/${id}`;
  const byKey = new Map(stored.map((one) => [keyOf(one), one]));
  const counts = noCounts();
  const write: PackageRow[] = [];
  const rows = new Map<PackageRow, Row>();
  for (const { row, ...said } of records) {
    const operator = operators.find(({ code }) => code === said.operador);
    if (!operator) {
      const codes = operators.map(({ code }) => code);
      const meant = nearest(said.operador, codes);
      const hint = codes.length === 0 ? "; cárgalo con operadores.csv" : meant === null ? "" : `; ¿es «${meant}»?`;
      noteAt(note, row, "operador", `no hay ningún operador «${said.operador}»${hint}`);
      continue;
    }
    const one: PackageRow = {
      operatorId: operator.id,
      id: said.paquete,
      ganaId: said.paquete_gana,
      name: said.nombre,
      pesos: said.valor,
      isSold: said.vende,
    };
    if (counted(counts, byKey.get(keyOf(one)), one)) write.push(one);
    byKey.set(keyOf(one), one);
    rows.set(one, row);
  }
  const after = [...byKey.values()];
  noteShared(after, rows, ({ ganaId }) => ganaId)(
    note,
    "paquete_gana",
    (value, { name }) => `${value} ya es el de «${name}»`,
  );
  return { after, write, counts };
}
