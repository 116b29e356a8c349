/** Looks of the date field: the native input, and the button of our calendar. */
import { globalStyle, style } from "@vanilla-extract/css";
import { fieldButton, input } from "../Field/Field.css";
import { fontSize } from "../tokens/contract.css";

/* A date is read whole: the button goes below it, and on the narrowest phone its letters stop growing. */
export const dateInput = style([
  input,
  { flexBasis: "7.75rem", minWidth: "min(7.75rem, 100%)", fontSize: `min(${fontSize.m}, 7vw)` },
]);

/* In its place between text and button, where its picker opens, and never seen. */
export const picker = style({
  width: 1,
  marginInlineEnd: -1,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: "none",
});

globalStyle(`:has(> ${dateInput})`, { flexWrap: "wrap" });

export const calendarButton = style([
  fieldButton,
  { marginInlineStart: "auto", "@media": { "(scripting: none)": { display: "none" } } },
]);
