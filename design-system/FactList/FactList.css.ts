/** Looks of a list of facts. */
import { style } from "@vanilla-extract/css";
import { from } from "../tokens/breakpoints";
import { fontSize, space, vars } from "../tokens/contract.css";
import { steadyFigures } from "../tokens/print.css";

export const facts = style([
  steadyFigures,
  {
    display: "grid",
    gap: `${space.s} ${space.l}`,
    gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  },
]);
/* On a phone the whole row, be it of one column or two: a span of two would make a second one out of nothing. */
export const wide = style({ gridColumn: "1 / -1", "@media": { [from.tablet]: { gridColumn: "span 2" } } });
export const label = style({ fontSize: fontSize.xs, color: vars.color.inkSoft });
export const value = style({ fontWeight: 600, overflowWrap: "anywhere" });
