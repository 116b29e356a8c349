/** What stands at the right of the header: the player, the bell, the cart. */
import BellIcon from "lucide-react/icons/bell";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import UserRound from "lucide-react/icons/user-round";
import type { MouseEvent } from "react";
import { IconButton } from "../Button/Button";
import { count as countClass, iconButton } from "../Button/Button.css";
import * as css from "../Header/Header.css";
import { useLink } from "../Link/Link";
import { useCloseDetails } from "../Menu/useCloseDetails";

/** Props of {@link CartButton}. */
export interface CartButtonProps {
  /** Where it goes. */
  href: string;
  /** Spoken, with the number of lines: "Carrito, 3 productos". */
  label: string;
  /** Lines in the cart; 0 shows no figure. */
  count: number;
}

/** The link to the cart, with how much is in it. */
export const CartButton = ({ href, label, count }: CartButtonProps) => {
  const Link = useLink();
  return (
    <Link href={href} aria-label={label} className={iconButton({ on: "bar" })}>
      <ShoppingCart size={22} aria-hidden />
      {count > 0 && (
        <span aria-hidden className={countClass}>
          {count > 99 ? "99+" : count}
        </span>
      )}
    </Link>
  );
};

/** Props of {@link Bell}. */
export interface BellProps {
  /** Spoken, with the number: "Notificaciones, 1 sin leer". */
  label: string;
  /** Unread; 0 shows no figure. */
  count: number;
  /** Called when it is pressed, by mouse, touch or keyboard. */
  onPress: () => void;
}

/** The bell, with how much is unread. */
export const Bell = ({ label, count, onPress }: BellProps) => (
  <IconButton
    label={label}
    icon={<BellIcon size={22} aria-hidden />}
    on="bar"
    badge={count > 0 ? String(count) : undefined}
    onPress={onPress}
  />
);

/** Props of {@link HeaderButton}. */
export interface HeaderButtonProps {
  /** "Mi cuenta". */
  label: string;
  /** With `href` it is a link, which works without scripts; `onPress` may prevent it and open a dialog. */
  href?: string;
  /** Called when it is pressed, by mouse, touch or keyboard. */
  onPress?: (event: MouseEvent) => void;
}

/** The anonymous reader's way in: an icon on a phone, with its words from 600 px. */
export const HeaderButton = ({ label, href, onPress }: HeaderButtonProps) => {
  const Link = useLink();
  const inside = (
    <>
      <UserRound size={22} aria-hidden />
      <span className={css.userWords}>{label}</span>
    </>
  );
  return href === undefined ? (
    <button type="button" className={css.userButton} onClick={onPress}>
      {inside}
    </button>
  ) : (
    <Link href={href} className={css.userButton} onClick={onPress}>
      {inside}
    </Link>
  );
};

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
      <summary className={css.userButton}>
        <UserRound size={22} aria-hidden />
        <span className={css.userWords}>
          {name}
          <span className={css.balance}> {balance}</span>
        </span>
      </summary>
      <nav aria-label={label} className={css.userSheet}>
        <p className={css.userHead}>
          {name}
          <span className={css.userHeadBalance}>{balance}</span>
        </p>
        {items.map((item) =>
          item.href === undefined ? (
            <button key={item.label} type="button" className={css.item} onClick={item.onPress}>
              {item.label}
            </button>
          ) : (
            <Link key={item.label} href={item.href} className={css.item} onClick={item.onPress}>
              {item.label}
            </Link>
          ),
        )}
      </nav>
    </details>
  );
};
