/** Looks of the reader's place in the head. */
import { style } from "@vanilla-extract/css";
import { below } from "../tokens/breakpoints";
import { radius, space, touch, vars } from "../tokens/contract.css";

const c = vars.color;

export const button = style({
  listStyle: "none",
  display: "flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: touch,
  minWidth: touch,
  justifyContent: "center",
  padding: `0 ${space.xs}`,
  border: 0,
  borderRadius: radius.s,
  background: "transparent",
  color: "inherit",
  fontSize: "0.9375rem",
  fontWeight: 560,
  lineHeight: 1.25,
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: c.barControl },
    "details[open] > &": { background: c.barControl },
    "&:focus-visible": { outlineColor: c.focusOnBar },
  },
});

export const words = style({
  textAlign: "end",
  "@media": {
    [below.tablet]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});
