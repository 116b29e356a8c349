/** The head of every page: brand, navigation, and the slots for user, bell and cart. */
import Menu from "lucide-react/icons/menu";
import type { ReactNode } from "react";
import { useLink } from "../LinkProvider/LinkProvider";
import { Logo } from "../Logo/Logo";
import { item as itemClass, sheet } from "../Menu/Menu.css";
import { useCloseDetails } from "../Menu/useCloseDetails";
import * as css from "./Header.css";

/** Props of {@link Header}. */
export interface HeaderProps {
  /** The shop's name and home, and how its link is spoken. */
  brand: { name: string; href: string; label?: string };
  /** The main pages; one is current at most. */
  nav: readonly { label: string; href: string; isCurrent?: boolean }[];
  /** Names the navigation: "Principal". */
  navLabel: string;
  /** Names the phone's menu: "Menú". */
  menuLabel: string;
  /** A {@link UserMenu}, or a button to log in ({@link HeaderButton}). */
  user?: ReactNode;
  /** A {@link Bell}. */
  bell?: ReactNode;
  /** A {@link CartButton}. */
  cart?: ReactNode;
  /** {@link PartnerMark}s; in the menu where the pages are in one. */
  partners?: ReactNode;
}

/** Small and steady; the cart is always one tap away. Works without scripts. */
export const Header = ({ brand, nav, navLabel, menuLabel, user, bell, cart, partners }: HeaderProps) => {
  const Link = useLink();
  const menu = useCloseDetails();
  return (
    <header className={css.header}>
      <div className={css.row}>
        <details ref={menu} className={css.menu}>
          <summary aria-label={menuLabel} className={css.menuButton}>
            <Menu size="1.5rem" aria-hidden />
          </summary>
          <nav aria-label={menuLabel} className={sheet}>
            {nav.map((item) => (
              <Link
                key={item.label}
                href={item.href}
                aria-current={item.isCurrent ? "page" : undefined}
                className={itemClass}
              >
                {item.label}
              </Link>
            ))}
            {partners !== undefined && <div className={css.menuPartners}>{partners}</div>}
          </nav>
        </details>
        <Logo name={brand.name} href={brand.href} label={brand.label} />
        <nav aria-label={navLabel} className={css.nav}>
          {/* Safari drops list semantics from lists without markers. */}
          {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul role="list" className={css.navList}>
            {nav.map((item) => (
              <li key={item.label}>
                <Link href={item.href} aria-current={item.isCurrent ? "page" : undefined} className={css.navLink}>
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.slots}>
          {partners !== undefined && <div className={css.partners}>{partners}</div>}
          {user}
          {bell}
          {cart}
        </div>
      </div>
    </header>
  );
};
