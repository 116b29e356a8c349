/** Looks of the page of a screen. */
import { style } from "@vanilla-extract/css";
import { fontSize, radius, space, touch, vars } from "#ds/tokens/contract.css.ts";

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xxxl });

export const frame = style({
  display: "block",
  width: "100%",
  height: "36rem",
  border: vars.stroke.card,
  borderRadius: radius.m,
});

export const sentences = style({
  display: "grid",
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflowWrap: "anywhere",
});

export const more = style({ minHeight: touch, paddingBlock: space.s, fontSize: fontSize.s, cursor: "pointer" });
