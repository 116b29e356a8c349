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

/** What a picture for previews of links says: a ticket of a draw, or of what was drawn. Texts stand as they are read. */
export interface PictureFacts {
  /** Shades of the lottery's accent, as CSS writes colours: the stub's ground, and the accent as text. */
  accent: { strong: string; text: string };
  /** Up to three letters for the round mark; "" leaves the mark out. */
  mark: string;
  /** The lottery. */
  name: string;
  draw: string;
  /** When it plays, or the day on which it was played. */
  moment: string;
  /** What the large figures are. */
  label: string;
  shown:
    | { kind: "prize"; amount: string; unit: string }
    | { kind: "drawn"; number: string; series: { label: string; value: string } | null };
  /** What to do in the shop. */
  call: string;
  legal: string;
}

/** A drawn picture: 1200 by 630 pixels. */
export interface DrawnPicture {
  png: Uint8Array<ArrayBuffer>;
  /** Its ETag: another one for other bytes. */
  etag: string;
}

/** The picture with which a preview shows a page. */
export interface PagePicture {
  /** Path and query inside the shop. */
  path: string;
  /** What it shows, for who does not see it. */
  alt: string;
}

/** The server's pictures for previews of links. */
export interface Pictures {
  /** A short name of what a picture says, for its address: a preview that was kept of other facts is another address. */
  versionOf: (facts: PictureFacts) => string;
  /** Null when it cannot be drawn now: too many are being asked for, or the drawing failed. Never rejects. */
  draw: (facts: PictureFacts) => Promise<DrawnPicture | null>;
}

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
  /**
   * What loaders tell search engines and previews of links of the page: its address where that is not the asked path, facts
   * (JSON-LD), and its picture where that is not the shop's.
   */
  search: { canonical: string | null; facts: object[]; picture: PagePicture | null };
  pictures: Pictures;
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
