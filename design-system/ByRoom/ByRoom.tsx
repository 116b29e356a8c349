/** The same content in two shapes: a table where it fits, rows where it does not. */
import type { ReactNode } from "react";
import * as css from "./ByRoom.css";

/** Props of {@link ByRoom}. Both say the same; the one that is not shown is neither read out nor reached by keyboard. */
export interface ByRoomProps {
  /** Shown with room for 52 letters' heights side by side (832 px at the usual size), and on paper. */
  wide: ReactNode;
  /** Shown with less. */
  narrow: ReactNode;
}

/** Chooses by the room that it has itself, in the reader's letter size: no script measures anything. */
export const ByRoom = ({ wide, narrow }: ByRoomProps) => (
  <div className={css.room}>
    <div className={css.wide}>{wide}</div>
    <div className={css.narrow}>{narrow}</div>
  </div>
);
