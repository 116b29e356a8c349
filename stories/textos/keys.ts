/** How a key of the catalogue is written in an address of Storybook, and where keys are looked for. */

/** Whether texts are looked for in a story: screens and flows wear the copy, components are shown with words of their own. */
export const isMapped = (title: string): boolean => /^(Pantallas|Flujos)\//.test(title);

/** A key as the toolbar's global holds it: Storybook takes letters, digits and hyphens from an address, and no dots. */
export const globalOf = (key: string): string => key.replaceAll(".", "--");

/** The key that {@link globalOf} has written. */
export const keyOf = (global: string): string => global.replaceAll("--", ".");
