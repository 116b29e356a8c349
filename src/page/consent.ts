/**
 * Whether the reader lets the shop measure its use (Law 1581 of 2012: asked for apart, given by an act, taken back at any time).
 * Kept in a cookie with the version of the words that were agreed to; an answer to other words is none.
 */
import { cookieIn, keepCookie } from "./cookies";

export type Consent = "granted" | "denied";

const COOKIE = "medicion";
/** Counts up when what is measured, or what for, changes (`#copy/consent`). */
const VERSION = 1;

const written: Record<Consent, string> = { granted: `si.${VERSION}`, denied: `no.${VERSION}` };

/** The answer in a Cookie header, or in `document.cookie`; null where there is none to these words. */
export function consentOf(cookies: string | null): Consent | null {
  const kept = cookieIn(cookies, COOKIE);
  return (["granted", "denied"] as const).find((answer) => written[answer] === kept) ?? null;
}

export const keepConsent = (answer: Consent): void => keepCookie(COOKIE, written[answer]);
