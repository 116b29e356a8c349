/** Types of browsers.mjs for the tests. */
export interface WebkitPaths {
  /** WebKitWebDriver. */
  driver: string;
  /** MiniBrowser. */
  browser: string;
  /** Xvfb. */
  display: string;
}
export function firefoxPath(): string;
export function webkitPaths(): WebkitPaths;
