/** Title and description of a page, for its window, search engines and previews of links. */
import { shell } from "#copy/shell";

interface PageMeta {
  title?: string;
  description?: string;
  /** Whether search engines stay away; default false. */
  isPrivate?: boolean;
}

/** Tags for a route's `meta` export. */
export const pageMeta = ({ title, description = shell.description, isPrivate = false }: PageMeta = {}) => [
  { title: shell.title(title) },
  // One element for both: previews read the property, search engines the name.
  { name: "description", property: "og:description", content: description },
  ...(isPrivate ? [{ name: "robots", content: "noindex" }] : []),
  // Nothing of it reaches the browser's scripts. The name of the shop stands beside it, and not in it.
  ...(import.meta.env.SSR && !isPrivate ? [{ property: "og:title", content: title ?? shell.title() }] : []),
];
