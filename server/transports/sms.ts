/** SMS by a provider over HTTP: POST {to, text} with a bearer token; any 2xx says that it took the message. */
import type { SmsConfig } from "../config";
import { DeliveryError, type Transport } from "./transport";

const TIMEOUT_MS = 10_000;

/** Without a connection nothing was asked for. */
const NOT_REACHED = new Set([
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** What an answer that is no success means: the shop or the moment is refused, the message is, or nobody knows. */
function outcomeOf(status: number): DeliveryError["outcome"] {
  if (status < 400 || [401, 403, 404, 408, 425, 429, 503].includes(status)) return "later";
  return status < 500 ? "refused" : "unknown";
}

export const createSms = ({ url, token }: SmsConfig, fetch = globalThis.fetch): Transport => ({
  async send({ id, recipient, text }) {
    let status: number;
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": id },
        body: JSON.stringify({ to: recipient, text }),
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      ({ status } = response);
    } catch (error) {
      const code = String(((error as Error).cause as { code?: unknown } | undefined)?.code ?? (error as Error).name);
      throw new DeliveryError(`HTTP: ${code}`, NOT_REACHED.has(code) ? "later" : "unknown", { cause: error });
    }
    if (status < 200 || status > 299) throw new DeliveryError(`HTTP: ${status}`, outcomeOf(status));
  },
});
