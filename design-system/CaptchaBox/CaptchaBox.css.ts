/** Looks of the captcha's box. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { hovered } from "../tokens/breakpoints";
import { radius, space, vars } from "../tokens/contract.css";

const c = vars.color;

export const frame = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: space.s,
    width: "100%",
    minHeight: "3.5rem",
    padding: `${space.xs} ${space.m}`,
    border: `${vars.stroke.field} solid ${c.edge}`,
    borderRadius: radius.s,
    background: c.sheet,
    color: c.ink,
    textAlign: "left",
    cursor: "pointer",
  },
  variants: {
    state: {
      idle: { "@media": hovered({ borderColor: c.ink }) },
      working: { cursor: "progress" },
      done: { borderColor: c.positive, background: c.positiveSoft, cursor: "default" },
      failed: { borderColor: c.negative },
    },
    isInvalid: { true: { borderColor: c.negative, boxShadow: `inset 0 0 0 1px ${c.negative}` }, false: {} },
  },
});

export const square = style({
  width: "1.5rem",
  height: "1.5rem",
  border: `${vars.stroke.field} solid ${c.edge}`,
  borderRadius: 5,
  flex: "none",
});
export const tick = style({ color: c.positive, flex: "none" });
export const cross = style({ color: c.negative, flex: "none" });
export const words = style({ display: "block", fontSize: "0.9375rem", color: c.inkSoft, lineHeight: 1.3 });
