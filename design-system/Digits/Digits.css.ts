/** Looks of digits on balls. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { accent } from "../tokens/accents.css";
import { forced } from "../tokens/breakpoints";
import { space, vars } from "../tokens/contract.css";
import { figures } from "../tokens/print.css";

export const digits = style({ display: "inline-flex", gap: 5, alignItems: "center" });

export const ball = recipe({
  base: [
    figures,
    {
      display: "grid",
      placeItems: "center",
      borderRadius: "50%",
      lineHeight: 1,
      "@media": { [forced]: { border: "1px solid CanvasText" } },
    },
  ],
  variants: {
    size: {
      s: { width: "1.75rem", height: "2rem", fontSize: "1.125rem" },
      m: { width: "2.5rem", height: "2.75rem", fontSize: "1.5rem" },
      /* Four of them stand side by side on the narrowest phone. */
      l: { width: "clamp(3rem, 15vw, 3.75rem)", height: "clamp(3.25rem, 16.5vw, 4.125rem)", fontSize: "2rem" },
    },
    emphasis: {
      soft: {
        background: accent.soft,
        color: accent.text,
        boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${accent.text} 30%, transparent)`,
      },
      strong: { background: accent.strong, color: vars.color.onAccent },
    },
  },
  defaultVariants: { size: "s", emphasis: "soft" },
});

export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space.xxs} ${space.xs}` });
export const label = style({ fontSize: "0.9375rem", color: vars.color.inkSoft });
