/** What stands where nothing is: a drawing, a sentence, a way on. */
import type { ReactNode } from "react";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import * as css from "./EmptyState.css";
import { ticketDrawing } from "./ticketDrawing";

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** Its heading. */
  title: string;
  /** What is said, in a sentence or two. */
  message?: ReactNode;
  /** A link or button: the way on. */
  action?: ReactNode;
  /** One of the drawings that stand beside this file; default {@link ticketDrawing}. */
  illustration?: ReactNode;
  /** Default 2; at level 1 it heads the page, and is as large. */
  headingLevel?: HeadingLevel;
}

/** Nothing here, and that is all right. */
export const EmptyState = ({
  title,
  message,
  action,
  illustration = ticketDrawing,
  headingLevel = 2,
}: EmptyStateProps) => (
  <div className={css.state}>
    <div className={css.picture}>{illustration}</div>
    <div className={css.title({ isPage: headingLevel === 1 })}>
      <Heading level={headingLevel} size="inherit">
        {title}
      </Heading>
    </div>
    {message !== undefined && <div className={css.message}>{message}</div>}
    {action !== undefined && <div className={css.action}>{action}</div>}
  </div>
);
