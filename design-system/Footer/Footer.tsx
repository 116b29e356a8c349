/** The foot of every page: where to go, who sells, what the law asks to be said. */
import type { MouseEvent, ReactNode } from "react";
import { useLink } from "../LinkProvider/LinkProvider";
import { Heading } from "../Heading/Heading";
import * as css from "./Footer.css";

/** One link of the {@link Footer}. */
export interface FooterLink {
  /** Its visible name. */
  label: string;
  /** Where it goes. */
  href: string;
  /** Opens in a new tab; default false. */
  isExternal?: boolean;
  /** Decorative, before the label. */
  icon?: ReactNode;
  /** Called before the link is followed; `event.preventDefault()` stays here. */
  onPress?: (event: MouseEvent) => void;
}

/** Props of {@link Footer}. */
export interface FooterProps {
  /** Columns of links. */
  groups: readonly { title: string; links: readonly FooterLink[] }[];
  /** Links to social networks, under a title of their own. */
  social?: { title: string; links: readonly FooterLink[] };
  /** Logos of the ways to pay; as wide as the footer, so that an `Inline` in it may part its children. */
  payments?: ReactNode;
  /** Privacy, terms. */
  legalLinks: readonly FooterLink[];
  /** Seller, supervisor, copyright. */
  children: ReactNode;
}

/** Columns of links, a row of legal links, small print. */
export const Footer = ({ groups, social, payments, legalLinks, children }: FooterProps) => {
  const Link = useLink();
  const anchor = (link: FooterLink) => (
    <Link
      href={link.href}
      target={link.isExternal ? "_blank" : undefined}
      rel={link.isExternal ? "noopener noreferrer" : undefined}
      className={css.link}
      onClick={link.onPress}
    >
      {link.icon}
      {link.label}
    </Link>
  );
  const columns = [...groups, ...(social === undefined ? [] : [social])];
  const most = Math.max(0, ...columns.map(({ links }) => links.length));
  const longest = columns.find(({ links }) => links.length === most);
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.frame}>
          <div className={css.groups}>
            {columns.map((group) => (
              <div key={group.title} className={group === longest ? css.longest : undefined}>
                <div className={css.groupTitle}>
                  <Heading level={2} size="inherit">
                    {group.title}
                  </Heading>
                </div>
                <ul className={css.list}>
                  {group.links.map((link) => (
                    <li key={link.href}>{anchor(link)}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
        {payments !== undefined && <div className={css.payments}>{payments}</div>}
        <div className={css.row}>
          {legalLinks.map((link) => (
            <span key={link.href}>{anchor(link)}</span>
          ))}
        </div>
        <div className={css.legal}>{children}</div>
      </div>
    </footer>
  );
};
