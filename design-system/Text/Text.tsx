/** A run of text. */
import type { ReactNode } from "react";
import * as css from "./Text.css";

/** Props of {@link Text}. */
export interface TextProps {
  /** Default "inherit". */
  tone?: "inherit" | "normal" | "soft" | "positive" | "negative" | "warning";
  /** "xs" 14 px, "s" 15 px, "m" 17 px, "l" 19 px; default "m". */
  size?: "xs" | "s" | "m" | "l";
  /** Default "normal". */
  weight?: "normal" | "medium" | "bold";
  /** The element; default "p". */
  as?: "p" | "span" | "div" | "strong" | "small" | "li" | "dt" | "dd";
  /** To be named by `aria-labelledby` or an anchor. */
  id?: string;
  children: ReactNode;
}

/** A run of text. */
export const Text = ({ tone, size, weight, as: Tag = "p", id, children }: TextProps) => (
  <Tag id={id} className={css.text({ tone, size, weight })}>
    {children}
  </Tag>
);
