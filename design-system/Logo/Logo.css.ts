/** Looks of the shop's mark and name. */
import { style } from "@vanilla-extract/css";
import { below, from } from "../tokens/breakpoints";
import { space, touch, vars } from "../tokens/contract.css";

const c = vars.color;

export const brand = style({
  display: "flex",
  alignItems: "center",
  gap: "0.55rem",
  minHeight: touch,
  color: "inherit",
  fontFamily: vars.font.display,
  fontSize: "1.3125rem",
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: "-.02em",
  textDecoration: "none",
  whiteSpace: "nowrap",
  marginInlineEnd: "auto",
  selectors: { "header &:focus-visible": { outlineColor: c.focusOnBar } },
  "@media": {
    [from.desktop]: { fontSize: "1.4375rem", marginInlineEnd: 0 },
    /* Two words, two lines: the cart must stay in reach. */
    [below.phone]: { fontSize: "1.0625rem", whiteSpace: "normal", width: "min-content", gap: space.xs },
  },
});

export const mark = style({ flex: "none", width: "2rem", height: "1.5rem" });
