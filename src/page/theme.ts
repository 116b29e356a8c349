/** The reader's theme: kept in a cookie, so that the server draws the first page in it; without one, what the system asks for. */
import { useSyncExternalStore } from "react";
import { prefers, themeNames, themes, type ThemeName } from "#ds";
import { cookieIn, keepCookie } from "./cookies";

const COOKIE = "tema";

/** The theme that a Cookie header asks for; null without a choice: then the styles follow the system. */
export function themeOf(cookies: string | null): ThemeName | null {
  const chosen = cookieIn(cookies, COOKIE);
  return themeNames.find((name) => name === chosen) ?? null;
}

const listeners = new Set<() => void>();

/** Puts a theme on this page and remembers it for the next ones. */
export function wearTheme(theme: ThemeName): void {
  document.documentElement.className = themes[theme];
  keepCookie(COOKIE, theme);
  for (const listener of listeners) listener();
}

/** The theme that the page wears: the one of the document's class, or the system's. */
function themeInForce(): ThemeName {
  const chosen = themeNames.find((name) => document.documentElement.classList.contains(themes[name]));
  if (chosen) return chosen;
  if (matchMedia(prefers.contrast).matches) return "altoContraste";
  return matchMedia(prefers.dark).matches ? "oscuro" : "claro";
}

function onThemeChange(listener: () => void): () => void {
  const queries = [matchMedia(prefers.contrast), matchMedia(prefers.dark)];
  listeners.add(listener);
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    for (const query of queries) query.removeEventListener("change", listener);
  };
}

/** The theme in force, also when the system's changes. `rendered` is what the server took for it. */
export const useTheme = (rendered: ThemeName): ThemeName =>
  useSyncExternalStore(onThemeChange, themeInForce, () => rendered);
