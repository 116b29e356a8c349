/** Looks of a step: its panel, and the line that a finished one folds into where there is little room. */
import { style } from "@vanilla-extract/css";
import { from } from "../tokens/breakpoints";
import { radius, space, touch, vars } from "../tokens/contract.css";
import { figures } from "../tokens/print.css";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space.s}`,
  minHeight: "3.5rem",
  paddingInline: `${space.s} ${space.xxs}`,
  border: vars.stroke.card,
  borderRadius: radius.m,
  background: vars.color.sheet,
  "@media": { [from.desktop]: { display: "none" } },
});
export const done = style({ flex: "none", color: vars.color.positive });
export const label = style({ flex: "1 1 auto" });
export const value = style([figures, { marginInlineStart: space.xxs, fontSize: "1.375rem", letterSpacing: ".05em" }]);
export const change = style({ display: "grid", minHeight: touch });
export const body = style({
  selectors: { '&[data-folded="true"]': { display: "none" } },
  "@media": { [from.desktop]: { selectors: { '&[data-folded="true"]': { display: "block" } } } },
});
