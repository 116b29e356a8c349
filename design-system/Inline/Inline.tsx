/** Children side by side. */
import type { ReactNode } from "react";
import type { Space } from "../tokens/contract.css";
import * as css from "./Inline.css";

/** Props of {@link Inline}. */
export interface InlineProps {
  /** Room between the children; default "s" (12 px). */
  gap?: Space;
  /** Across the row; default "center". */
  align?: "start" | "center" | "end" | "baseline";
  /** Along the row; default "start". */
  justify?: "start" | "center" | "end" | "between";
  /** Whether children may go on to the next line; default true. */
  isWrapping?: boolean;
  children: ReactNode;
}

/** Children side by side. */
export const Inline = ({ gap, align, justify, isWrapping, children }: InlineProps) => (
  <div className={css.inline({ gap, align, justify, isWrapping })}>{children}</div>
);
