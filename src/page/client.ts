/** The way of the browser to the API. */
import type { Client } from "#api/request";
import type { ApiRequest, ApiResponse } from "./context";

/** Milliseconds after which a call counts as lost. */
const CALL_TIMEOUT = 20_000;

async function sendByFetch({ method, path, body, headers }: ApiRequest): Promise<ApiResponse> {
  const response = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
    cache: "no-store",
    signal: AbortSignal.timeout(CALL_TIMEOUT),
  });
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

/** A client of the shop's own origin. `onSessionEnd` is called when an answer says that the session is over. */
export const createBrowserClient = (wireKey: string | null, onSessionEnd: () => void): Client => ({
  async send(request) {
    const response = await sendByFetch(request);
    if (response.status === 401 && !request.path.endsWith("/login")) onSessionEnd();
    return response;
  },
  wireKey,
});

/** Where a page is rendered: its loaders have read everything, nothing is sent from components. */
export const noClient: Client = { send: () => Promise.reject(new Error("Components send nothing on the server")) };
