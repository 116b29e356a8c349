/** Looks of the ticket's head over the play screen: its stub, and a face with what decides. */
import { style } from "@vanilla-extract/css";
import { forced, from } from "../tokens/breakpoints";
import { fontSize, radius, space, vars } from "../tokens/contract.css";
import { figures, steadyFigures, stubAbove, stubWords, tornEdge } from "../tokens/print.css";

export const frame = style({
  display: "grid",
  borderRadius: radius.m,
  boxShadow: vars.shadow.card,
  "@media": {
    [from.tablet]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
    [forced]: { border: "1px solid CanvasText" },
  },
});

export const stub = style({
  ...stubAbove,
  paddingBottom: space.m,
  "@media": {
    [from.tablet]: { ...tornEdge.right, padding: space.m, borderRadius: `${radius.m} 0 0 ${radius.m}` },
  },
});

export const words = style(stubWords);
export const name = style({ fontSize: fontSize.h3, color: "inherit" });
export const line = style([steadyFigures, { fontSize: "0.9375rem", lineHeight: 1.35 }]);
export const closing = style({ display: "inline-block", fontWeight: 680 });

export const face = style([
  tornEdge.top,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `0 ${space.xxs}`,
    padding: `${space.s} ${space.s} ${space.xs}`,
    fontSize: fontSize.s,
    borderRadius: `0 0 ${radius.m} ${radius.m}`,
    background: vars.color.sheet,
    "@media": {
      [from.tablet]: {
        ...tornEdge.left,
        justifyContent: "space-around",
        padding: `${space.s} ${space.l}`,
        borderRadius: `0 ${radius.m} ${radius.m} 0`,
      },
    },
  },
]);
export const factLabel = style({ display: "block", fontSize: fontSize.xs, lineHeight: 1.2, color: vars.color.inkSoft });
export const factValue = style([
  figures,
  { fontSize: "1rem", lineHeight: 1.25, "@media": { [from.desktop]: { fontSize: fontSize.h3 } } },
]);
export const unit = style({ fontSize: fontSize.xs, fontWeight: 560 });
