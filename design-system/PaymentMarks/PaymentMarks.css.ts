/** Looks of the ways to pay. */
import { style } from "@vanilla-extract/css";
import { fontSize, radius, space, vars } from "../tokens/contract.css";

export const list = style({ display: "flex", flexWrap: "wrap", gap: space.xs, listStyle: "none" });
export const mark = style({
  padding: `0.3rem ${space.s}`,
  border: `1px solid ${vars.color.onBarSoft}`,
  borderRadius: radius.s,
  fontSize: fontSize.xs,
  fontWeight: 660,
});
