/** Looks of a link in text. */
import { recipe } from "@vanilla-extract/recipes";
import { hovered } from "../tokens/breakpoints";
import { space, touch, vars } from "../tokens/contract.css";

export const textLink = recipe({
  base: {
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "1px",
    "@media": hovered({ textDecorationThickness: "2px" }),
  },
  variants: {
    tone: { normal: { color: vars.color.link }, inherit: { color: "inherit" } },
    weight: { normal: {}, medium: { fontWeight: 580 } },
    isRoomy: {
      true: {
        display: "inline-flex",
        alignItems: "center",
        minHeight: touch,
        gap: space.xs,
        overflowWrap: "anywhere",
        hyphens: "auto",
      },
      false: {},
    },
  },
  defaultVariants: { tone: "normal", weight: "normal", isRoomy: false },
});
