/** Looks of a table; on a phone each row is a small card with its own labels. */
import { createContainer, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below, from } from "../tokens/breakpoints";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import { steadyFigures } from "../tokens/print.css";

const c = vars.color;

const box = createContainer();
/* By the room for the letters: a table that would have to be scrolled sideways is a row of cards. */
const beside = `${box} (min-width: 35.5rem)`;
const cards = `${box} (max-width: 35.49rem)`;
/* Labels above what they name. */
const narrow = `${box} (max-width: 13.5rem)`;

export const room = style({ containerName: box, containerType: "inline-size", width: "100%", minWidth: 0 });

export const frame = style({
  "@container": {
    [beside]: { background: c.sheet, border: vars.stroke.card, borderRadius: radius.m, overflowX: "auto" },
  },
});

export const table = style([
  steadyFigures,
  { width: "100%", borderCollapse: "collapse", fontSize: "1rem", "@container": { [cards]: { display: "block" } } },
]);

export const caption = recipe({
  base: { textAlign: "start", fontWeight: 620, padding: `${space.s} ${space.m}` },
  variants: { isVisible: { true: { "@container": { [cards]: { display: "block" } } }, false: {} } },
});

export const head = style({
  "@container": {
    [cards]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});

export const body = style({ "@container": { [cards]: { display: "grid", gap: space.s } } });

export const row = style({
  selectors: { "tbody > &:not(:last-child)": { borderBottom: `1.5px dashed ${c.line}` } },
  "@container": {
    [cards]: {
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
    "@container": {
      [cards]: {
        display: "grid",
        gridTemplateColumns: "minmax(6rem, 2fr) minmax(0, 3fr)",
        gap: space.s,
        alignItems: "baseline",
        padding: `${space.xxs} 0`,
        "::before": { content: "attr(data-label)", fontSize: fontSize.xs, fontWeight: 450, color: c.inkSoft },
      },
      [narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 },
    },
  },
  variants: {
    align: {
      start: {},
      end: { "@container": { [beside]: { textAlign: "end" } } },
      center: { "@container": { [beside]: { textAlign: "center" } } },
    },
    isRowHeader: { true: { fontWeight: 640 }, false: {} },
    isWhole: { true: { "@container": { [beside]: { whiteSpace: "nowrap" } } }, false: {} },
  },
});

/* Side by side a column is as wide as its longest word: a figure that breaks is another figure. In a card it must fit. */
export const value = style({
  minWidth: 0,
  overflowWrap: "break-word",
  "@container": { [cards]: { overflowWrap: "anywhere" } },
});

export const empty = style({ padding: space.l, textAlign: "center", color: c.inkSoft });
