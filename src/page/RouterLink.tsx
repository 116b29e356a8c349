/** The design system's links, made by the router: a click inside the shop loads no new document. */
import { Link } from "react-router-dom";
import type { LinkComponentProps } from "#ds";

/** An anchor of the router for addresses inside the shop, a plain one for files, fragments and other sites. */
export function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  const isInside =
    href.startsWith("/") && !href.startsWith("//") && !href.startsWith("/api/") && rest.download === undefined;
  if (!isInside || rest.target)
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={href} prefetch="intent" {...rest}>
      {children}
    </Link>
  );
}
