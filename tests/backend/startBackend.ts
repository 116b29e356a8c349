/**
 * A backend that speaks the calls of section 7 of the two source documents, and no other: the shop is run against it to prove
 * that it works with a backend that is not its own. It shares no code with the shop. Everything is in memory.
 *
 * - Every call needs an Authorization header with any Basic credential; without it the answer is 401.
 * - Unknown paths and methods answer 404 with an HTML page. Unknown fields are ignored. There are no cookies.
 * - Values are read as plain text. Fields encrypted by the client are not decrypted: the documents give no key.
 * - An error has its HTTP status and {error: {statusCode, message}}. place-to-pay has its own forms, with status 200.
 * - Pages of its own are no calls: the gateway (/pasarela) and the files behind the receipts' links (/archivos).
 * - Choices where the documents leave a shape open are listed at the head of the file of each area.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { accountRoutes } from "./accounts";
import { Page, Refusal, type Context, type Handler, type Routes } from "./calls";
import { cartRoutes } from "./carts";
import { claimRoutes } from "./claims";
import { contentRoutes } from "./content";
import { Faults } from "./faults";
import { record, type Json } from "./json";
import { lotteryRoutes } from "./lotteries";
import { pageRoutes, paymentRoutes, setPaymentStatus } from "./payments";
import { rechargeRoutes } from "./recharges";
import { reportRoutes } from "./reports";
import { seededState } from "./seed";
import { defaultShapes, shaped, type Shapes } from "./shapes";
import type { State } from "./state";

export interface BackendOptions {
  /** The default is a free port. */
  port?: number;
  /** The default is the clock of the machine. */
  now?: () => number;
  shapes?: Partial<Shapes>;
  /** Without a slash at the end. Without it, links in mails have no host, and the gateway returns by the Referer header. */
  shopAddress?: string;
}

export interface RecordedCall {
  /** As in the documents, for example "GET /api/news/{id}"; method and path of an unknown call. */
  call: string;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage["headers"];
  /** Parsed JSON; text if it is no JSON, undefined if there is none. */
  body: unknown;
}

export interface Backend {
  address: string;
  /** Every request received, oldest first. */
  calls: RecordedCall[];
  /** The recorded requests of a call of the documents, for example "POST /api/carts". */
  callsTo: (call: string) => RecordedCall[];
  state: State;
  faults: Faults;
  /** Changes the forms of the answers from now on. */
  setShapes: (shapes: Partial<Shapes>) => void;
  /** Sets a payment's state by any word of the documents, for example APPROVED_PARTIAL. */
  setPaymentStatus: (reference: string, status: string) => void;
  /** Makes a token of a session or a mailed link expire. */
  expire: (token: string) => void;
  close: () => Promise<void>;
}

interface Route {
  call: string;
  method: string;
  path: RegExp;
  handler: Handler;
  isPage: boolean;
}

const routesOf = (routes: Routes, isPage: boolean): Route[] =>
  Object.entries(routes).map(([call, handler]) => {
    const [method = "", path = ""] = call.split(" ");
    return { call, method, handler, isPage, path: new RegExp(`^${path.replace("{id}", "([^/]+)")}$`) };
  });

const routes: Route[] = [
  ...[accountRoutes, cartRoutes, claimRoutes, contentRoutes, lotteryRoutes, paymentRoutes, rechargeRoutes, reportRoutes]
    .map((area) => routesOf(area, false))
    .flat(),
  ...routesOf(pageRoutes, true),
];

const NOT_FOUND =
  "<!DOCTYPE html><html><head><title>404 Not Found</title></head><body><h1>Not Found</h1>" +
  "<p>La dirección solicitada no existe en este servidor.</p></body></html>";

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const content = Buffer.concat(chunks).toString("utf8");
  if (content === "") return undefined;
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return content;
  }
}

function sendHtml(response: ServerResponse, status: number, content: string): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(content);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, { content, location, type }: Page): void {
  response.writeHead(location ? 303 : 200, { "content-type": type, ...(location && { location }) });
  response.end(content);
}

const refusalBody = ({ message, status }: Refusal): Json => ({ error: { statusCode: status, message } });

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const now = options.now ?? Date.now;
  const calls: RecordedCall[] = [];
  const faults = new Faults();
  const closing = new AbortController();
  const context: Context = {
    state: seededState(now()),
    shapes: { ...defaultShapes, ...options.shapes },
    now,
    address: "",
    shopAddress: options.shopAddress ?? "",
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, method = "GET" } = request;
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://backend");
    const body = await readBody(request);
    const route = routes.find((known) => known.method === method && known.path.test(pathname));
    const requested = `${method} ${pathname}`;
    const call = route?.call ?? requested;
    calls.push({ call, method, path: pathname, query: Object.fromEntries(query), headers, body });
    const names = [requested, call];
    const delay = faults.delayOf(names);
    if (delay > 0) await wait(delay, undefined, { signal: closing.signal });
    if (faults.takeDrop(names)) {
      request.socket.destroy();
      return;
    }
    const fault = faults.takeAnswer(names);
    if (fault?.isHtml) return sendHtml(response, fault.status, String(fault.body));
    if (fault) return sendJson(response, fault.status, fault.body);
    if (!route) return sendHtml(response, 404, NOT_FOUND);
    try {
      if (!route.isPage && !/^Basic \S+$/i.test(headers.authorization ?? "")) {
        throw new Refusal(401, "Falta la credencial de la aplicación");
      }
      const id = decoded(route.path.exec(pathname)?.[1] ?? "");
      const answer = route.handler({ body: record(body), query, id, referer: headers.referer ?? "" }, context);
      if (answer instanceof Page) sendPage(response, answer);
      else sendJson(response, 200, shaped(answer, context.shapes));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendJson(response, error.status, refusalBody(error));
    }
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (closing.signal.aborted) return;
      sendHtml(response, 500, `<h1>Internal Server Error</h1><pre>${String(error)}</pre>`);
    });
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  context.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    address: context.address,
    calls,
    callsTo: (call) => calls.filter((recorded) => recorded.call === call),
    state: context.state,
    faults,
    setShapes: (shapes) => void Object.assign(context.shapes, shapes),
    setPaymentStatus: (reference, status) => setPaymentStatus(context, reference, status),
    expire: (token) => {
      const found = context.state.tokens.get(token);
      if (found) found.expiresAt = 0;
    },
    async close() {
      closing.abort();
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
