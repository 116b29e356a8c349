/** What the server hands to every loader: the way to the API, the server's time and the page's nonce. */
import type {} from "react-router";

/** One request to the API as text. On the server it goes in-process or to API_URL; in the browser it is fetch. */
export interface ApiRequest {
  method: "GET" | "POST";
  /** Path and query. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The raw answer to a request. Rejects when nothing came back (offline, timeout). */
export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  text: string;
}

export type Send = (request: ApiRequest) => Promise<ApiResponse>;

export interface ServerContext {
  send: Send;
  /** Nonce of this answer's Content-Security-Policy. */
  nonce: string;
  /** The server's clock, epoch ms. */
  now: number;
  requestId: string;
  /** The text of every built style sheet by address; empty in development. */
  styles: ReadonlyMap<string, string>;
  /** Origin of the static images without trailing slash; "" is the shop itself. */
  staticHost: string;
  /** The shop's own origin, for canonical links. */
  origin: string;
  /** What loaders tell search engines of the page: its address where that is not the asked path, and facts (JSON-LD). */
  search: { canonical: string | null; facts: object[] };
  /** Key with which backends want sensitive fields encrypted; null for ours. */
  wireKey: string | null;
  /** Hosts whose payment pages may be followed. */
  gatewayHosts: readonly string[];
}

declare module "react-router" {
  interface AppLoadContext {
    server: ServerContext;
  }
}
