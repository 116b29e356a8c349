/** What stands where a page could not: never blank, never a raw error. A chunk that a deploy took away is fetched by one reload. */
import { useEffect } from "react";
import { ButtonLink, ErrorState, Page } from "#ds";
import { shell } from "#copy/shell";
import { paths } from "../paths";
import { isOffline, useWhenOnline } from "./connection";
import { useIsBrowser } from "./useIsBrowser";

const RELOADED_AT = "premiomayor.recarga";
/** A second failure within this time is no missing chunk but a fault: no further reload, ms. */
const RELOAD_PAUSE = 60_000;

/** How browsers and the bundler name a module that could not be loaded. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i.test(
    error.message,
  );

/** How browsers name a request that got no answer at all. */
const isLostConnection = (error: unknown): boolean =>
  isOffline() || (error instanceof TypeError && /^(Failed to fetch$|Load failed$|NetworkError)/.test(error.message));

/** Reloads, unless that was tried a moment ago or cannot be remembered (fault case 55). */
function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT));
    if (Date.now() - last < RELOAD_PAUSE) return;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  } catch {
    return;
  }
  window.location.reload();
}

export function FailedPage({ status, error }: { status: number; error: unknown }) {
  // What the server sees is no network of the reader's; a part of the page cannot be had without one either.
  const isLost = useIsBrowser() && isLostConnection(error);
  const isStale = !isLost && isMissingChunk(error);
  useWhenOnline(isLost, () => window.location.reload());
  useEffect(() => {
    if (isStale) reloadOnce();
  }, [isStale]);
  const isNotFound = status === 404;
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        title={isNotFound ? shell.notFound.title : isLost ? shell.offline.title : shell.failed.title}
        message={
          isNotFound
            ? shell.notFound.message
            : isLost
              ? shell.offline.message
              : isStale
                ? shell.failed.stale
                : shell.failed.message
        }
        {...(isNotFound ? {} : { retryLabel: shell.failed.retry, onRetry: () => window.location.reload() })}
        action={
          <ButtonLink href={paths.home} tone="secondary">
            {shell.notFound.home}
          </ButtonLink>
        }
      />
    </Page>
  );
}
