/** A line between two parts. */
import * as css from "./Divider.css";

/** Props of {@link Divider}. */
export interface DividerProps {
  /** Default "perforation". */
  kind?: "perforation" | "hairline";
}

/** A line between two parts: a row of perforations, or a hairline. */
export const Divider = ({ kind }: DividerProps) => <hr className={css.divider({ kind })} />;
