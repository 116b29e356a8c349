/** The search for a component by what it has to do. */
import type { ComponentFacts } from "../../.storybook/components";
import { plain } from "../textos/catalogue";

/** A component as the search knows it. */
export interface Piece {
  /** "RadioCards" */
  component: string;
  /** Begins the ids of its stories and of its page. */
  id: string;
  /** Group in the sidebar. */
  group: string;
  /** Its Spanish name. */
  name: string;
  purpose: string;
  /** When the pages of others send to it: "Si es un operador". */
  chosen: readonly string[];
}

/** The components of the facts that are read from the code. */
export function piecesOf(components: Readonly<Record<string, ComponentFacts>>): Piece[] {
  const entries = Object.entries(components);
  return entries.map(([component, { id, group, name, purpose }]) => ({
    component,
    id,
    group,
    name,
    purpose,
    chosen: [
      ...new Set(
        entries.flatMap(([, other]) => other.instead.filter(({ use }) => use === component).map(({ when }) => when)),
      ),
    ],
  }));
}

/** Words that say nothing of what is looked for. */
const EMPTY = new Set(
  "algo como cual cuando decir dice para pieza porque que quiero tiene una uno unas unos con del los las".split(" "),
);

/** Verbs that people use one for the other. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^(elig|eleg|esco[gj]|seleccion)/, "elegir"],
  [/^(avis|mensaj)/, "avisar"],
  [/^(fall|error|mal)/, "fallar"],
  [/^(carg|esper)/, "cargar"],
];

/** The beginning of a word, without accents: "loterías" and "lotería" are one. */
function stem(word: string): string {
  const same = SAME.find(([form]) => form.test(word));
  return same ? same[1] : word.replace(/(es|s)$/, "").slice(0, 7);
}

const stemsOf = (text: string): string[] =>
  plain(text)
    .split(/[^a-z0-9ñ]+/)
    .filter((word) => word.length > 2 && !EMPTY.has(word))
    .map(stem);

/** How much a place counts: the name says it before the purpose, and that before what others say. */
const weights = { name: 3, purpose: 2, chosen: 1 } as const;

/**
 * The components that say at least one of the words, first those that say most of them; all, as they stand, for a search
 * without words.
 */
export function rank(pieces: readonly Piece[], search: string): Piece[] {
  const wanted = [...new Set(stemsOf(search))];
  if (wanted.length === 0) return [...pieces];
  return pieces
    .map((piece) => {
      const said = {
        name: stemsOf(`${piece.name} ${piece.component.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")}`),
        purpose: stemsOf(piece.purpose),
        chosen: stemsOf(piece.chosen.join(" ")),
      };
      const best = wanted.map((word) =>
        Math.max(
          0,
          ...(["name", "purpose", "chosen"] as const).map((at) => (said[at].includes(word) ? weights[at] : 0)),
        ),
      );
      const words = best.filter((weight) => weight > 0).length;
      return { piece, score: words * 10 + best.reduce((sum, weight) => sum + weight, 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ piece }) => piece);
}
