/**
 * Gives a tab whose storage refuses one that forgets: the router keeps the places on pages there and complains of every
 * refusal. To be called before hydration; asked for earlier, the storage would keep the first paint waiting.
 */
export function forgiveTabStorage(): void {
  try {
    sessionStorage.setItem("_", "");
    sessionStorage.removeItem("_");
  } catch {
    Object.defineProperty(window, "sessionStorage", {
      value: { getItem: () => null, setItem() {}, removeItem() {} },
    });
  }
}
