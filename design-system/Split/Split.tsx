/** Content beside a narrow aside. */
import type { ReactNode } from "react";
import * as css from "./Split.css";

/** Props of {@link Split}. */
export interface SplitProps {
  /** The content itself. */
  main: ReactNode;
  /** 340 px wide and sticky from 900 px; below the main part on a phone. A {@link SummaryBar} in it sticks to the bottom there. */
  aside: ReactNode;
}

/** Content beside a narrow aside that stays in view. */
export const Split = ({ main, aside }: SplitProps) => (
  <div className={css.split}>
    <div className={css.main}>{main}</div>
    <div className={css.aside}>{aside}</div>
  </div>
);
