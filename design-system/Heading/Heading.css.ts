/** Looks of headings. */
import { styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize } from "../tokens/contract.css";

export const heading = recipe({
  base: { letterSpacing: "-.012em", fontFeatureSettings: '"lnum"' },
  variants: {
    size: styleVariants(
      { h1: fontSize.h1, h2: fontSize.h2, h3: fontSize.h3, h4: fontSize.h4, inherit: "inherit" },
      (size) => ({ fontSize: size }),
    ),
  },
  defaultVariants: { size: "h2" },
});
