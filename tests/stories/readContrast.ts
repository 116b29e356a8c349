/**
 * The contrast of a story's text in every theme. axe says which elements are read and what lies below each of them, once; a
 * theme changes colours only, so the pairs of each theme are computed from that.
 */
import axe from "axe-core";
import { themeNames, themes } from "#ds";
import { contrast } from "#stories/fixtures/contrast.ts";

/** A text and the boxes below it, the nearest one first. */
interface Reading {
  element: Element;
  below: readonly Element[];
}

let readings: Reading[] = [];

/** A part of axe that its types leave out. */
const { color } = (
  axe as unknown as { commons: { color: { getBackgroundStack: (element: Element) => Element[] | null } } }
).commons;

/** Share of a text's box from which on a pseudo-element counts as what lies below it, as axe measures it. */
const COVERS = 0.25;

/** Area of what a pseudo-element paints out of the flow, in square pixels. */
function paintedArea(element: Element, pseudo: "::before" | "::after"): number {
  const { content, display, position, backgroundColor, backgroundImage, width, height } = getComputedStyle(
    element,
    pseudo,
  );
  const isPainted = content !== "none" && display !== "none" && position === "absolute";
  const isClear = colourOf(backgroundColor)[3] === 0 && backgroundImage === "none";
  return isPainted && !isClear ? parseFloat(width) * parseFloat(height) : 0;
}

/** The largest area that pseudo-elements of an element or of one around it paint, by element; read once for a page. */
let largestAreas = new Map<Element, number>();
function largestArea(element: Element): number {
  const known = largestAreas.get(element);
  if (known !== undefined) return known;
  const outer = element.parentElement ? largestArea(element.parentElement) : 0;
  const area = Math.max(outer, paintedArea(element, "::before") + paintedArea(element, "::after"));
  largestAreas.set(element, area);
  return area;
}

/** Whether a pseudo-element of the text or of one around it may be its ground: the place of that cannot be read. */
function isOnPseudoElement(text: Element): boolean {
  const { width, height } = text.getBoundingClientRect();
  return largestArea(text) > width * height * COVERS;
}

/** Adds to axe's rules one that fails nothing and collects what {@link contrastFaults} computes. */
export const collectsReadings: axe.Spec = {
  checks: [
    {
      id: "collects-readings",
      evaluate: (element: Element) => {
        const below = color.getBackgroundStack(element);
        // Null where something else covers the text: it is not read.
        if (below && !isOnPseudoElement(element)) readings.push({ element, below });
        return true;
      },
    },
  ],
  rules: [
    {
      id: "collects-readings",
      selector: "*",
      matches: "color-contrast-matches",
      any: ["collects-readings"],
      tags: ["wcag2aa"],
    },
  ] as unknown as axe.Rule[],
};

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const CLEAR: Colour = [0, 0, 0, 0];
const WHITE: Colour = [255, 255, 255, 1];

const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const colours = new Map<string, Colour>();

/** A computed colour; one in another notation than rgb() is painted to be read. */
function colourOf(css: string): Colour {
  const known = colours.get(css);
  if (known) return known;
  const [, inside = ""] = /^rgba?\((.*)\)$/.exec(css) ?? [];
  let [red, green, blue, alpha = 1] = inside.split(/[\s,/]+/).map(Number);
  if (inside === "" && canvas) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    [red, green, blue, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    alpha /= 255;
  }
  const colour: Colour = [red ?? 0, green ?? 0, blue ?? 0, alpha];
  colours.set(css, colour);
  return colour;
}

/** One colour painted over another. */
function over([red, green, blue, alpha]: Colour, backdrop: Colour): Colour {
  const sum = alpha + backdrop[3] * (1 - alpha);
  if (sum === 0) return CLEAR;
  const mix = (front: number, back: number) => (front * alpha + back * backdrop[3] * (1 - alpha)) / sum;
  return [mix(red, backdrop[0]), mix(green, backdrop[1]), mix(blue, backdrop[2]), sum];
}

/** A colour of an element, painted within the ancestors that are not opaque. */
interface Layer {
  colour: Colour;
  /** Those ancestors and the element itself, the outermost first. */
  faded: readonly { element: Element; opacity: number }[];
}

/** What layers give together, the lowest first: an element that is not opaque fades as a whole. */
function painted(layers: readonly Layer[], depth = 0): Colour {
  let result = CLEAR;
  for (let at = 0; at < layers.length;) {
    const { colour, faded } = layers[at]!;
    const group = faded[depth];
    if (group === undefined) {
      result = over(colour, result);
      at += 1;
      continue;
    }
    const end = layers.findIndex(({ faded: other }, i) => i > at && other[depth]?.element !== group.element);
    const members = layers.slice(at, end === -1 ? layers.length : end);
    const [red, green, blue, alpha] = painted(members, depth + 1);
    result = over([red, green, blue, alpha * group.opacity], result);
    at += members.length;
  }
  return result;
}

const hex = ([red, green, blue]: Colour): string =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** What of an element is painted in the theme that is worn. */
interface Painting {
  style: CSSStyleDeclaration;
  /** The background. */
  layer: Layer;
  /** A picture has no single colour. */
  hasImage: boolean;
}

/** Reads the elements of one theme, each once. */
function paintings(): (element: Element) => Painting {
  const known = new Map<Element, Painting>();
  const read = (element: Element): Painting => {
    const found = known.get(element);
    if (found) return found;
    const style = getComputedStyle(element);
    const opacity = Number(style.opacity);
    const outer = element.parentElement ? read(element.parentElement).layer.faded : [];
    const painting = {
      style,
      layer: {
        colour: colourOf(style.backgroundColor),
        faded: opacity < 1 ? [...outer, { element, opacity }] : outer,
      },
      hasImage: style.backgroundImage !== "none" || /^(img|canvas|svg|video)$/i.test(element.localName),
    };
    known.set(element, painting);
    return painting;
  };
  return read;
}

/** WCAG 2.2, 1.4.3: text of 18 pt, or of 14 pt in bold, counts as large. */
const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration): boolean =>
  parseFloat(fontSize) * 0.75 >= (Number(fontWeight) >= 700 ? 14 : 18);

/** The contrast of a text in the theme that is worn; undefined over a picture, which has no single colour. */
function contrastOf(
  { element, below }: Reading,
  read: (element: Element) => Painting,
): { ratio: number; wanted: number } | undefined {
  const layers: Layer[] = [];
  for (const box of below) {
    const { layer, hasImage } = read(box);
    if (hasImage) return undefined;
    layers.unshift(layer);
    if (layer.colour[3] === 1 && layer.faded.length === 0) break;
  }
  const { style, layer } = read(element);
  const text: Layer = { colour: colourOf(style.color), faded: layer.faded };
  const page = [document.documentElement, document.body].map((root) => read(root).layer);
  const paper = over(painted([...page, ...layers]), WHITE);
  const ink = over(painted([...page, ...layers, text]), WHITE);
  return { ratio: contrast(hex(paper), hex(ink)), wanted: isLarge(style) ? 3 : 4.5 };
}

/**
 * What of the texts that axe has collected has too little contrast, one line for each text and theme. Wears each theme in turn, and at last the one that was worn;
 * without transitions, as the browser of the tests asks for less movement.
 */
export function contrastFaults(): string[] {
  const { documentElement: root } = document;
  const worn = root.className;
  const faults: string[] = [];
  const texts = readings;
  readings = [];
  largestAreas = new Map();
  for (const name of themeNames) {
    root.className = themes[name];
    const read = paintings();
    for (const reading of texts) {
      const found = contrastOf(reading, read);
      // Of one and the same colour: hidden in that way until it is its turn, as axe takes it.
      if (found === undefined || found.ratio >= found.wanted || found.ratio === 1) continue;
      const words = reading.element.textContent?.trim().slice(0, 60);
      faults.push(
        `color contrast in ${name}: ${found.ratio.toFixed(2)} where ${found.wanted} is wanted: <${reading.element.localName}> “${words}”`,
      );
    }
  }
  root.className = worn;
  return faults;
}
