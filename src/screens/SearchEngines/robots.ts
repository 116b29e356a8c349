/** /robots.txt: what search engines need not ask for. A page that must not be listed says so itself, and is read for it. */
import type { LoaderFunctionArgs } from "react-router-dom";
import { paths } from "../../paths";

/** What is no page of the shop. */
const NOT_FOR_ROBOTS = ["/api/", "/users/", "/sandbox/"];

export function loader({ context: { server } }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${server.origin}${paths.sitemap}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
