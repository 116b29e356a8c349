/** The way to the cart. */
import ShoppingCart from "lucide-react/icons/shopping-cart";
import { count as countClass, iconButton } from "../IconButton/IconButton.css";
import { useLink } from "../LinkProvider/LinkProvider";

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
      <ShoppingCart size="1.375rem" aria-hidden />
      {count > 0 && (
        <span aria-hidden className={countClass}>
          {count > 99 ? "99+" : count}
        </span>
      )}
    </Link>
  );
};
