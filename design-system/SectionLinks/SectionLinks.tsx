/** Links to the sections of the page they stand on. Requirement HOME-02. */
import { useLink } from "../LinkProvider/LinkProvider";
import * as css from "./SectionLinks.css";

/** Props of {@link SectionLinks}. */
export interface SectionLinksProps {
  /** Names the links: "Secciones de la página". */
  label: string;
  /** The sections in their order, each by its id; a page that belongs beside them by its address. */
  links: readonly ({ id: string; label: string } | { href: string; label: string })[];
}

/** Plain anchors: the browser scrolls, with scripts or without. */
export const SectionLinks = ({ label, links }: SectionLinksProps) => {
  const Link = useLink();
  return (
    <nav aria-label={label} className={css.strip}>
      {/* Safari drops list semantics from lists without markers. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={css.items}>
        {links.map((link) => (
          <li key={link.label} className={css.item}>
            {"id" in link ? (
              <a href={`#${link.id}`} className={css.link}>
                {link.label}
              </a>
            ) : (
              <Link href={link.href} className={css.link}>
                {link.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
