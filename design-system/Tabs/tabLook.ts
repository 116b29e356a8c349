/** What tabs and links that stand like tabs have in common: both are stubs on a dotted line. */
import type { StyleRule } from "@vanilla-extract/css";
import { motion, radius, space, touch, vars } from "../tokens/contract.css";

const c = vars.color;

/** The row; it scrolls sideways where the stubs do not fit. */
export const rowLook: StyleRule = {
  position: "relative",
  display: "flex",
  gap: space.xxs,
  overflowX: "auto",
  scrollbarWidth: "thin",
  borderBottom: `2px dotted ${c.edge}`,
  padding: "3px 3px 0",
};

/** A stub that is not the one shown. */
export const stubLook: StyleRule = {
  display: "flex",
  alignItems: "center",
  minHeight: touch,
  padding: `${space.xs} ${space.m}`,
  borderRadius: `${radius.s} ${radius.s} 0 0`,
  color: c.inkSoft,
  fontWeight: 600,
  whiteSpace: "nowrap",
  textDecoration: "none",
  transition: `color ${motion.fast}, background ${motion.fast}`,
};

export const hoveredLook = { color: c.ink, background: c.sunk };
export const shownLook = { color: c.onChosen, background: c.chosen };
/** Within the stub, because the row cuts off what stands out of it. */
export const focusedLook = {
  outline: `3px solid ${c.focus}`,
  outlineOffset: -3,
  boxShadow: `inset 0 0 0 5px ${c.sheet}`,
};
/** The stub shown is told by its ground alone, which a system with forced colours would take away. */
export const forcedShownLook = { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" } as const;
