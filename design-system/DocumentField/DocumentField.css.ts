/** Looks of the document's number. */
import { style } from "@vanilla-extract/css";

export const capitals = style({ textTransform: "uppercase" });
