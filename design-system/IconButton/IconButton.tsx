/** A button that is an icon. */
import type { MouseEvent, ReactNode, Ref } from "react";
import * as css from "./IconButton.css";

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
