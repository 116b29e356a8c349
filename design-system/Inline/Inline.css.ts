/** Looks of the row. */
import { recipe } from "@vanilla-extract/recipes";
import { gaps } from "../Layout/gaps.css";

export const inline = recipe({
  base: { display: "flex", minWidth: 0 },
  variants: {
    gap: gaps,
    align: {
      start: { alignItems: "flex-start" },
      center: { alignItems: "center" },
      end: { alignItems: "flex-end" },
      baseline: { alignItems: "baseline" },
    },
    justify: {
      start: {},
      center: { justifyContent: "center" },
      end: { justifyContent: "flex-end" },
      between: { justifyContent: "space-between" },
    },
    isWrapping: { true: { flexWrap: "wrap" }, false: {} },
  },
  defaultVariants: { gap: "s", align: "center", justify: "start", isWrapping: true },
});
