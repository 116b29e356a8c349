/** The server as one Fastify instance: security headers, sessions, API, sandbox and pages. */
import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { trustProxyOf } from "./clientNetwork";
import type { Clock } from "./clock";
import type { Config } from "./config";
import { prepareDummyHash } from "./auth";
import { addPages } from "./pages";
import { addProxy } from "./proxy";
import { errorBody, Refusal, refusalOf } from "./refusal";
import { addApi } from "./routes/api";
import { addHealth } from "./routes/health";
import { addSandbox } from "./sandbox/add";
import { assertSameOrigin, DATA_POLICY } from "./security";
import { sendInProcess, sendToBackend } from "./send";
import type { Gateways } from "./gateways/gateway";
import type { Shop } from "./shop";
import type { Store } from "./store/open";

/** Longest body, in bytes. */
const BODY_LIMIT = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

export interface AppOptions {
  config: Config;
  clock: Clock;
  log: Logger;
  /** Null when API_URL names another backend: then only pages are served here. */
  store: Store | null;
  gateways: Gateways;
  /** Where this process listens, for the embedded sandboxes' notifications. */
  selfUrl: () => string;
  /** False leaves the pages out: the API alone, for tests. */
  withPages?: boolean;
}

/** Builds the server, ready to listen or to be injected into. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, clock, log, store, gateways } = options;
  const app = fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => void answerError(error, request as never, reply as never),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustProxyOf(config.trustedProxies),
    genReqId: () => randomUUID(),
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 600 },
  }) as unknown as FastifyInstance;

  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    hsts: config.publicUrl.startsWith("https:") ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: "deny" },
  });
  await app.register(cookie);

  app.addHook("onRequest", async (request, reply) => {
    void reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    void reply.header("x-request-id", request.id);
    if (request.method !== "GET" && request.method !== "HEAD") assertSameOrigin(config, request);
  });
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("content-security-policy")) void reply.header("content-security-policy", DATA_POLICY);
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
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async () => {
    throw new Refusal(404, "NOT_FOUND");
  });

  addHealth(app, store);
  if (store) {
    const shop: Shop = { config, clock, log, store, gateways };
    await prepareDummyHash();
    await app.register(async (api) => addApi(api, shop));
    if (config.isDemo) await app.register(async (sandbox) => addSandbox(sandbox, shop, options.selfUrl));
  } else await app.register(async (api) => addProxy(api, config));

  if (options.withPages ?? true) await addPages(app, config, clock, store ? sendInProcess(app) : sendToBackend(config));
  return app;
}

/** Name of the calling program, from the fixed Basic credential; it identifies nobody and may be absent. */
function applicationId(request: FastifyRequest): string | undefined {
  const match = /^Basic ([\w+/=-]{1,200})$/.exec(request.headers.authorization ?? "");
  const id = match && Buffer.from(match[1]!, "base64").toString("utf8").split(":")[0];
  return id && /^[\w.-]{1,40}$/.test(id) ? id : undefined;
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal.statusCode >= 500) request.log.error({ err: error }, "unexpected error");
  if (refusal.retryAfter !== undefined) void reply.header("retry-after", String(Math.ceil(refusal.retryAfter)));
  return reply.code(refusal.statusCode).header("cache-control", "no-store").send(errorBody(refusal));
}
