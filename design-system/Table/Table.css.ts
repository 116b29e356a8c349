/** Looks of a table; on a phone each row is a small card with its own labels. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below, from } from "../tokens/breakpoints";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import { steadyFigures } from "../tokens/print.css";

const c = vars.color;

export const frame = style({
  "@media": {
    [from.tablet]: { background: c.sheet, border: vars.stroke.card, borderRadius: radius.m, overflowX: "auto" },
  },
});

export const table = style([
  steadyFigures,
  { width: "100%", borderCollapse: "collapse", fontSize: "1rem", "@media": { [below.tablet]: { display: "block" } } },
]);

export const caption = recipe({
  base: { textAlign: "start", fontWeight: 620, padding: `${space.s} ${space.m}` },
  variants: { isVisible: { true: { "@media": { [below.tablet]: { display: "block" } } }, false: {} } },
});

export const head = style({
  "@media": {
    [below.tablet]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});

export const body = style({ "@media": { [below.tablet]: { display: "grid", gap: space.s } } });

export const row = style({
  selectors: { "tbody > &:not(:last-child)": { borderBottom: `1.5px dashed ${c.line}` } },
  "@media": {
    [below.tablet]: {
      display: "block",
      background: c.sheet,
      border: vars.stroke.card,
      borderRadius: radius.m,
      padding: `${space.xs} ${space.m}`,
      selectors: { "tbody > &:not(:last-child)": { borderBottom: vars.stroke.card } },
    },
  },
});

export const headCell = recipe({
  base: {
    padding: `${space.s} ${space.m}`,
    fontSize: fontSize.xs,
    fontWeight: 660,
    color: c.inkSoft,
    background: c.sunk,
    whiteSpace: "nowrap",
  },
  variants: { align: { start: { textAlign: "start" }, end: { textAlign: "end" }, center: { textAlign: "center" } } },
});

export const long = style({ "@media": { [below.desktop]: { display: "none" } } });
export const short = style({ "@media": { [from.desktop]: { display: "none" } } });

export const cell = recipe({
  base: {
    padding: `${space.s} ${space.m}`,
    fontWeight: 450,
    textAlign: "start",
    verticalAlign: "middle",
    "@media": {
      [below.tablet]: {
        display: "grid",
        gridTemplateColumns: "minmax(6rem, 2fr) minmax(0, 3fr)",
        gap: space.s,
        alignItems: "baseline",
        padding: `${space.xxs} 0`,
        "::before": { content: "attr(data-label)", fontSize: fontSize.xs, fontWeight: 450, color: c.inkSoft },
      },
    },
  },
  variants: {
    align: {
      start: {},
      end: { "@media": { [from.tablet]: { textAlign: "end" } } },
      center: { "@media": { [from.tablet]: { textAlign: "center" } } },
    },
    isRowHeader: { true: { fontWeight: 640 }, false: {} },
  },
});

/* Side by side a column is as wide as its longest word: a figure that breaks is another figure. In a card it must fit. */
export const value = style({
  minWidth: 0,
  overflowWrap: "break-word",
  "@media": { [below.tablet]: { overflowWrap: "anywhere" } },
});

export const empty = style({ padding: space.l, textAlign: "center", color: c.inkSoft });
