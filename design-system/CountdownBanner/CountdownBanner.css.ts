/** Looks of the strip that counts down to an event. */
import { style } from "@vanilla-extract/css";
import { below } from "../tokens/breakpoints";
import { fontSize, space, vars } from "../tokens/contract.css";

export const banner = style({
  background: vars.color.warningSoft,
  borderBottom: `1px solid ${vars.color.warningLine}`,
  "@media": { print: { display: "none" } },
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.xxs} ${space.s}`,
  maxWidth: 1120 + 32,
  marginInline: "auto",
  padding: `${space.xs} ${space.m}`,
});
export const description = style({
  marginInlineEnd: "auto",
  fontWeight: 580,
  "@media": { [below.tablet]: { flexBasis: "100%", fontSize: fontSize.s } },
});
