/** Looks of what is still coming. */
import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { radius, space, vars } from "../tokens/contract.css";

const breathe = keyframes({ "50%": { opacity: 0.55 } });

export const group = style({ display: "grid", gap: space.m });

export const shape = recipe({
  base: { background: vars.color.hatch, borderRadius: radius.s, animation: `${breathe} 1.6s ease-in-out infinite` },
  variants: {
    shape: {
      text: { height: "1em", width: "100%", selectors: { "&:last-child:not(:first-child)": { width: "60%" } } },
      row: { height: "3.5rem" },
      card: { height: "6rem", borderRadius: radius.m },
      ticket: {
        height: "19rem",
        borderRadius: radius.m,
        background: `linear-gradient(${vars.color.line} 4.5rem, ${vars.color.hatch} 4.5rem)`,
      },
    },
  },
});
