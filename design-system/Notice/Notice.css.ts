/** Looks of a notice. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, radius, space, vars } from "../tokens/contract.css";

const c = vars.color;

export const notice = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: `${space.xxs} ${space.s}`,
    padding: `${space.s} ${space.m}`,
    borderRadius: radius.s,
    borderLeft: "4px solid currentColor",
    fontSize: "1rem",
  },
  variants: {
    tone: {
      info: { background: c.infoSoft, color: c.info },
      success: { background: c.positiveSoft, color: c.positive },
      warning: { background: c.warningSoft, color: c.warning },
      error: { background: c.negativeSoft, color: c.negative },
    },
  },
  defaultVariants: { tone: "info" },
});

export const icon = style({ marginTop: 2 });
export const body = style({ color: c.ink, minWidth: 0 });
export const title = style({ fontWeight: 680, fontSize: fontSize.m });
export const action = style({ marginTop: space.xs });
