/** Looks of what a menu of the head opens, and of its items. */
import { style } from "@vanilla-extract/css";
import { small } from "../Header/room.css";
import { hovered } from "../tokens/breakpoints";
import { radius, space, touch, vars } from "../tokens/contract.css";

const c = vars.color;

export const sheet = style({
  position: "absolute",
  top: "calc(100% + 10px)",
  left: `calc(-1 * ${space.xs})`,
  width: "min(20rem, calc(100vw - 2rem))",
  /* The head sticks: what the window does not hold would never come into sight. */
  maxHeight: "calc(100dvh - 6rem)",
  overflowY: "auto",
  padding: space.xs,
  background: c.sheet,
  color: c.ink,
  border: vars.stroke.card,
  borderRadius: radius.m,
  boxShadow: vars.shadow.float,
  listStyle: "none",
  "@container": { [small]: { insetInline: space.m, width: "auto" } },
});

export const item = style({
  display: "flex",
  alignItems: "center",
  width: "100%",
  minHeight: touch,
  padding: `${space.xs} ${space.s}`,
  border: 0,
  borderRadius: radius.s,
  background: "transparent",
  color: "inherit",
  fontWeight: 560,
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  "@media": hovered({ background: c.sunk }),
  selectors: {
    '&[aria-current="page"]': { boxShadow: `inset 3px 0 0 ${c.action}` },
  },
});
