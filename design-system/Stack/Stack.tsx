/** Children one below the other. */
import type { ReactNode } from "react";
import type { Space } from "../tokens/contract.css";
import * as css from "./Stack.css";

/** Props of {@link Stack}. */
export interface StackProps {
  /** Room between the children, on the 4 px grid; default "m" (16 px). */
  gap?: Space;
  /** Across the column; "center" also centres text; default "stretch". */
  align?: "stretch" | "start" | "center";
  children: ReactNode;
}

/** Children one below the other. */
export const Stack = ({ gap, align, children }: StackProps) => (
  <div className={css.stack({ gap, align })}>{children}</div>
);
