/** What is pressed: buttons, links that look like buttons, links in text, buttons that are an icon. */
import LoaderCircle from "lucide-react/icons/loader-circle";
import type { MouseEvent, ReactNode, Ref } from "react";
import { useLink } from "../Link/Link";
import * as css from "./Button.css";

/** The role of a button; one "primary" a screen. */
export type ButtonTone = "primary" | "secondary" | "quiet" | "danger";

interface Looks {
  /** Default "primary". */
  tone?: ButtonTone;
  /** "m" is 48 px high, "s" 44 px; default "m". */
  size?: "m" | "s";
  /** Whether it fills its row; default false. */
  isFullWidth?: boolean;
  /** Drawn before the words; decorative. */
  icon?: ReactNode;
  /** Spoken instead of the visible words, which it must contain ("Jugar ahora, Lotería de Medellín"). */
  ariaLabel?: string;
  /** Identifier of an element that says more. */
  ariaDescribedby?: string;
  children: ReactNode;
}

/** Props of {@link Button}. */
export interface ButtonProps extends Looks {
  /** Switched off and skipped by the keyboard; default false. */
  isDisabled?: boolean;
  /** Looks switched off and takes no presses, but keeps the focus, so that a {@link Tooltip} can say why; default false. */
  isUnavailable?: boolean;
  /** Working: keeps the focus, takes no presses, shows a turning ring; default false. */
  isPending?: boolean;
  /** Words while working; default: the children. */
  pendingLabel?: string;
  /** Default "button". */
  type?: "button" | "submit" | "reset";
  /** Called for mouse, touch and keyboard alike. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Identifier of a form elsewhere in the page. */
  form?: string;
  /** Sent with the form. */
  name?: string;
  /** Sent with the form. */
  value?: string;
  /** Whether a toggle is on. */
  isPressed?: boolean;
  /** Whether what it opens is open. */
  isExpanded?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A native button. While pending it stays focusable, so that the focus is not lost when it comes back. */
export const Button = ({
  tone,
  size,
  isFullWidth,
  icon,
  ariaLabel,
  ariaDescribedby,
  isDisabled = false,
  isUnavailable = false,
  isPending = false,
  pendingLabel,
  type = "button",
  onPress,
  form,
  name,
  value,
  isPressed,
  isExpanded,
  ref,
  children,
}: ButtonProps) => (
  <button
    ref={ref}
    type={type}
    form={form}
    name={name}
    value={value}
    disabled={isDisabled}
    aria-disabled={isPending || isUnavailable || undefined}
    aria-busy={isPending || undefined}
    aria-label={isPending && pendingLabel !== undefined ? undefined : ariaLabel}
    aria-describedby={ariaDescribedby}
    aria-pressed={isPressed}
    aria-expanded={isExpanded}
    className={css.button({ tone, size, isFullWidth })}
    onClick={(event) => {
      if (isPending || isUnavailable) event.preventDefault();
      else onPress?.(event);
    }}
  >
    {isPending ? <LoaderCircle size={20} aria-hidden className={css.spinner} /> : icon}
    <span>{isPending ? (pendingLabel ?? children) : children}</span>
  </button>
);

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps extends Looks {
  /** Where it goes. */
  href: string;
  /** Called before the navigation. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Opens in a new tab; default false. */
  isExternal?: boolean;
  /** File name for a download. */
  download?: string;
}

/** A link that looks like a button: it goes somewhere. */
export const ButtonLink = ({
  tone,
  size,
  isFullWidth,
  icon,
  ariaLabel,
  ariaDescribedby,
  href,
  onPress,
  isExternal = false,
  download,
  children,
}: ButtonLinkProps) => {
  const Link = useLink();
  return (
    <Link
      href={href}
      download={download}
      target={isExternal ? "_blank" : undefined}
      rel={isExternal ? "noopener noreferrer" : undefined}
      aria-label={ariaLabel}
      aria-describedby={ariaDescribedby}
      className={css.button({ tone, size, isFullWidth })}
      onClick={onPress}
    >
      {icon}
      <span>{children}</span>
    </Link>
  );
};

/** Props of {@link TextLink}. */
export interface TextLinkProps {
  /** Where it goes. */
  href: string;
  /** "inherit" takes the colour of the text around; default "normal". */
  tone?: "normal" | "inherit";
  /** Default "normal". */
  weight?: "normal" | "medium";
  /** A row of its own, 44 px high for the thumb; default false. */
  isRoomy?: boolean;
  /** Opens in a new tab; default false. */
  isExternal?: boolean;
  /** File name for a download. */
  download?: string;
  /** Spoken instead of the visible words, which it must contain. */
  ariaLabel?: string;
  /** Marks the page that the reader is on. */
  isCurrent?: boolean;
  /** Called when it is pressed, by mouse, touch or keyboard. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}

/** An underlined link. */
export const TextLink = ({
  href,
  tone,
  weight,
  isRoomy,
  isExternal = false,
  download,
  ariaLabel,
  isCurrent = false,
  onPress,
  children,
}: TextLinkProps) => {
  const Link = useLink();
  return (
    <Link
      href={href}
      download={download}
      target={isExternal ? "_blank" : undefined}
      rel={isExternal ? "noopener noreferrer" : undefined}
      aria-label={ariaLabel}
      aria-current={isCurrent ? "page" : undefined}
      className={css.textLink({ tone, weight, isRoomy })}
      onClick={onPress}
    >
      {children}
    </Link>
  );
};

/** Props of {@link IconButton}. */
export interface IconButtonProps {
  /** What it does, spoken. */
  label: string;
  /** Decorative: the label says it. */
  icon: ReactNode;
  /** Called when it is pressed, by mouse, touch or keyboard. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** A small figure at its corner; say it in the label too. */
  badge?: string;
  /** What it stands on; default "sheet". */
  on?: "sheet" | "bar";
  /** Switched off, but still reached by keyboard: a press that switches it off must not lose the focus; default false. */
  isDisabled?: boolean;
  /** Default "button". */
  type?: "button" | "submit";
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is an icon, 44 px square. */
export const IconButton = ({
  label,
  icon,
  onPress,
  badge,
  on,
  isDisabled = false,
  type = "button",
  ref,
}: IconButtonProps) => (
  <button
    ref={ref}
    type={type}
    aria-label={label}
    aria-disabled={isDisabled || undefined}
    className={css.iconButton({ on })}
    onClick={isDisabled ? undefined : onPress}
  >
    {icon}
    {badge !== undefined && (
      <span aria-hidden className={css.count}>
        {badge}
      </span>
    )}
  </button>
);
