/** Looks of the native list. */
import { style } from "@vanilla-extract/css";
import { input } from "../Field/Field.css";
import { space } from "../tokens/contract.css";

export const select = style([input, { appearance: "none", paddingInlineEnd: "2.5rem", cursor: "pointer" }]);

export const selectArrow = style({
  alignSelf: "center",
  flex: "none",
  marginInlineStart: "-2rem",
  marginInlineEnd: space.s,
  pointerEvents: "none",
});
