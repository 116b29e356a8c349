/** A link that looks like a button. */
import type { ButtonLooks } from "../Button/Button";
import { button, label } from "../Button/Button.css";
import { anchorAttributes, useLink } from "../LinkProvider/LinkProvider";
import type { AnchorProps } from "../LinkProvider/LinkProvider";

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps extends ButtonLooks, AnchorProps {}

/** A link that looks like a button: it goes somewhere. */
export const ButtonLink = ({
  tone,
  size,
  isFullWidth,
  icon,
  ariaLabel,
  ariaDescribedby,
  children,
  ...anchor
}: ButtonLinkProps) => {
  const Link = useLink();
  return (
    <Link
      {...anchorAttributes(anchor)}
      aria-label={ariaLabel}
      aria-describedby={ariaDescribedby}
      className={button({ tone, size, isFullWidth })}
    >
      {icon}
      <span className={label}>{children}</span>
    </Link>
  );
};
