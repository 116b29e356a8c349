/** The reader's theme: kept in a cookie, so that the server draws the first page in it and nothing flashes. */
import { themeNames, themes, type ThemeName } from "#ds";

const COOKIE = "tema";
const YEAR_SECONDS = 31_536_000;

/** The theme that a Cookie header asks for; "claro" without a choice. */
export function themeOf(cookies: string | null): ThemeName {
  const chosen = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(cookies ?? "")?.[1];
  return themeNames.find((name) => name === chosen) ?? "claro";
}

/** Puts a theme on this page and remembers it for the next ones. */
export function wearTheme(theme: ThemeName): void {
  document.documentElement.className = themes[theme];
  document.cookie = `${COOKIE}=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
