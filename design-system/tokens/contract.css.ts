/** The names of the tokens: what a theme must give, and what components may ask for. */
import { createGlobalThemeContract, createVar } from "@vanilla-extract/css";
import { lotteryAccents } from "./palette";
import type { AccentShades, LotteryAccent, Palette } from "./palette";
import { palettes } from "./palette";

const colors = Object.fromEntries(Object.keys(palettes.claro).map((role) => [role, role])) as unknown as Palette;

const accents = Object.fromEntries(
  lotteryAccents.map((name) => [name, { strong: name, soft: `${name}-s`, text: `${name}-t` }]),
) as Record<LotteryAccent, AccentShades>;

export const vars = createGlobalThemeContract(
  {
    color: colors,
    accent: accents,
    shadow: { card: "sh-card", float: "sh-float", lift: "sh-lift" },
    /** The line around a card, a field's line, the strength of the guilloche. */
    stroke: { card: "st-card", field: "st-field", pattern: "st-pattern" },
    font: { display: "f-display", text: "f-text" },
  },
  (value) => `pm-${value}`,
);

/** Steps of the 4 px grid, in rem so that they follow the reader's text size. */
export const space = {
  none: "0",
  xxs: "0.25rem",
  xs: "0.5rem",
  s: "0.75rem",
  m: "1rem",
  l: "1.25rem",
  xl: "1.5rem",
  xxl: "2rem",
  xxxl: "3rem",
} as const;

/** One step of {@link space}. */
export type Space = keyof typeof space;

/** Text sizes; nothing is smaller than 14 px. A heading grows with the reader's text until its long words fill a phone. */
export const fontSize = {
  xs: "0.875rem",
  s: "0.9375rem",
  m: "1.0625rem",
  l: "1.1875rem",
  h4: "1.1875rem",
  h3: "min(1.375rem, 10vw)",
  h2: "min(clamp(1.625rem, 1.2rem + 1.6vw, 2.25rem), 11vw)",
  h1: "min(clamp(1.875rem, 1.3rem + 2.4vw, 2.75rem), 12vw)",
} as const;

/** Paper is not a pill. */
export const radius = { s: "6px", m: "10px", round: "999px" } as const;

/** Motion explains, and is short. */
export const motion = { fast: "120ms", normal: "180ms", slow: "240ms", ease: "cubic-bezier(.2,.7,.3,1)" } as const;

/** What floats over what. */
export const layer = { sticky: 10, header: 20, overlay: 100, toast: 110 } as const;

/**
 * How far from the window's edge something sticks: at it, as long as a row holds 14.25rem; with larger letters it would
 * hide much of the page, so the edge is then too far outside for anything to stick.
 */
export const stickyEdge = "min(0px, (100vw - 14.25rem) * 9999)";

/** Height of the bar at the lower edge of a phone's screen; the part that draws the bar sets it, and what floats stays above. */
export const thumbBar = createVar();

/** The height every touch target has at least. */
export const touch = "2.75rem";
