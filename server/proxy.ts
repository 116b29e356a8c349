/** Passes the paths of the contract to the backend that API_URL names, so that the browser talks to its own origin only. */
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "./config";
import { Refusal } from "./refusal";

const TIMEOUT_MS = 15_000;
const PASSED_ON = ["accept", "authorization", "content-type", "cookie", "user-agent"] as const;
const NOT_PASSED_BACK = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "keep-alive",
  "transfer-encoding",
]);

/** Where the paths of the contract begin: the document has two that stand outside `/api`. */
const ROOTS = ["/api/", "/users/"] as const;

/** Adds the pass-through routes. A backend that does not answer becomes 502 in the one error shape. */
export function addProxy(app: FastifyInstance, config: Config): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  for (const root of ROOTS) {
    const rootPath = new URL(`${config.apiUrl}${root}`).pathname;
    app.route({
      method: ["GET", "POST"],
      url: `${root}*`,
      handler: (request, reply) => passOn(rootPath, request, reply),
    });
  }

  async function passOn(rootPath: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const target = new URL(`${config.apiUrl}${request.url}`);
    // Steps back in the path would lead out of the part of the backend that is the shop's.
    if (!target.pathname.startsWith(rootPath)) throw new Refusal(404, "NOT_FOUND");
    const headers = new Headers({ "x-forwarded-for": request.ip });
    for (const name of PASSED_ON) if (request.headers[name]) headers.set(name, request.headers[name]);
    const response = await fetch(target, {
      method: request.method,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
    }).catch((error: unknown) => {
      throw new Refusal(502, "BUSY", { cause: error });
    });
    void reply.code(response.status);
    for (const [name, value] of response.headers)
      if (!NOT_PASSED_BACK.has(name) && name !== "set-cookie") void reply.header(name, value);
    for (const value of response.headers.getSetCookie()) void reply.header("set-cookie", value);
    return response.body ? reply.send(Readable.fromWeb(response.body as NodeReadableStream)) : reply.send(null);
  }
}
