/** What stands where nothing is: a drawing, a sentence, a way on. */
import type { ReactNode } from "react";
import { Heading } from "../Heading/Heading";
import type { HeadingLevel } from "../Heading/Heading";
import * as css from "./EmptyState.css";
import { Illustration } from "./Illustration";
import type { IllustrationName } from "./Illustration";

export type { IllustrationName };

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** Its heading. */
  title: string;
  /** What is said, in a sentence or two. */
  message?: ReactNode;
  /** A link or button: the way on. */
  action?: ReactNode;
  /** Default "ticket". */
  illustration?: IllustrationName;
  /** Default 2. */
  headingLevel?: HeadingLevel;
}

/** Nothing here, and that is all right. */
export const EmptyState = ({ title, message, action, illustration = "ticket", headingLevel = 2 }: EmptyStateProps) => (
  <div className={css.state}>
    <div className={css.picture}>
      <Illustration name={illustration} />
    </div>
    <div className={css.title}>
      <Heading level={headingLevel} size="inherit">
        {title}
      </Heading>
    </div>
    {message !== undefined && <div className={css.message}>{message}</div>}
    {action !== undefined && <div className={css.action}>{action}</div>}
  </div>
);
