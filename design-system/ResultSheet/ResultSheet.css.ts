/** Looks of a printed result: the ticket's stub, torn from a sheet with the wheels as they stopped. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import { accent } from "../tokens/accents.css";
import { forced, hovered } from "../tokens/breakpoints";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import { figureName, figures, guilloche, steadyFigures, tornEdge } from "../tokens/print.css";

const c = vars.color;

export const sheet = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  height: "100%",
  borderRadius: radius.m,
  boxShadow: vars.shadow.card,
  "@media": {
    [forced]: { border: "1px solid CanvasText" },
    print: { height: "auto", boxShadow: "none", border: "1px solid" },
  },
});

export const stub = recipe({
  base: [
    tornEdge.bottom,
    {
      position: "relative",
      overflow: "hidden",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${space.xs} ${space.s}`,
      borderRadius: `${radius.m} ${radius.m} 0 0`,
      background: accent.strong,
      color: c.onAccent,
      "::before": { ...guilloche, zIndex: -1 },
      /* Ink is dear: on paper the stub is a line of text over a cut. */
      "@media": {
        print: {
          mask: "none",
          background: "none",
          color: "inherit",
          borderRadius: 0,
          borderBottom: "1.5px dashed",
          "::before": { content: "none" },
        },
      },
    },
  ],
  variants: {
    size: {
      large: { padding: `${space.s} ${space.m} 1.125rem` },
      medium: { padding: `${space.xs} ${space.m} ${space.s}` },
    },
  },
});

/** The sizes of a result. */
export type ResultSheetSize = NonNullable<NonNullable<RecipeVariants<typeof stub>>["size"]>;

/* Beside the mark; below it when a line would hold no word. */
export const words = style({ flex: "1 1 8rem", minWidth: 0, overflowWrap: "anywhere" });
export const name = recipe({
  base: { lineHeight: 1.15, color: "inherit" },
  variants: { size: { large: { fontSize: "min(1.375rem, 10vw)" }, medium: { fontSize: "min(1.1875rem, 9vw)" } } },
});
export const link = style({
  color: "inherit",
  textDecorationThickness: "from-font",
  textDecorationColor: "color-mix(in srgb, currentColor 55%, transparent)",
  textUnderlineOffset: "0.18em",
  ":focus-visible": { outlineColor: "currentColor" },
  "@media": { ...hovered({ textDecorationColor: "currentColor" }), print: { textDecoration: "none" } },
});
export const meta = style([steadyFigures, { fontSize: "0.9375rem", lineHeight: 1.35 }]);

export const face = recipe({
  base: [
    tornEdge.top,
    {
      flex: 1,
      display: "flex",
      flexDirection: "column",
      gap: space.s,
      borderRadius: `0 0 ${radius.m} ${radius.m}`,
      background: c.sheet,
      "@media": { print: { mask: "none", background: "none" } },
    },
  ],
  variants: {
    size: {
      large: { padding: `1.375rem ${space.m} ${space.xs}` },
      medium: { padding: `${space.m} ${space.m} ${space.xxs}` },
    },
  },
});

export const label = style(figureName);

export const drawn = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: `${space.xs} ${space.s}`,
  breakInside: "avoid",
});
export const wheels = style({ display: "flex", gap: 5 });
const unseen = { content: "none" };
const neighbour = {
  position: "absolute",
  insetInline: 0,
  textAlign: "center",
  fontSize: ".62em",
  lineHeight: 0.6,
  opacity: 0.2,
} as const;
/* Apart from Digits: pages with the player's balls would carry these, too. */
export const wheel = recipe({
  base: [
    figures,
    {
      position: "relative",
      overflow: "hidden",
      display: "grid",
      placeItems: "center",
      borderRadius: radius.m,
      border: `${vars.stroke.field} solid ${c.edge}`,
      background: `linear-gradient(${c.wheelRim}, ${c.wheelFace} 26% 74%, ${c.wheelRim})`,
      color: c.ink,
      lineHeight: 1,
      /* The figures before and after, at the wheel's rim. */
      "::before": { ...neighbour, content: "attr(data-before)", top: "-.16em" },
      "::after": { ...neighbour, content: "attr(data-after)", bottom: "-.16em" },
      "@media": { print: { background: "none", "::before": unseen, "::after": unseen } },
    },
  ],
  variants: {
    size: {
      large: { width: "min(3.875rem, 13.2vw)", height: "min(4.875rem, 16.8vw)", fontSize: "min(2.875rem, 10.5vw)" },
      medium: { width: "min(2.625rem, 14vw)", height: "min(3.25rem, 17.5vw)", fontSize: "min(1.875rem, 12vw)" },
    },
  },
});
export const series = style({ marginInlineStart: "auto", textAlign: "end" });
export const seriesLabel = style({ display: "block", fontSize: fontSize.xs, lineHeight: 1.3, color: c.inkSoft });
export const seriesFigure = recipe({
  base: [figures, { lineHeight: 1, letterSpacing: ".02em", color: accent.text }],
  variants: {
    size: { large: { fontSize: "min(2.75rem, 10vw)" }, medium: { fontSize: "min(1.75rem, 10vw)" } },
  },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space.l}`,
  marginTop: "auto",
  borderTop: `1.5px dashed ${c.line}`,
  "@media": { print: { display: "none" } },
});
