/** A link in text. */
import type { ReactNode } from "react";
import { anchorAttributes, useLink } from "../LinkProvider/LinkProvider";
import type { AnchorProps } from "../LinkProvider/LinkProvider";
import * as css from "./TextLink.css";

/** Props of {@link TextLink}. */
export interface TextLinkProps extends AnchorProps {
  /** "inherit" takes the colour of the text around; default "normal". */
  tone?: "normal" | "inherit";
  /** Default "normal". */
  weight?: "normal" | "medium";
  /** A row of its own, 44 px high for the thumb; default false. */
  isRoomy?: boolean;
  /** Spoken instead of the visible words, which it must contain. */
  ariaLabel?: string;
  /** Marks the page that the reader is on. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** An underlined link. */
export const TextLink = ({
  tone,
  weight,
  isRoomy,
  ariaLabel,
  isCurrent = false,
  children,
  ...anchor
}: TextLinkProps) => {
  const Link = useLink();
  return (
    <Link
      {...anchorAttributes(anchor)}
      aria-label={ariaLabel}
      aria-current={isCurrent ? "page" : undefined}
      className={css.textLink({ tone, weight, isRoomy })}
    >
      {children}
    </Link>
  );
};
