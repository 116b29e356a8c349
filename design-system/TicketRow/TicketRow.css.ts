/** Looks of the slim ticket row: stub, face and cut on one line; one below the other with letters too large for that. */
import { createContainer, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { forced, from } from "../tokens/breakpoints";
import { accent } from "../tokens/accents.css";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import { drawnWhenNear } from "../tokens/near";
import { figures, focusRing, guilloche, hatched, steadyFigures, tornEdge } from "../tokens/print.css";

const c = vars.color;

const box = createContainer();
const narrow = `${box} (max-width: 12rem)`;
/* Places on the line, given up where the parts stand one below the other. */
const anywhere = { gridColumn: "auto", gridRow: "auto" };

export const row = style({
  position: "relative",
  containerName: box,
  containerType: "inline-size",
  borderRadius: radius.m,
  boxShadow: vars.shadow.card,
  "@media": { [forced]: { border: "1px solid CanvasText" }, ...drawnWhenNear("&", "10rem") },
});

export const parts = style({
  display: "grid",
  gridTemplateColumns: "3.75rem minmax(0, 1fr) auto",
  minHeight: "5.5rem",
  "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const stub = recipe({
  base: [
    tornEdge.right,
    {
      position: "relative",
      overflow: "hidden",
      gridRow: "1 / span 2",
      display: "grid",
      placeItems: "center",
      padding: `${space.xs} ${space.xs} ${space.xs} ${space.xxs}`,
      borderRadius: `${radius.m} 0 0 ${radius.m}`,
      background: accent.strong,
      color: c.onAccent,
      textAlign: "center",
      "::before": { ...guilloche, zIndex: -1 },
      "@container": {
        [narrow]: {
          ...tornEdge.bottom,
          ...anywhere,
          padding: `${space.xs} ${space.xs} ${space.s}`,
          borderRadius: `${radius.m} ${radius.m} 0 0`,
        },
      },
    },
  ],
  variants: { isOver: { true: { ...hatched, color: c.inkSoft }, false: {} } },
});
export const date = style({ fontSize: fontSize.xs, fontWeight: 600, lineHeight: 1.1 });
export const day = style([figures, { display: "block", fontSize: fontSize.h3, lineHeight: 1 }]);

/* Over the row's link, which covers the whole row: presses go through to it, except those on what can be pressed. */
export const face = recipe({
  base: [
    tornEdge.left,
    {
      position: "relative",
      zIndex: 1,
      pointerEvents: "none",
      display: "grid",
      alignContent: "center",
      gap: "2px",
      minWidth: 0,
      padding: `${space.s} ${space.xs} ${space.s} 0.875rem`,
      background: c.sheet,
      "@media": { [from.desktop]: { paddingInlineStart: space.l } },
      "@container": { [narrow]: { ...tornEdge.top, paddingTop: space.m } },
    },
  ],
  variants: {
    hasCut: {
      true: {},
      false: {
        gridColumn: "2 / -1",
        borderRadius: `0 ${radius.m} ${radius.m} 0`,
        "@container": { [narrow]: { ...anywhere, borderRadius: `0 0 ${radius.m} ${radius.m}` } },
      },
    },
    isLong: {
      true: {
        paddingTop: space.xs,
        paddingBottom: 0,
        borderBottomRightRadius: 0,
        "@container": { [narrow]: { borderBottomLeftRadius: 0 } },
      },
      false: { gridRow: "1 / span 2", "@container": { [narrow]: { gridRow: "auto" } } },
    },
  },
});
export const top = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `2px ${space.xs}`,
});
export const title = style({
  minWidth: 0,
  fontFamily: vars.font.text,
  fontSize: fontSize.m,
  fontWeight: 640,
  lineHeight: 1.2,
  overflowWrap: "anywhere",
  hyphens: "auto",
});
export const aside = style([figures, { fontSize: fontSize.l, lineHeight: 1.2 }]);
export const figure = style([
  figures,
  {
    fontSize: "1.4375rem",
    letterSpacing: "-.01em",
    lineHeight: 1.1,
    "@media": { [from.desktop]: { fontSize: "1.625rem" } },
  },
]);
export const unit = style({ display: "inline-block", fontSize: fontSize.s, color: c.inkSoft });

/* The bar before the first fact of a line lies outside of the clip: it parts only what stands side by side. */
export const facts = style([
  steadyFigures,
  {
    display: "flex",
    flexWrap: "wrap",
    rowGap: "2px",
    marginInlineStart: "-8px",
    clipPath: "inset(0 0 0 8px)",
    fontSize: fontSize.xs,
    lineHeight: 1.25,
    color: c.inkSoft,
  },
]);
export const fact = style({ paddingInline: "7px", borderInlineStart: `1px solid ${c.edge}` });
export const below = style([
  tornEdge.left,
  steadyFigures,
  {
    position: "relative",
    zIndex: 1,
    pointerEvents: "none",
    gridColumn: "2 / -1",
    padding: `2px ${space.s} ${space.xs} 0.875rem`,
    background: c.sheet,
    borderRadius: `0 0 ${radius.m} 0`,
    fontSize: fontSize.xs,
    lineHeight: 1.3,
    color: c.inkSoft,
    "@media": { [from.desktop]: { paddingInlineStart: space.l } },
    "@container": { [narrow]: { gridColumn: "auto", mask: "none", borderRadius: `0 0 ${radius.m} ${radius.m}` } },
  },
]);
export const extra = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space.xs}`,
  marginBlockStart: space.xxs,
  pointerEvents: "auto",
  fontSize: fontSize.s,
  color: c.ink,
});

export const cut = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    alignContent: "center",
    gap: "2px",
    minWidth: "3.25rem",
    padding: `${space.xs} 0.375rem`,
    background: c.sheet,
    borderInlineStart: `1.5px dashed ${c.line}`,
    borderRadius: `0 ${radius.m} ${radius.m} 0`,
    color: c.ink,
    fontWeight: 640,
    fontSize: fontSize.s,
    lineHeight: 1.1,
    textDecoration: "none",
    outline: "none",
    "::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius.m },
    selectors: { "&:focus-visible::after": focusRing },
    "@media": { [from.desktop]: { minWidth: "5.5rem", fontSize: fontSize.m } },
    "@container": {
      [narrow]: {
        gridAutoFlow: "column",
        padding: space.s,
        borderInlineStart: "none",
        borderTop: `1.5px dashed ${c.line}`,
        borderRadius: `0 0 ${radius.m} ${radius.m}`,
      },
    },
  },
  variants: {
    isLong: {
      true: { borderBottomRightRadius: 0, "@container": { [narrow]: { borderBottomLeftRadius: 0 } } },
      false: { gridRow: "1 / span 2", "@container": { [narrow]: { gridRow: "auto" } } },
    },
  },
});
export const arrow = style({ color: accent.text });

export const foot = style({
  position: "relative",
  zIndex: 1,
  gridColumn: "1 / -1",
  display: "grid",
  gap: space.xs,
  padding: space.s,
  background: c.sheet,
  borderTop: `1.5px dashed ${c.line}`,
  borderRadius: `0 0 ${radius.m} ${radius.m}`,
});
