/** The player's place in the head of the page. */
import UserRound from "lucide-react/icons/user-round";
import type { MouseEvent } from "react";
import { button, words } from "../HeaderButton/HeaderButton.css";
import { useLink } from "../LinkProvider/LinkProvider";
import { item as itemClass } from "../Menu/Menu.css";
import { useCloseDetails } from "../Menu/useCloseDetails";
import * as css from "./UserMenu.css";

/** Props of {@link UserMenu}. */
export interface UserMenuProps {
  /** "Marta Lucía". */
  name: string;
  /** "Saldo $45.000". */
  balance: string;
  /** Names the menu: "Cuenta de Marta Lucía". */
  label: string;
  /** Links, or buttons that do something. */
  items: readonly { label: string; href?: string; onPress?: (event: MouseEvent) => void }[];
}

/** The player's name and balance; opens a menu. Works without scripts as far as it holds links. */
export const UserMenu = ({ name, balance, label, items }: UserMenuProps) => {
  const Link = useLink();
  const menu = useCloseDetails();
  return (
    <details ref={menu} className={css.user}>
      <summary className={button}>
        <UserRound size="1.375rem" aria-hidden />
        <span className={words}>
          {name}
          <span className={css.balance}> {balance}</span>
        </span>
      </summary>
      <nav aria-label={label} className={css.sheet}>
        <p className={css.head}>
          {name}
          <span className={css.headBalance}>{balance}</span>
        </p>
        {items.map((item) =>
          item.href === undefined ? (
            <button key={item.label} type="button" className={itemClass} onClick={item.onPress}>
              {item.label}
            </button>
          ) : (
            <Link key={item.label} href={item.href} className={itemClass} onClick={item.onPress}>
              {item.label}
            </Link>
          ),
        )}
      </nav>
    </details>
  );
};
