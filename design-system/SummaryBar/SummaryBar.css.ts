/** Looks of the bar that carries the sum: at the thumb on a phone, a card aside on a desktop. */
import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "../tokens/breakpoints";
import { fontSize, layer, radius, space, stickyEdge, thumbBar, vars } from "../tokens/contract.css";
import { figures, steadyFigures } from "../tokens/print.css";

export const bar = style({
  position: "sticky",
  bottom: stickyEdge,
  zIndex: layer.sticky,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xs} ${space.m}`,
  marginInline: `calc(-1 * ${space.m})`,
  padding: `${space.s} ${space.m} calc(${space.s} + env(safe-area-inset-bottom))`,
  background: vars.color.sheet,
  borderTop: vars.stroke.card,
  boxShadow: `0 -8px 24px -14px ${vars.color.shadeFar}`,
  "@media": {
    [from.desktop]: {
      position: "static",
      flexDirection: "column",
      alignItems: "stretch",
      marginInline: 0,
      padding: space.l,
      border: vars.stroke.card,
      borderRadius: radius.m,
      boxShadow: vars.shadow.card,
    },
  },
});
/* The sum and the one action of the screen stay in reach of the thumb. */
globalStyle(`:root:has(${bar})`, { "@media": { [below.desktop]: { vars: { [thumbBar]: "7.75rem" } } } });

export const sum = style({
  flex: "1 1 6rem",
  minWidth: 0,
  lineHeight: 1.2,
  "@media": { [from.desktop]: { flex: "none" } },
});
export const parts = style([
  steadyFigures,
  { marginBottom: space.xs, fontSize: fontSize.xs, color: vars.color.inkSoft },
]);
export const part = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: `0 ${space.m}` });
export const title = style({
  fontSize: "1rem",
  fontWeight: 620,
  color: vars.color.inkSoft,
  "@media": { [below.desktop]: { fontSize: fontSize.xs } },
});
export const amount = style([figures, { fontSize: "1.75rem", lineHeight: 1.15 }]);
export const detail = style([steadyFigures, { fontSize: fontSize.xs, color: vars.color.inkSoft }]);
export const action = style({ display: "grid", gap: space.xs, "@media": { [from.desktop]: { marginTop: space.s } } });
export const extra = style({
  flexBasis: "100%",
  order: -1,
  "@media": { [from.desktop]: { flexBasis: "auto", order: 0 } },
});
