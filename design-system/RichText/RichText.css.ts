/** Looks of a text that came as HTML: the rhythm of running text. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { hovered } from "../tokens/breakpoints";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import { steadyFigures } from "../tokens/print.css";

const c = vars.color;

export const text = recipe({
  base: [steadyFigures, { maxWidth: "68ch", lineHeight: 1.6, overflowWrap: "anywhere" }],
  variants: { size: { s: { fontSize: fontSize.s }, m: { fontSize: fontSize.m } } },
  defaultVariants: { size: "m" },
});

export const heading = style({ selectors: { "* + &": { marginTop: space.xl } } });

/* One distance between blocks, wherever they stand; a heading keeps close to what it heads. */
export const block = style({
  selectors: { "* + &": { marginTop: space.m }, [`${heading} + &`]: { marginTop: space.xs } },
});

export const list = style([block, { paddingInlineStart: "1.5em" }]);
export const item = style({
  paddingInlineStart: space.xxs,
  selectors: { "& + &": { marginTop: space.xxs } },
  "::marker": { color: c.inkSoft },
});

export const quote = style([
  block,
  { paddingInlineStart: space.m, borderInlineStart: `3px dotted ${c.edge}`, color: c.inkSoft },
]);

export const rule = style([block, { border: 0, borderTop: `2px dotted ${c.edge}` }]);

export const image = style({ height: "auto", borderRadius: radius.s });
export const figure = block;
export const caption = style({ marginTop: space.xs, fontSize: fontSize.s, color: c.inkSoft });

export const link = style({
  color: c.link,
  textUnderlineOffset: "0.2em",
  textDecorationThickness: "1px",
  "@media": hovered({ textDecorationThickness: "2px" }),
});

export const frame = style([
  block,
  {
    overflowX: "auto",
    scrollbarWidth: "thin",
    border: vars.stroke.card,
    borderRadius: radius.m,
    background: c.sheet,
    /* Words would break at every letter before the table scrolled. */
    overflowWrap: "normal",
  },
]);

export const table = style({ width: "100%", borderCollapse: "collapse", fontSize: "1rem" });
export const row = style({ selectors: { "& + &": { borderTop: `1.5px dashed ${c.line}` } } });
export const headCell = style({
  padding: `${space.xs} ${space.m}`,
  textAlign: "start",
  fontSize: fontSize.xs,
  fontWeight: 660,
  color: c.inkSoft,
  background: c.sunk,
});
export const rowHead = style({ padding: `${space.xs} ${space.m}`, textAlign: "start", fontWeight: 640 });
export const cell = style({ padding: `${space.xs} ${space.m}`, minWidth: "6rem", verticalAlign: "top" });
export const tableCaption = style({ padding: `${space.xs} ${space.m}`, textAlign: "start", fontWeight: 620 });
