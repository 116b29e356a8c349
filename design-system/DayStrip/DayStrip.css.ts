/** Looks of the strip that leads from day to day. */
import { style } from "@vanilla-extract/css";
import { hovered } from "../tokens/breakpoints";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import { steadyFigures } from "../tokens/print.css";

const c = vars.color;

export const strip = style({
  display: "grid",
  gridTemplateColumns: "3rem minmax(0, 1fr) 3rem",
  overflow: "hidden",
  background: c.sheet,
  border: vars.stroke.card,
  borderRadius: radius.m,
  "@media": { print: { display: "block", border: 0, background: "none" } },
});

export const step = style({
  display: "grid",
  placeItems: "center",
  minHeight: "3.75rem",
  color: c.ink,
  ":focus-visible": { outlineOffset: -3, borderRadius: radius.m },
  "@media": { ...hovered({ background: c.sunk }), print: { display: "none" } },
});
/* There is no such day: the arrow stays, so that the other one does not move. */
export const noStep = style([step, { color: c.inkFaint, opacity: 0.4 }]);

export const day = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  padding: `${space.xs} ${space.xxs}`,
  textAlign: "center",
  lineHeight: 1.25,
  borderInline: `1.5px dashed ${c.line}`,
  "@media": { print: { padding: 0, textAlign: "start", border: 0 } },
});
export const title = style({ fontSize: "min(clamp(1.0625rem, 5vw, 1.3125rem), 9vw)" });
export const note = style([steadyFigures, { fontSize: fontSize.xs, color: c.inkSoft }]);
