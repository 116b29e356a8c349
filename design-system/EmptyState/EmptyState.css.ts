/** Looks of empty and broken places. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, space, vars } from "../tokens/contract.css";

export const state = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space.s,
  padding: `${space.xxl} ${space.m}`,
  textAlign: "center",
});
export const picture = style({ width: "9rem", color: vars.color.inkSoft, marginBottom: space.xs });
export const title = recipe({
  base: { maxWidth: "30ch", textWrap: "balance" },
  variants: { isPage: { true: { fontSize: fontSize.h2 }, false: { fontSize: "1.375rem" } } },
});
/* It is as wide as its words: a long one (an address) breaks where it must. */
export const message = style({ color: vars.color.inkSoft, maxWidth: "46ch", overflowWrap: "anywhere" });
export const action = style({ marginTop: space.xs });
