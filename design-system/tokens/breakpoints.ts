/** Where the layout changes, in CSS pixels; the same numbers serve styles, stories and tests. */

export const breakpoints = { phone: 360, tablet: 600, desktop: 900, wide: 1200 } as const;

/** From this width on, as a media query. */
export const from = {
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
} as const;

/** Below this width, as a media query. */
export const below = {
  phone: "screen and (max-width: 439.98px)",
  tablet: `screen and (max-width: ${breakpoints.tablet - 0.02}px)`,
  desktop: `screen and (max-width: ${breakpoints.desktop - 0.02}px)`,
} as const;

/** The reader asked for less movement. */
export const still = "(prefers-reduced-motion: reduce)";

/** What the system asks for in colours: the reader's choice as long as they have made none here. */
export const prefers = { dark: "(prefers-color-scheme: dark)", contrast: "(prefers-contrast: more)" } as const;

/** The system paints with its own few colours. */
export const forced = "(forced-colors: active)";
