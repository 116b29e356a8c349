/** Looks of a state's head. */
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { fontSize, space, vars } from "../tokens/contract.css";

const c = vars.color;

export const status = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: space.xs,
    marginBottom: space.xs,
    fontSize: fontSize.s,
    fontWeight: 640,
  },
  variants: {
    tone: {
      success: { color: c.positive },
      pending: { color: c.warning },
      error: { color: c.negative },
      info: { color: c.info },
    },
  },
});
export const disc = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "1.75rem",
  height: "1.75rem",
  borderRadius: "50%",
  background: "currentColor",
});
export const icon = style({ color: c.sheet });
export const words = style({ marginTop: space.xs, maxWidth: "60ch", color: c.inkSoft });
