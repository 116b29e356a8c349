/** Title, description and canonical address of a page. */
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
  { name: "description", content: description },
  ...(isPrivate ? [{ name: "robots", content: "noindex" }] : []),
];
