/** Looks of numbers in columns, as a list of prizes prints them. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, space, vars } from "../tokens/contract.css";
import { figures, steadyFigures } from "../tokens/print.css";

const c = vars.color;

export const numbers = recipe({
  base: { listStyle: "none", display: "grid", gap: `${space.xxs} ${space.m}` },
  variants: {
    isNamed: {
      /* As many columns as there is room for, of the width of a number and its series. */
      false: {
        gridTemplateColumns: "repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))",
        "@media": { print: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))", gap: `0 ${space.s}` } },
      },
      true: { gridTemplateColumns: "minmax(0, 1fr)" },
    },
  },
});

export const number = style([
  steadyFigures,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: `0 ${space.xs}`,
    paddingBlock: space.xxs,
    borderBottom: `1px dotted ${c.edge}`,
    breakInside: "avoid",
    "@media": { print: { paddingBlock: 0, borderBottomStyle: "solid", borderBottomColor: c.line } },
  },
]);
export const name = style({ flex: "1 1 9rem", minWidth: 0, fontSize: fontSize.s, lineHeight: 1.35 });
export const note = style({ display: "block", fontSize: fontSize.xs, color: c.inkSoft });
export const figure = style([
  figures,
  {
    fontSize: "1.25rem",
    lineHeight: 1.2,
    letterSpacing: ".03em",
    "@media": { print: { fontSize: "1rem", lineHeight: 1.4 } },
  },
]);
export const series = style({ marginInlineStart: "auto", fontSize: fontSize.s, color: c.inkSoft });
