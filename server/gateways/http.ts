/** The one way to a gateway over HTTP: JSON, ten seconds, no redirects, and every fault told as GatewayError. */
import { GatewayError } from "./gateway";

const TIMEOUT_MS = 10_000;
const LONGEST_ANSWER = 512 * 1024;

export type Fetch = typeof globalThis.fetch;

export interface GatewayAnswer {
  status: number;
  json: Record<string, unknown>;
}

/**
 * Sends a request and reads its JSON object, whatever the status.
 * @throws GatewayError when nothing, or no JSON object, came back: what was asked may still have been done
 */
export async function askGateway(
  fetch: Fetch,
  url: string,
  init: { method: "GET" | "POST" | "DELETE"; body?: unknown },
): Promise<GatewayAnswer> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: init.method,
      headers: { accept: "application/json", ...(init.body !== undefined && { "content-type": "application/json" }) },
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
    });
    text = await response.text();
  } catch (error) {
    throw new GatewayError("The gateway did not answer", "unknown", { cause: error });
  }
  if (text.length > LONGEST_ANSWER) throw new GatewayError(`The gateway answered ${text.length} characters`, "unknown");
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new GatewayError(`The gateway answered ${response.status} without JSON`, "unknown", { cause: error });
  }
  if (json === null || typeof json !== "object" || Array.isArray(json))
    throw new GatewayError(`The gateway answered ${response.status} without an object`, "unknown");
  if (response.status >= 500) throw new GatewayError(`The gateway answered ${response.status}`, "unknown");
  return { status: response.status, json: json as Record<string, unknown> };
}

/** A text field of an answer; null for anything else. Numbers are read as text: gateways mix them. */
export function textOf(value: unknown): string | null {
  if (typeof value === "string") return value === "" ? null : value;
  return Number.isFinite(value) ? String(value) : null;
}

/** An inner object of an answer; an empty one for anything else. */
export function objectOf(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** Whole pesos of a gateway's amount, which may be text or carry a zero fraction; null when it is no whole amount. */
export function pesosOf(value: unknown): number | null {
  const text = textOf(value);
  if (text === null || !/^\d{1,15}(\.0{1,2})?$/.test(text)) return null;
  return Number(text);
}

/** An instant of a gateway that names its zone, as ISO UTC; null for anything else. */
export function instantOf(value: unknown): string | null {
  const text = textOf(value) ?? "";
  if (!/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/i.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
