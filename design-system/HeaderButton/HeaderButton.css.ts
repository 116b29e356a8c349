/** Looks of the reader's place in the head. */
import { style } from "@vanilla-extract/css";
import { small } from "../Header/room.css";
import { hovered } from "../tokens/breakpoints";
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
  "@media": hovered({ background: c.barControl }),
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "details[open] > &": { background: c.barControl },
    "&:focus-visible": { outlineColor: c.focusOnBar },
  },
});

export const words = style({
  textAlign: "end",
  "@container": {
    [small]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});
