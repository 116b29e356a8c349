/** Equal columns. */
import type { ReactNode } from "react";
import type { Space } from "../tokens/contract.css";
import * as css from "./Grid.css";

/** Props of {@link Grid}. */
export interface GridProps {
  /** Columns on a desktop; 1 on a phone, at most 2 from 600 px; default 1. */
  columns?: 1 | 2 | 3 | 4;
  /** Room between the cells; default "l" (20 px). */
  gap?: Space;
  /** "end" lets lower cells stand at the foot of their row: a button beside fields; default "stretch". */
  align?: "stretch" | "end";
  /** "list" when the children are `<li>`; default "div". */
  as?: "div" | "list";
  children: ReactNode;
}

/** Equal columns that become one on a phone. */
export const Grid = ({ columns, gap, align, as = "div", children }: GridProps) =>
  as === "list" ? (
    // Safari drops list semantics from lists without markers.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={css.grid({ columns, gap, align })}>
      {children}
    </ul>
  ) : (
    <div className={css.grid({ columns, gap, align })}>{children}</div>
  );
