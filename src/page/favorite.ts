/** Whether its player has seen the notice of their favourite number, for the bell (FAV-02). */
import type { Favorite } from "#domain/users";
import { FAVORITE_KEY } from "#models/storageKeys";
import { useBox } from "./box";
import { usePageState, type PageState } from "./pageState";
import { useIsBrowser } from "./useIsBrowser";

/** Names the draw and not the number: it stays in the browser after a logout. */
const keyOf = ({ lotteryId, drawNumber }: Favorite): string => `${lotteryId}/${drawNumber ?? ""}`;

/** A storage that is switched off remembers nothing. */
function kept(): string | null {
  try {
    return window.localStorage.getItem(FAVORITE_KEY);
  } catch {
    return null;
  }
}

/** Whether there is a favourite number of which nothing has been seen yet, for the draw that comes. */
export function useIsUnread(favorite: Favorite | null): boolean {
  const isBrowser = useIsBrowser();
  const last = useBox(usePageState().seenFavorite);
  if (!favorite || !isBrowser) return false;
  const key = keyOf(favorite);
  return key !== last && key !== kept();
}

/** The notice was dismissed, or acted on. */
export function markSeen({ seenFavorite }: PageState, favorite: Favorite): void {
  const key = keyOf(favorite);
  try {
    window.localStorage.setItem(FAVORITE_KEY, key);
  } catch {
    // This page remembers it.
  }
  seenFavorite.set(key);
}
