/** Looks of the whole ticket: stub above, on a desktop at its side; face with the figures as printed. */
import { createContainer, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { accent } from "../tokens/accents.css";
import { forced } from "../tokens/breakpoints";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import {
  figureName,
  figures,
  hatched,
  rosetteCorner,
  steadyFigures,
  stubAbove,
  stubWords,
  tornEdge,
} from "../tokens/print.css";

const c = vars.color;
const box = createContainer();
const roomy = `${box} (min-width: 36rem)`;

export const ticket = style({
  containerName: box,
  containerType: "inline-size",
  borderRadius: radius.m,
  boxShadow: vars.shadow.card,
  breakInside: "avoid",
  "@media": { [forced]: { border: "1px solid CanvasText" }, print: { boxShadow: "none", border: "1px solid" } },
});

export const stub = style({ ...stubAbove, "@container": { [roomy]: { paddingInline: space.xl } } });
export const words = style(stubWords);
export const name = style({ fontSize: "min(1.375rem, 10vw)", lineHeight: 1.15, color: "inherit" });
export const meta = style([steadyFigures, { fontSize: "0.9375rem", lineHeight: 1.35 }]);

export const face = recipe({
  base: [
    tornEdge.top,
    {
      position: "relative",
      overflow: "hidden",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space.s,
      padding: `1.375rem ${space.m} ${space.m}`,
      borderRadius: `0 0 ${radius.m} ${radius.m}`,
      background: c.sheet,
      "::after": { ...rosetteCorner, zIndex: -1, color: accent.text },
      "@container": { [roomy]: { padding: `1.75rem ${space.xl} ${space.l}` } },
    },
  ],
  variants: { state: { printed: {}, held: { "::after": { display: "none" } } } },
});

export const pick = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: `${space.xs} ${space.l}`,
});
export const label = style(figureName);

const printed = style([figures, { lineHeight: 1, letterSpacing: ".02em" }]);
export const number = recipe({
  base: [printed, { fontSize: "min(3.75rem, 22vw)" }],
  variants: { state: { printed: {}, held: { color: c.inkSoft } } },
});
export const series = recipe({
  base: [printed, { fontSize: "min(2.375rem, 16vw)", color: accent.text }],
  variants: { state: { printed: {}, held: { color: c.inkSoft } } },
});

export const strip = style({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" });
export const fraction = recipe({
  base: [
    figures,
    tornEdge.sides,
    {
      minHeight: "2.75rem",
      overflow: "hidden",
      display: "grid",
      placeItems: "center",
      fontSize: "min(1.125rem, 5vw)",
      "@media": { [forced]: { border: "1px solid CanvasText" } },
    },
  ],
  variants: {
    isBought: {
      true: { background: accent.strong, color: c.onAccent },
      // What others may have bought: paper, and no number.
      false: { ...hatched, color: "transparent" },
    },
  },
});

export const sum = style([
  steadyFigures,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: `0 ${space.m}`,
    fontWeight: 600,
  },
]);
export const amount = style([figures, { fontSize: fontSize.l }]);
export const foot = style([
  steadyFigures,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.xxs,
    paddingTop: space.s,
    borderTop: `1.5px dashed ${c.line}`,
  },
]);
