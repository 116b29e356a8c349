/** Looks of a line between two parts. */
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../tokens/contract.css";
import { perforation } from "../tokens/print.css";

export const divider = recipe({
  base: { border: 0, width: "100%" },
  variants: {
    kind: {
      perforation,
      hairline: { borderTop: vars.stroke.card },
    },
  },
  defaultVariants: { kind: "perforation" },
});
