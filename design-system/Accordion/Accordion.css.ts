/** Looks of parts that unfold: a pad of stubs, each torn open along its perforation. */
import { globalStyle, style } from "@vanilla-extract/css";
import { forced, hovered } from "../tokens/breakpoints";
import { fontSize, motion, radius, space, vars } from "../tokens/contract.css";

const c = vars.color;

export const accordion = style({
  background: c.sheet,
  border: vars.stroke.card,
  borderRadius: radius.m,
  minWidth: 0,
});

export const item = style({
  interpolateSize: "allow-keywords",
  selectors: { "& + &": { borderTop: `2px dotted ${c.edge}` } },
});

/* Where the browser can, the part grows open; elsewhere it is open at once. */
globalStyle(`${item}::details-content`, {
  blockSize: 0,
  overflow: "clip",
  transition: `block-size ${motion.slow} ${motion.ease}, content-visibility ${motion.slow} allow-discrete`,
});
globalStyle(`${item}[open]::details-content`, { blockSize: "auto" });
/* Paper does not unfold. */
globalStyle(`${item}::details-content`, {
  "@media": { print: { blockSize: "auto", contentVisibility: "visible" } },
});

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: space.m,
  minHeight: "3.5rem",
  padding: `${space.s} ${space.m}`,
  cursor: "pointer",
  listStyle: "none",
  borderRadius: radius.m,
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": hovered({ background: c.sunk }),
  ":focus-visible": { outlineOffset: -3 },
});

export const title = style({ flex: 1, minWidth: 0, fontSize: fontSize.l });

/* A plus whose upright falls flat when the part is open: two lines, so that it is seen in every palette. */
export const sign = style({
  position: "relative",
  flex: "none",
  width: 18,
  height: 18,
  "::before": { content: '""', position: "absolute", insetInline: 0, top: 8, borderTop: "2.5px solid currentColor" },
  "::after": {
    content: '""',
    position: "absolute",
    insetInline: 0,
    top: 8,
    borderTop: "2.5px solid currentColor",
    transform: "rotate(90deg)",
    transition: `transform ${motion.normal} ${motion.ease}`,
  },
  selectors: { "details[open] > summary > &::after": { transform: "none" } },
  "@media": { [forced]: { color: "ButtonText" } },
});

export const content = style({ padding: `${space.xxs} ${space.m} ${space.l}`, maxWidth: "72ch", minWidth: 0 });
