/** The printer's craft of the ticket: guilloche, rosette and perforation, as masks coloured by whoever wears them. */
import { createGlobalTheme, style } from "@vanilla-extract/css";
import type { StyleRule } from "@vanilla-extract/css";
import { accent } from "./accents.css";
import { fontSize, radius, space, vars } from "./contract.css";

const svg = (viewBox: string, body: string): string =>
  `url("data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}'>${body}</svg>`
    .replace(/#/g, "%23")
    .replace(/</g, "%3C")
    .replace(/>/g, "%3E")
    .replace(/"/g, "'")}")`;

/**
 * One irregular wave, engraved again and again a little further on and a little flatter, and its mirror: two ribbons that
 * weave the band of a banknote. It repeats every 240 units.
 */
const waveBand = (): string => {
  const swell = "c14 0 26-30 40-30s26 52 40 52s26-60 40-60s26 46 40 46s26-34 40-34s26 26 40 26";
  const lines = Array.from({ length: 9 }, (_, k) =>
    [1, -1]
      .map(
        (side) =>
          `<use href='#w' transform='translate(${k * 6} 40) scale(1 ${(side * (1.12 - k * 0.1)).toFixed(2)})'/>`,
      )
      .join(""),
  ).join("");
  return `<defs><path id='w' vector-effect='non-scaling-stroke' d='M-480 0${swell.repeat(4)}'/></defs><g fill='none' stroke='#000'>${lines}</g>`;
};

/** Circles threaded on a circle: the rosette of security paper. */
const rosette = (): string => {
  const rings = Array.from({ length: 36 }, (_, i) => {
    const turn = (i * Math.PI * 2) / 36;
    return `<circle cx='${(60 * Math.cos(turn)).toFixed(1)}' cy='${(60 * Math.sin(turn)).toFixed(1)}' r='38'/>`;
  }).join("");
  return `<g fill='none' stroke='#000' stroke-width='.7' transform='translate(100 100)'>${rings}</g>`;
};

const hole = "4px";
const pitch = "14px";

const bite = (at: string) => `radial-gradient(circle at ${at}, #0000 ${hole}, #000 calc(${hole} + .6px))`;

/* Named once: written out in every mask they would be a third of the style sheet. */
const cut = createGlobalTheme(":root", {
  waves: svg("0 0 240 80", waveBand()),
  rings: svg("0 0 200 200", rosette()),
  right: bite("100% 50%"),
  left: bite("0 50%"),
  bottom: bite("50% 100%"),
  top: bite("50% 0"),
});

const engraved: StyleRule = {
  content: '""',
  position: "absolute",
  pointerEvents: "none",
  background: "currentColor",
  opacity: vars.stroke.pattern,
};

/** Waves across the whole of a stub; put it in `::before` of a positioned, clipped box. */
export const guilloche: StyleRule = {
  ...engraved,
  inset: 0,
  mask: `${cut.waves} 0 50%/auto 100% repeat-x`,
};

/** A rosette that rises from the lower right corner; put it in `::after` of a positioned, clipped box. */
export const rosetteCorner: StyleRule = {
  ...engraved,
  opacity: `calc(${vars.stroke.pattern} * .75)`,
  width: "15rem",
  height: "15rem",
  right: "-5rem",
  bottom: "-6.5rem",
  mask: `${cut.rings} center/100% 100% no-repeat`,
};

/** An edge torn along its perforation: half of every hole is gone, the other half is in the neighbour. */
export const tornEdge = {
  right: { mask: `${cut.right} 0 0/100% ${pitch} round` },
  left: { mask: `${cut.left} 0 0/100% ${pitch} round` },
  bottom: { mask: `${cut.bottom} 0 0/${pitch} 100% round` },
  top: { mask: `${cut.top} 0 0/${pitch} 100% round` },
  sides: {
    mask: `${cut.left} 0 0/51% ${pitch} no-repeat round, ${cut.right} 100% 0/51% ${pitch} no-repeat round`,
  },
} satisfies Record<string, StyleRule>;

/** A ticket's stub in the lottery's colour, above the face that it is torn from: mark and words side by side. */
export const stubAbove: StyleRule = {
  ...tornEdge.bottom,
  position: "relative",
  overflow: "hidden",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xs} ${space.s}`,
  padding: `${space.s} ${space.m} 1.125rem`,
  borderRadius: `${radius.m} ${radius.m} 0 0`,
  background: accent.strong,
  color: vars.color.onAccent,
  "::before": { ...guilloche, zIndex: -1 },
};

/** The words of a stub: beside the mark; below it when a line would hold no word. */
export const stubWords: StyleRule = { flex: "1 1 8rem", minWidth: 0, overflowWrap: "anywhere" };

/** A row of pinholes: here the paper could be torn. */
export const perforation: StyleRule = {
  height: 4,
  background: `radial-gradient(circle, ${vars.color.edge} 1.1px, #0000 1.6px) 0 50%/9px 4px round`,
  opacity: 0.7,
};

/** Diagonal lines: this is not to be had. */
export const hatched: StyleRule = {
  background: `repeating-linear-gradient(135deg, ${vars.color.hatch} 0 6px, ${vars.color.hatchGap} 6px 12px)`,
};

/** Printed figures: lining, of one width, in the display face. */
export const figures: StyleRule = {
  fontFamily: vars.font.display,
  fontFeatureSettings: '"lnum", "tnum"',
  fontWeight: 640,
};

/** Figures inside running text: of one width, so that nothing moves while they count. */
export const steadyFigures: StyleRule = { fontVariantNumeric: "tabular-nums lining-nums" };

/** The ring of the keyboard's focus. */
export const focusRing: StyleRule = {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: "2px",
};

/** Only for ears: read aloud, never painted. */
export const heardOnly = style({
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  border: 0,
});

/** The name of a printed figure, above it: small capitals apart. */
export const figureName: StyleRule = {
  fontSize: fontSize.xs,
  fontWeight: 600,
  letterSpacing: ".06em",
  textTransform: "uppercase",
  color: vars.color.inkSoft,
};
