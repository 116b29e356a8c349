/** A heading in the display face. */
import type { ReactNode } from "react";
import * as css from "./Heading.css";

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
