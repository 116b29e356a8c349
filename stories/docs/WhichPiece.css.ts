/** Looks of the list of components by what they are for. */
import { style } from "@vanilla-extract/css";
import { from } from "#ds/tokens/breakpoints.ts";
import { space, vars } from "#ds/tokens/contract.css.ts";

export const list = style({
  display: "grid",
  gap: space.m,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [from.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});

export const piece = style({
  display: "grid",
  alignContent: "start",
  gap: space.xxs,
  padding: space.m,
  background: vars.color.sheet,
  border: vars.stroke.card,
});
