/** Looks of parts that unfold: a pad of stubs, each torn open along its perforation. */
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { forced, hovered } from "../tokens/breakpoints";
import { fontSize, motion, radius, space, vars } from "../tokens/contract.css";

const c = vars.color;

export const accordion = recipe({
  base: { minWidth: 0 },
  variants: {
    look: { pad: { background: c.sheet, border: vars.stroke.card, borderRadius: radius.m }, inset: {} },
  },
});

const part = style({ interpolateSize: "allow-keywords" });
export const item = recipe({
  base: [part],
  variants: {
    look: {
      pad: { selectors: { "& + &": { borderTop: `2px dotted ${c.edge}` } } },
      inset: { borderTop: `1.5px dashed ${c.line}`, breakInside: "avoid" },
    },
  },
});

/* Where the browser can, the part grows open; elsewhere it is open at once. */
globalStyle(`${part}::details-content`, {
  blockSize: 0,
  overflow: "clip",
  transition: `block-size ${motion.slow} ${motion.ease}, content-visibility ${motion.slow} allow-discrete`,
});
globalStyle(`${part}[open]::details-content`, { blockSize: "auto" });
/* Paper does not unfold. */
globalStyle(`${part}::details-content`, {
  "@media": { print: { blockSize: "auto", contentVisibility: "visible" } },
});

export const summary = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: space.m,
    cursor: "pointer",
    listStyle: "none",
    borderRadius: radius.m,
    selectors: { "&::-webkit-details-marker": { display: "none" } },
    "@media": hovered({ background: c.sunk }),
    ":focus-visible": { outlineOffset: -3 },
  },
  variants: {
    look: {
      pad: { minHeight: "3.5rem", padding: `${space.s} ${space.m}` },
      /* The ground of a press reaches a little beyond the words. */
      inset: {
        minHeight: "3rem",
        gap: space.xs,
        marginInline: `-${space.xs}`,
        padding: space.xs,
        "@media": { print: { minHeight: 0, paddingBlock: space.xxs } },
      },
    },
  },
});

const insetTitle = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space.xxs}`,
  fontSize: fontSize.m,
});
globalStyle(`${insetTitle} > :is(h1, h2, h3, h4)`, { fontFamily: vars.font.text });
export const title = recipe({
  base: { flex: 1, minWidth: 0 },
  variants: { look: { pad: { fontSize: fontSize.l }, inset: [insetTitle] } },
});
export const note = style({ fontSize: fontSize.s, color: c.inkSoft });

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
  "@media": { [forced]: { color: "ButtonText" }, print: { display: "none" } },
});

export const content = recipe({
  base: { minWidth: 0 },
  variants: {
    look: {
      pad: { padding: `${space.xxs} ${space.m} ${space.l}`, maxWidth: "72ch" },
      inset: { paddingBottom: space.m, "@media": { print: { paddingBottom: space.xs } } },
    },
  },
});
