/** Looks of one drawn result. */
import { style } from "@vanilla-extract/css";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import { figures, steadyFigures } from "../tokens/print.css";

export const card = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xxs} ${space.m}`,
  padding: space.m,
  height: "100%",
  background: vars.color.sheet,
  border: vars.stroke.card,
  borderRadius: radius.m,
});
/* Beside the mark; below it when a line would hold no number. */
export const words = style({ flex: "1 1 8.5rem", minWidth: 0 });
export const name = style({ fontSize: fontSize.m, fontWeight: 560, fontFamily: vars.font.text, lineHeight: 1.3 });
export const meta = style([steadyFigures, { fontSize: "0.9375rem", color: vars.color.inkSoft }]);
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space.s}`,
  marginTop: 2,
});
export const number = style([figures, { fontSize: "1.875rem", lineHeight: 1.1, letterSpacing: ".06em" }]);
export const series = style([steadyFigures, { fontSize: "1rem", color: vars.color.inkSoft, fontWeight: 560 }]);
export const extra = style({ flexBasis: "100%", marginTop: space.xxs });
