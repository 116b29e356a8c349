/** Looks of the countdown: figures of one width, in a line or in boxes. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below } from "../tokens/breakpoints";
import { fontSize, space, vars } from "../tokens/contract.css";
import { figures, steadyFigures } from "../tokens/print.css";

const c = vars.color;

export const countdown = recipe({
  base: { display: "inline-flex", flexWrap: "wrap" },
  variants: {
    size: {
      inline: { alignItems: "baseline" },
      boxes: {
        alignItems: "flex-start",
        gap: `${space.xxs} 10px`,
        "@media": { [below.tablet]: { columnGap: 6 } },
      },
    },
  },
  defaultVariants: { size: "inline" },
});

export const line = recipe({
  base: [steadyFigures, { fontWeight: 680, letterSpacing: ".01em" }],
  variants: {
    tone: { normal: {}, soon: {}, last: {} },
    on: { sheet: { color: c.ink }, accent: { color: "inherit" } },
  },
  compoundVariants: [
    { variants: { tone: "soon", on: "sheet" }, style: { color: c.warning } },
    { variants: { tone: "last", on: "sheet" }, style: { color: c.negative } },
  ],
  defaultVariants: { tone: "normal", on: "sheet" },
});

export const words = recipe({
  base: {
    fontSize: fontSize.xs,
    fontWeight: 640,
    fontFamily: vars.font.text,
    selectors: { "&:not(:empty)": { marginInlineStart: space.xs } },
  },
  variants: {
    tone: { normal: {}, soon: {}, last: {} },
    on: { sheet: {}, accent: { color: "inherit" } },
  },
  compoundVariants: [
    { variants: { tone: "soon", on: "sheet" }, style: { color: c.warning } },
    { variants: { tone: "last", on: "sheet" }, style: { color: c.negative } },
  ],
  defaultVariants: { tone: "normal", on: "sheet" },
});

export const unit = style({ textAlign: "center", fontSize: fontSize.xs, lineHeight: 1.2, color: c.inkSoft });
export const pair = style({ display: "flex", justifyContent: "center", gap: 3, marginBottom: 3 });

export const digit = recipe({
  base: [
    figures,
    {
      width: "1.5rem",
      fontSize: "1.25rem",
      lineHeight: "2rem",
      textAlign: "center",
      borderRadius: 4,
      border: `1px solid ${c.line}`,
      background: `linear-gradient(${c.wheelRim}, ${c.wheelFace} 30% 70%, ${c.wheelRim})`,
      // Narrow enough that a phone has room for the action beside it.
      "@media": { [below.tablet]: { width: "1.1875rem", fontSize: "1.0625rem", lineHeight: "1.75rem" } },
    },
  ],
  variants: { tone: { normal: { color: c.ink }, soon: { color: c.warning }, last: { color: c.negative } } },
  defaultVariants: { tone: "normal" },
});

export const boxWords = style({ flexBasis: "100%", selectors: { "&&": { marginInlineStart: 0 } } });
