/** What is pressed to do something. */
import LoaderCircle from "lucide-react/icons/loader-circle";
import type { MouseEvent, ReactNode, Ref } from "react";
import * as css from "./Button.css";

/** The role of a button; one "primary" a screen. */
export type ButtonTone = "primary" | "ink" | "secondary" | "quiet" | "danger";

/** What a button and a link that looks like one share. */
export interface ButtonLooks {
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
export interface ButtonProps extends ButtonLooks {
  /** Switched off and skipped by the keyboard; default false. */
  isDisabled?: boolean;
  /** Looks switched off and takes no presses, but keeps the focus, so that a {@link Tooltip} can say why; default false. */
  isUnavailable?: boolean;
  /** Called when it is pressed while unavailable: leads to what is missing. */
  onUnavailablePress?: () => void;
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
  onUnavailablePress,
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
      if (isPending || isUnavailable) {
        event.preventDefault();
        if (!isPending) onUnavailablePress?.();
      } else onPress?.(event);
    }}
  >
    {isPending ? <LoaderCircle size="1.25rem" aria-hidden className={css.spinner} /> : icon}
    <span className={css.label}>{isPending ? (pendingLabel ?? children) : children}</span>
  </button>
);
