/** Whether scripts run: false in the server's HTML and while it is taken over, true after. */
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
