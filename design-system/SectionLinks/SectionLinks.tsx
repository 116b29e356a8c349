/** Links to the sections of the page they stand on. Requirement HOME-02. */
import * as css from "./SectionLinks.css";

/** Props of {@link SectionLinks}. */
export interface SectionLinksProps {
  /** Names the links: "Secciones de la página". */
  label: string;
  /** The sections in their order. */
  links: readonly {
    /** The section's id. */
    id: string;
    label: string;
  }[];
}

/** Plain anchors: the browser scrolls, with scripts or without. */
export const SectionLinks = ({ label, links }: SectionLinksProps) => (
  <nav aria-label={label} className={css.strip}>
    {/* Safari drops list semantics from lists without markers. */}
    {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
    <ul role="list" className={css.items}>
      {links.map(({ id, label: words }) => (
        <li key={id} className={css.item}>
          <a href={`#${id}`} className={css.link}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
