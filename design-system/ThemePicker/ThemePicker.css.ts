/** Looks of the row of themes. */
import { style } from "@vanilla-extract/css";
import { fontSize, radius, space, touch, vars } from "../tokens/contract.css";

const c = vars.color;

export const group = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space.xxs} ${space.s}` });
export const label = style({ fontSize: fontSize.s, color: c.onBarSoft });
export const row = style({
  display: "inline-flex",
  flexWrap: "wrap",
  padding: 3,
  borderRadius: radius.m,
  background: c.barControl,
});
export const option = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minHeight: touch,
  padding: `0 ${space.s}`,
  borderRadius: radius.s,
  color: c.onBar,
  fontSize: fontSize.s,
  fontWeight: 560,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { background: c.action, color: c.onAction },
    "&:has(:focus-visible)": { outline: `3px solid ${c.focusOnBar}`, outlineOffset: 1 },
  },
});
export const radio = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "inherit",
});
