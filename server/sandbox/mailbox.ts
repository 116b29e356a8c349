/** The sandbox's mailbox: every e-mail that the shop has written. Nothing is sent; each is shown as its reader would see it. */
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../html";
import type { Shop } from "../shop";
import { latestMessages, messageById, type MessageRow } from "../store/outbox";
import { wireDay, wireHour } from "../wire";
import { sendPage } from "./pages";

const PATH = "/sandbox/correo";
const NOTE = { strong: "Buzón de prueba.", words: "Ningún correo sale de esta máquina." };
const MOST_LISTED = 50;

/** A letter brings its styles along, as mail programs want them. */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const whenText = (instant: string): string => `${wireDay(instant)}, ${wireHour(instant)}`;

const itemOf = ({
  id,
  recipient,
  subject,
  createdAt,
}: Pick<MessageRow, "id" | "recipient" | "subject" | "createdAt">) =>
  `<li><a href="${PATH}/${id}"><strong>${escapeHtml(subject)}</strong><span>Para ${escapeHtml(recipient)} · ${whenText(createdAt)}</span></a></li>`;

/** The strip of a mail program above the letter. */
const envelopeOf = ({ id, recipient, subject, createdAt }: MessageRow): string =>
  `<div role="note" style="background:#fff0cf;color:#15233f;border-bottom:1px solid #efd79b;font:16px/1.5 Arial,sans-serif"><div style="max-width:552px;margin:0 auto;padding:12px 24px">` +
  `<strong>${NOTE.strong}</strong> ${NOTE.words}<br>Para ${escapeHtml(recipient)} · ${whenText(createdAt)}<br>Asunto: ${escapeHtml(subject)}<br>` +
  `<a style="color:#15233f" href="${PATH}">Todos los correos</a> · <a style="color:#15233f" href="${PATH}/${id}/texto">Ver como texto</a></div></div>`;

export function addMailbox(app: FastifyInstance, { store }: Pick<Shop, "store">): void {
  const findMessage = async (id: string): Promise<MessageRow | null> =>
    /^[1-9]\d{0,8}$/.test(id) ? messageById(store.db, Number(id)) : null;

  app.get(PATH, async (_request, reply) => {
    const all = await latestMessages(store.db, MOST_LISTED);
    const list =
      all.length > 0 ? `<ul class="correos">${all.map(itemOf).join("")}</ul>` : "<p>Todavía no hay correos.</p>";
    return sendPage(
      reply,
      "Correos",
      `<h1>Correos</h1><p>Los que la tienda ha escrito, del último al primero.</p>${list}`,
      {
        note: NOTE,
      },
    );
  });

  app.get<{ Params: { id: string } }>(`${PATH}/:id`, async ({ params }, reply) => {
    const message = await findMessage(params.id);
    if (!message)
      return sendPage(reply, "Correo desconocido", "<h1>Este correo no existe</h1>", { status: 404, note: NOTE });
    return reply
      .header("content-security-policy", LETTER_POLICY)
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex")
      .type("text/html; charset=utf-8")
      .send(message.html.replace(/<body[^>]*>/, (body) => body + envelopeOf(message)));
  });

  app.get<{ Params: { id: string } }>(`${PATH}/:id/texto`, async ({ params }, reply) => {
    const message = await findMessage(params.id);
    if (!message)
      return sendPage(reply, "Correo desconocido", "<h1>Este correo no existe</h1>", { status: 404, note: NOTE });
    return sendPage(
      reply,
      message.subject,
      `<h1>${escapeHtml(message.subject)}</h1><p>El mismo correo en texto. <a href="${PATH}/${message.id}">Volver</a></p><pre>${escapeHtml(message.text)}</pre>`,
      { note: NOTE },
    );
  });
}
