/** Looks of a sheet of paper. */
import { style } from "@vanilla-extract/css";
import { from } from "../tokens/breakpoints";
import { radius, space, vars } from "../tokens/contract.css";

export const panel = style({
  background: vars.color.sheet,
  border: vars.stroke.card,
  borderRadius: radius.m,
  padding: space.m,
  minWidth: 0,
  "@media": { [from.tablet]: { padding: space.l } },
});
export const screenOnly = style([panel, { "@media": { print: { display: "none" } } }]);

export const head = style({ marginBottom: space.m });

export const description = style({ color: vars.color.inkSoft, marginTop: space.xxs });
