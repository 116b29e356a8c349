/** Words on paper: headings, text, and text for ears only. */
import type { ReactNode } from "react";
import { heardOnly } from "../tokens/print.css";
import * as css from "./Text.css";

/** The outline level of a heading; its size is chosen apart. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** Props of {@link Heading}. */
export interface HeadingProps {
  /** Outline level. */
  level: HeadingLevel;
  /** Printed size; "inherit" takes that of the box around; default: as the level. */
  size?: "h1" | "h2" | "h3" | "h4" | "inherit";
  /** To be named by `aria-labelledby`. */
  id?: string;
  children: ReactNode;
}

/** A heading in the display face. */
export const Heading = ({ level, size = `h${level}`, id, children }: HeadingProps) => {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={css.heading({ size })}>
      {children}
    </Tag>
  );
};

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
