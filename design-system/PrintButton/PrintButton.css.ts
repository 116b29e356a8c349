/** Looks of the button that prints. */
import { style } from "@vanilla-extract/css";

/* Without scripts it could do nothing; the browser's own menu prints all the same. */
export const room = style({ "@media": { "(scripting: none)": { display: "none" } } });
