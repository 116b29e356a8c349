/** Looks of a button that is an icon, and of the figure at its corner. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { hovered } from "../tokens/breakpoints";
import { fontSize, radius, touch, vars } from "../tokens/contract.css";

export const iconButton = recipe({
  base: {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    minWidth: touch,
    minHeight: touch,
    border: 0,
    borderRadius: radius.s,
    background: "transparent",
    color: "inherit",
    cursor: "pointer",
    textDecoration: "none",
    selectors: { "&[aria-disabled]": { cursor: "not-allowed", opacity: 0.5 } },
  },
  variants: {
    on: {
      sheet: { "@media": hovered({ background: vars.color.sunk }) },
      bar: {
        color: vars.color.onBar,
        "@media": hovered({ background: vars.color.barControl }),
        ":focus-visible": { outlineColor: vars.color.focusOnBar },
      },
    },
  },
  defaultVariants: { on: "sheet" },
});

export const count = style({
  position: "absolute",
  top: 0,
  right: 0,
  minWidth: "1.375rem",
  padding: "0 0.3rem",
  borderRadius: radius.round,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: fontSize.xs,
  fontWeight: 720,
  lineHeight: "1.375rem",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums lining-nums",
});
