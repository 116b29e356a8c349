/** Looks of tabs. */
import { style } from "@vanilla-extract/css";
import { forced } from "../tokens/breakpoints";
import { motion, radius, space, touch, vars } from "../tokens/contract.css";

const c = vars.color;

export const list = style({
  position: "relative",
  display: "flex",
  gap: space.xxs,
  overflowX: "auto",
  scrollbarWidth: "thin",
  borderBottom: `2px dotted ${c.edge}`,
  padding: "3px 3px 0",
});

export const tab = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minHeight: touch,
  padding: `${space.xs} ${space.m}`,
  borderRadius: `${radius.s} ${radius.s} 0 0`,
  color: c.inkSoft,
  fontWeight: 600,
  whiteSpace: "nowrap",
  textDecoration: "none",
  cursor: "pointer",
  outline: "none",
  transition: `color ${motion.fast}, background ${motion.fast}`,
  selectors: {
    "&[data-hovered]": { color: c.ink, background: c.sunk },
    "&[data-selected]": { color: c.onChosen, background: c.chosen },
    "&[data-disabled]": { color: c.inkFaint, cursor: "not-allowed" },
    "&[data-focus-visible]": {
      outline: `3px solid ${c.focus}`,
      outlineOffset: -3,
      boxShadow: `inset 0 0 0 5px ${c.sheet}`,
    },
  },
  /* The tab shown is told by its ground alone, which the system would take away. */
  "@media": {
    [forced]: {
      selectors: { "&[data-selected]": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" } },
    },
  },
});

export const note = style({ fontSize: "0.875rem", fontWeight: 450, marginInlineStart: space.xxs });
export const panel = style({
  paddingTop: space.l,
  outline: "none",
  selectors: { "&[data-focus-visible]": { outline: `3px solid ${c.focus}`, outlineOffset: 4 } },
});
