/** `/api/docs`: the calls drawn by Swagger UI, from files of our own origin, and `/api/docs/json`: the document behind it. */
import { createRequire } from "node:module";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { cookieName } from "../auth";
import { openApi } from "../openapi";
import { originOf } from "../security";
import type { Shop } from "../shop";
import type { AnsweredCall } from "./register";

/** Scripts and styles come from this origin alone; the library's style sheet carries its icons in itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The only files of the package that are served. Found as an import would be: from the sources and from the bundled server. */
const LIBRARY = path.dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const STYLESHEET = "swagger-ui.css";
const SCRIPT = "swagger-ui-bundle.js";

/** For a narrow window, which the library's table of answers and its row of buttons are wider than. No answer has links. */
const OWN_STYLES = `.swagger-ui .responses-table{table-layout:fixed}
.swagger-ui .responses-table .response-col_status{width:3.5rem}
.swagger-ui .responses-table .response-col_links{display:none}
.swagger-ui .responses-table code{overflow-wrap:anywhere}
.swagger-ui .opblock-section-header{flex-wrap:wrap;row-gap:20px}
`;
/** A policy without inline scripts lets no page start the library in its own text. `validatorUrl`: nobody else is asked. */
const START = `SwaggerUIBundle({ url: "/api/docs/json", dom_id: "#llamadas", deepLinking: true, validatorUrl: null });
`;
const PAGE = `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Llamadas de Premio Mayor</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/${STYLESHEET}">
<link rel="stylesheet" href="/api/docs/estilo.css">
</head>
<body>
<main id="llamadas"></main>
<noscript>Esta página se dibuja con un script. El documento OpenAPI está en <a href="/api/docs/json">/api/docs/json</a>.</noscript>
<script src="/api/docs/${SCRIPT}"></script>
<script src="/api/docs/inicio.js"></script>
</body>
</html>
`;

/** Adds the document and its page for the calls that were registered. */
export async function addDocs(app: FastifyInstance, shop: Shop, answered: readonly AnsweredCall[]): Promise<void> {
  await app.register(fastifyStatic, { root: LIBRARY, serve: false, maxAge: "1h" });
  for (const file of [STYLESHEET, SCRIPT]) app.get(`/api/docs/${file}`, (_request, reply) => reply.sendFile(file));
  app.get("/api/docs/estilo.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(OWN_STYLES));
  app.get("/api/docs/inicio.js", (_request, reply) => reply.type("text/javascript; charset=utf-8").send(START));
  app.get("/api/docs/json", async (request) =>
    openApi(answered, originOf(shop.config, request), cookieName(shop.config)),
  );
  app.get("/api/docs", (_request, reply) =>
    reply.header("content-security-policy", POLICY).type("text/html; charset=utf-8").send(PAGE),
  );
}
