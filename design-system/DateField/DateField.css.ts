/** Looks of the date field: the native input, and the button of our calendar. */
import { style } from "@vanilla-extract/css";
import { fieldButton, input } from "../Field/Field.css";

/* Large letters in a narrow box must not push the button out of it. */
export const dateInput = style([input, { minWidth: "min(8.5rem, 60%)" }]);

/* In its place between text and button, where its picker opens, and never seen. */
export const picker = style({
  width: 1,
  marginInlineEnd: -1,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: "none",
});

export const calendarButton = style([fieldButton, { "@media": { "(scripting: none)": { display: "none" } } }]);
