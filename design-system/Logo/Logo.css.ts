/** Looks of the shop's mark and name. */
import { style } from "@vanilla-extract/css";
import { smaller, tiny, wide } from "../Header/room.css";
import { touch, vars } from "../tokens/contract.css";

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
  marginInlineEnd: "auto",
  selectors: { "header &": { whiteSpace: "nowrap" }, "header &:focus-visible": { outlineColor: c.focusOnBar } },
  "@container": {
    [wide]: { fontSize: "1.4375rem", marginInlineEnd: 0 },
    [smaller]: { fontSize: "1.0625rem", gap: "0.375rem" },
  },
});

export const mark = style({
  flex: "none",
  width: "2rem",
  height: "1.5rem",
  "@container": { [smaller]: { width: "1.75rem" } },
});

export const name = style({
  "@container": {
    [tiny]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});
