/**
 * The shop's e-mails: how they look, and what each one says. They are written to the store with what they tell of
 * (store/outbox.ts); the sandbox delivers by showing them at /sandbox/correo, and nothing leaves the machine.
 */
import { bogotaParts } from "#domain/bogota";
import { seller } from "#domain/seller";
import { escapeHtml } from "./html";
import { EMERALD, GOLD, INK, INK_SOFT, LINE, PAPER, SHEET } from "./paper";
import type { NewMessage } from "./store/outbox";
import type { PqrsRow } from "./store/contact";

/** What a letter says, from its heading to its button. All of it is text. */
interface Letter {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  heading: string;
  lead: string;
  /** A ticket with one large figure: the stub says what it is, the face shows it. */
  ticket: { mark: string; title: string; detail: string; label: string; figure: string };
  /** What comes next, each with its bold beginning. */
  paragraphs: readonly { strong: string; words: string }[];
  action: { label: string; href: string };
  facts: readonly { name: string; value: string }[];
  /** Why the reader gets this. */
  reason: string;
}

const SERIF = "Georgia,'Times New Roman',serif";

/** Mail programs that keep to the reader's dark theme take these; the others show the light letter. */
const DARK = `@media (prefers-color-scheme:dark){
.l-bg{background:#10182a!important;color:#f6efdf!important}.l-head,.l-foot{background:#0b1220!important}
.l-sheet{background:#1a2439!important;border-color:#33405a!important;color:#f6efdf!important}
.l-soft{color:#c3cbdb!important}.l-line{border-color:#33405a!important}.l-figure{color:#86dcb8!important}
.l-button{background:#f6efdf!important}.l-button a{color:${INK}!important}}`;

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" ${attributes}>${rows}</table>`;

/** The letter as a whole HTML document: tables and inline styles, as mail programs need them. */
function letterHtml({ subject, preview, heading, lead, ticket, paragraphs, action, facts, reason }: Letter): string {
  const t = escapeHtml;
  const stub = table(
    "",
    `<tr><td><div style="width:50px;height:50px;border-radius:25px;background:#ffffff;color:${EMERALD};text-align:center;line-height:50px;font-family:${SERIF};font-weight:bold;font-size:14px">${t(ticket.mark)}</div></td>` +
      `<td style="padding-left:14px;color:#ffffff"><span style="font-family:${SERIF};font-size:21px;font-weight:bold;line-height:1.2">${t(ticket.title)}</span><br><span style="font-size:16px">${t(ticket.detail)}</span></td></tr>`,
  );
  const sheet = table(
    `class="l-sheet" width="100%" style="border-collapse:separate;border-radius:10px;overflow:hidden;background:${SHEET};border:1px solid ${LINE}"`,
    `<tr><td style="background:${EMERALD};color:#ffffff;padding:16px 20px;border-bottom:4px dotted ${SHEET}">${stub}</td></tr>` +
      `<tr><td style="padding:18px 20px"><span class="l-soft" style="font-size:14px;color:${INK_SOFT}">${t(ticket.label)}</span><br>` +
      `<span class="l-figure" style="font-family:${SERIF};font-size:24px;line-height:1.2;font-weight:bold;letter-spacing:.5px;color:${EMERALD}">${t(ticket.figure)}</span></td></tr>`,
  );
  const next = paragraphs
    .map(
      ({ strong, words }) =>
        `<p style="margin:0 0 12px"><b>${t(strong)}</b><br><span class="l-soft" style="color:${INK_SOFT}">${t(words)}</span></p>`,
    )
    .join("");
  const button = table(
    "",
    `<tr><td class="l-button" style="background:${INK};border-radius:6px"><a href="${t(action.href)}" style="display:block;padding:15px 26px;color:#ffffff;font-weight:bold;text-decoration:none">${t(action.label)}</a></td></tr>`,
  );
  const cell = `class="l-line l-soft" style="padding:10px 0;border-bottom:1px solid ${LINE}`;
  const list = table(
    `class="l-line" width="100%" style="border-top:1px solid ${LINE};font-size:16px"`,
    facts
      .map(
        ({ name, value }) =>
          `<tr><td ${cell};color:${INK_SOFT}">${t(name)}</td><td align="right" class="l-line" style="padding:10px 0 10px 12px;border-bottom:1px solid ${LINE}">${t(value)}</td></tr>`,
      )
      .join(""),
  );
  const brand = table(
    "",
    `<tr><td><div style="width:30px;height:21px;background:${GOLD};border-radius:4px"></div></td><td style="padding-left:10px;font-family:${SERIF};font-size:21px;font-weight:bold;color:#ffffff">${t(seller.name)}</td></tr>`,
  );
  const letter = table(
    `class="l-bg" width="100%" style="max-width:600px;margin:0 auto;background:${PAPER};border-collapse:collapse;font-family:Figtree,Arial,Helvetica,sans-serif;font-size:17px;line-height:1.5;color:${INK}"`,
    `<tr><td class="l-head" style="background:${INK};padding:16px 24px;border-bottom:3px dotted ${GOLD}">${brand}</td></tr>` +
      `<tr><td style="padding:28px 24px 6px"><h1 style="margin:0;font-family:${SERIF};font-size:30px;line-height:1.15;font-weight:bold;letter-spacing:-.3px">${t(heading)}</h1><p class="l-soft" style="margin:10px 0 0;color:${INK_SOFT}">${t(lead)}</p></td></tr>` +
      `<tr><td style="padding:16px 24px">${sheet}</td></tr>` +
      `<tr><td style="padding:6px 24px 0">${next}</td></tr>` +
      `<tr><td style="padding:10px 24px 18px">${button}</td></tr>` +
      `<tr><td style="padding:0 24px 24px">${list}</td></tr>` +
      `<tr><td class="l-foot" style="background:${INK};color:#c3ccde;font-size:14px;line-height:1.5;padding:20px 24px">${t(reason)} Solo mayores de 18 años.<br>${t(`${seller.company}, NIT ${seller.nit}, ${seller.address}. Línea gratuita ${seller.phone}.`)}</td></tr>`,
  );
  return (
    `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${t(subject)}</title><style>td{overflow-wrap:anywhere}${DARK}</style></head>` +
    `<body class="l-bg" style="margin:0;padding:0;background:${PAPER}"><div style="display:none;max-height:0;overflow:hidden">${t(preview)}</div>${letter}</body></html>`
  );
}

/** The same letter in plain text. */
function letterText({ heading, lead, ticket, paragraphs, action, facts, reason }: Letter): string {
  return [
    seller.name,
    `${heading}\n${lead}`,
    `${ticket.label}: ${ticket.figure}\n${ticket.title}. ${ticket.detail}`,
    ...paragraphs.map(({ strong, words }) => `${strong}\n${words}`),
    `${action.label}: ${action.href}`,
    facts.map(({ name, value }) => `${name}: ${value}`).join("\n"),
    `${reason} Solo mayores de 18 años.\n${seller.company}, NIT ${seller.nit}, ${seller.address}. Línea gratuita ${seller.phone}.`,
  ].join("\n\n");
}

const MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");

/** "22 de diciembre de 2026" of a calendar day. */
const dayText = (day: string): string =>
  `${Number(day.slice(8))} de ${MONTHS[Number(day.slice(5, 7)) - 1]} de ${day.slice(0, 4)}`;

/** "20 de noviembre de 2026, 10:05 a. m." of an instant. */
function instantText(instant: string): string {
  const { day, hour, minute } = bogotaParts(Date.parse(instant));
  return `${dayText(day)}, ${hour % 12 || 12}:${String(minute).padStart(2, "0")}\u00a0${hour < 12 ? "a." : "p."}\u00a0m.`;
}

/**
 * Confirms a PQRS with its case number. Of what the sender wrote it holds only the first part of the name, which has no
 * signs but letters: anybody can name the address of somebody else (F-42). `statusUrl` shows what becomes of it.
 */
export function pqrsMessage(kept: PqrsRow, topic: string, statusUrl: string): NewMessage {
  const firstName = kept.name.split(/[ _]/)[0]!;
  const letter: Letter = {
    subject: `Recibimos tu PQRS: radicado ${kept.caseNumber}`,
    preview: `Te respondemos a más tardar el ${dayText(kept.dueDay)}.`,
    heading: `Recibimos tu PQRS, ${firstName}`,
    lead: `Llegó el ${instantText(kept.receivedAt)} Guarda este correo: con el radicado sigues su estado.`,
    ticket: {
      mark: "PQRS",
      title: topic,
      detail: `Respuesta a más tardar el ${dayText(kept.dueDay)}`,
      label: "Radicado",
      figure: kept.caseNumber,
    },
    paragraphs: [
      {
        strong: "Qué sigue",
        words:
          "Una persona lee tu mensaje y te responde a este correo en máximo 15 días hábiles: no cuentan sábados, domingos ni festivos.",
      },
      {
        strong: "Si no llega a tiempo",
        words: `Llámanos gratis al ${seller.phone} con el radicado, o acude a la Superintendencia de Industria y Comercio.`,
      },
    ],
    action: { label: "Ver el estado", href: statusUrl },
    facts: [
      { name: "Asunto", value: topic },
      { name: "Recibida", value: instantText(kept.receivedAt) },
      { name: "Plazo de respuesta", value: dayText(kept.dueDay) },
    ],
    reason:
      "Recibes este correo porque se presentó una PQRS con esta dirección; no es publicidad. Si no fuiste tú, ignóralo.",
  };
  return {
    kind: "pqrs",
    key: `pqrs ${kept.caseNumber}`,
    recipient: kept.email.toLowerCase(),
    subject: letter.subject,
    html: letterHtml(letter),
    text: letterText(letter),
    createdAt: kept.receivedAt,
  };
}
