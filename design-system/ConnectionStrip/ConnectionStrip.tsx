/** The strip over the page that says what it waits for: the network, for example. */
import type { ReactNode } from "react";
import * as css from "./ConnectionStrip.css";

/** Props of {@link ConnectionStrip}. */
export interface ConnectionStripProps {
  /** One or two short sentences; without them nothing is painted. */
  message?: string;
  /** A way out of the waiting. */
  action?: ReactNode;
}

/** Stands at the upper edge of the screen, over dialogs too, wherever the reader has scrolled to. */
export const ConnectionStrip = ({ message, action }: ConnectionStripProps) => (
  // There before the message, else it would not be read out. A dialog of React Aria's leaves it in reach.
  <div role="status" data-react-aria-top-layer="true" className={css.place}>
    {message !== undefined && (
      <div className={css.strip}>
        <p>{message}</p>
        {action}
      </div>
    )}
  </div>
);
