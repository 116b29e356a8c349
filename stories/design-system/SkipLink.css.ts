/** The link past the head of the page, as it looks with the focus: where it is shown, nothing has it. */
import { globalStyle, style } from "@vanilla-extract/css";

export const focused = style({});

globalStyle(`${focused} a`, { position: "static", display: "inline-block", transform: "none" });
