/** Looks of the shell's head: legal strip, bar, navigation, menus, skip link. */
import { style } from "@vanilla-extract/css";
import { below, forced, from } from "../tokens/breakpoints";
import { fontSize, layer, radius, space, touch, vars } from "../tokens/contract.css";

const c = vars.color;

export const strip = style({
  background: c.barDeep,
  color: c.onBarSoft,
  fontSize: fontSize.xs,
  "@media": { print: { display: "none" } },
});
export const stripRow = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space.s}`,
  maxWidth: 1120 + 32,
  marginInline: "auto",
  padding: `0.3rem ${space.m}`,
});
export const adults = style({ display: "flex", alignItems: "center", gap: space.xs });
export const eighteen = style({
  background: c.action,
  color: c.onAction,
  borderRadius: radius.round,
  padding: "0 0.45rem",
  fontWeight: 720,
  lineHeight: "1.35rem",
});
export const health = style({ "@media": { [below.tablet]: { display: "none" } } });

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
export const menuSheet = style({
  position: "absolute",
  top: "calc(100% + 10px)",
  left: `calc(-1 * ${space.xs})`,
  width: "min(20rem, calc(100vw - 2rem))",
  padding: space.xs,
  background: c.sheet,
  color: c.ink,
  border: vars.stroke.card,
  borderRadius: radius.m,
  boxShadow: vars.shadow.float,
  listStyle: "none",
});
export const menuPartners = style({
  padding: `${space.xs} ${space.s}`,
  borderTop: `1.5px dashed ${c.line}`,
  display: "flex",
  gap: space.s,
  flexWrap: "wrap",
});

export const item = style({
  display: "flex",
  alignItems: "center",
  width: "100%",
  minHeight: touch,
  padding: `${space.xs} ${space.s}`,
  border: 0,
  borderRadius: radius.s,
  background: "transparent",
  color: "inherit",
  fontWeight: 560,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: c.sunk },
    '&[aria-current="page"]': { boxShadow: `inset 3px 0 0 ${c.action}` },
  },
});

export const skip = style({
  position: "absolute",
  left: space.m,
  top: 0,
  zIndex: layer.toast,
  padding: `${space.s} ${space.m}`,
  background: c.action,
  color: c.onAction,
  fontWeight: 660,
  borderRadius: `0 0 ${radius.s} ${radius.s}`,
  transform: "translateY(-110%)",
  ":focus": { transform: "none" },
});

export const brand = style({
  display: "flex",
  alignItems: "center",
  gap: "0.55rem",
  minHeight: touch,
  color: "inherit",
  fontFamily: vars.font.display,
  fontSize: "1.3125rem",
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: "-.02em",
  textDecoration: "none",
  whiteSpace: "nowrap",
  marginInlineEnd: "auto",
  selectors: { "header &:focus-visible": { outlineColor: c.focusOnBar } },
  "@media": {
    [from.desktop]: { fontSize: "1.4375rem", marginInlineEnd: 0 },
    /* Two words, two lines: the cart must stay in reach. */
    [below.phone]: { fontSize: "1.0625rem", whiteSpace: "normal", width: "min-content", gap: space.xs },
  },
});
export const brandMark = style({ flex: "none", width: "2rem", height: "1.5rem" });

export const user = style({ position: "relative" });
export const userButton = style({
  listStyle: "none",
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: touch,
  minWidth: touch,
  justifyContent: "center",
  padding: `0 ${space.xs}`,
  border: 0,
  borderRadius: radius.s,
  background: "transparent",
  color: "inherit",
  fontSize: "0.9375rem",
  fontWeight: 560,
  lineHeight: 1.25,
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: c.barControl },
    "details[open] > &": { background: c.barControl },
    "&:focus-visible": { outlineColor: c.focusOnBar },
  },
});
export const userWords = style({
  textAlign: "end",
  "@media": {
    [below.tablet]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});
export const balance = style({
  display: "block",
  fontSize: fontSize.xs,
  color: c.onBarSoft,
  fontVariantNumeric: "tabular-nums lining-nums",
});
export const userSheet = style([menuSheet, { left: "auto", right: 0, width: "min(16rem, calc(100vw - 2rem))" }]);
export const userHead = style({
  padding: `${space.xs} ${space.s}`,
  borderBottom: `1.5px dashed ${c.line}`,
  marginBottom: space.xs,
  fontWeight: 620,
  lineHeight: 1.3,
});
export const userHeadBalance = style({ display: "block", fontWeight: 450, fontSize: "0.9375rem", color: c.inkSoft });
