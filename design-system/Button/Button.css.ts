/** Looks of buttons, and of links that look like them. */
import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import type { RecipeVariants } from "@vanilla-extract/recipes";
import { forced, hovered } from "../tokens/breakpoints";
import { motion, radius, space, touch, vars } from "../tokens/contract.css";

export const button = recipe({
  base: {
    display: "inline-flex",
    maxWidth: "100%",
    alignItems: "center",
    justifyContent: "center",
    gap: space.xs,
    border: 0,
    borderRadius: radius.s,
    fontFamily: vars.font.text,
    fontWeight: 660,
    lineHeight: 1.15,
    textAlign: "center",
    textWrap: "balance",
    textDecoration: "none",
    cursor: "pointer",
    transition: `background ${motion.fast}, box-shadow ${motion.fast}, transform ${motion.fast}`,
    selectors: {
      "&:active:not(:disabled, [aria-disabled='true'])": { transform: "translateY(1px)" },
      '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
        cursor: "not-allowed",
        color: vars.color.inkFaint,
        background: vars.color.hatch,
        boxShadow: "none",
      },
      '&[aria-busy="true"]': { cursor: "progress" },
    },
    "@media": { [forced]: { border: "1px solid ButtonText" }, print: { display: "none" } },
  },
  variants: {
    tone: {
      primary: {
        background: vars.color.action,
        color: vars.color.onAction,
        boxShadow: `inset 0 -2px 0 ${vars.color.actionEdge}`,
        "@media": hovered({ background: vars.color.actionPress }),
      },
      /* Confirms what neither plays nor pays. */
      ink: {
        background: vars.color.ink,
        color: vars.color.sheet,
        "@media": hovered({ background: vars.color.inkSoft }),
      },
      secondary: {
        background: vars.color.sheet,
        color: vars.color.ink,
        boxShadow: `inset 0 0 0 ${vars.stroke.field} currentColor`,
        "@media": hovered({ background: vars.color.sunk }),
      },
      quiet: {
        background: "transparent",
        color: vars.color.ink,
        textDecoration: "underline",
        textUnderlineOffset: "0.2em",
        textDecorationThickness: "1px",
        "@media": hovered({ background: vars.color.sunk, textDecorationThickness: "2px" }),
      },
      danger: {
        background: vars.color.negative,
        color: vars.color.onNegative,
        boxShadow: `inset 0 -2px 0 ${vars.color.shadeFar}`,
        "@media": hovered({ filter: "brightness(1.08)" }),
      },
    },
    size: {
      m: {
        minHeight: "3rem",
        padding: `${space.s} clamp(${space.s}, 3vw, ${space.l})`,
        fontSize: "clamp(1rem, 0.95rem + 0.25vw, 1.0625rem)",
      },
      s: { minHeight: touch, padding: `${space.xs} clamp(${space.s}, 3vw, ${space.m})`, fontSize: "1rem" },
    },
    isFullWidth: { true: { width: "100%" }, false: {} },
  },
  defaultVariants: { tone: "primary", size: "m", isFullWidth: false },
});

/** The looks of a button, by role. */
export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;

/* A word longer than the button breaks in it. */
export const label = style({ minWidth: 0 });

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = style({ animation: `${turn} 900ms linear infinite`, flex: "none" });
