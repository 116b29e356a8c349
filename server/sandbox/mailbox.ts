/** The sandbox's mailboxes: every e-mail and every SMS that the shop has written, as its reader would see it. */
import type { FastifyInstance, FastifyReply } from "fastify";
import { escapeHtml } from "../html";
import type { Shop } from "../shop";
import { RECEIPT_FILE, receiptOf } from "../receipts";
import { emailById, latestMessages, type MessageRow } from "../store/outbox";
import { wireDay, wireHour } from "../wire";
import { sendPage } from "./pages";

const PATH = "/sandbox/correo";
const MOST_LISTED = 50;

const NOTES = {
  kept: { strong: "Buzón de prueba.", words: "Ningún correo sale de esta máquina." },
  sent: { strong: "Copia de los correos.", words: "Los entrega el servidor de SMTP_URL." },
  smsKept: { strong: "Buzón de prueba.", words: "Ningún mensaje de texto sale de esta máquina." },
  smsSent: { strong: "Copia de los mensajes.", words: "Los entrega el proveedor de SMS_URL." },
} as const;

const STATES = {
  WAITING: "en espera",
  SENDING: "enviando",
  SENT: "enviado",
  UNKNOWN: "no se sabe si llegó",
  FAILED: "no se pudo enviar",
} as const satisfies Record<MessageRow["state"], string>;

/** A letter brings its styles along, as mail programs want them. */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const whenText = (instant: string): string => `${wireDay(instant)}, ${wireHour(instant)}`;

type Listed = Omit<MessageRow, "html">;

const detailOf = ({ recipient, createdAt, state, orderId }: Listed): string =>
  `<span>Para ${escapeHtml(recipient)} · ${whenText(createdAt)} · ${STATES[state]}${orderId === null ? "" : " · con un PDF"}</span>`;

const itemOf = (message: Listed): string =>
  `<li><a href="${PATH}/${message.id}"><strong>${escapeHtml(message.subject)}</strong>${detailOf(message)}</a></li>`;

const smsOf = (message: Listed): string => `<li><div><p>${escapeHtml(message.text)}</p>${detailOf(message)}</div></li>`;

type Note = (typeof NOTES)[keyof typeof NOTES];

/** The strip of a mail program above the letter. */
const envelopeOf = ({ id, recipient, subject, createdAt, orderId }: MessageRow, note: Note): string =>
  `<div role="note" style="background:#fff0cf;color:#15233f;border-bottom:1px solid #efd79b;font:16px/1.5 Arial,sans-serif"><div style="max-width:552px;margin:0 auto;padding:12px 24px">` +
  `<strong>${note.strong}</strong> ${note.words}<br>Para ${escapeHtml(recipient)} · ${whenText(createdAt)}<br>Asunto: ${escapeHtml(subject)}<br>` +
  `<a style="color:#15233f" href="${PATH}">Todos los correos</a> · <a style="color:#15233f" href="${PATH}/${id}/texto">Ver como texto</a>${orderId === null ? "" : `<br>Adjunto: <a style="color:#15233f" href="${PATH}/${id}/adjunto">${RECEIPT_FILE}</a>`}</div></div>`;

const listOf = (items: readonly string[], none: string): string =>
  items.length > 0 ? `<ul class="correos">${items.join("")}</ul>` : `<p>${none}</p>`;

export function addMailbox(app: FastifyInstance, { store, config }: Pick<Shop, "store" | "config">): void {
  const note = config.mail ? NOTES.sent : NOTES.kept;
  const findMessage = async (id: string): Promise<MessageRow | null> =>
    /^[1-9]\d{0,8}$/.test(id) ? emailById(store.db, Number(id)) : null;
  const sendUnknown = (reply: FastifyReply): FastifyReply =>
    sendPage(reply, "Correo desconocido", "<h1>Este correo no existe</h1>", { status: 404, note });

  app.get(PATH, async (_request, reply) => {
    const all = await latestMessages(store.db, "email", MOST_LISTED);
    const list = listOf(all.map(itemOf), "Todavía no hay correos.");
    return sendPage(
      reply,
      "Correos",
      `<h1>Correos</h1><p>Los que la tienda ha escrito, del último al primero.</p>${list}`,
      { note },
    );
  });

  app.get<{ Params: { id: string } }>(`${PATH}/:id`, async ({ params }, reply) => {
    const message = await findMessage(params.id);
    if (!message) return sendUnknown(reply);
    if (message.html === "")
      return sendPage(reply, message.subject, "<h1>El texto de este correo ya se borró</h1>", { note });
    return reply
      .header("content-security-policy", LETTER_POLICY)
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex")
      .type("text/html; charset=utf-8")
      .send(message.html.replace(/<body[^>]*>/, (body) => body + envelopeOf(message, note)));
  });

  app.get<{ Params: { id: string } }>(`${PATH}/:id/texto`, async ({ params }, reply) => {
    const message = await findMessage(params.id);
    if (!message) return sendUnknown(reply);
    return sendPage(
      reply,
      message.subject,
      `<h1>${escapeHtml(message.subject)}</h1><p>El mismo correo en texto. <a href="${PATH}/${message.id}">Volver</a></p><pre>${escapeHtml(message.text)}</pre>`,
      { note },
    );
  });

  app.get<{ Params: { id: string } }>(`${PATH}/:id/adjunto`, async ({ params }, reply) => {
    const message = await findMessage(params.id);
    const pdf = message?.orderId ? await receiptOf(store.db, config, message.orderId) : null;
    if (!pdf) return sendUnknown(reply);
    return reply
      .header("cache-control", "no-store")
      .header("content-disposition", `inline; filename="${RECEIPT_FILE}"`)
      .type("application/pdf")
      .send(pdf);
  });

  app.get("/sandbox/sms", async (_request, reply) => {
    const all = await latestMessages(store.db, "sms", MOST_LISTED);
    const list = listOf(all.map(smsOf), "Todavía no hay mensajes de texto.");
    return sendPage(
      reply,
      "Mensajes de texto",
      `<h1>Mensajes de texto</h1><p>Los que la tienda ha escrito, del último al primero.</p>${list}`,
      { note: config.sms ? NOTES.smsSent : NOTES.smsKept },
    );
  });
}
