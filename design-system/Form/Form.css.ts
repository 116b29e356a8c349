/** Looks of a form. */
import { style } from "@vanilla-extract/css";
import { space } from "../tokens/contract.css";

export const form = style({ display: "flex", flexDirection: "column", gap: space.l, minWidth: 0 });
