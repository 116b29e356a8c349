/** What stands where something failed. */
import type { ReactNode } from "react";
import { Button } from "../Button/Button";
import { ButtonLink } from "../ButtonLink/ButtonLink";
import type { EmptyStateProps } from "../EmptyState/EmptyState";
import * as css from "../EmptyState/EmptyState.css";
import { tornDrawing } from "../EmptyState/tornDrawing";
import { Heading } from "../Heading/Heading";

/** Props of {@link ErrorState}. */
export interface ErrorStateProps extends Pick<EmptyStateProps, "title" | "message" | "headingLevel"> {
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
    <div className={css.picture}>{tornDrawing}</div>
    <div className={css.title({ isPage: headingLevel === 1 })}>
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
