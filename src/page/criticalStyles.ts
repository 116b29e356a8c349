/**
 * The styles of a page inside its HTML: nothing is fetched before the first paint. The server's entry writes the text of the
 * matched routes' sheets into the head; the browser's entry tells the router and Vite that these sheets are there.
 */
import type { EntryContext } from "react-router";

/** The sheets of some routes by address, each once and in their order. The router marks shared sheets with a fragment. */
function sheetsOf(routes: readonly ({ css?: string[] } | undefined)[]): string[] {
  return [...new Set(routes.flatMap((route) => route?.css ?? []).map(withoutFragment))];
}

const withoutFragment = (address: string): string => address.split("#", 1)[0]!;

/**
 * The router's context with the text of the matched routes' sheets in it, and without links to them.
 * `sheets` holds the text of every built sheet by address. Without a text (in development) the links stay.
 */
export function withStylesInside(context: EntryContext, sheets: ReadonlyMap<string, string>): EntryContext {
  const { manifest } = context;
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const addresses = sheetsOf(ids.map((id) => manifest.routes[id]));
  if (addresses.length === 0 || !addresses.every((address) => sheets.has(address))) return context;
  const routes = { ...manifest.routes };
  for (const id of ids) if (routes[id]) routes[id] = { ...routes[id], css: [] };
  return {
    ...context,
    manifest: { ...manifest, routes },
    criticalCss: addresses.map((address) => sheets.get(address)).join(""),
  };
}

declare global {
  interface Window {
    /** The router's table of routes and their files, by route. */
    __reactRouterManifest?: EntryContext["manifest"];
    /** The modules of the routes that the server has rendered, by route. */
    __reactRouterRouteModules?: EntryContext["routeModules"];
  }
}

/**
 * Takes the sheets that stand in the HTML out of the router's table, so that no page links to them, and leaves a disabled
 * link for each, which Vite takes for the sheet when it loads a part of the page. To be called before hydration.
 */
export function keepStylesInside(): void {
  const manifest = window.__reactRouterManifest;
  const style = document.querySelector("style[data-react-router-critical-css]");
  if (!manifest || !style) return;
  const rendered = Object.keys(window.__reactRouterRouteModules ?? {});
  const addresses = sheetsOf(rendered.map((id) => manifest.routes[id]));
  for (const route of Object.values(manifest.routes))
    if (route?.css) route.css = route.css.filter((address) => !addresses.includes(withoutFragment(address)));
  for (const href of addresses)
    style.before(Object.assign(document.createElement("link"), { rel: "stylesheet", disabled: true, href }));
}
