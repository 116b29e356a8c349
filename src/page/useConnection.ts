/** The page's navigations without a network. Apart from connection.ts, for it is fetched after the first view. */
import { useBlocker } from "react-router-dom";
import { useBox } from "./box";
import { isOffline, useWhenOnline, waiting } from "./connection";

/**
 * Keeps the page when somebody wants to go to another one without a network, and goes there once there is one. A dialog is
 * an entry of the same address: it opens and closes as ever. `stay` gives the other page up.
 */
export function useConnection(): { isWaiting: boolean; stay: (() => void) | null } {
  const isWaiting = useBox(waiting) > 0;
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isOffline() && here.pathname + here.search !== there.pathname + there.search,
  );
  const isBlocked = state === "blocked";
  useWhenOnline(isBlocked, () => proceed?.());
  return { isWaiting: isWaiting || isBlocked, stay: isBlocked ? reset : null };
}
