/** Looks of the foot of every page. */
import { createContainer, style } from "@vanilla-extract/css";
import { from, hovered } from "../tokens/breakpoints";
import { fontSize, space, touch, vars } from "../tokens/contract.css";
import { drawnWhenNear } from "../tokens/near";

const c = vars.color;

export const footer = style({
  background: c.bar,
  color: c.onBar,
  borderTop: `3px dotted ${c.action}`,
  marginTop: "auto",
  "@media": { print: { display: "none" }, ...drawnWhenNear("&", "57rem") },
});
export const inner = style({
  maxWidth: 1120 + 32,
  marginInline: "auto",
  padding: `${space.xl} ${space.m} calc(${space.l} + env(safe-area-inset-bottom))`,
});
const columns = createContainer();
export const frame = style({ containerName: columns, containerType: "inline-size" });
export const groups = style({
  display: "grid",
  gap: `${space.l} ${space.m}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))",
  "@media": { [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
/** Where two columns fit and no third: the longest group has one to itself, beside the three others. */
export const longest = style({
  "@container": {
    [`${columns} (20rem <= width < 30.5rem)`]: { gridColumn: 2, gridRow: "1 / span 3" },
  },
});
export const groupTitle = style({ textWrap: "balance", fontSize: fontSize.l, marginBottom: space.xxs });
export const list = style({ listStyle: "none" });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: touch,
  color: c.onBarSoft,
  textDecoration: "none",
  fontSize: "1rem",
  "@media": hovered({ color: c.onBar, textDecoration: "underline" }),
  selectors: {
    "&:focus-visible": { outlineColor: c.focusOnBar },
  },
});
const ruled = style({ marginTop: space.m, paddingTop: space.s, borderTop: `1px solid ${c.barControl}` });
export const payments = ruled;
export const row = style([ruled, { display: "flex", flexWrap: "wrap", alignItems: "center", gap: `0 ${space.l}` }]);
export const legal = style({ color: c.onBarSoft, fontSize: fontSize.xs, maxWidth: "80ch", marginTop: space.s });
