/** Looks of the stack. */
import { recipe } from "@vanilla-extract/recipes";
import { gaps } from "../Layout/gaps.css";

export const stack = recipe({
  base: { display: "flex", flexDirection: "column", minWidth: 0 },
  variants: {
    gap: gaps,
    align: { stretch: {}, start: { alignItems: "flex-start" }, center: { alignItems: "center", textAlign: "center" } },
  },
  defaultVariants: { gap: "m", align: "stretch" },
});
