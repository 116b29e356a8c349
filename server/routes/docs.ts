/** `/api/docs`: the calls as a page of our own, and `/api/docs/json`: the OpenAPI document behind it. */
import type { FastifyInstance } from "fastify";
import type { Call } from "#contract/call";
import { cookieName } from "../auth";
import { escapeHtml } from "../html";
import { jsonSchema, openApi } from "../openapi";
import { originOf } from "../security";
import type { Shop } from "../shop";

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const STYLESHEET_PATH = "/api/docs/estilo.css";
const STYLESHEET = `
body{margin:0 auto;max-width:960px;padding:24px 16px;background:#fbf6ea;color:#15233f;font:450 17px/1.5 "Segoe UI",system-ui,sans-serif}
h1{font-family:Georgia,serif;line-height:1.15}
details{background:#fffdf8;border:1px solid #dfd2b8;border-radius:10px;margin:10px 0;padding:12px 16px}
summary{cursor:pointer;min-height:32px}
summary code{font-weight:700;overflow-wrap:anywhere}
summary span{display:block;color:#44536f;font-size:16px}
pre{background:#f2e9d6;border-radius:6px;overflow:auto;padding:12px;font-size:14px}
h2{font-size:16px;margin:14px 0 4px}
a{color:inherit}
:focus-visible{outline:3px solid #1d5bd6;outline-offset:2px}
`;

const block = (title: string, schema: Parameters<typeof jsonSchema>[0] | undefined): string =>
  schema ? `<h2>${title}</h2><pre tabindex="0">${escapeHtml(JSON.stringify(jsonSchema(schema), null, 2))}</pre>` : "";

function section(call: Call): string {
  const access = call.access === "session" ? "con sesión" : "pública";
  return `<details><summary><code>${call.method} ${escapeHtml(call.path)}</code><span>${escapeHtml(call.summary)} (${access})</span></summary>${block("Consulta", call.query)}${block("Cuerpo", call.body)}${block("Respuesta", call.answer)}</details>`;
}

/** Adds the document and its page for the calls that were registered. */
export function addDocs(app: FastifyInstance, shop: Shop, calls: readonly Call[]): void {
  app.get("/api/docs/json", async (request) => openApi(calls, originOf(shop.config, request), cookieName(shop.config)));
  app.get(STYLESHEET_PATH, (_request, reply) => reply.type("text/css; charset=utf-8").send(STYLESHEET));
  app.get("/api/docs", (_request, reply) =>
    reply
      .header("content-security-policy", POLICY)
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Llamadas de Premio Mayor</title><link rel="stylesheet" href="${STYLESHEET_PATH}"></head><body><main><h1>Llamadas de Premio Mayor</h1><p>${calls.length} llamadas. El documento OpenAPI está en <a href="/api/docs/json">/api/docs/json</a>.</p>${calls.map(section).join("")}</main></body></html>`,
      ),
  );
}
