/** Looks of a partner's mark. */
import { style } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css";

export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.35rem",
  fontFamily: vars.font.display,
  fontSize: "1rem",
  fontWeight: 640,
  lineHeight: 1,
  letterSpacing: "-.01em",
  whiteSpace: "nowrap",
});

export const sign = style({ flex: "none", width: "1.25rem", height: "1.25rem" });
