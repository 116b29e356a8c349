/** Looks of the links to the sections of a page: one strip, its links parted by hairlines. */
import { style } from "@vanilla-extract/css";
import { from, hovered } from "../tokens/breakpoints";
import { fontSize, space, touch, vars } from "../tokens/contract.css";

const c = vars.color;

export const strip = style({
  background: c.sheet,
  borderBottom: `1px solid ${c.line}`,
  "@media": { print: { display: "none" } },
});
export const items = style({
  display: "flex",
  flexWrap: "wrap",
  maxWidth: "70rem",
  marginInline: "auto",
  listStyle: "none",
  padding: 0,
});
export const item = style({
  flex: "1 1 auto",
  selectors: { "& + &": { borderInlineStart: `1px solid ${c.line}` } },
});
export const link = style({
  display: "grid",
  placeItems: "center",
  minHeight: touch,
  padding: space.xxs,
  color: c.ink,
  fontSize: fontSize.s,
  fontWeight: 620,
  textDecoration: "none",
  ":focus-visible": { outlineOffset: -3 },
  "@media": { ...hovered({ background: c.sunk }), [from.tablet]: { fontSize: fontSize.m } },
});
