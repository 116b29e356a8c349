/** Looks of the date field: the native input, and the button of our calendar. */
import { style } from "@vanilla-extract/css";
import { fieldButton, input } from "../Field/Field.css";

/* Where there are scripts our own button opens the calendar, and the browser's would be a second one. */
export const dateInput = style([
  input,
  {
    // Large letters in a narrow box must not push the button out of it.
    minWidth: "min(8.5rem, 60%)",
    textAlign: "start",
    selectors: { "&::-webkit-date-and-time-value": { textAlign: "start" } },
    "@media": {
      "(scripting: enabled)": { selectors: { "&::-webkit-calendar-picker-indicator": { display: "none" } } },
    },
  },
]);

export const calendarButton = style([fieldButton, { "@media": { "(scripting: none)": { display: "none" } } }]);
