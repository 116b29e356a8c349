/** Looks of a band of the page. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { space, vars } from "../tokens/contract.css";
import { drawnWhenNear } from "../tokens/near";

export const section = recipe({
  base: { paddingBlock: space.xxl, "@media": drawnWhenNear("&:nth-of-type(n + 3)", "40rem") },
  variants: {
    tone: { plain: {}, sunk: { background: vars.color.sunk }, positive: { background: vars.color.positiveSoft } },
  },
  defaultVariants: { tone: "plain" },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space.xxs} ${space.m}`,
  marginBottom: space.l,
});
