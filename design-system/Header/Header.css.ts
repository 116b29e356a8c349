/** Looks of the head of the page: bar, navigation, slots, the phone's menu. */
import { style } from "@vanilla-extract/css";
import { below, forced, from } from "../tokens/breakpoints";
import { layer, radius, space, touch, vars } from "../tokens/contract.css";

const c = vars.color;

export const header = style({
  position: "relative",
  zIndex: layer.header,
  background: c.bar,
  color: c.onBar,
  borderBottom: `3px dotted ${c.action}`,
  "@media": { print: { display: "none" } },
});

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  maxWidth: 1120 + 32,
  minHeight: "3.625rem",
  marginInline: "auto",
  paddingInline: space.m,
  "@media": { [from.desktop]: { gap: space.xl, minHeight: "4rem" } },
});

export const nav = style({ marginInlineEnd: "auto", "@media": { [below.desktop]: { display: "none" } } });

export const navList = style({ display: "flex", gap: space.l, listStyle: "none" });

export const navLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: touch,
  color: "inherit",
  fontWeight: 570,
  textDecoration: "none",
  borderBlock: "3px solid transparent",
  "@media": {
    [forced]: {
      borderBlockColor: "Canvas",
      selectors: { '&[aria-current="page"]': { borderBottomColor: "Highlight" } },
    },
  },
  selectors: {
    "&:hover": { borderBottomColor: c.onBarSoft },
    '&[aria-current="page"]': { borderBottomColor: c.action },
    "&:focus-visible": { outlineColor: c.focusOnBar },
  },
});

export const slots = style({
  display: "flex",
  alignItems: "center",
  gap: space.xxs,
  marginInlineStart: "auto",
  "@media": { [from.desktop]: { gap: space.s } },
});

export const partners = style({
  display: "flex",
  alignItems: "center",
  gap: space.s,
  "@media": { [below.desktop]: { display: "none" } },
});

export const menu = style({ position: "relative", "@media": { [from.desktop]: { display: "none" } } });

export const menuButton = style({
  listStyle: "none",
  display: "grid",
  placeItems: "center",
  width: touch,
  height: touch,
  borderRadius: radius.s,
  cursor: "pointer",
  marginInlineStart: `calc(-1 * ${space.xs})`,
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:focus-visible": { outlineColor: c.focusOnBar },
    "details[open] > &": { background: c.barControl },
  },
});

export const menuPartners = style({
  padding: `${space.xs} ${space.s}`,
  borderTop: `1.5px dashed ${c.line}`,
  display: "flex",
  gap: space.s,
  flexWrap: "wrap",
});
