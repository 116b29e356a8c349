/** How the fields of a file are read: from the text of a CSV file or from a value of JSON, with the fault said in Spanish. */
import { parseDay, parseHour } from "#domain/bogota";
import { parsePrizeRule } from "#domain/prizes";
import { contentLink } from "#domain/safeUrl";
import { parseNumber, parseSeries } from "#domain/tickets";
import { nearest, type Cell, type Fault, type Row } from "./source";

/** What a field is when it has a fault; the fault has been noted. */
export const WRONG = Symbol("wrong");

type Noted = (fault: Fault) => void;

export interface Field<T> {
  /** What it is where nothing is written; undefined when it must be written. */
  absent: { value: T } | undefined;
  read: (cell: Cell, name: string, note: Noted) => T | typeof WRONG;
}

export type Shape = Readonly<Record<string, Field<unknown>>>;
export type Values<S extends Shape> = { [K in keyof S]: S[K] extends Field<infer T> ? T : never };
/** A row whose fields have been read. */
export type Read<S extends Shape> = Values<S> & { row: Row };

const isAbsent = (cell: Cell | undefined): boolean => cell === undefined || cell.value === null || cell.value === "";

/** Reads the fields of a row; null when one of them has a fault. Names that the shape does not know are left to the caller. */
export function readRow<S extends Shape>(shape: S, row: Row, note: Noted): Read<S> | null {
  const values: Record<string, unknown> = { row };
  let isRight = true;
  for (const [name, field] of Object.entries(shape)) {
    const cell = row.cells.get(name);
    if (isAbsent(cell)) {
      values[name] = field.absent?.value;
      if (field.absent) continue;
      note({ place: cell?.place ?? row.place, field: name, message: "falta" });
      isRight = false;
      continue;
    }
    values[name] = field.read(cell!, name, note);
    if (values[name] === WRONG) isRight = false;
  }
  return isRight ? (values as Read<S>) : null;
}

/** Notes the names that a shape does not know, each with the one that is near. */
export function noteUnknown(shape: Shape, names: Iterable<readonly [string, Cell["place"]]>, note: Noted): void {
  for (const [name, place] of names) {
    if (Object.hasOwn(shape, name)) continue;
    const meant = nearest(name, Object.keys(shape));
    note({
      place,
      field: name,
      message: `no se conoce${meant === null ? `; los campos son ${Object.keys(shape).join(", ")}` : `; ¿quisiste decir «${meant}»?`}`,
    });
  }
}

type Scalar = string | number | boolean;
/** What is wrong with a value, as the operator reads it. */
class Problem {
  constructor(readonly message: string) {}
}

const isScalar = (value: Cell["value"]): value is Scalar => value !== null && typeof value !== "object";

function scalar<T>(parse: (value: Scalar) => T | Problem): Field<T> {
  return {
    absent: undefined,
    read({ value, place }, field, note) {
      const parsed = isScalar(value) ? parse(value) : new Problem("debe ser un valor, no una lista ni un grupo");
      if (!(parsed instanceof Problem)) return parsed;
      note({ place, field, message: parsed.message });
      return WRONG;
    },
  };
}

/** A field that may be left empty. */
export const optional = <T, F = null>(field: Field<T>, value: F = null as F): Field<T | F> => ({
  ...field,
  absent: { value },
});

export const text = (longest: number): Field<string> =>
  scalar((value) => {
    if (typeof value !== "string") return new Problem(`«${value}» debe ser un texto, entre comillas`);
    const trimmed = value.trim();
    if (trimmed === "") return new Problem("falta");
    if (/[\0\p{Surrogate}]/u.test(trimmed)) return new Problem("tiene letras que no se pueden guardar");
    return trimmed.length <= longest ? trimmed : new Problem(`tiene ${trimmed.length} letras y caben ${longest}`);
  });

export const integer = (least: number, most: number): Field<number> =>
  scalar((value) => {
    const digits = String(value).trim();
    if (/^\$? ?\d{1,3}([.,]\d{3})+$|^\$ ?\d+$/.test(digits))
      return new Problem(`«${digits}»: escríbelo sin puntos, comas ni signos, como ${digits.replace(/\D/g, "")}`);
    if (typeof value === "boolean" || !/^\d+$/.test(digits)) return new Problem(`«${digits}» no es un número entero`);
    const number = Number(digits);
    return number >= least && number <= most ? number : new Problem(`«${digits}» debe estar entre ${least} y ${most}`);
  });

/** Whole pesos. */
export const pesos = (least: number): Field<number> => integer(least, 10 ** 15);

const figures = (count: number, word: string, parse: (text: string) => string | null): Field<string> =>
  scalar((value) => {
    const written = String(value).trim();
    const read = typeof value === "string" ? parse(written) : null;
    if (read !== null) return read;
    const meant = /^\d+$/.test(written) && written.length <= count ? written.padStart(count, "0") : null;
    if (meant === written) return new Problem(`«${written}» debe ser un texto: escribe "${written}", entre comillas`);
    return new Problem(`«${written}» no tiene ${word} cifras${meant === null ? "" : `; ¿es «${meant}»?`}`);
  });

/** The number of a ticket, with its zeros. */
export const ticketNumber = figures(4, "cuatro", parseNumber);
/** The series of a ticket, with its zeros. */
export const ticketSeries = figures(3, "tres", parseSeries);

export const day: Field<string> = scalar(
  (value) => parseDay(String(value).trim()) ?? new Problem(`«${value}» no es un día: escríbelo como 2026-11-20`),
);

export const hour: Field<string> = scalar(
  (value) =>
    parseHour(String(value).trim()) ?? new Problem(`«${value}» no es una hora de 00:00 a 23:59: escríbela como 09:30`),
);

export const word = <W extends string>(words: readonly W[]): Field<W> =>
  scalar((value) => {
    const written = String(value).trim().toLowerCase();
    return words.find((known) => known === written) ?? new Problem(`«${value}» debe ser ${words.join(", ")}`);
  });

export const yesOrNo: Field<boolean> = scalar((value) => {
  if (typeof value === "boolean") return value;
  const written = String(value).trim().toLowerCase();
  if (["sí", "si"].includes(written)) return true;
  return written === "no" ? false : new Problem(`«${value}» debe ser sí o no`);
});

/** A short name in small letters that files use to speak of something. */
export const code: Field<string> = scalar((value) => {
  const written = String(value).trim();
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(written) && written.length <= 40
    ? written
    : new Problem(`«${value}» debe ser un nombre corto en minúsculas, con guiones y sin espacios, como plan-ordinario`);
});

/** A lottery by its number or its abbreviation; which one it is, the load looks up. */
export const lotteryName: Field<string> = scalar((value) => String(value).trim());

/** When a prize falls on a ticket, as {@link parsePrizeRule} reads it. */
export const rule: Field<string> = scalar((value) => {
  const written = String(value).trim();
  return parsePrizeRule(written)
    ? written
    : new Problem(
        `«${written}» no es una regla: mayor, seco, serie, o una como !===/misma, invertido/otra, desorden/cualquiera`,
      );
});

/** A link or a picture: an address of the shop ("/loterias") or of another site ("https://…"). */
export const address: Field<string> = scalar((value) => {
  const written = String(value).trim();
  return contentLink(written) !== null && written.length <= 2_000
    ? written
    : new Problem(`«${written}» no es una dirección: empieza por / o por https://, sin espacios`);
});

const listOf = <T>(read: (item: Cell, note: Noted) => T | typeof WRONG): Field<T[]> => ({
  absent: { value: [] },
  read({ value, place }, field, note) {
    if (!Array.isArray(value)) {
      note({ place, field, message: "debe ser una lista, entre corchetes" });
      return WRONG;
    }
    const items = (value as readonly Cell[]).map((item) => read(item, note));
    return items.includes(WRONG) ? WRONG : (items as T[]);
  },
});

/** A list of groups of fields. `shape` is asked for late, for a group that holds itself. */
export const groups = <S extends Shape>(shape: () => S): Field<Read<S>[]> =>
  listOf(({ value, place }, note) => {
    if (value === null || typeof value !== "object" || !("cells" in value)) {
      note({ place, field: null, message: "debe ser un grupo de campos, entre llaves" });
      return WRONG;
    }
    noteUnknown(shape(), names(value), note);
    return readRow(shape(), value, note) ?? WRONG;
  });

/** The names that a row writes, each with its place. */
export const names = (row: Row): [string, Cell["place"]][] => [...row.cells].map(([name, { named }]) => [name, named]);

/** A list of texts. */
export const texts = (longest: number): Field<string[]> => {
  const one = text(longest);
  return listOf((item, note) => {
    if (!isAbsent(item)) return one.read(item, "texto", note);
    note({ place: item.place, field: null, message: "falta" });
    return WRONG;
  });
};
