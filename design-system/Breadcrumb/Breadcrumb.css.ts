/** Looks of the breadcrumb. */
import { style } from "@vanilla-extract/css";
import { space, vars } from "../tokens/contract.css";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  listStyle: "none",
  fontSize: "0.9375rem",
  color: vars.color.inkSoft,
  "@media": { print: { display: "none" } },
});
export const item = style({
  display: "flex",
  alignItems: "center",
  selectors: { "&:not(:last-child)::after": { content: '"›"', marginInline: space.xs, color: vars.color.inkFaint } },
});
export const link = style({ color: "inherit", textUnderlineOffset: "0.2em", paddingBlock: space.xs });
export const current = style({ color: vars.color.ink, fontWeight: 600 });
