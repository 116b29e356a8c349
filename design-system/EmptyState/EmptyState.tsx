/** What stands where nothing is, or where something failed: a drawing, a sentence, a way on. */
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../Button/Button";
import { Heading } from "../Text/Text";
import type { HeadingLevel } from "../Text/Text";
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

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** Its heading. */
  title: string;
  /** What is said, in a sentence or two. */
  message?: ReactNode;
  /** "Intentar de nuevo"; shown with `onRetry` or `retryHref`. */
  retryLabel?: string;
  /** Called by the retry button. */
  onRetry?: () => void;
  /** A plain link, which works without scripts. */
  retryHref?: string;
  /** Being tried again; default false. */
  isRetrying?: boolean;
  /** A second way on, beside the retry. */
  action?: ReactNode;
  /** Default 2. */
  headingLevel?: HeadingLevel;
}

/** Something failed; it is said at once and can be tried again. */
export const ErrorState = ({
  title,
  message,
  retryLabel,
  onRetry,
  retryHref,
  isRetrying = false,
  action,
  headingLevel = 2,
}: ErrorStateProps) => (
  <div role="alert" className={css.state}>
    <div className={css.picture}>
      <Illustration name="torn" />
    </div>
    <div className={css.title}>
      <Heading level={headingLevel} size="inherit">
        {title}
      </Heading>
    </div>
    {message !== undefined && <div className={css.message}>{message}</div>}
    {retryLabel !== undefined && (onRetry !== undefined || retryHref !== undefined) && (
      <div className={css.action}>
        {onRetry !== undefined ? (
          <Button tone="secondary" isPending={isRetrying} onPress={onRetry}>
            {retryLabel}
          </Button>
        ) : (
          <ButtonLink tone="secondary" href={retryHref!}>
            {retryLabel}
          </ButtonLink>
        )}
      </div>
    )}
    {action}
  </div>
);
