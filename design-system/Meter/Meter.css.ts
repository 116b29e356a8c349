/** Looks of how much of an amount is used. */
import { style } from "@vanilla-extract/css";
import { forced } from "../tokens/breakpoints";
import { fontSize, space, vars } from "../tokens/contract.css";
import { steadyFigures } from "../tokens/print.css";

const c = vars.color;

export const meter = style([steadyFigures, { display: "grid", gap: space.xxs, minWidth: 0, color: c.ink }]);
export const label = style({ fontWeight: 700 });

/* One colour however full it is: the words say how much is left, and nothing alarms. */
export const track = style({
  display: "block",
  height: "0.625rem",
  background: c.sunk,
  outline: `1px solid ${c.edge}`,
  outlineOffset: -1,
  "@media": { [forced]: { outlineColor: "CanvasText" } },
});
export const bar = style({
  fill: c.positive,
  "@media": { [forced]: { forcedColorAdjust: "none", fill: "CanvasText" } },
});
export const text = style({ fontSize: fontSize.s, lineHeight: 1.4 });
