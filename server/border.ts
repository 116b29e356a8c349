/** What holds for every request before a handler sees it: an address that can be read, and plain values, not too many of them. */
import type { FastifyRequest } from "fastify";
import { Refusal } from "./refusal";

/** The largest body of the contract, a checkout with 50 lines written out, holds about a thousand. */
const MOST_VALUES = 1_500;
/** No call of the contract nests deeper; whatever walks a body by recursion is safe up to here. */
const DEEPEST = 20;
/** Twice the longest text of the contract, the solved captcha. */
const LONGEST_TEXT = 8_000;
const LONGEST_NAME = 100;

const ANY_ORIGIN = "http://localhost";
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/** What no column of text can hold: NUL, and halves of letters that lack their other half. */
const isStorable = (text: string): boolean => !text.includes("\0") && !/\p{Surrogate}/u.test(text);

/** Names such as `__proto__` or `toString` would hide what every object has, and code relies on. */
const isPlainName = (name: string): boolean =>
  name.length <= LONGEST_NAME && !(name in Object.prototype) && isStorable(name);

function isPlainLeaf(value: unknown): boolean {
  return typeof value !== "string" || (value.length <= LONGEST_TEXT && isStorable(value));
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/** `[` differs from `{`, and `]` from `}`, in this bit alone. */
const BRACE_BIT = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/**
 * Counts what a JSON text holds without reading it: building tens of thousands of values would already hold up everybody else.
 * @throws Refusal 400 for too many values or too deep a nesting
 */
export function assertFewValues(json: string): void {
  let count = 0;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at);
    if (isInText) {
      if (unit === BACKSLASH) at += 1;
      else if (unit === QUOTE) isInText = false;
    } else if (unit === QUOTE) isInText = true;
    else if (unit === COMMA) count += 1;
    else if ((unit | BRACE_BIT) === OPENING) {
      count += 1;
      depth += 1;
    } else if ((unit | BRACE_BIT) === CLOSING) depth -= 1;
    if (count > MOST_VALUES || depth > DEEPEST) throw new Refusal(400, "BAD_REQUEST");
  }
}

/**
 * Checks a value that came from outside, before any schema does: a schema looks at every value that there is.
 * @returns how many values it holds
 * @throws Refusal 400 for too many values, too deep a nesting, too long a text, and names or letters that cannot be kept
 */
export function assertPlain(sent: unknown): number {
  const refuse = () => new Refusal(400, "BAD_REQUEST");
  let level: unknown[] = [sent];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw refuse();
    const next: unknown[] = [];
    for (const value of level) {
      if (!isPlainLeaf(value)) throw refuse();
      if (value === null || typeof value !== "object") continue;
      const isList = Array.isArray(value);
      const names = isList ? [] : Object.keys(value);
      const inner: unknown[] = isList ? value : Object.values(value);
      count += inner.length;
      if (count > MOST_VALUES || !names.every(isPlainName)) throw refuse();
      for (const one of inner) next.push(one);
    }
    level = next;
  }
  return count;
}

function isReadable(address: string): boolean {
  // Two strokes at the beginning would name another host.
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, ANY_ORIGIN)) return false;
  const { origin, search } = new URL(address, ANY_ORIGIN);
  if (origin !== ANY_ORIGIN || search.includes("%00")) return false;
  try {
    return isStorable(decodeURIComponent(address.split(/[?#]/, 1)[0]!));
  } catch {
    return false;
  }
}

/**
 * Checks the request's address and host: a path of this site in proper encoding, a host that makes an origin.
 * @throws Refusal 400
 */
export function assertAddress({ originalUrl, headers: { host } }: FastifyRequest): void {
  const isHost = !host || (HOST.test(host) && URL.canParse(`http://${host}`));
  if (!isHost || !isReadable(originalUrl)) throw new Refusal(400, "BAD_REQUEST");
}
