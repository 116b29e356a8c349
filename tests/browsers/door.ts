/**
 * A door in front of the shop, through which browsers come. It puts a trap for errors at the head of every page: WebDriver's
 * classic protocol tells nothing of the console, and what goes wrong while a page is taken over by its scripts is over
 * before a script of the driver's could listen.
 */
import { createServer, request as ask, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * What is caught is kept for all the pages of a tab. The trap leaves nothing of itself in the page that React takes over.
 * A link that only hints at what may be needed does no harm when it comes to nothing: Firefox drops what is fetched ahead
 * and may not be kept, and what a link asked for that is taken away. Nor does what is still on its way when a page is left,
 * which WebKit breaks off.
 */
const trap = `
  const keep = (what) =>
    sessionStorage.setItem("escaped", JSON.stringify([...JSON.parse(sessionStorage.getItem("escaped") ?? "[]"), what]));
  const isHint = (target) => target instanceof HTMLLinkElement && /^(prefetch|modulepreload)$/.test(target.rel);
  let isLeaving = false;
  addEventListener("beforeunload", () => { isLeaving = true; });
  addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) keep("error: " + event.message);
    else if (!isLeaving && !isHint(event.target)) keep("error: " + event.target.outerHTML);
  }, true);
  addEventListener("unhandledrejection", (event) => keep("rejection: " + event.reason));
  addEventListener("securitypolicyviolation", (event) => keep("blocked: " + event.violatedDirective + " " + event.blockedURI));
  const say = console.error;
  console.error = (...words) => { keep("console: " + words.join(" ")); say.apply(console, words); };
  document.currentScript.remove();
`;

/** The page with the trap, allowed by the page's own nonce; a page that allows no scripts runs none that could fail. */
function withTrap(page: string, { headers }: IncomingMessage): string {
  const [, nonce] = /script-src[^;]*'nonce-([^']+)'/.exec(String(headers["content-security-policy"])) ?? [];
  return nonce === undefined
    ? page
    : page.replace(/<head[^>]*>/, (head) => `${head}<script nonce="${nonce}">{${trap}}</script>`);
}

/** The answer with which a browser refuses to be measured. */
const REFUSED = "medicion=no.1";

/** Opens a door to the shop at an address. */
export async function openDoor(shop: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const asked = ask(
      `${shop}${request.url}`,
      // Uncompressed, as it is written into; the name by which it was called stays, which the shop takes for its own. Whoever
      // comes has answered about being measured: the question would come over what is pressed.
      {
        method: request.method,
        headers: {
          ...request.headers,
          cookie: [request.headers.cookie, REFUSED].filter(Boolean).join("; "),
          "accept-encoding": "identity",
        },
      },
      (answer) => {
        const { "content-length": length, "transfer-encoding": _encoding, ...headers } = answer.headers;
        if (!/^text\/html/.test(headers["content-type"] ?? "")) {
          response.writeHead(answer.statusCode ?? 502, { ...headers, ...(length && { "content-length": length }) });
          answer.pipe(response);
          return;
        }
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () => {
          response.writeHead(answer.statusCode ?? 502, headers);
          response.end(withTrap(Buffer.concat(parts).toString("utf8"), answer));
        });
      },
    );
    asked.on("error", () => response.destroy());
    response.on("close", () => asked.destroy());
    request.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
