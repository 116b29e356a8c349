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
      s: { width: "min(1.75rem, 13vw)", height: "2rem", fontSize: "min(1.125rem, 9vw)" },
      m: { width: "min(2.5rem, 15vw)", height: "2.75rem", fontSize: "min(1.5rem, 11vw)" },
      /* Four of them stand side by side on the narrowest phone. */
      l: { width: "min(3.75rem, 15vw)", height: "min(4.125rem, 16.5vw)", fontSize: "min(2rem, 11vw)" },
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
