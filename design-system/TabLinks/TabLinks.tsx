/** Pages that belong together, as a row of links that look like tabs. Requirements INFO-01, PTS-01, CONTACT-01. */
import { useLink } from "../LinkProvider/LinkProvider";
import * as css from "./TabLinks.css";

/** Props of {@link TabLinks}. */
export interface TabLinksProps {
  /** Names the row: "Nosotros". */
  label: string;
  /** The pages in order. */
  links: readonly {
    href: string;
    label: string;
    /** Whether it is this page. */
    isCurrent: boolean;
  }[];
}

/** What is seen of the link before, so that the row is known to go on at both ends, in px. */
const PEEK = 48;

/**
 * On a narrow screen the row scrolls: the link of this page stands near its beginning. The links change their widths when
 * the font comes, so the row is set again then, unless a person has moved it meanwhile.
 */
const bringToStart = (item: HTMLLIElement | null) => {
  const row = item?.parentElement;
  if (!row) return;
  const bring = () => {
    row.scrollLeft = item.offsetLeft - PEEK;
    return row.scrollLeft;
  };
  const first = bring();
  void document.fonts.ready.then(() => {
    if (item.isConnected && row.scrollLeft === first) bring();
  });
};

/**
 * Each has an address and works without scripts; they are links for ears, too. {@link Tabs} are for panels of one page: they
 * are moved along by arrows, and weigh ten times as much.
 */
export const TabLinks = ({ label, links }: TabLinksProps) => {
  const Link = useLink();
  return (
    <nav aria-label={label}>
      {/* Safari drops list semantics from lists without markers. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={css.row}>
        {links.map(({ href, label: words, isCurrent }) => (
          <li key={href} ref={isCurrent ? bringToStart : undefined} className={css.item}>
            <Link href={href} aria-current={isCurrent ? "page" : undefined} className={css.link}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
