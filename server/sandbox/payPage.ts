/** The sandbox's pay page: what should happen to this payment, or one of the test cards; plain forms, no scripts. */
import type { FastifyInstance, FastifyReply } from "fastify";
import type { GatewayName } from "#domain/payments";
import { objectOf, textOf } from "../gateways/http";
import { escapeHtml } from "../html";
import type { Shop } from "../shop";
import { pesosText } from "../pesos";
import { sendPage } from "./pages";
import { choose, findSession, TEST_CARDS, type Choice } from "./sessions";
import type { SandboxSession } from "../store/sandboxSessions";

const ACTIONS = ["aprobar", "rechazar", "pendiente", "caida"] as const;
const NOTIFY_TIMEOUT_MS = 5_000;

const CARD_WORDS: Readonly<Record<string, string>> = {
  approve: "aprueba",
  deny: "rechaza",
  "pending-approve": "queda pendiente y luego aprueba",
  "pending-reject": "queda pendiente y luego rechaza",
};

interface PayPage {
  gateway: GatewayName;
  /** Name shown on the page. */
  name: string;
  /** Address of the page, without the session's token. */
  path: string;
  /** Tells the shop what became of the session. */
  notify: (session: SandboxSession) => Promise<void>;
}

/** Sends a notification over HTTP, once: like the real gateways', one that does not arrive is not sent again. */
export async function notifyShop(shop: Shop, url: string, notification: unknown): Promise<void> {
  try {
    await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(notification),
      signal: AbortSignal.timeout(NOTIFY_TIMEOUT_MS),
    });
  } catch (error) {
    shop.log.warn({ err: error }, "the sandbox's notification did not arrive");
  }
}

function page(reply: FastifyReply, name: string, session: SandboxSession, problem: string | null): FastifyReply {
  const total = pesosText(session.totalPesos);
  const cards = Object.entries(TEST_CARDS)
    .map(([number, outcome]) => `<li><code>${number}</code> ${CARD_WORDS[outcome]}</li>`)
    .join("");
  return sendPage(
    reply,
    `Pagar ${total}`,
    `<article class="tiquete">
<header class="banda"><h1>Pago de prueba</h1><p>${escapeHtml(name)} (simulador)</p></header>
<div class="cuerpo">
${problem ? `<p class="error" role="alert">${escapeHtml(problem)}</p>` : ""}
<p>Total a pagar</p><p class="monto">${total}</p>
<dl><dt>Referencia</dt><dd>${escapeHtml(session.reference)}</dd><dt>Concepto</dt><dd>${escapeHtml(session.description)}</dd></dl>
<form method="post"><h2>¿Qué debe pasar con este pago?</h2><div class="botones">
<button class="si" name="accion" value="aprobar">Aprobar pago</button>
<button class="no" name="accion" value="rechazar">Rechazar pago</button>
<button name="accion" value="pendiente">Dejar pendiente</button>
<button name="accion" value="caida">Simular caída</button>
</div></form>
<form method="post" class="tarjeta"><h2>O paga con una tarjeta de prueba</h2>
<div><label for="tarjeta">Número de la tarjeta</label><input id="tarjeta" name="tarjeta" inputmode="numeric" autocomplete="off" maxlength="23" required></div>
<button>Pagar con la tarjeta</button><ul>${cards}</ul></form>
</div></article>`,
  );
}

function choiceOf(body: unknown): Choice | null {
  const form = objectOf(body);
  const action = ACTIONS.find((one) => one === form["accion"]);
  if (action) return { action };
  const card = textOf(form["tarjeta"]);
  return card ? { card } : null;
}

const unknown = (reply: FastifyReply): FastifyReply =>
  sendPage(
    reply,
    "Pago desconocido",
    '<article class="tiquete"><div class="cuerpo"><h1>Este pago no existe</h1><p>Vuelve a la tienda y empieza el pago de nuevo.</p></div></article>',
    { status: 404 },
  );

/** Adds the page and its form. A session that has ended sends the player straight back to the shop. */
export function addPayPage(app: FastifyInstance, shop: Shop, { gateway, name, path, notify }: PayPage): void {
  const url = `${path}/:token`;
  app.get<{ Params: { token: string } }>(url, async (request, reply) => {
    const session = await findSession(shop, gateway, { token: request.params.token });
    if (!session) return unknown(reply);
    return session.status === "PENDING" ? page(reply, name, session, null) : reply.redirect(session.returnUrl, 303);
  });
  app.post<{ Params: { token: string } }>(url, async (request, reply) => {
    const found = await findSession(shop, gateway, { token: request.params.token });
    if (!found) return unknown(reply);
    const choice = choiceOf(request.body);
    if (!choice) return page(reply, name, found, "Elige qué debe pasar con el pago.");
    const { session, problem, isMute } = await choose(shop, found, choice);
    if (problem) return page(reply, name, session, problem);
    if (!isMute) await notify(session);
    return reply.redirect(session.returnUrl, 303);
  });
}
