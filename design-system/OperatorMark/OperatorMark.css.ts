/** Looks of an operator's mark. */
import { style } from "@vanilla-extract/css";
import { accent } from "../tokens/accents.css";
import { fontSize, vars } from "../tokens/contract.css";

/* The drawing has an empty edge of its own above and below. */
export const mark = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "2.75rem",
  height: "1.75rem",
});
export const drawing = style({ width: "3.25rem", height: "3.25rem", maxWidth: "none", marginBlock: "-0.75rem" });
export const letters = style({
  display: "grid",
  placeItems: "center",
  width: "100%",
  height: "100%",
  borderRadius: 4,
  background: accent.strong,
  color: vars.color.onAccent,
  fontFamily: vars.font.display,
  fontWeight: 720,
  fontSize: fontSize.xs,
  lineHeight: 1,
});
