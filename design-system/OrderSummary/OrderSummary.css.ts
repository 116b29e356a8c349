/** Looks of a sum with its parts. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { space, vars } from "../tokens/contract.css";
import { figures, steadyFigures } from "../tokens/print.css";

export const list = style([steadyFigures, { display: "grid", gap: space.xs }]);
export const row = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: `0 ${space.m}`,
  },
  variants: {
    tone: {
      normal: {},
      positive: { color: vars.color.positive, fontWeight: 600 },
      soft: { color: vars.color.inkSoft },
    },
  },
  defaultVariants: { tone: "normal" },
});
export const total = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: `0 ${space.m}`,
  fontWeight: 640,
  /* Set apart from its parts, where it has any. */
  selectors: {
    "&:not(:first-child)": {
      marginTop: space.xs,
      paddingTop: space.s,
      borderTop: `1.5px dashed ${vars.color.edge}`,
    },
  },
});
export const value = style({ minWidth: 0, marginInlineStart: "auto", textAlign: "end", overflowWrap: "anywhere" });
export const totalValue = style([
  figures,
  { marginInlineStart: "auto", fontSize: "min(1.75rem, 12vw)", lineHeight: 1.1 },
]);
