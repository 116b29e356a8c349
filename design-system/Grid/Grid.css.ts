/** Looks of the columns. */
import { recipe } from "@vanilla-extract/recipes";
import { gaps } from "../Layout/gaps.css";
import { from } from "../tokens/breakpoints";

export const grid = recipe({
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignItems: "stretch", listStyle: "none" },
  variants: {
    gap: gaps,
    align: { stretch: {}, end: { alignItems: "end" } },
    columns: {
      1: {},
      2: { "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } },
      3: {
        "@media": {
          [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
          [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
        },
      },
      4: {
        "@media": {
          [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
          [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
        },
      },
    },
  },
  defaultVariants: { columns: 1, gap: "l", align: "stretch" },
});
