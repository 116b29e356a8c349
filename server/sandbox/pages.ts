/** The sandbox's own pages: plain HTML and one stylesheet, no scripts; every page says that nothing is charged. */
import type { FastifyReply } from "fastify";
import { escapeHtml } from "../html";

/** What a page of the gateways says of itself. */
const PAY_NOTE = { strong: "Pasarela de prueba.", words: "Esta página es un simulador: no se cobra dinero." };

export const STYLESHEET_PATH = "/sandbox/estilo.css";

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Sends a sandbox page. `body` is HTML whose texts are already escaped; `note` says above it what the page pretends to be. */
export function sendPage(
  reply: FastifyReply,
  title: string,
  body: string,
  { status = 200, note = PAY_NOTE }: { status?: number; note?: { strong: string; words: string } } = {},
): FastifyReply {
  return reply
    .code(status)
    .header("content-security-policy", POLICY)
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex")
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${STYLESHEET_PATH}"></head><body><p class="aviso" role="note"><strong>${note.strong}</strong> ${note.words}</p><main>${body}</main></body></html>`,
    );
}

export const STYLESHEET = `
:root{--tinta:#15233f;--tinta2:#44536f;--papel:#fbf6ea;--hoja:#fffdf8;--linea:#dfd2b8;--oro:#ffb400;--esmeralda:#0a6b4c;--ladrillo:#ad2617;--ambar:#fff0cf}
*{box-sizing:border-box;margin:0}
body{background:var(--papel);color:var(--tinta);font:450 17px/1.5 "Segoe UI",system-ui,sans-serif}
.aviso{background:var(--ambar);border-bottom:1px solid #efd79b;padding:10px 16px;text-align:center;font-size:16px}
main{max-width:560px;margin:24px auto;padding:0 16px}
h1,h2,.monto{font-family:Georgia,serif;letter-spacing:-.01em;line-height:1.15}
h1{font-size:28px}
h2{font-size:20px;margin:0 0 12px}
.tiquete{background:var(--hoja);border:1px solid var(--linea);border-radius:10px;overflow:hidden;box-shadow:0 8px 24px -14px #15233f55}
.banda{background:var(--tinta);color:#fff;padding:18px 20px;border-bottom:3px dotted var(--papel)}
.banda p{color:#cdd5e4;font-size:16px}
.cuerpo{padding:20px}
.monto{font-size:44px;font-weight:700}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:14px 0 0;padding-top:14px;border-top:1.5px dashed var(--linea);font-size:16px}
dt{color:var(--tinta2)}
dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
form{margin-top:20px}
.botones{display:grid;gap:12px}
button{font:inherit;font-weight:650;line-height:1.2;min-height:52px;padding:12px 18px;border:0;border-radius:6px;cursor:pointer;background:#fff;color:var(--tinta);box-shadow:inset 0 0 0 1.5px var(--tinta)}
button.si{background:var(--esmeralda);color:#fff;box-shadow:none}
button.no{color:var(--ladrillo);box-shadow:inset 0 0 0 1.5px var(--ladrillo)}
button:focus-visible,input:focus-visible,a:focus-visible{outline:3px solid #1d5bd6;outline-offset:2px}
label{display:block;font-weight:600;margin-bottom:6px}
input{width:100%;min-height:48px;padding:10px 12px;font:inherit;border:1.5px solid #8d8468;border-radius:6px;background:#fff;color:var(--tinta);letter-spacing:.04em}
.tarjeta{border-top:1.5px dashed var(--linea);margin-top:24px;padding-top:20px;display:grid;gap:12px}
.error{background:#fbe6e1;color:var(--ladrillo);border-radius:6px;padding:12px 14px;margin-bottom:16px}
ul{padding-left:20px;color:var(--tinta2);font-size:16px}
code{font-variant-numeric:tabular-nums}
.correos{list-style:none;padding:0;display:grid;gap:10px}
.correos a,.correos div{display:block;background:var(--hoja);border:1px solid var(--linea);border-left:6px solid var(--tinta);border-radius:10px;padding:14px 16px;color:var(--tinta);text-decoration:none;overflow-wrap:anywhere}
.correos strong{display:block;font-size:18px}
.correos span{color:var(--tinta2);font-size:15px}
main>p{margin:8px 0 20px;color:var(--tinta2)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;background:var(--hoja);border:1px solid var(--linea);border-radius:10px;padding:16px}
@media (min-width:480px){.botones{grid-template-columns:1fr 1fr}}
`;
