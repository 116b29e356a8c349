/** The server as one Fastify instance: security headers, sessions, API, sandbox and pages. */
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import cookie from "@fastify/cookie";
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { trustProxyOf } from "./clientNetwork";
import type { Clock } from "./clock";
import type { Config } from "./config";
import { prepareDummyHash } from "./auth";
import { assertAddress, assertFewValues, assertPlain } from "./border";
import type { Metrics } from "./metrics";
import { addPages } from "./pages";
import { addProxy } from "./proxy";
import { errorBody, Refusal, refusalOf } from "./refusal";
import { addApi } from "./routes/api";
import { addHealth } from "./routes/health";
import { addSandbox } from "./sandbox/add";
import { assertSameOrigin, securityHeaders } from "./security";
import { sendInProcess, sendToBackend } from "./send";
import type { Gateways } from "./gateways/gateway";
import type { Operators } from "./operators/operators";
import type { Shop } from "./shop";
import type { Store } from "./store/database";
import { isDiskFull } from "./store/sqlState";
import type { Wallet } from "./wallet/wallet";

/** Longest body, in bytes. */
const BODY_LIMIT = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** Beyond any address that Node takes in: an address is never refused by the router, always by the border. */
const LONGEST_PARAM = 100_000;

export interface AppOptions {
  config: Config;
  clock: Clock;
  log: Logger;
  /** Null when API_URL names another backend: then only pages are served here. */
  store: Store | null;
  gateways: Gateways;
  /** Where prizes are paid; null, or left out, where nowhere. */
  wallet?: Wallet | null;
  /** Who makes the recharges; null, or left out, where nobody does. */
  operators?: Operators | null;
  /** Where this process listens, for the embedded sandboxes' notifications. */
  selfUrl: () => string;
  /** Null, or left out, where nobody measures. */
  metrics?: Metrics | null;
  /** False leaves the pages out: the API alone, for tests. */
  withPages?: boolean;
}

/** Builds the server, ready to listen or to be injected into. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, clock, log, store, gateways, wallet = null, operators = null } = options;
  const headers = securityHeaders(config);
  const app = fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers).header("x-request-id", request.id);
      void answerError(error, request as never, reply as never);
    },
    clientErrorHandler: (error, socket) => answerUnread(error, socket, headers),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustProxyOf(config.trustedProxies),
    genReqId: () => randomUUID(),
    forceCloseConnections: "idle",
    // What was already accepted when the server is told to end is answered, and its connection closed: a proxy does not send
    // a POST that was refused with 503 to another process.
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_PARAM },
  }) as unknown as FastifyInstance;
  // An expectation that the shop does not know is left aside: Node would answer it without any header of ours.
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  endUnusedConnections(app);
  await app.register(cookie);
  const readJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    assertFewValues(body as string);
    return readJson(request, body as string, done);
  });

  app.addHook("onRequest", async (request, reply) => {
    void reply.headers(headers).header("x-request-id", request.id);
    assertAddress(request);
    if (request.method !== "GET" && request.method !== "HEAD") assertSameOrigin(config, request);
  });
  app.addHook("preValidation", async ({ body, query, params }) => {
    for (const sent of [body, query, params]) if (!Buffer.isBuffer(sent)) assertPlain(sent);
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "?",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        application: applicationId(request),
      },
      "request",
    );
  });
  options.metrics?.watchRequests(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async () => {
    throw new Refusal(404, "NOT_FOUND");
  });

  addHealth(app, store);
  if (store) {
    const shop: Shop = { config, clock, log, store, gateways, wallet, operators };
    await prepareDummyHash();
    await app.register(async (api) => addApi(api, shop));
    if (config.isDemo) await app.register(async (sandbox) => addSandbox(sandbox, shop, options.selfUrl));
  } else await app.register(async (api) => addProxy(api, config));

  if (options.withPages ?? true) await addPages(app, config, clock, store ? sendInProcess(app) : sendToBackend(config));
  return app;
}

/**
 * Ends the connections on which nothing was ever asked when the server is told to end. Browsers open such connections ahead; Node
 * does not count them as idle, and would wait for as long as the browser keeps them.
 */
function endUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  app.addHook("preClose", async () => {
    for (const socket of unused) socket.destroy();
  });
}

/** Name of the calling program, from the fixed Basic credential; it identifies nobody and may be absent. */
function applicationId(request: FastifyRequest): string | undefined {
  const match = /^Basic ([\w+/=-]{1,200})$/.exec(request.headers.authorization ?? "");
  const id = match && Buffer.from(match[1]!, "base64").toString("utf8").split(":")[0];
  return id && /^[\w.-]{1,40}$/.test(id) ? id : undefined;
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (isDiskFull(error)) request.log.error({ err: error, alarm: "disk-full" }, "the disk of the database is full");
  else if (refusal.code === "INTERNAL") request.log.error({ err: error }, "unexpected error");
  else if (refusal.statusCode >= 500) request.log.warn({ err: error }, "not available now");
  if (refusal.retryAfter !== undefined) void reply.header("retry-after", String(Math.ceil(refusal.retryAfter)));
  return reply.code(refusal.statusCode).header("cache-control", "no-store").send(errorBody(refusal));
}

/** Answers what is no HTTP request, too slow or too long in its headers: it never becomes a request of the framework. */
function answerUnread(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
  const refusal = new Refusal(status, status === 431 ? "PAYLOAD_TOO_LARGE" : "BAD_REQUEST");
  const body = JSON.stringify(errorBody(refusal));
  const lines = Object.entries({
    ...headers,
    "cache-control": "no-store",
    connection: "close",
    "content-length": String(Buffer.byteLength(body)),
    "content-type": "application/json; charset=utf-8",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
}
