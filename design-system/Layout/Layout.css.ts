/** Looks of the layout parts: gaps, columns, the page's width, bands, the sticky aside. */
import { style, styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { bar } from "../SummaryBar/SummaryBar.css";
import { below, from } from "../tokens/breakpoints";
import { layer, radius, space, vars } from "../tokens/contract.css";
import { perforation } from "../tokens/print.css";

const gaps = styleVariants(space, (gap) => ({ gap }));

export const stack = recipe({
  base: { display: "flex", flexDirection: "column", minWidth: 0 },
  variants: {
    gap: gaps,
    align: { stretch: {}, start: { alignItems: "flex-start" }, center: { alignItems: "center", textAlign: "center" } },
  },
  defaultVariants: { gap: "m", align: "stretch" },
});

export const inline = recipe({
  base: { display: "flex", minWidth: 0 },
  variants: {
    gap: gaps,
    align: {
      start: { alignItems: "flex-start" },
      center: { alignItems: "center" },
      end: { alignItems: "flex-end" },
      baseline: { alignItems: "baseline" },
    },
    justify: {
      start: {},
      center: { justifyContent: "center" },
      end: { justifyContent: "flex-end" },
      between: { justifyContent: "space-between" },
    },
    isWrapping: { true: { flexWrap: "wrap" }, false: {} },
  },
  defaultVariants: { gap: "s", align: "center", justify: "start", isWrapping: true },
});

export const grid = recipe({
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignItems: "stretch", listStyle: "none" },
  variants: {
    gap: gaps,
    columns: {
      1: {},
      2: { "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } },
      3: {
        "@media": {
          [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
          [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
        },
      },
      4: {
        "@media": {
          [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
          [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
        },
      },
    },
  },
  defaultVariants: { columns: 1, gap: "l" },
});

export const page = recipe({
  base: { width: "100%", marginInline: "auto", paddingInline: space.m },
  variants: {
    width: { wide: { maxWidth: 1120 + 32 }, reading: { maxWidth: 720 + 32 }, form: { maxWidth: 520 + 32 } },
    isPadded: {
      true: {
        paddingBlock: `${space.xl} ${space.xxxl}`,
        /* A bar at the thumb ends the page: below it nothing would come but the footer. */
        "@media": { [below.desktop]: { selectors: { [`&:has(${bar})`]: { paddingBottom: 0 } } } },
      },
      false: {},
    },
  },
  defaultVariants: { width: "wide", isPadded: true },
});

export const section = recipe({
  base: { paddingBlock: space.xxl },
  variants: { tone: { plain: {}, sunk: { background: vars.color.sunk } } },
  defaultVariants: { tone: "plain" },
});

export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space.xxs} ${space.m}`,
  marginBottom: space.l,
});

export const panel = style({
  background: vars.color.sheet,
  border: vars.stroke.card,
  borderRadius: radius.m,
  padding: space.m,
  minWidth: 0,
  "@media": { [from.tablet]: { padding: space.l } },
});

export const panelHead = style({ marginBottom: space.m });

export const panelDescription = style({ color: vars.color.inkSoft, marginTop: space.xxs });

export const split = style({
  display: "flex",
  flexDirection: "column",
  gap: space.l,
  "@media": {
    [from.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 340px",
      alignItems: "start",
      gap: space.xl,
    },
  },
});

export const splitMain = style({ minWidth: 0 });

/* On a phone the aside is no box of its own, so that a bar inside it can stick to the screen's edge while the page scrolls. */
export const splitAside = style({
  "@media": {
    [below.desktop]: { display: "contents" },
    [from.desktop]: { position: "sticky", top: space.l, minWidth: 0, zIndex: layer.sticky },
  },
});

export const divider = recipe({
  base: { border: 0, width: "100%" },
  variants: {
    kind: {
      perforation,
      hairline: { borderTop: vars.stroke.card },
    },
  },
  defaultVariants: { kind: "perforation" },
});
