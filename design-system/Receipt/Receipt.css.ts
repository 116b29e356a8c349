/** Looks of the receipt: the same ticket, complete; prints well. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { from } from "../tokens/breakpoints";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import { figures, guilloche, rosetteCorner, steadyFigures, tornEdge } from "../tokens/print.css";

const c = vars.color;

export const receipt = style({
  width: "100%",
  maxWidth: 720,
  marginInline: "auto",
  borderRadius: radius.m,
  boxShadow: vars.shadow.card,
  "@media": { print: { boxShadow: "none", border: "1px solid" } },
});

export const head = recipe({
  base: [
    tornEdge.bottom,
    {
      position: "relative",
      overflow: "hidden",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "flex-end",
      justifyContent: "space-between",
      gap: `${space.xs} ${space.m}`,
      padding: `${space.m} ${space.m} ${space.l}`,
      borderRadius: `${radius.m} ${radius.m} 0 0`,
      "::before": { ...guilloche, zIndex: -1 },
      "@media": { [from.tablet]: { padding: `${space.l} ${space.xl} ${space.xl}` } },
    },
  ],
  variants: {
    tone: {
      success: { background: vars.accent.esmeralda.strong, color: c.onAccent },
      pending: { background: vars.accent.cobre.strong, color: c.onAccent },
      error: { background: vars.accent.granate.strong, color: c.onAccent },
      neutral: { background: vars.accent.grafito.strong, color: c.onAccent },
    },
  },
  defaultVariants: { tone: "neutral" },
});

export const words = style({ flex: "1 1 14rem", minWidth: 0, overflowWrap: "anywhere" });
export const title = style({ fontSize: fontSize.h2, color: "inherit" });
export const subtitle = style([steadyFigures, { marginTop: space.xxs }]);
export const status = style({
  maxWidth: "100%",
  fontSize: "min(1em, 7vw)",
  padding: `${space.xxs} ${space.s}`,
  border: "2px solid currentColor",
  borderRadius: radius.s,
  fontWeight: 700,
  letterSpacing: ".04em",
  transform: "rotate(-2deg)",
});

export const body = style([
  tornEdge.top,
  {
    position: "relative",
    overflow: "hidden",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.l,
    padding: `${space.xl} ${space.m} ${space.m}`,
    borderRadius: `0 0 ${radius.m} ${radius.m}`,
    background: c.sheet,
    "::after": { ...rosetteCorner, zIndex: -1, color: c.inkSoft },
    "@media": { [from.tablet]: { padding: `${space.xl}` } },
  },
]);

export const facts = style([
  steadyFigures,
  {
    display: "grid",
    gap: `${space.s} ${space.l}`,
    gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  },
]);
/* On a phone the whole row, be it of one column or two: a span of two would make a second one out of nothing. */
export const wideFact = style({ gridColumn: "1 / -1", "@media": { [from.tablet]: { gridColumn: "span 2" } } });
export const factLabel = style({ fontSize: fontSize.xs, color: c.inkSoft });
export const factValue = style({ fontWeight: 600, overflowWrap: "anywhere" });

export const lines = style({ listStyle: "none", borderBlock: `1.5px dashed ${c.line}` });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.m}`,
  alignItems: "baseline",
  paddingBlock: space.s,
  selectors: { "&:not(:last-child)": { borderBottom: `1.5px dashed ${c.line}` } },
});
export const lineTitle = style({ flex: "1 1 7rem", minWidth: 0, fontWeight: 640 });
export const lineMeta = style([steadyFigures, { fontSize: "0.9375rem", color: c.inkSoft, flexBasis: "100%" }]);
export const lineAmount = style([figures, { fontSize: fontSize.l }]);
