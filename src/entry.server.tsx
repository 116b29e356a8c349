/** Renders pages as a stream of HTML. Loaders have all they need in this process, so a page is whole before any script runs. */
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { enableStaticRendering } from "mobx-react-lite";
import { renderToPipeableStream } from "react-dom/server";
import { isRouteErrorResponse, ServerRouter, type AppLoadContext, type EntryContext } from "react-router";
import { withStylesInside } from "./page/criticalStyles";
import { NonceContext } from "./page/nonce";
import { SearchContext, searchFactsOf } from "./page/searchEngines";

// Observers must not subscribe where nothing is ever unmounted.
enableStaticRendering(true);

/** How long a page may take to be whole, ms. */
export const streamTimeout = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  { server }: AppLoadContext,
): Promise<Response> | Response {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  return new Promise((resolve, reject) => {
    let isShellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={server.nonce}>
        <SearchContext value={status === 200 ? searchFactsOf(server, new URL(request.url).pathname) : null}>
          <ServerRouter
            context={withStylesInside(routerContext, server.styles)}
            url={request.url}
            nonce={server.nonce}
          />
        </SearchContext>
      </NonceContext>,
      {
        nonce: server.nonce,
        // A page is whole when it is sent: nothing of it is set aside for a script to bring into its place.
        progressiveChunkSize: Infinity,
        [isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady"]() {
          isShellSent = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer);
              done();
            },
          });
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          reject(error as Error);
        },
        onError(error: unknown) {
          status = 500;
          // Errors before the shell reject the promise above; the server logs those itself.
          if (isShellSent && !request.signal.aborted) reportError(error, server.requestId);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}

function reportError(error: unknown, requestId: string) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${JSON.stringify({ level: "error", requestId, message, stack })}\n`);
}

/** Called by the router for errors in loaders; a request that the reader broke off, or that is refused, is none. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  reportError(error, context.server.requestId);
}
