/** The choices that a reader's browser keeps for the server, so that it draws the first page as they were made. */

const YEAR_SECONDS = 31_536_000;

/** The value of a cookie in a Cookie header or in `document.cookie`; undefined where there is none. */
export const cookieIn = (cookies: string | null, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w.]+)`).exec(cookies ?? "")?.[1];

/** Keeps a word for a year. */
export function keepCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
