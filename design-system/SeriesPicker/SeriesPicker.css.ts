/** Looks of the series' chips. */
import { globalStyle, style } from "@vanilla-extract/css";
import { hovered } from "../tokens/breakpoints";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import { figures } from "../tokens/print.css";

const c = vars.color;

export const group = style({ display: "flex", flexDirection: "column", gap: space.m });
export const chips = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(6.25rem, 1fr))",
  gap: "10px",
});
export const chip = style({
  position: "relative",
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  minHeight: "3.75rem",
  padding: `${space.xs} ${space.xxs}`,
  border: `${vars.stroke.field} solid ${c.edge}`,
  borderRadius: radius.s,
  background: c.sheet,
  color: c.ink,
  lineHeight: 1.2,
  textAlign: "center",
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { background: c.chosen, borderColor: c.chosen, color: c.onChosen },
    "&:has(:focus-visible)": { outline: `3px solid ${c.focus}`, outlineOffset: 2 },
    "&:has(:disabled)": { borderStyle: "dashed", background: c.hatchGap, color: c.inkFaint, cursor: "not-allowed" },
  },
  "@media": {
    ...hovered({ borderColor: c.ink }),
    "(forced-colors: active)": {
      selectors: { "&:has(:checked)": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" } },
    },
  },
});
export const radio = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "inherit",
  scrollMarginBlock: space.xxl,
});
export const series = style([figures, { fontSize: "1.375rem" }]);
export const fractions = style({
  fontSize: fontSize.xs,
  color: c.inkSoft,
  selectors: { ":has(:checked) > &": { color: c.onChosenSoft }, ":has(:disabled) > &": { color: c.inkFaint } },
});
export const custom = style({});
/* The field is for three digits; its help has the whole panel. */
globalStyle(`${custom} div:has(> input)`, { maxWidth: "16rem" });
export const empty = style({ color: c.inkSoft });
