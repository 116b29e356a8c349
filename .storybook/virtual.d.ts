/** See `componentFacts` in components.ts. */
declare module "virtual:components" {
  // An import of a file would make this one a module, which cannot declare another.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  export const components: Readonly<Record<string, import("./components").ComponentFacts>>;
}

/** See `textHistory` in textHistory.ts. */
declare module "virtual:text-history" {
  // As above.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  export const days: readonly import("../stories/textos/changes").PastDay[];
}
