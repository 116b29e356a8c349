/** Looks of steps in time. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { space, vars } from "../tokens/contract.css";

const c = vars.color;

export const list = style({ listStyle: "none", display: "flex", flexDirection: "column" });
export const step = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "1.75rem minmax(0, 1fr)",
  gap: space.s,
  paddingBottom: space.m,
  selectors: {
    "&:not(:last-child)::before": {
      content: '""',
      position: "absolute",
      left: "0.875rem",
      top: "2rem",
      bottom: 0,
      borderInlineStart: `3px dotted ${c.edge}`,
      transform: "translateX(-50%)",
    },
    "&:last-child": { paddingBottom: 0 },
  },
});
export const mark = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    width: "1.75rem",
    height: "1.75rem",
    borderRadius: "50%",
    border: "2px solid currentColor",
    fontSize: "0.875rem",
    fontWeight: 700,
    fontVariantNumeric: "tabular-nums lining-nums",
  },
  variants: {
    state: {
      done: { background: c.positive, borderColor: c.positive, color: c.onPositive },
      current: { background: c.action, borderColor: c.action, color: c.onAction },
      upcoming: { color: c.inkSoft, background: c.sheet },
      failed: { background: c.negative, borderColor: c.negative, color: c.onNegative },
    },
  },
});
export const label = style({ fontWeight: 620, lineHeight: 1.75 });
export const detail = style({ fontSize: "1rem", color: c.inkSoft });
