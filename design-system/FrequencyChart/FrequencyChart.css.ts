/** Looks of bars that show how often, and of the table that says the same. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { forced, hovered } from "../tokens/breakpoints";
import { fontSize, radius, space, touch, vars } from "../tokens/contract.css";
import { figures, focusRing, steadyFigures } from "../tokens/print.css";

const c = vars.color;

export const chart = style({ display: "flex", flexDirection: "column", gap: space.xs, minWidth: 0 });
export const bars = style({ listStyle: "none", display: "grid" });

export const row = recipe({
  base: [
    steadyFigures,
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${space.xxs} ${space.s}`,
      width: "100%",
      minWidth: 0,
      paddingBlock: space.xs,
      color: c.ink,
      fontFamily: vars.font.text,
      fontSize: fontSize.s,
      lineHeight: 1.2,
      textAlign: "start",
    },
  ],
  variants: {
    isPickable: {
      false: {},
      /* The ground of a press reaches a little beyond the words. */
      true: {
        minHeight: touch,
        width: `calc(100% + 2 * ${space.xs})`,
        marginInline: `calc(-1 * ${space.xs})`,
        paddingInline: space.xs,
        border: 0,
        borderRadius: radius.s,
        background: "transparent",
        cursor: "pointer",
        ":focus-visible": { ...focusRing, outlineOffset: -3 },
        "@media": hovered({ background: c.sunk }),
      },
    },
  },
});

export const name = recipe({
  variants: {
    layout: {
      row: [figures, { minWidth: "3.5rem", fontSize: "1.25rem", letterSpacing: ".03em" }],
      stacked: { fontWeight: 600 },
    },
    isPickable: {
      false: {},
      true: { textDecoration: "underline", textDecorationThickness: "1px", textUnderlineOffset: "0.2em" },
    },
  },
  defaultVariants: { layout: "row" },
});
export const track = recipe({
  base: {
    minWidth: 0,
    height: "0.875rem",
    background: c.sunk,
    borderInlineStart: `2px solid ${c.edge}`,
    "@media": { [forced]: { borderInlineStartColor: "CanvasText" } },
  },
  variants: {
    layout: {
      row: { flex: "1 1 4rem" },
      stacked: { order: 1, flex: "1 0 100%" },
    },
  },
  defaultVariants: { layout: "row" },
});
/* The second bar is an outline: which one it is does not hang on its colour. */
export const bar = recipe({
  base: { "@media": { [forced]: { forcedColorAdjust: "none" } } },
  variants: {
    isBeside: {
      false: { fill: c.positive, "@media": { [forced]: { fill: "CanvasText" } } },
      true: {
        fill: "transparent",
        stroke: c.ink,
        strokeWidth: 3,
        "@media": { [forced]: { stroke: "CanvasText" } },
      },
    },
  },
  defaultVariants: { isBeside: false },
});
/* Below the first bar, which stands at 1. */
export const besideLabel = style({ order: 2, flex: "1 0 100%", textAlign: "end" });
export const besideTrack = style([track({ layout: "stacked" }), { order: 3 }]);
export const value = style({ minWidth: "4rem", marginInlineStart: "auto", textAlign: "end" });

export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: touch,
  fontSize: fontSize.s,
  fontWeight: 600,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const table = style([steadyFigures, { width: "100%", borderCollapse: "collapse", fontSize: fontSize.s }]);
export const cell = recipe({
  base: { padding: `${space.xxs} 0`, borderBottom: `1px dotted ${c.edge}`, fontWeight: 400, textAlign: "start" },
  variants: {
    isHead: { true: { fontWeight: 600, color: c.inkSoft } },
    isValue: { true: { textAlign: "end" } },
  },
});
export const note = style({ fontSize: fontSize.s, color: c.inkSoft });
export const empty = style({ color: c.inkSoft });
