/** Text for ears only. */
import type { ReactNode } from "react";
import { heardOnly } from "../tokens/print.css";

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  /** The element; default "span". */
  as?: "span" | "div" | "h1" | "h2" | "h3";
  /** To be named by `aria-labelledby` or an anchor. */
  id?: string;
  children: ReactNode;
}

/** Text that is read aloud and not painted. */
export const VisuallyHidden = ({ as: Tag = "span", id, children }: VisuallyHiddenProps) => (
  <Tag id={id} className={heardOnly}>
    {children}
  </Tag>
);
