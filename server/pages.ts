/** The shop's pages: built files with long caching, and everything else rendered by React Router. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { fileURLToPath, pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { cookieName } from "./auth";
import { compress, encodingFor } from "./compress";
import type { Config } from "./config";
import type { Clock } from "./clock";
import { withModulesLast } from "./moduleHints";
import { createGallery } from "./pictures/gallery";
import { createNonce, gatewayHosts, headersSparedFor, originOf, pagePolicy } from "./security";
import type { Send, ServerContext } from "#src/page/context.ts";

/** Longest body that a page's form may send, in bytes. */
const FORM_LIMIT = 256 * 1024;
const A_YEAR = "public, max-age=31536000, immutable";
/** Headers of a rendered page that are not passed on as they came. */
const SET_HERE: ReadonlySet<string> = new Set(["cache-control", "set-cookie"]);

const here = fileURLToPath(new URL(".", import.meta.url));
/** Where the build is: beside the bundled server, or in the project's own folder. */
export const buildFolder = path.basename(path.resolve(here)) === "build" ? here : path.join(here, "../build");

type Render = (request: Request, context: { server: ServerContext }) => Promise<Response>;

async function builtRenderer(): Promise<Render> {
  const entry = path.join(buildFolder, "server/index.js");
  if (!existsSync(entry)) throw new Error(`No está construida la tienda: falta ${entry}. Ejecuta «npm run build».`);
  const build = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as ServerBuild;
  return createRequestHandler(build, "production") as Render;
}

async function developmentRenderer(app: FastifyInstance): Promise<Render> {
  const { createServer } = await import("vite");
  const vite: ViteDevServer = await createServer({
    // Hot reload over the shop's own port: two shops in development do not get in each other's way.
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: "custom",
  });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    if (/^\/(api|users|sandbox|salud|listo)(\/|$|\?)/.test(request.url)) done();
    else vite.middlewares(request.raw, reply.raw, done);
  });
  return async (request, context) => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    return (createRequestHandler(build, "development") as Render)(request, context);
  };
}

function webRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(":")) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  const init: RequestInit & { duplex?: "half" } = { method: request.method, headers, signal };
  if (request.body instanceof Buffer) init.body = new Uint8Array(request.body);
  return new Request(new URL(request.url, origin), init);
}

async function answer(request: FastifyRequest, reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (!SET_HERE.has(name)) reply.header(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  // Of null Fastify would write the word.
  if (!response.body) return reply.send();
  const type = response.headers.get("content-type");
  const sent = Readable.fromWeb(response.body as NodeReadableStream);
  const body = type?.startsWith("text/html") ? withModulesLast(sent) : sent;
  const encoding = encodingFor(request.headers["accept-encoding"], type);
  void reply.header("vary", "Accept-Encoding, Cookie");
  if (!encoding) return reply.send(body);
  void reply.removeHeader("content-length").header("content-encoding", encoding);
  return reply.send(compress(body, encoding));
}

/**
 * Addresses of the built client's files, each in its one spelling; their compressed copies have no address of their own.
 * Listed once: what stands here does not grow with what is asked for.
 */
function listFiles(): ReadonlySet<string> {
  const root = path.join(buildFolder, "client");
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/")}`);
  const isCopy = (name: string): boolean => /\.(?:br|gz)$/.test(name) && names.includes(name.slice(0, -3));
  return new Set(names.filter((name) => !isCopy(name)));
}

/** The text of every style sheet among the built files, by address. Read once: pages carry their styles. */
function readStyles(files: ReadonlySet<string>): ReadonlyMap<string, string> {
  const sheets = [...files].filter((name) => name.endsWith(".css"));
  return new Map(sheets.map((name) => [name, readFileSync(path.join(buildFolder, "client", name), "utf8")]));
}

/** What of a page's context each request brings. */
type OfRequest = Pick<ServerContext, "send" | "nonce" | "requestId" | "origin">;

/** Makes the contexts that the pages are rendered with; `files` are the built ones. */
export function contextMaker(
  config: Config,
  clock: Clock,
  log: FastifyInstance["log"],
  files: ReadonlySet<string> = listFiles(),
): (request: OfRequest) => ServerContext {
  const shared = { styles: readStyles(files), gatewayHosts: gatewayHosts(config), pictures: createGallery(log) };
  const { staticHost, wireKey } = config;
  return (request) => ({
    ...{ ...request, ...shared, staticHost, wireKey },
    now: clock.now(),
    search: { canonical: null, facts: [], picture: null },
  });
}

/** Whether a page may show one person's data. Another backend names its session's cookie itself: there any cookie may be it. */
function isPersonal(config: Config, { cookies, headers }: FastifyRequest): boolean {
  return config.apiUrl ? headers.cookie !== undefined : cookies[cookieName(config)] !== undefined;
}

/** Files whose address changes with what they hold: kept for good, and never asked for again. */
const isNamedByContent = (address: string): boolean =>
  address.startsWith("/assets/") && !address.startsWith("/assets/images/");

/** What a browser would ask for such a file again with; 110 bytes of each script and font. */
const WITHOUT_VALIDATORS = { etag: false, lastModified: false, acceptRanges: false };

function setFileHeaders(reply: { setHeader(name: string, value: string): unknown }, file: string): void {
  const address = `/${path.relative(path.join(buildFolder, "client"), file).replaceAll("\\", "/")}`;
  reply.setHeader("cache-control", isNamedByContent(address) ? A_YEAR : "public, max-age=3600");
  reply.setHeader("vary", "accept-encoding");
}

/**
 * Adds the pages to the server. Everything that is no file and no other route is rendered;
 * a missing file of /assets answers 404 and is never kept by a cache, so that a reload after a deploy works.
 */
export async function addPages(
  app: FastifyInstance,
  config: Config,
  clock: Clock,
  sendFor: (request: FastifyRequest) => Send,
): Promise<void> {
  const isBuilt = config.mode !== "development";
  const render = isBuilt ? await builtRenderer() : await developmentRenderer(app);
  const files = isBuilt ? listFiles() : new Set<string>();
  const contextOf = contextMaker(config, clock, app.log, files);
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: path.join(buildFolder, "client"),
      wildcard: false,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: setFileHeaders,
    });

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: FORM_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    // The standard's name of a script's type (RFC 9239), which has no charset: modules are UTF-8. 23 bytes of each.
    pages.addHook("onSend", async (_request, reply) => {
      if (String(reply.getHeader("content-type")).startsWith("application/javascript"))
        void reply.type("text/javascript");
    });
    pages.route({
      method: ["GET", "HEAD", "POST"],
      url: "/*",
      handler: async (request, reply) => {
        const pathname = request.url.split("?", 1)[0]!;
        if (files.has(pathname) && request.method !== "POST") {
          for (const name of headersSparedFor(pathname)) void reply.removeHeader(name);
          // What HTTP/1.1 does anyway; 49 bytes of each file that Node writes unless it is told not to.
          reply.raw.removeHeader("connection");
          return isNamedByContent(pathname) ? reply.sendFile(pathname, WITHOUT_VALIDATORS) : reply.sendFile(pathname);
        }
        if (pathname.startsWith("/assets/"))
          return reply
            .code(404)
            .header("cache-control", "no-store")
            .type("text/plain; charset=utf-8")
            .send("No existe");
        const nonce = createNonce();
        const abort = new AbortController();
        reply.raw.once("close", () => abort.abort());
        const origin = originOf(config, request);
        const response = await render(webRequest(request, origin, abort.signal), {
          server: contextOf({ send: sendFor(request), nonce, requestId: request.id, origin }),
        });
        void reply.header("content-security-policy", pagePolicy(config, nonce));
        const asRouteSays = response.headers.get("cache-control") ?? "no-cache";
        void reply.header("cache-control", isPersonal(config, request) ? "no-store" : asRouteSays);
        return answer(request, reply, response);
      },
    });
  });
}
