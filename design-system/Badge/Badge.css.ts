/** Looks of a badge. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, radius, space, vars } from "../tokens/contract.css";

const c = vars.color;

export const badge = recipe({
  base: {
    display: "inline-flex",
    maxWidth: "100%",
    alignItems: "center",
    gap: "0.35rem",
    padding: `0.15rem ${space.xs}`,
    borderRadius: radius.s,
    fontSize: fontSize.xs,
    fontWeight: 640,
    lineHeight: 1.4,
    boxShadow: "inset 0 0 0 1px currentColor",
  },
  variants: {
    tone: {
      neutral: { background: c.sunk, color: c.inkSoft },
      info: { background: c.infoSoft, color: c.info },
      success: { background: c.positiveSoft, color: c.positive },
      warning: { background: c.warningSoft, color: c.warning },
      error: { background: c.negativeSoft, color: c.negative },
    },
  },
  defaultVariants: { tone: "neutral" },
});

/** Beside words that go on to a second line it would be pressed together. */
export const icon = style({ flexShrink: 0 });
