/** Looks of toasts: slips of paper at the screen's edge. */
import { fallbackVar, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { forced, from } from "../tokens/breakpoints";
import { layer, motion, radius, space, thumbBar, vars } from "../tokens/contract.css";
import { tornEdge } from "../tokens/print.css";

const c = vars.color;
const rise = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });

export const region = recipe({
  base: {
    position: "fixed",
    insetInline: space.s,
    bottom: `calc(${fallbackVar(thumbBar, "0px")} + ${space.s} + env(safe-area-inset-bottom))`,
    pointerEvents: "none",
    "@media": {
      [from.tablet]: {
        insetInline: "auto 1.25rem",
        bottom: `calc(${fallbackVar(thumbBar, "0px")} + 1.25rem)`,
        width: "24rem",
      },
      print: { display: "none" },
    },
  },
  variants: { isBehindDialogs: { true: { zIndex: layer.sticky }, false: { zIndex: layer.toast } } },
});

export const landmark = style({
  borderRadius: radius.m,
  ":focus-visible": { outline: `3px solid ${c.focus}`, outlineOffset: 4 },
});

export const list = style({ display: "grid", gap: space.xs, padding: 0, listStyle: "none" });

export const slip = recipe({
  base: {
    pointerEvents: "auto",
    filter: `drop-shadow(0 6px 10px ${c.shadeFar})`,
    animation: `${rise} ${motion.slow} ${motion.ease}`,
  },
  variants: {
    tone: {
      info: { color: c.info },
      success: { color: c.positive },
      warning: { color: c.warning },
      error: { color: c.negative },
    },
  },
});

export const paper = style([
  tornEdge.left,
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "start",
    gap: `0 ${space.s}`,
    padding: `${space.xxs} ${space.xxs} ${space.xxs} ${space.l}`,
    background: c.sheet,
    borderRadius: `0 ${radius.m} ${radius.m} 0`,
    border: vars.stroke.card,
    borderInlineStart: "8px solid currentColor",
    "@media": { [forced]: { mask: "none" } },
  },
]);

export const icon = style({ marginTop: "0.7rem" });
export const body = style({ paddingBlock: "0.6rem", color: c.ink, fontSize: "1rem", lineHeight: 1.4, fontWeight: 560 });
export const action = style({ marginTop: space.xxs });
export const close = style({ color: c.ink });
