/** See `componentFacts` in components.ts. */
declare module "virtual:components" {
  export const components: Readonly<Record<string, import("./components").ComponentFacts>>;
}
