/** Looks of the stub of several cells: perforated between them, captions printed in each. */
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, space, vars } from "../tokens/contract.css";
import { input } from "./Field.css";

const c = vars.color;

const seam = "2px";

/* Each part has its share of the row as long as its words fit. */
const date = style({ display: "flex", flexWrap: "wrap" });
for (const [at, share] of [4, 7, 5].entries())
  globalStyle(`${date} > :nth-child(${at + 1})`, { flex: `${share} 1 0`, minWidth: `min(${share * 0.86}rem, 100%)` });

export const cells = recipe({
  base: {
    overflow: "clip",
    selectors: {
      "&:focus-within": { outline: "none" },
      // Outside, where the tint of a cell does not cover it.
      "&:has([data-invalid])": { boxShadow: `0 0 0 1px ${c.negative}` },
    },
  },
  variants: {
    parts: {
      date,
      document: { display: "flex", flexWrap: "wrap" },
    },
  },
});

/*
 * Every cell has a seam above and before it; those at the stub's own edge are clipped, so that cells may wrap. Not by a
 * container query: inside a fieldset Chromium stops drawing the container's content when an error appears below it.
 */
export const cell = style({
  position: "relative",
  display: "flex",
  flex: "1 1 11.5rem",
  minWidth: 0,
  margin: `-${seam} 0 0 -${seam}`,
  border: `0 dotted ${c.edge}`,
  borderBlockStartWidth: seam,
  borderInlineStartWidth: seam,
  selectors: {
    "&[data-invalid]": { background: c.negativeSoft },
  },
});

const cellEdge = "clamp(0.5rem, 7%, 0.75rem)";

export const caption = style({
  position: "absolute",
  insetBlockStart: space.xs,
  insetInlineStart: cellEdge,
  fontSize: fontSize.xs,
  fontWeight: 560,
  lineHeight: 1.2,
  color: c.inkSoft,
  pointerEvents: "none",
});

export const cellControl = style([
  input,
  {
    minHeight: "3.875rem",
    padding: `1.625rem ${cellEdge} ${space.xs}`,
    cursor: "inherit",
    selectors: {
      "&:focus-visible": { outline: `3px solid ${c.focus}`, outlineOffset: -4 },
      "select&": { appearance: "none", cursor: "pointer" },
      "select&:disabled": { cursor: "not-allowed" },
    },
  },
]);

/* In the caption's line: a narrow cell keeps its own line for the name of the month. */
export const cellArrow = style({
  position: "absolute",
  insetInlineEnd: space.xs,
  insetBlockStart: "0.375rem",
  pointerEvents: "none",
});
