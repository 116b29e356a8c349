/** Looks of an amount in large figures. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, vars } from "../tokens/contract.css";
import { figures } from "../tokens/print.css";

export const price = recipe({
  base: [figures, { lineHeight: 1.05, letterSpacing: "-.015em", color: vars.color.ink }],
  variants: {
    size: {
      s: { fontSize: fontSize.l },
      m: { fontSize: "1.625rem" },
      l: { fontSize: "min(1.9375rem, 12vw)" },
      xl: { fontSize: "min(2.5rem, 14vw)" },
      jackpot: { fontSize: "clamp(min(2.375rem, 14vw), 13cqi, 4rem)" },
    },
    tone: { normal: {}, positive: { color: vars.color.positive }, soft: { color: vars.color.inkSoft } },
  },
  defaultVariants: { size: "m", tone: "normal" },
});

export const label = style({
  display: "block",
  fontSize: fontSize.xs,
  fontWeight: 620,
  letterSpacing: ".05em",
  textTransform: "uppercase",
  color: vars.color.inkSoft,
  marginBottom: 2,
});

export const unit = style({
  fontSize: "max(.42em, 0.9375rem)",
  fontWeight: 560,
  letterSpacing: 0,
});
