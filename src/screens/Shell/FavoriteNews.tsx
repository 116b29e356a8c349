/** Tells the bell of a favourite number that is unread, and opens its notice after a login (FAV-02). */
import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { useBox } from "../../page/box";
import { useIsUnread } from "../../page/favorite";
import { usePageState } from "../../page/pageState";
import { usePerson } from "../../page/session";
import { sells } from "../../paths";

/** Milliseconds from the closing of the login, which stands for two seconds after its success, to the notice's opening. */
const OPENS_AFTER = 1000;

export function FavoriteNews() {
  const { dialogs, isFavoriteUnread } = usePageState();
  const { pathname } = useLocation();
  const isStaying = useNavigation().state === "idle";
  const person = usePerson();
  const isUnread = useIsUnread(person?.favorite ?? null);
  useEffect(() => isFavoriteUnread.set(isUnread), [isFavoriteUnread, isUnread]);

  // Only after a login on this page, and where the shop sells; another dialog that is open by then is not covered. The entry
  // that a dialog adds to the history would end a navigation that is under way: to where the login leads, for one.
  const isWanted = useBox(dialogs.hasLoggedIn) && isUnread && sells(pathname) && isStaying;
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => {
      const { login, agePending, update, alert } = dialogs.open.get();
      if (login === null && !agePending && !update && alert === null) dialogs.setFavorite(true);
    }, OPENS_AFTER);
    return () => clearTimeout(timer);
  }, [dialogs, isWanted]);
  return null;
}
