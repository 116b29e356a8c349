/** The way past the head of the page. */
import * as css from "./SkipLink.css";

/** Props of {@link SkipLink}. */
export interface SkipLinkProps {
  /** "#contenido". */
  href: string;
  /** "Saltar al contenido". */
  label: string;
}

/** Shown when the keyboard reaches it: the first thing on the page. */
export const SkipLink = ({ href, label }: SkipLinkProps) => (
  <a href={href} className={css.skip}>
    {label}
  </a>
);
