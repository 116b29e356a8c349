/** The design system's links, made by the router: a click inside the shop loads no new document. */
import { Link } from "react-router-dom";
import type { LinkComponentProps } from "#ds";
import { useIsOffline } from "./connection";

/** An anchor of the router for addresses inside the shop, a plain one for files, fragments and other sites. */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  const isOffline = useIsOffline();
  const isInside =
    href.startsWith("/") && !href.startsWith("//") && !href.startsWith("/api/") && rest.download === undefined;
  if (!isInside || rest.target)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    // The router leaves the page when a part that it fetches ahead does not come.
    <Link to={href} prefetch={isOffline ? "none" : "intent"} {...rest}>
      {children}
    </Link>
  );
}
