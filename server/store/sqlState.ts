/** What kind of error the database gave. */
import { DrizzleQueryError } from "drizzle-orm";

/** SQLSTATE of a database error, also when drizzle has wrapped it; null for any other error. */
export function sqlState(error: unknown): string | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

/** Whether an error is the database's own or drizzle's around it: its message may repeat the values of a statement. */
export const isOfDatabase = (error: unknown): boolean => sqlState(error) !== null || error instanceof DrizzleQueryError;

/** Whether the database could not write because its disk is full. Nothing of the statement was kept, and what is there can be read. */
export const isDiskFull = (error: unknown): boolean => sqlState(error) === "53100";

const LOST_STATES = new Set(["57P01", "57P02", "57P03", "57P05", "25P03"]);
const LOST_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
]);
/** What `pg` and its pool say without a code. */
const LOST_WORDS = /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$/;

/**
 * Whether the connection to the database was lost or could not be made, also when drizzle has wrapped the error.
 * What was sent over it may have been done: after a lost COMMIT nobody knows.
 */
export function isConnectionLost(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    const code = String((at as { code?: unknown }).code ?? "");
    if (/^08[0-9A-Z]{3}$/.test(code) || LOST_STATES.has(code) || LOST_CODES.has(code)) return true;
    if (LOST_WORDS.test(at.message)) return true;
  }
  return false;
}
