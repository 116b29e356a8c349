/** Looks of a sum with its parts. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { space, vars } from "../tokens/contract.css";
import { figures, steadyFigures } from "../tokens/print.css";

export const list = style([steadyFigures, { display: "grid", gap: space.xs }]);
export const row = recipe({
  base: { display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: space.m },
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
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.m,
  marginTop: space.xs,
  paddingTop: space.s,
  borderTop: `1.5px dashed ${vars.color.edge}`,
  fontWeight: 640,
});
export const value = style({ textAlign: "end", overflowWrap: "anywhere" });
export const totalValue = style([figures, { fontSize: "1.75rem", lineHeight: 1.1 }]);
