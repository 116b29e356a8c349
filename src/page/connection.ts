/** What the page does without a network: it waits, and goes on by itself when there is one again (CONV-08). */
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { createBox } from "./box";

/** True only when the browser is sure: a network that answers nothing does not show here. */
export const isOffline = (): boolean => navigator.onLine === false;

function followConnection(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

/** Whether the browser is sure that there is no network. */
export const useIsOffline = (): boolean => useSyncExternalStore(followConnection, isOffline, () => false);

/** How much waits for the network. */
export const waiting = createBox(0);

/** Does something now, or once there is a network. */
export async function whenOnline<T>(go: () => Promise<T>): Promise<T> {
  if (isOffline()) {
    waiting.set(waiting.get() + 1);
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
    waiting.set(waiting.get() - 1);
  }
  return go();
}

/** Does something whenever the network comes back, while `isWanted`. */
export function useWhenOnline(isWanted: boolean, go: () => void): void {
  const run = useEffectEvent(go);
  useEffect(() => {
    if (!isWanted) return;
    const onOnline = () => run();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [isWanted]);
}
