/** Looks of the page's column. */
import { recipe } from "@vanilla-extract/recipes";
import { bar } from "../SummaryBar/SummaryBar.css";
import { below } from "../tokens/breakpoints";
import { space } from "../tokens/contract.css";

export const page = recipe({
  base: { width: "100%", marginInline: "auto", paddingInline: space.m },
  variants: {
    width: { wide: { maxWidth: 1120 + 32 }, reading: { maxWidth: 720 + 32 }, form: { maxWidth: 520 + 32 } },
    isPadded: {
      true: {
        paddingBlock: `${space.xl} ${space.xxxl}`,
        /* A bar at the thumb ends the page: below it nothing would come but the footer. */
        "@media": {
          [below.desktop]: { selectors: { [`&:has(${bar})`]: { paddingBottom: 0 } } },
          /* The sheet of paper has margins of its own. */
          print: { paddingBlock: 0 },
        },
      },
      false: {},
    },
  },
  defaultVariants: { width: "wide", isPadded: true },
});
