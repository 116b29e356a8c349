/** Looks of numbers that are taken with one press. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { forced, hovered } from "../tokens/breakpoints";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import { figures, steadyFigures } from "../tokens/print.css";

const c = vars.color;

export const numbers = style({
  listStyle: "none",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(6rem, 100%), 1fr))",
  gap: "10px",
});
export const place = style({ display: "grid" });
export const number = style([
  steadyFigures,
  {
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    minWidth: 0,
    minHeight: "3.75rem",
    padding: `${space.xs} ${space.xxs}`,
    border: `${vars.stroke.field} solid ${c.edge}`,
    borderRadius: radius.s,
    background: c.sheet,
    color: c.ink,
    fontFamily: vars.font.text,
    lineHeight: 1.2,
    textAlign: "center",
    cursor: "pointer",
    selectors: { '&[aria-pressed="true"]': { background: c.ink, borderColor: c.ink, color: c.sheet } },
    "@media": {
      ...hovered({ borderColor: c.ink, background: c.sunk }),
      [forced]: {
        borderColor: "ButtonText",
        selectors: { '&[aria-pressed="true"]': { outline: "3px solid Highlight" } },
      },
    },
  },
]);
/** An amount is longer than a number of four figures, and stands in the same room. */
export const figure = recipe({
  base: figures,
  variants: {
    isLong: { true: { fontSize: "1.125rem" }, false: { fontSize: "1.375rem", letterSpacing: ".03em" } },
  },
});
export const note = style({ maxWidth: "100%", fontSize: fontSize.xs, color: c.inkSoft, overflowWrap: "anywhere" });
