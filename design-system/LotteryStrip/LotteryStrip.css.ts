/** Looks of the ticket's head over the play screen. */
import { style } from "@vanilla-extract/css";
import { forced, from } from "../tokens/breakpoints";
import { accent } from "../tokens/accents.css";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import { figures, guilloche, steadyFigures, tornEdge } from "../tokens/print.css";

export const frame = style({
  borderRadius: `${radius.m} ${radius.m} 0 0`,
  boxShadow: vars.shadow.card,
  "@media": { [forced]: { border: "1px solid CanvasText" } },
});

export const strip = style([
  tornEdge.bottom,
  {
    position: "relative",
    overflow: "hidden",
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: `${space.xs} ${space.s}`,
    padding: `${space.s} ${space.m} ${space.m}`,
    borderRadius: `${radius.m} ${radius.m} 0 0`,
    background: accent.strong,
    color: vars.color.onAccent,
    "::before": { ...guilloche, zIndex: -1 },
    "@media": {
      [from.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", padding: `${space.m} ${space.l} 1.375rem` },
    },
  },
]);

export const name = style({ fontSize: fontSize.h3, color: "inherit" });
export const draw = style([steadyFigures, { fontSize: "1rem", lineHeight: 1.35, marginTop: 2 }]);
export const closing = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: space.xs,
  fontSize: "1rem",
  "@media": { [from.tablet]: { gridColumn: "auto", display: "block", textAlign: "right" } },
});
export const closingValue = style([figures, { fontSize: fontSize.h3, lineHeight: 1.2 }]);
