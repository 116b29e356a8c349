/** Which sentences of the catalogue stand on a page: found by reading the page, for the map between texts and stories. */
import { rows, words } from "./catalogue";
import type { CopyRow } from "./catalogue";
import { allSpoken } from "./spoken";
import { oneLine } from "./textOf";

/** Attributes that are read to people. */
const READ = ["aria-label", "alt", "placeholder", "title"] as const;

/** A shorter sentence is only found where it is a whole text: "Serie" stands in many others. */
const LEAST_WITHIN = 15;

/** An element that holds more than this holds several sentences. */
const MOST_OF_ONE = 400;

/** A piece of a page: what it says, and the element that says it. */
export interface Piece {
  text: string;
  element: Element;
  /** Whether it is not in sight: the name of a control, the words for an empty field. */
  isAttribute: boolean;
}

/** Everything that a page says, piece by piece: each text, each element with a few texts, each attribute that is read to people. */
export function piecesOf(root: Element): Piece[] {
  const pieces: Piece[] = [];
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, (node) =>
    isShown(node as Element) && !(node as Element).matches("script, style, noscript, [data-text-mark]")
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  while (walker.nextNode()) {
    const element = walker.currentNode as Element;
    for (const name of READ) {
      const said = element.getAttribute(name);
      if (said !== null) pieces.push({ text: oneLine(said), element, isAttribute: true });
    }
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    for (const { textContent } of own) pieces.push({ text: oneLine(textContent ?? ""), element, isAttribute: false });
    const whole = element.textContent ?? "";
    if (whole.length <= MOST_OF_ONE && (own.length !== 1 || element.childNodes.length > 1))
      pieces.push({ text: oneLine(whole), element, isAttribute: false });
  }
  return pieces.filter(({ text }) => text !== "");
}

/** Whether a piece says a sentence: as a whole, or a long one within it. */
export const says = (text: string, sentence: string): boolean =>
  text === sentence || (sentence.length >= LEAST_WITHIN && sentence.includes(" ") && text.includes(sentence));

const keysOfSentence = new Map<string, string[]>();
const add = (sentence: string, key: string) =>
  keysOfSentence.set(oneLine(sentence), [...(keysOfSentence.get(oneLine(sentence)) ?? []), key]);
for (const { key, sentence } of rows) add(sentence, key);

/** How much of `one` is said by `other` too, word by word, from 0 to 1: figures and names in it differ. */
const likeness = (one: string, other: string): number => {
  const [a, b] = [one, other].map((text) => new Set(oneLine(text).split(" "))) as [Set<string>, Set<string>];
  const common = [...a].filter((word) => b.has(word)).length;
  return common / Math.max(a.size, b.size);
};

const isFunction = (key: string): boolean => {
  const found = key
    .split(".")
    .reduce<unknown>((tree, part) => (tree as Record<string, unknown> | undefined)?.[part], words);
  return typeof found === "function";
};
/** The rows of each function of the copy, by its key: one for each of its samples. */
const rowsOfFunction = new Map<string, CopyRow[]>();
for (const row of rows) {
  const phrase = [row.key, row.key.slice(0, row.key.lastIndexOf("."))].find(isFunction);
  if (phrase !== undefined) rowsOfFunction.set(phrase, [...(rowsOfFunction.get(phrase) ?? []), row]);
}

/** The row of a function whose sample is most like a sentence of it. */
function rowOf(phrase: string, sentence: string): string | undefined {
  return (rowsOfFunction.get(phrase) ?? [])
    .map((row) => ({ key: row.key, value: likeness(row.sentence, sentence) }))
    .sort((a, b) => b.value - a.value)[0]?.key;
}

/** Sentences with their keys: those of the catalogue, and what the functions have said on this page. */
function sayable(): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, readonly string[]>(keysOfSentence);
  for (const [phrase, sentences] of allSpoken())
    for (const sentence of sentences) {
      const key = rowOf(phrase, sentence);
      const line = oneLine(sentence);
      if (key !== undefined && line !== "" && !all.get(line)?.includes(key))
        all.set(line, [...(all.get(line) ?? []), key]);
    }
  return all;
}

const partOf = (key: string): string => key.split(".")[0]!;

/**
 * Keys of the catalogue that a page says, sorted. Where several keys have the same words, those count whose part of the copy says
 * something else there that is its own; where there is none, all of them.
 */
export function keysIn(texts: readonly string[]): string[] {
  const all = sayable();
  const whole = new Set(texts);
  // What is a sentence itself says no shorter one.
  const together = texts.filter((text) => !all.has(text)).join("\n");
  const said = [...all].filter(
    ([sentence]) =>
      whole.has(sentence) || (sentence.length >= LEAST_WITHIN && sentence.includes(" ") && together.includes(sentence)),
  );
  const own = new Set(said.filter(([, keys]) => keys.length === 1).map(([, [key]]) => partOf(key!)));
  return [
    ...new Set(
      said.flatMap(([, keys]) => {
        const likely = keys.filter((key) => own.has(partOf(key)));
        return likely.length > 0 ? likely : keys;
      }),
    ),
  ].sort();
}

/** Keys of the catalogue that a page says now. */
export const keysOn = (root: Element): string[] => keysIn(piecesOf(root).map(({ text }) => text));

/** Every sentence by which a page may say a key. */
export const sentencesFor = (key: string): string[] =>
  [...sayable()].filter(([, keys]) => keys.includes(key)).map(([sentence]) => sentence);

const rowAt = new Map(rows.map((row) => [row.key, row]));

/** Every text that a page says now, with the sentence of the catalogue, in the catalogue's order of parts. */
export const textsOn = (root: Element): { key: string; sentence: string; screen: string }[] =>
  keysOn(root).flatMap((key) => {
    const row = rowAt.get(key);
    return row === undefined ? [] : [{ key, sentence: row.sentence, screen: row.screen }];
  });
