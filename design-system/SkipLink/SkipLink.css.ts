/** Looks of the way past the head of the page. */
import { style } from "@vanilla-extract/css";
import { layer, radius, space, vars } from "../tokens/contract.css";

const c = vars.color;

export const skip = style({
  position: "absolute",
  left: space.m,
  top: 0,
  zIndex: layer.toast,
  padding: `${space.s} ${space.m}`,
  background: c.action,
  color: c.onAction,
  fontWeight: 660,
  borderRadius: `0 0 ${radius.s} ${radius.s}`,
  transform: "translateY(-110%)",
  ":focus": { transform: "none" },
});
