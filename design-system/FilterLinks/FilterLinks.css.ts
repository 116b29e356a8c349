/** Looks of the filter by links. */
import { globalStyle, style } from "@vanilla-extract/css";
import { below, forced, from } from "../tokens/breakpoints";
import { fontSize, layer, radius, space, thumbBar, touch, vars } from "../tokens/contract.css";
import { focusRing, heardOnly, steadyFigures } from "../tokens/print.css";

const c = vars.color;

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": {
    [from.desktop]: { gridTemplateColumns: "15rem minmax(0, 1fr)", columnGap: space.xxl, alignItems: "start" },
  },
});
export const list = style({ minWidth: 0 });

/* After the list by place, so that it sticks to the lower edge as long as the list is in sight. */
export const bar = style({
  order: 1,
  minWidth: 0,
  position: "sticky",
  bottom: 0,
  zIndex: layer.sticky,
  marginInline: `calc(-1 * ${space.m})`,
  background: c.sheet,
  borderTop: `1px solid ${c.line}`,
  "@media": {
    [from.desktop]: {
      order: 0,
      top: space.m,
      bottom: "auto",
      zIndex: "auto",
      marginInline: 0,
      background: "none",
      borderTop: "none",
    },
  },
});
globalStyle(`:root:has(${bar})`, { "@media": { [below.desktop]: { vars: { [thumbBar]: "4.25rem" } } } });

export const label = style([
  heardOnly,
  {
    "@media": {
      [from.desktop]: {
        position: "static",
        width: "auto",
        height: "auto",
        margin: `0 0 ${space.s}`,
        overflow: "visible",
        clipPath: "none",
        whiteSpace: "normal",
        fontFamily: vars.font.display,
        fontWeight: 640,
        fontSize: fontSize.h4,
      },
    },
  },
]);
export const items = style({
  listStyle: "none",
  display: "flex",
  gap: space.xs,
  padding: `${space.xs} ${space.m}`,
  overflowX: "auto",
  scrollbarWidth: "none",
  overscrollBehaviorX: "contain",
  "@media": { [from.desktop]: { display: "grid", padding: 0, overflowX: "visible" } },
});
export const item = style({ flex: "none" });
export const link = style([
  steadyFigures,
  {
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    minWidth: "4.25rem",
    minHeight: touch,
    padding: `${space.xxs} ${space.s}`,
    border: `1px solid ${c.edge}`,
    borderRadius: radius.s,
    color: c.ink,
    fontSize: fontSize.s,
    fontWeight: 620,
    lineHeight: 1.25,
    textDecoration: "none",
    selectors: {
      "&[aria-current]": { background: c.chosen, borderColor: c.chosen, color: c.onChosen },
      "&:focus-visible": focusRing,
    },
    "@media": {
      [from.desktop]: { display: "flex", justifyContent: "space-between", alignItems: "center" },
      [forced]: { selectors: { "&[aria-current]": { borderWidth: 3 } } },
    },
  },
]);
/* Holds the word for ears, which would else widen the page. */
export const count = style({ position: "relative", fontSize: fontSize.xs, fontWeight: 500 });
