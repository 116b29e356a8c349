/** The anonymous reader's way in. */
import UserRound from "lucide-react/icons/user-round";
import type { MouseEvent } from "react";
import { useLink } from "../LinkProvider/LinkProvider";
import * as css from "./HeaderButton.css";

/** Props of {@link HeaderButton}. */
export interface HeaderButtonProps {
  /** "Mi cuenta". */
  label: string;
  /** With `href` it is a link, which works without scripts; `onPress` may prevent it and open a dialog. */
  href?: string;
  /** Called when it is pressed, by mouse, touch or keyboard. */
  onPress?: (event: MouseEvent) => void;
}

/** The anonymous reader's way in: in the head of a phone an icon, elsewhere with its words. */
export const HeaderButton = ({ label, href, onPress }: HeaderButtonProps) => {
  const Link = useLink();
  const inside = (
    <>
      <UserRound size="1.375rem" aria-hidden />
      <span className={css.words}>{label}</span>
    </>
  );
  return href === undefined ? (
    <button type="button" className={css.button} onClick={onPress}>
      {inside}
    </button>
  ) : (
    <Link href={href} className={css.button} onClick={onPress}>
      {inside}
    </Link>
  );
};
