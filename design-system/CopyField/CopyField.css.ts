/** Looks of a value that can be copied. */
import { style } from "@vanilla-extract/css";
import { fontSize, radius, space, vars } from "../tokens/contract.css";

export const field = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.xxs} ${space.s}`,
  padding: `${space.xs} ${space.xs} ${space.xs} ${space.m}`,
  border: `1.5px dashed ${vars.color.edge}`,
  borderRadius: radius.s,
});
export const label = style({ display: "block", fontSize: fontSize.xs, color: vars.color.inkSoft });
export const value = style({
  fontWeight: 680,
  letterSpacing: ".03em",
  fontVariantNumeric: "tabular-nums lining-nums",
  overflowWrap: "anywhere",
});
