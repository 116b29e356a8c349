/** The link past the head of the page, as it looks with the focus: where it is shown, nothing has it. */
import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "#ds/tokens/contract.css.ts";

export const focused = style({ padding: space.xs });

globalStyle(`${focused} a`, { position: "static", display: "inline-block", transform: "none" });
