/** Where the layout changes, in CSS pixels; the same numbers serve styles, stories and tests. */

export const breakpoints = { phone: 360, tablet: 600, desktop: 900, wide: 1200 } as const;

/* In sizes of the text that the reader has set in the browser: with letters twice as large there is half the room. */
const em = (pixels: number) => `${pixels / 16}em`;

/** From this width on, as a media query. */
export const from = {
  tablet: `screen and (min-width: ${em(breakpoints.tablet)})`,
  desktop: `screen and (min-width: ${em(breakpoints.desktop)})`,
  wide: `screen and (min-width: ${em(breakpoints.wide)})`,
} as const;

/** Below this width, as a media query. */
export const below = {
  tablet: `screen and (max-width: ${em(breakpoints.tablet - 0.02)})`,
  desktop: `screen and (max-width: ${em(breakpoints.desktop - 0.02)})`,
} as const;

/** The reader asked for less movement. */
export const still = "(prefers-reduced-motion: reduce)";

/** What the system asks for in colours: the reader's choice as long as they have made none here. */
export const prefers = { dark: "(prefers-color-scheme: dark)", contrast: "(prefers-contrast: more)" } as const;

/**
 * The look of what a pointer rests on. A finger rests on nothing, and would leave that look behind on what it pressed. The
 * state of an element (chosen, switched off) is stronger. For `@media`.
 */
export const hovered = <Rule extends object>(rule: Rule, of = ":hover") => ({
  "(hover: hover)": { selectors: { [`&:where(${of})`]: rule } },
});

/** The system paints with its own few colours. */
export const forced = "(forced-colors: active)";
