/** Looks of an operator's mark. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { accent } from "../tokens/accents.css";
import { fontSize, vars } from "../tokens/contract.css";

export const mark = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "2.75rem",
  height: "1.75rem",
});
/* The drawing has an empty edge of its own above and below. It covers the letters, which stay when it cannot be fetched. */
export const drawing = style({
  gridArea: "1 / 1",
  width: "3.25rem",
  height: "3.25rem",
  maxWidth: "none",
  marginBlock: "-0.75rem",
});
export const letters = recipe({
  base: {
    gridArea: "1 / 1",
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
  },
  /* A little smaller than the ticket that is drawn over them, so that nothing of them is seen beside it. */
  variants: { isCovered: { true: { width: "2.25rem", height: "1.5rem" }, false: {} } },
});
