/** Every sentence of the code in rows, beside what the source prescribes. Computed from the copy: no second list of words. */
import { copy } from "#copy";
import { fieldMessages, messages, orderMessages } from "#server/messages.ts";
import { samples } from "./samples";
import { sourceTexts } from "./sourceTexts";
import type { SourceText } from "./sourceTexts";

/** All that a player may read: the shop's copy, and what the server says by itself. */
export const words = { ...copy, server: { messages, fieldMessages, orderMessages } };

/** The readable name of each part of {@link words}. */
export const screenNames: Readonly<Record<keyof typeof words, string>> = {
  shell: "Encabezado, pie y fallas",
  countdown: "Cuentas regresivas",
  card: "Billete de lotería",
  calendar: "Calendario",
  pagination: "Páginas de una lista",
  plan: "Plan de premios",
  home: "Portada",
  hero: "Portada: destacados",
  prizePayment: "Portada: pago de premios",
  lotteries: "Loterías en venta",
  lotteryList: "Loterías: lista",
  favorite: "Número favorito",
  notices: "Avisos",
  results: "Resultados",
  play: "Juego",
  numberHelp: "Juego: ayuda para elegir",
  recharges: "Recargas",
  cart: "Carrito y pago",
  coupon: "Cupón",
  refund: "Devoluciones",
  login: "Inicio de sesión",
  signUp: "Crear cuenta",
  confirmAccount: "Confirmar el correo",
  recovery: "Recuperar la contraseña",
  confirmation: "Confirmación",
  openPurchase: "Compra sin pagar",
  orderEvents: "Confirmación: lo que ha pasado",
  account: "Mi cuenta",
  claims: "Cobro de premios",
  calm: "Juego en calma",
  person: "Campos de la persona",
  deletion: "Eliminar cuenta",
  reports: "Descargar reportes",
  news: "Noticias",
  pages: "Páginas informativas",
  consent: "Medición de uso",
  documentTypeNames: "Tipos de documento",
  contact: "Contacto",
  pqrs: "Contacto: PQRS",
  rating: "Contacto: califica",
  legal: "Textos legales",
  problem: "Fallas de una llamada",
  loginProblem: "Fallas al iniciar sesión",
  checkoutProblem: "Fallas al pagar",
  pointsProblem: "Fallas al traer los puntos",
  validation: "Validaciones",
  winner: "Eres ganador",
  secos: "Secos",
  picture: "Imágenes para compartir",
  server: "Lo que dice el servidor",
};

/** A sentence and its place in the words: "play.number.incomplete". */
export interface Said {
  key: string;
  sentence: string;
}

type Phrase = (...args: unknown[]) => string;

const at = (tree: unknown, part: string): unknown => (tree as Record<string, unknown> | undefined)?.[part];

/** Every place of `tree`, with the sample that stands at the same place. */
function* places(
  tree: unknown,
  sample: unknown,
  key: string,
): Generator<{ key: string; found: unknown; sample: unknown }> {
  if (typeof tree === "object" && tree !== null) {
    for (const [part, child] of Object.entries(tree))
      yield* places(child, at(sample, part), key === "" ? part : `${key}.${part}`);
  } else yield { key, found: tree, sample };
}

/** Keys of the functions of `tree` that have no sample. */
export const unsampled = (tree: object, from: object = samples): string[] =>
  [...places(tree, from, "")]
    .filter(({ found, sample }) => typeof found === "function" && sample === undefined)
    .map(({ key }) => key);

/** Every sentence of `tree`; a function says one for each of its samples, and none without. */
export const sentencesOf = (tree: object, from: object = samples): Said[] =>
  [...places(tree, from, "")].flatMap(({ key, found, sample }): Said[] => {
    if (typeof found === "string") return [{ key, sentence: found }];
    if (typeof found !== "function" || sample === undefined) return [];
    const say = found as Phrase;
    return Array.isArray(sample)
      ? [{ key, sentence: say(...(sample as unknown[])) }]
      : Object.entries(sample as Record<string, unknown[]>).map(([name, args]) => ({
          key: `${key}.${name}`,
          sentence: say(...args),
        }));
  });

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a sentence is the prescribed one letter by letter; ‹…› stands for anything. */
export const isSaid = (text: string, sentence: string): boolean =>
  new RegExp(
    `^${text
      .split(/‹[^›]*›/)
      .map(literal)
      .join(".+")}$`,
    "u",
  ).test(sentence);

/** A key at which the code says something else than the source, or nothing. */
export interface Mismatch {
  key: string;
  requirement: string;
  /** What the source prescribes. */
  text: string;
  /** What the code says there; undefined when the key does not exist. */
  said: string | undefined;
}

/** Where `tree` does not say what `texts` prescribe; a change that was decided counts when the sentences are the same. */
export function mismatches(tree: object, texts: readonly SourceText[]): Mismatch[] {
  const said = new Map(sentencesOf(tree).map(({ key, sentence }) => [key, sentence]));
  return texts.flatMap(({ text, requirement, keys = [], isChanged = false }) =>
    keys
      .map((key) => ({ key, requirement, text, said: said.get(key) }))
      .filter((found) => found.said === undefined || isSaid(text, found.said) === isChanged),
  );
}

/** Where a sentence comes from: the source as it is, the source with a suspected misprint, or ourselves. */
export type RowState = "source" | "misprint" | "own";

/** One sentence of the code. */
export interface CopyRow extends Said {
  /** Readable name of the part of the copy. */
  screen: string;
  /** The requirements that ask for it, in the source's order. */
  requirements: readonly string[];
  state: RowState;
  /** For a misprint: what it probably should say. */
  suggestion?: string;
}

/** All sentences of `tree` in their order, each with its requirement and state. */
export function catalogue(tree: object, texts: readonly SourceText[]): CopyRow[] {
  return sentencesOf(tree).map(({ key, sentence }) => {
    const prescribed = texts.filter(({ keys, isChanged }) => keys?.includes(key) && isChanged !== true);
    const suggestion = prescribed.find((text) => text.suggestion !== undefined)?.suggestion;
    const part = key.split(".")[0] as keyof typeof screenNames;
    return {
      key,
      sentence,
      screen: screenNames[part] ?? part,
      requirements: [...new Set(prescribed.map(({ requirement }) => requirement))],
      state: prescribed.length === 0 ? "own" : suggestion === undefined ? "source" : "misprint",
      ...(suggestion !== undefined && { suggestion }),
    };
  });
}

/** How the code stands to a sentence of the source. */
export type Verdict = "same" | "changed" | "unsaid";

/** `changed`: other words, or none of them found; `unsaid`: the screen does without, and its note says why. */
export function verdictOf(tree: object, text: SourceText): Verdict {
  if (text.keys === undefined) return "unsaid";
  return text.isChanged === true || mismatches(tree, [text]).length > 0 ? "changed" : "same";
}

/** Lower case without accents, to search by. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("es-CO");

/** Words that a sentence may say otherwise: "sin conexión" and "No hay conexión". */
const SMALL = new Set("a al con de del el en hay la las le lo los no o para por que se sin su tu un una y".split(" "));

/** The rows whose key, sentence or requirement hold every word of `search`; where none does, every word but the small ones. */
export const found = (rows: readonly CopyRow[], search: string): CopyRow[] => {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  const saying = (words: readonly string[]) =>
    rows.filter((row) => {
      const text = plain([row.key, row.sentence, ...row.requirements].join(" "));
      return words.every((word) => text.includes(word));
    });
  const all = saying(wanted);
  const large = wanted.filter((word) => !SMALL.has(word));
  return all.length > 0 || large.length === 0 ? all : saying(large);
};

/** Every row of the code as it stands. */
export const rows: readonly CopyRow[] = catalogue(words, sourceTexts);
