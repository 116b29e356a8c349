/**
 * Words as outlines of the shop's own letters: measured, wrapped and shrunk to their place. A picture made of outlines needs no
 * font where it is drawn, and no text of a backend stands in its SVG.
 */
import { readFileSync } from "node:fs";
import type { Font } from "fontkit";

/** One weight of each, as TrueType (`npm run fonts`). */
const FILES = { fraunces: "fraunces-700", figtree: "figtree-600" } as const;
export type FaceName = keyof typeof FILES;

/** Figures of one width, on the line; every letter stands for itself. */
const FEATURES = { lnum: true, tnum: true, liga: false };
/** Characters of a text that are looked at: beyond any that could be read. */
const LONGEST = 200;
/** By how much a text shrinks at a time. */
const STEP = 0.95;
const CUT = "…";

/** A letter in the font's own units, upwards. */
interface Letter {
  advance: number;
  /** Path in SVG; "" where nothing is inked. */
  outline: string;
  bounds: { minX: number; minY: number; maxX: number; maxY: number };
}

interface Face {
  font: Font;
  /** What was looked up of the font: its own letters and pairs of them, however many texts are set. */
  letters: Map<string, Letter>;
  kerning: Map<string, number>;
}

const faces = new Map<FaceName, Face>();

/** Reads the letters, once, with the library that knows them: before the first picture, not at every start. */
export async function openFaces(): Promise<void> {
  if (faces.size > 0) return;
  const { create } = await import("fontkit");
  for (const [name, file] of Object.entries(FILES)) {
    const font = create(readFileSync(new URL(`./fonts/${file}.ttf`, import.meta.url))) as Font;
    faces.set(name as FaceName, { font, letters: new Map(), kerning: new Map() });
  }
}

/** @throws before {@link openFaces} */
function faceOf(name: FaceName): Face {
  const face = faces.get(name);
  if (!face) throw new Error(`The letters of "${name}" were not opened`);
  return face;
}

function letterOf({ font, letters }: Face, sign: string): Letter {
  let letter = letters.get(sign);
  if (!letter) {
    const { glyphs, positions } = font.layout(sign, FEATURES);
    const glyph = glyphs[0]!;
    letter = { advance: positions[0]!.xAdvance, outline: glyph.path.toSVG(), bounds: glyph.bbox };
    letters.set(sign, letter);
  }
  return letter;
}

/** By how much two letters stand closer together, mostly less than 0. */
function kerningOf(face: Face, one: string, other: string): number {
  const pair = one + other;
  let kerning = face.kerning.get(pair);
  if (kerning === undefined) {
    const { positions } = face.font.layout(pair, FEATURES);
    const together = positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
    kerning = together - letterOf(face, one).advance - letterOf(face, other).advance;
    face.kerning.set(pair, kerning);
  }
  return kerning;
}

/** The letters of a text, each with its place from the beginning, and where the text ends. */
function set(face: Face, text: string): { letters: { letter: Letter; at: number }[]; end: number } {
  let at = 0;
  let before = "";
  const letters = Array.from(text, (sign) => {
    if (before !== "") at += kerningOf(face, before, sign);
    before = sign;
    const letter = letterOf(face, sign);
    const placed = { letter, at };
    at += letter.advance;
    return placed;
  });
  return { letters, end: at };
}

const isKnown = (sign: string): boolean =>
  (Object.keys(FILES) as FaceName[]).every((name) => faceOf(name).font.hasGlyphForCodePoint(sign.codePointAt(0)!));

/** What of a text can be drawn: a letter with an unknown accent stands without it, other signs are left out. */
export const drawable = (text: string): string =>
  Array.from(
    text
      .slice(0, LONGEST)
      .normalize("NFC")
      .replace(/[^\S\u00a0]+/g, " "),
    (sign) => (isKnown(sign) ? sign : Array.from(sign.normalize("NFD")).filter(isKnown).join("")),
  )
    .join("")
    .replace(/\p{M}/gu, "")
    .replace(/ +/g, " ")
    .trim();

/** A rectangle, in pixels of the picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width of a text at size 1. */
function widthOf(name: FaceName, text: string): number {
  const face = faceOf(name);
  return set(face, text).end / face.font.unitsPerEm;
}

/** Lines of one size. */
export interface Fitted {
  lines: string[];
  size: number;
}

export interface Place {
  width: number;
  /** Room for all lines together; default as many as `lines` says. */
  height?: number;
  lines?: number;
  /** The size that is wished for, and the one below which a text is rather cut. */
  size: number;
  smallest: number;
  /** Distance of the lines, in sizes; default 1.15. */
  leading?: number;
}

/** Words in lines no wider than `width` sizes, a word that is wider alone on its line. */
function wrapped(words: readonly { text: string; width: number }[], space: number, width: number) {
  const lines: { text: string; width: number }[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && last.width + space + word.width <= width) {
      last.text += ` ${word.text}`;
      last.width += space + word.width;
    } else lines.push({ ...word });
  }
  return lines;
}

/** The text, as large as wished where it fits; else smaller, in more lines, and at the smallest size cut. */
export function fitted(name: FaceName, text: string, place: Place): Fitted {
  const { width, lines: most = 1, size: wished, smallest, leading = 1.15, height = Infinity } = place;
  const space = widthOf(name, " ");
  const words = drawable(text)
    .split(" ")
    .map((word) => ({ text: word, width: widthOf(name, word) }));
  const roomAt = (size: number): number => Math.max(1, Math.min(most, Math.floor(height / (size * leading))));
  for (let size = wished; size >= smallest; size *= STEP) {
    const lines = wrapped(words, space, width / size);
    if (lines.length <= roomAt(size) && lines.every((line) => line.width <= width / size))
      return shrunk(name, { lines: lines.map((line) => line.text), size }, width);
  }
  const widest = width / smallest;
  const parts = words.flatMap((word) => (word.width <= widest ? [word] : broken(name, word.text, widest)));
  const lines = wrapped(parts, space, widest).map((line) => line.text);
  const room = roomAt(smallest);
  if (lines.length > room) {
    lines.length = room;
    let last = lines[room - 1]!;
    while (last !== "" && widthOf(name, last + CUT) > widest) last = last.slice(0, -1).trimEnd();
    lines[room - 1] = last + CUT;
  }
  return shrunk(name, { lines, size: smallest }, width);
}

/** A word in pieces no wider than `widest` sizes. */
function broken(name: FaceName, word: string, widest: number): { text: string; width: number }[] {
  const pieces = [""];
  for (const letter of word) {
    if (widthOf(name, pieces.at(-1)! + letter) > widest && pieces.at(-1) !== "") pieces.push("");
    pieces[pieces.length - 1] += letter;
  }
  return pieces.map((text) => ({ text, width: widthOf(name, text) }));
}

/** Set together, letters of two words may need a little more than each for itself. */
function shrunk(name: FaceName, { lines, size }: Fitted, width: number): Fitted {
  const widest = Math.max(...lines.map((line) => widthOf(name, line)));
  return { lines, size: widest * size > width ? width / widest : size };
}

export interface Written {
  /** Paths of the letters, in SVG. */
  svg: string;
  /** What is inked; null where nothing is. */
  box: Box | null;
  /** Where the next letter would stand. */
  end: number;
}

/** A number as SVG writes it: five decimals, as a scale of letters needs. */
export const coordinate = (value: number): string => String(Math.round(value * 1e5) / 1e5);

export interface Line {
  /** Its beginning, its middle or its end, as `align` says; default its beginning. */
  x: number;
  /** What it stands on. */
  y: number;
  size: number;
  fill: string;
  align?: "start" | "middle" | "end";
}

/** One line of text. */
export function written(name: FaceName, text: string, { x, y, size, fill, align = "start" }: Line): Written {
  const face = faceOf(name);
  const scale = size / face.font.unitsPerEm;
  const { letters, end } = set(face, text);
  const start = x - (align === "middle" ? end / 2 : align === "end" ? end : 0) * scale;
  const inked = letters.filter(({ letter }) => letter.outline !== "");
  const paths = inked.map(({ letter, at }) => `<path transform="translate(${at})" d="${letter.outline}"/>`);
  const left = Math.min(...inked.map(({ letter, at }) => at + letter.bounds.minX));
  const right = Math.max(...inked.map(({ letter, at }) => at + letter.bounds.maxX));
  const low = Math.min(...inked.map(({ letter }) => letter.bounds.minY));
  const high = Math.max(...inked.map(({ letter }) => letter.bounds.maxY));
  const matrix = [scale, 0, 0, -scale, start, y].map(coordinate).join(" ");
  return {
    svg: `<g fill="${fill}" transform="matrix(${matrix})">${paths.join("")}</g>`,
    box:
      inked.length === 0
        ? null
        : {
            x: start + left * scale,
            y: y - high * scale,
            width: (right - left) * scale,
            height: (high - low) * scale,
          },
    end: start + end * scale,
  };
}
