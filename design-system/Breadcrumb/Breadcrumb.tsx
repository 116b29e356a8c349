/** Where the page stands: links to the pages above it. */
import { useLink } from "../LinkProvider/LinkProvider";
import * as css from "./Breadcrumb.css";

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps {
  /** Names the navigation: "Ruta". */
  label: string;
  /** From the home page down; the last is the page itself and needs no address. */
  items: readonly { label: string; href?: string }[];
}

/** The last item is marked as the current page. */
export const Breadcrumb = ({ label, items }: BreadcrumbProps) => {
  const Link = useLink();
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {items.map((item, i) => (
          <li key={item.label} className={css.item}>
            {item.href !== undefined && i < items.length - 1 ? (
              <Link href={item.href} className={css.link}>
                {item.label}
              </Link>
            ) : (
              <span aria-current={i === items.length - 1 ? "page" : undefined} className={css.current}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
