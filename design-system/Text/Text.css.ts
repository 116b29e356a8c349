/** Looks of text. */
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, vars } from "../tokens/contract.css";
import { steadyFigures } from "../tokens/print.css";

export const text = recipe({
  base: steadyFigures,
  variants: {
    tone: {
      inherit: {},
      normal: { color: vars.color.ink },
      soft: { color: vars.color.inkSoft },
      positive: { color: vars.color.positive },
      negative: { color: vars.color.negative },
      warning: { color: vars.color.warning },
    },
    size: {
      xs: { fontSize: fontSize.xs, lineHeight: 1.4 },
      s: { fontSize: fontSize.s, lineHeight: 1.45 },
      m: { fontSize: fontSize.m },
      l: { fontSize: fontSize.l },
    },
    weight: { normal: {}, medium: { fontWeight: 560 }, bold: { fontWeight: 680 } },
  },
  defaultVariants: { tone: "inherit", size: "m", weight: "normal" },
});
