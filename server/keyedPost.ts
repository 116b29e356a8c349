/**
 * Asking another system over HTTP for what it must do once: a POST with a bearer token and a key, by which it knows what it has
 * done already. A 2xx with estado "APROBADA" says that it did it; a 4xx whose JSON has a mensaje, that it never will. Any other
 * answer, and none, says nothing of this or an earlier try.
 */

const TIMEOUT_MS = 10_000;
const LONGEST_TEXT = 300;

/** `fault` says in technical terms, without what was sent (F-47), what came back; `said` are the other system's own words. */
export type KeyedAnswer =
  | { outcome: "done"; reference: string | null }
  | { outcome: "refused"; fault: string; said: string }
  | { outcome: "unknown"; fault: string; said: string | null; cause?: unknown };

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const textIn = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, LONGEST_TEXT) : null;

/** Asks once, and waits ten seconds at most. */
export async function postKeyed(
  { url, token }: { url: string; token: string },
  key: string,
  body: Record<string, unknown>,
  fetch: typeof globalThis.fetch,
): Promise<KeyedAnswer> {
  let status: number;
  let answer: Record<string, unknown>;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": key },
      body: JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    ({ status } = response);
    answer = objectIn(await response.text());
  } catch (error) {
    const code = String(((error as Error).cause as { code?: unknown } | undefined)?.code ?? (error as Error).name);
    return { outcome: "unknown", fault: `HTTP: ${code}`, said: null, cause: error };
  }
  if (status >= 200 && status <= 299 && answer["estado"] === "APROBADA")
    return { outcome: "done", reference: textIn(answer["referencia"]) };
  const said = textIn(answer["mensaje"]);
  const fault = `HTTP: ${status}`;
  // The shop's own key was refused, or the other system has no time: that says nothing of an earlier try.
  const isFinal = status >= 400 && status < 500 && ![401, 403, 404, 408, 409, 425, 429].includes(status);
  return isFinal && said !== null ? { outcome: "refused", fault, said } : { outcome: "unknown", fault, said };
}
