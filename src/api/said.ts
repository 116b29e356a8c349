/** What an answer in another shape than the contract's says to a person. */

/** Longer ones are a stack or a page, not a sentence. */
const LONGEST_SENTENCE = 300;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** A plain sentence; null for anything else. */
function sentence(...parts: readonly unknown[]): string | null {
  const text = parts
    .flatMap((part) => (["string", "number"].includes(typeof part) ? String(part).trim() : []))
    .filter(Boolean)
    .join(": ");
  return text === "" || text.length > LONGEST_SENTENCE || /[<>\n{}]/.test(text) ? null : text;
}

/**
 * The words of an answer (PAY-05): a text that begins with Error; the message of an error; a gateway's status with
 * its message; PayValida's CODE with its DESC. Null where it has none of these.
 * @param text of the answer
 * @param value the same read as JSON; undefined where it is none
 */
export function saidIn(text: string, value: unknown): string | null {
  const plain = typeof value === "string" ? value : value === undefined ? text : "";
  if (/^\s*Error\b/.test(plain)) return sentence(plain);
  const error = fieldOf(value, "error");
  if (error !== undefined) return sentence(typeof error === "string" ? error : fieldOf(error, "message"));
  const status = fieldOf(value, "status");
  const message = fieldOf(status, "message");
  if (message !== undefined) return sentence(fieldOf(status, "status"), message);
  const code = fieldOf(value, "CODE");
  return code === undefined ? null : sentence(code, fieldOf(value, "DESC"));
}
