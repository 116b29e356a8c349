/** Looks of a lottery's round mark. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { accent } from "../tokens/accents.css";
import { vars } from "../tokens/contract.css";

export const mark = recipe({
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    flex: "none",
    borderRadius: "50%",
    overflow: "hidden",
    fontFamily: vars.font.display,
    fontWeight: 720,
    lineHeight: 1,
    letterSpacing: "-.01em",
  },
  variants: {
    on: {
      accent: {
        background: vars.color.markGround,
        color: accent.strong,
        boxShadow: `0 0 0 3px ${vars.color.markRing}`,
      },
      sheet: { background: accent.strong, color: vars.color.onAccent },
    },
    size: {
      s: { width: "2.5rem", height: "2.5rem", fontSize: "0.875rem" },
      m: { width: "3.25rem", height: "3.25rem", fontSize: "1.0625rem" },
      l: { width: "4.5rem", height: "4.5rem", fontSize: "1.375rem" },
    },
  },
  defaultVariants: { on: "sheet", size: "m" },
});

/** Four letters and more must fit the same round field. */
export const letters = recipe({
  variants: { isLong: { true: { fontSize: "0.78em", letterSpacing: "-.04em" }, false: {} } },
});

/* The logo lies over the abbreviation and covers it; when it is missing, the abbreviation stays. */
export const logo = style({ position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" });
