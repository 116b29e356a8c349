/** Looks of the end of a form's step. */
import { style } from "@vanilla-extract/css";
import { space } from "../tokens/contract.css";

export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: space.s });
/* Where the two find no room side by side, the way on fills a row of its own. */
export const main = style({ flex: "1 1 9rem", minWidth: 0 });
