/** The way of the rendered pages to the API: in this process, or to the other backend that API_URL names. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ApiRequest, Send } from "#src/page/context.ts";
import type { Config } from "./config";

const PROXY_TIMEOUT_MS = 15_000;

function headersFor(request: FastifyRequest, { method, headers }: ApiRequest): Record<string, string> {
  const cookie = request.headers.cookie;
  return {
    ...headers,
    ...(method === "POST" && { "content-type": "application/json" }),
    ...(cookie && { cookie }),
    "user-agent": request.headers["user-agent"] ?? "",
  };
}

function plain(headers: Iterable<[string, unknown]>): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of headers)
    if (value !== undefined) result[name.toLowerCase()] = Array.isArray(value) ? value.join(", ") : String(value);
  return result;
}

/** Asks this process's own API as the player whose page is being rendered: same cookie, same address. */
export function sendInProcess(app: FastifyInstance): (request: FastifyRequest) => Send {
  return (request) => async (call) => {
    const response = await app.inject({
      method: call.method,
      url: call.path,
      headers: { ...headersFor(request, call), host: request.headers.host ?? "localhost" },
      remoteAddress: request.ip,
      ...(call.body !== undefined && { payload: JSON.stringify(call.body) }),
    });
    return { status: response.statusCode, headers: plain(Object.entries(response.headers)), text: response.body };
  };
}

/** Asks the backend of API_URL. Rejects when it does not answer in time. */
export function sendToBackend(config: Config): (request: FastifyRequest) => Send {
  return (request) => async (call) => {
    const response = await fetch(`${config.apiUrl}${call.path}`, {
      method: call.method,
      headers: { ...headersFor(request, call), "x-forwarded-for": request.ip },
      redirect: "manual",
      signal: AbortSignal.timeout(PROXY_TIMEOUT_MS),
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    return { status: response.status, headers: plain(response.headers), text: await response.text() };
  };
}
