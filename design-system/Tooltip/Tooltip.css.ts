/** Looks of a short explanation that floats at its control. */
import { style } from "@vanilla-extract/css";
import { forced } from "../tokens/breakpoints";
import { fontSize, layer, radius, space, vars } from "../tokens/contract.css";

/* Its own box, as wide as the control: what it explains and what the bubble is placed at. */
export const anchor = style({ display: "inline-block", maxWidth: "100%" });

/* The room around the bubble belongs to it, so that the mouse can cross over from the control. */
export const floating = style({
  position: "fixed",
  inset: "auto",
  zIndex: layer.toast,
  width: "max-content",
  maxWidth: "min(20rem, 100vw)",
  margin: 0,
  padding: space.xs,
  border: 0,
  background: "transparent",
  color: "inherit",
  overflow: "visible",
  selectors: { "&:not([data-open])": { display: "none" } },
  "@media": { print: { display: "none" } },
});

export const bubble = style({
  display: "block",
  padding: `${space.xs} ${space.s}`,
  borderRadius: radius.s,
  background: vars.color.chosen,
  color: vars.color.onChosen,
  boxShadow: vars.shadow.lift,
  fontFamily: vars.font.text,
  fontSize: fontSize.s,
  fontWeight: 560,
  lineHeight: 1.35,
  textAlign: "start",
  whiteSpace: "normal",
  overflowWrap: "break-word",
  "@media": { [forced]: { border: "1px solid CanvasText" } },
});
