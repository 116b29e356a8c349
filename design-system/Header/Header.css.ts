/** Looks of the head of the page: bar, navigation, slots, the phone's menu. */
import { style } from "@vanilla-extract/css";
import { below, forced, hovered } from "../tokens/breakpoints";
import { layer, radius, space, stickyEdge, touch, vars } from "../tokens/contract.css";
import { narrow, room, small, wide } from "./room.css";

const c = vars.color;

export const header = style({
  containerName: room,
  containerType: "inline-size",
  position: "relative",
  zIndex: layer.header,
  background: c.bar,
  color: c.onBar,
  borderBottom: `3px dotted ${c.action}`,
  "@media": {
    print: { display: "none" },
    /* Always there on a phone, unless it would take much of the window: one that lies, or letters that need two rows. */
    [`${below.desktop} and (min-height: 30em)`]: {
      position: "sticky",
      top: stickyEdge,
    },
  },
});

export const row = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: `0 ${space.xs}`,
  maxWidth: 1120 + 32,
  minHeight: "4rem",
  marginInline: "auto",
  paddingInline: space.m,
  "@container": {
    [wide]: { gap: space.xl, flexWrap: "nowrap" },
    [narrow]: { minHeight: "3.625rem" },
    [small]: { minHeight: "3.25rem", columnGap: space.xxs },
  },
});

export const nav = style({ marginInlineEnd: "auto", "@container": { [narrow]: { display: "none" } } });

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
    ...hovered({ borderBottomColor: c.onBarSoft }),
    [forced]: {
      borderBlockColor: "Canvas",
      selectors: { '&[aria-current="page"]': { borderBottomColor: "Highlight" } },
    },
  },
  selectors: {
    '&[aria-current="page"]': { borderBottomColor: c.action },
    "&:focus-visible": { outlineColor: c.focusOnBar },
  },
});

export const slots = style({
  display: "flex",
  alignItems: "center",
  gap: space.xxs,
  marginInlineStart: "auto",
  "@container": {
    [wide]: { gap: space.s },
    /* The last icon stands at the edge of the page's column, its room around it beyond. */
    [small]: { gap: 0, marginInlineEnd: `calc(-1 * ${space.xs})` },
  },
});

export const partners = style({
  display: "flex",
  alignItems: "center",
  gap: space.m,
  "@container": { [narrow]: { display: "none" } },
});

export const menu = style({
  position: "relative",
  "@container": { [wide]: { display: "none" }, [small]: { position: "static" } },
});

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
  padding: `${space.s}`,
  marginTop: space.xs,
  borderTop: `1.5px dashed ${c.line}`,
  color: c.inkSoft,
  display: "flex",
  gap: `${space.xs} ${space.l}`,
  flexWrap: "wrap",
});
