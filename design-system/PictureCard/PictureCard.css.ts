/** Looks of a card under a picture. */
import { style } from "@vanilla-extract/css";
import { forced, hovered } from "../tokens/breakpoints";
import { fontSize, motion, radius, space, vars } from "../tokens/contract.css";
import { focusRing, steadyFigures } from "../tokens/print.css";

const c = vars.color;

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  height: "100%",
  overflow: "hidden",
  background: c.sheet,
  border: vars.stroke.card,
  borderRadius: radius.m,
  transition: `box-shadow ${motion.normal} ${motion.ease}`,
  selectors: { "&:has(a:focus-visible)": focusRing },
  "@media": {
    ...hovered({ boxShadow: vars.shadow.lift }, ":has(a):hover"),
    [forced]: { border: "1px solid CanvasText" },
  },
});

export const words = style({ display: "grid", gap: space.xs, alignContent: "start", padding: space.m, flex: 1 });
export const eyebrow = style([steadyFigures, { fontSize: fontSize.xs, color: c.inkSoft }]);
export const title = style({ fontSize: fontSize.l, textWrap: "balance", overflowWrap: "anywhere" });

/* The whole card is the link's. */
export const link = style({
  color: "inherit",
  textDecoration: "none",
  outline: "none",
  "::after": { content: '""', position: "absolute", inset: 0 },
  "@media": hovered({ textDecoration: "underline", textUnderlineOffset: "0.2em" }, `${card}:hover *`),
});

export const text = style({ color: c.inkSoft, overflowWrap: "anywhere" });
