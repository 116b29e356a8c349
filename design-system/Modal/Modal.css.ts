/** Looks of dialogs: a sheet of paper from below on a phone, in the middle on a desktop. */
import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { from } from "../tokens/breakpoints";
import { fontSize, layer, motion, radius, space, vars } from "../tokens/contract.css";
import { perforation } from "../tokens/print.css";

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(24px)" } });

export const veil = style({
  position: "fixed",
  inset: 0,
  zIndex: layer.overlay,
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "center",
  background: vars.color.veil,
  animation: `${appear} ${motion.normal} ${motion.ease}`,
  "@media": { [from.tablet]: { alignItems: "center", padding: space.l } },
});

export const box = recipe({
  base: {
    width: "100%",
    maxHeight: "92dvh",
    display: "flex",
    background: vars.color.sheet,
    color: vars.color.ink,
    borderRadius: `${radius.m} ${radius.m} 0 0`,
    border: vars.stroke.card,
    boxShadow: vars.shadow.float,
    animation: `${rise} ${motion.slow} ${motion.ease}`,
    "@media": { [from.tablet]: { borderRadius: radius.m } },
  },
  variants: { size: { s: { maxWidth: 420 }, m: { maxWidth: 560 }, l: { maxWidth: 800 } } },
  defaultVariants: { size: "m" },
});

export const dialog = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: "none",
});

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: space.s,
  padding: `${space.s} ${space.s} ${space.s} ${space.l}`,
});
export const title = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere", fontSize: fontSize.h3 });
/* A row of perforations: the head could be torn off. */
export const tear = style([perforation, { flex: "none", marginInline: space.l }]);
export const body = style({ flex: 1, minHeight: 0, overflowY: "auto", padding: space.l, outlineOffset: -3 });
export const lead = style({ marginBottom: space.m });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s,
  padding: `0 ${space.l} calc(${space.l} + env(safe-area-inset-bottom))`,
});
export const footAction = style({
  flex: "1 1 10rem",
  minWidth: 0,
  display: "grid",
  "@media": { [from.tablet]: { flex: "none" } },
});
