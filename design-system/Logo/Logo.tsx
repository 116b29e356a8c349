/** The shop's mark: a ticket with a star of rays, and its name. */
import { useLink } from "../LinkProvider/LinkProvider";
import * as css from "./Logo.css";
import { Mark } from "./Mark";

/** Props of {@link Logo}. */
export interface LogoProps {
  /** The shop's name. */
  name: string;
  /** Makes it a link; without it, plain. */
  href?: string;
  /** Spoken instead of the name, which it must contain: "Premio Mayor, inicio". */
  label?: string;
}

/** The mark and the name. */
export const Logo = ({ name, href, label }: LogoProps) => {
  const Link = useLink();
  return href === undefined ? (
    <span className={css.brand}>
      <Mark className={css.mark} />
      <span className={css.name}>{name}</span>
    </span>
  ) : (
    <Link href={href} aria-label={label} className={css.brand}>
      <Mark className={css.mark} />
      <span className={css.name}>{name}</span>
    </Link>
  );
};
