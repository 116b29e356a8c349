/**
 * How the shop's e-mails look; what each one says stands in a module of its own beside this one. They are written to the
 * store with what they tell of (store/outbox.ts).
 */
import { bogotaParts } from "#domain/bogota";
import { seller } from "#domain/seller";
import { escapeHtml } from "../html";
import { EMERALD, GOLD, INK, INK_SOFT, LINE, PAPER, SHEET } from "../paper";
import type { NewMessage } from "../store/outbox";

interface Figure {
  label: string;
  figure: string;
}

/** A ticket with one figure: the stub says what it is, the face shows it. */
export interface LetterTicket extends Figure {
  /** What the round seal of the stub holds, four signs at most. */
  mark: string;
  title: string;
  detail: string;
  /** A second figure; the first one is short then, and as large as on a printed ticket. */
  beside?: Figure;
  /** What is torn off below. */
  parts?: readonly Figure[];
}

/** What a letter says, from its heading to its foot. All of it is text. */
export interface Letter {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  /** Its lines. */
  heading: string;
  lead: string;
  tickets?: readonly LetterTicket[];
  /** What comes next, each with its bold beginning. */
  paragraphs: readonly { strong: string; words: string }[];
  action: { label: string; href: string };
  facts?: readonly { name: string; value: string; isTotal?: boolean }[];
  /** What goes along with it. */
  enclosed?: string;
  /** Why the reader gets this. */
  reason: string;
}

/** The Superintendencia de Industria y Comercio: every letter of a seller leads to it, and to the seller's own desk. */
const AUTHORITY = "https://www.sic.gov.co";

/** Where the reader complains: in the shop to which the letter's button leads. */
const pqrsUrl = ({ action }: Letter): string => new URL("/contacto/pqrs", action.href).href;

const SERIF = "Georgia,'Times New Roman',serif";

/** What stays on one line beside something else is smaller on the narrowest screens. */
const NARROW =
  "@media (max-width:380px){.l-number{font-size:48px!important;letter-spacing:1px!important}.l-facts{font-size:14px!important}}";
/** Mail programs that keep to the reader's dark theme take these; the others show the light letter. */
const DARK = `@media (prefers-color-scheme:dark){
.l-bg{background:#10182a!important;color:#f6efdf!important}.l-head,.l-foot{background:#0b1220!important}
.l-sheet{background:#1a2439!important;border-color:#33405a!important;color:#f6efdf!important}
.l-soft{color:#c3cbdb!important}.l-line{border-color:#33405a!important}.l-figure{color:#86dcb8!important}
.l-part{background:#123a33!important;color:#f6efdf!important}
.l-button{background:#f6efdf!important}.l-button a{color:${INK}!important}}`;

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" ${attributes}>${rows}</table>`;

const t = escapeHtml;

const PARTS_A_ROW = 3;
const CELL = `padding:10px 0;border-bottom:1px solid ${LINE}`;

function ticketHtml(ticket: LetterTicket): string {
  const stub = table(
    "",
    `<tr><td><div style="width:50px;height:50px;border-radius:25px;background:#ffffff;color:${EMERALD};text-align:center;line-height:50px;font-family:${SERIF};font-weight:bold;font-size:13px">${t(ticket.mark)}</div></td>` +
      `<td style="padding-left:14px;color:#ffffff"><span style="font-family:${SERIF};font-size:21px;font-weight:bold;line-height:1.2">${t(ticket.title)}</span><br><span style="font-size:16px">${t(ticket.detail)}</span></td></tr>`,
  );
  const { beside, parts = [] } = ticket;
  const label = (text: string): string =>
    `<span class="l-soft" style="font-size:14px;color:${INK_SOFT}">${t(text)}</span><br>`;
  const figure = (text: string, style: string, name = ""): string =>
    `<span${name && ` class="${name}"`} style="font-family:${SERIF};font-weight:bold;${style}">${t(text)}</span>`;
  const face = beside
    ? `<tr><td colspan="2" style="padding:18px 0 14px 20px">${label(ticket.label)}${figure(ticket.figure, "font-size:58px;line-height:1;letter-spacing:3px;white-space:nowrap", "l-number")}</td>` +
      `<td align="right" style="padding:18px 20px 14px 0;vertical-align:bottom">${label(beside.label)}${figure(beside.figure, `font-size:38px;line-height:1.1;white-space:nowrap;color:${EMERALD}`, "l-figure")}</td></tr>`
    : `<tr><td colspan="3" style="padding:18px 20px">${label(ticket.label)}${figure(ticket.figure, `font-size:24px;line-height:1.2;letter-spacing:.5px;color:${EMERALD}`, "l-figure")}</td></tr>`;
  const partCell = (part: Figure, column: number): string =>
    `<td width="33%" align="center" class="l-line l-part" style="background:#e3f1e8;border-top:2px dashed ${LINE};${column < PARTS_A_ROW - 1 ? `border-right:2px dashed ${LINE};` : ""}padding:12px 4px;white-space:nowrap">${label(part.label)}${figure(part.figure, "font-size:22px")}</td>`;
  const rows = Array.from({ length: Math.ceil(parts.length / PARTS_A_ROW) }, (_, row) => {
    const cells = parts.slice(row * PARTS_A_ROW, (row + 1) * PARTS_A_ROW);
    const left = PARTS_A_ROW - cells.length;
    const rest = left > 0 ? `<td colspan="${left}" class="l-line" style="border-top:2px dashed ${LINE}"></td>` : "";
    return `<tr>${cells.map(partCell).join("")}${rest}</tr>`;
  });
  return table(
    `class="l-sheet" width="100%" style="border-collapse:separate;border-radius:10px;overflow:hidden;background:${SHEET};border:1px solid ${LINE}"`,
    `<tr><td colspan="3" style="background:${EMERALD};color:#ffffff;padding:16px 20px;border-bottom:4px dotted ${SHEET}">${stub}</td></tr>${face}${rows.join("")}`,
  );
}

const factsHtml = (facts: NonNullable<Letter["facts"]>): string =>
  table(
    `class="l-line l-facts" width="100%" style="border-top:1px solid ${LINE};font-size:16px"`,
    facts
      .map(
        // Amounts and references stay on one line.
        ({ name, value, isTotal }) =>
          `<tr><td class="l-line l-soft" style="${CELL};overflow-wrap:normal;color:${INK_SOFT}${isTotal ? ";font-weight:bold" : ""}">${t(name)}</td><td align="right" class="l-line" style="${CELL};padding-left:12px${/^\S{1,20}$/.test(value) ? ";white-space:nowrap" : ""}${isTotal ? `;font-family:${SERIF};font-size:22px;font-weight:bold` : ""}">${t(value)}</td></tr>`,
      )
      .join(""),
  );

/** The letter as a whole HTML document: tables and inline styles, as mail programs need them. */
function letterHtml(letter: Letter): string {
  const { subject, preview, heading, lead, tickets = [], paragraphs, action, facts, enclosed, reason } = letter;
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
  const brand = table(
    "",
    `<tr><td><div style="width:30px;height:21px;background:${GOLD};border-radius:4px"></div></td><td style="padding-left:10px;font-family:${SERIF};font-size:21px;font-weight:bold;color:#ffffff">${t(seller.name)}</td></tr>`,
  );
  const link = (href: string, label: string): string => `<a href="${t(href)}" style="color:#ffffff">${t(label)}</a>`;
  const along = enclosed
    ? `<p class="l-soft" style="margin:12px 0 0;font-size:15px;color:${INK_SOFT}">${t(enclosed)}</p>`
    : "";
  const body = table(
    `class="l-bg" width="100%" style="max-width:600px;margin:0 auto;background:${PAPER};border-collapse:collapse;font-family:Figtree,Arial,Helvetica,sans-serif;font-size:17px;line-height:1.5;color:${INK}"`,
    `<tr><td class="l-head" style="background:${INK};padding:16px 24px;border-bottom:3px dotted ${GOLD}">${brand}</td></tr>` +
      `<tr><td style="padding:28px 24px 6px"><h1 style="margin:0;font-family:${SERIF};font-size:30px;line-height:1.15;font-weight:bold;letter-spacing:-.3px">${t(heading).replaceAll("\n", "<br>")}</h1><p class="l-soft" style="margin:10px 0 0;color:${INK_SOFT}">${t(lead)}</p></td></tr>` +
      tickets.map((ticket) => `<tr><td style="padding:16px 24px">${ticketHtml(ticket)}</td></tr>`).join("") +
      `<tr><td style="padding:6px 24px 0">${next}</td></tr>` +
      `<tr><td style="padding:10px 24px 18px">${button}</td></tr>` +
      (facts ? `<tr><td style="padding:0 24px 24px">${factsHtml(facts)}${along}</td></tr>` : "") +
      `<tr><td class="l-foot" style="background:${INK};color:#c3ccde;font-size:14px;line-height:1.5;padding:20px 24px">${t(reason)} Solo mayores de 18 años.<br>${t(`${seller.company}, NIT ${seller.nit}, ${seller.address}. Línea gratuita ${seller.phone}.`)} ${link(pqrsUrl(letter), "PQRS")} · ${link(AUTHORITY, "SIC")}</td></tr>`,
  );
  return (
    `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${t(subject)}</title><style>td{overflow-wrap:anywhere}${NARROW}${DARK}</style></head>` +
    `<body class="l-bg" style="margin:0;padding:0;background:${PAPER}"><div style="display:none;max-height:0;overflow:hidden">${t(preview)}</div>${body}</body></html>`
  );
}

/** The same letter in plain text. */
function letterText(letter: Letter): string {
  const { heading, lead, tickets = [], paragraphs, action, facts = [], enclosed, reason } = letter;
  const said = ({ label, figure }: Figure): string => `${label}: ${figure}`;
  return [
    seller.name,
    `${heading}\n${lead}`,
    ...tickets.map((ticket) => {
      const parts = ticket.parts?.map(({ label }) => label).join(", ");
      const lines = [said(ticket), ticket.beside && said(ticket.beside), parts, `${ticket.title}. ${ticket.detail}`];
      return lines.filter(Boolean).join("\n");
    }),
    ...paragraphs.map(({ strong, words }) => `${strong}\n${words}`),
    said({ label: action.label, figure: action.href }),
    facts.map(({ name, value }) => said({ label: name, figure: value })).join("\n"),
    enclosed,
    `${reason} Solo mayores de 18 años.\n${seller.company}, NIT ${seller.nit}, ${seller.address}. Línea gratuita ${seller.phone}.\nPQRS: ${pqrsUrl(letter)}\nSIC: ${AUTHORITY}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

const MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");

const WEEKDAYS = "domingo lunes martes miércoles jueves viernes sábado".split(" ");

/** "22 de diciembre" of a calendar day. */
const dayMonth = (day: string): string => `${Number(day.slice(8))} de ${MONTHS[Number(day.slice(5, 7)) - 1]}`;

/** "22 de diciembre de 2026" of a calendar day. */
export const dayText = (day: string): string => `${dayMonth(day)} de ${day.slice(0, 4)}`;

/** "10:05 a. m." of an instant. */
export function hourText(instant: string): string {
  const { hour, minute } = bogotaParts(Date.parse(instant));
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}\u00a0${hour < 12 ? "a." : "p."}\u00a0m.`;
}

/** "a las 10:05 a. m.", "a la 1:00 p. m." of an instant. */
export function atHourText(instant: string): string {
  const hour = hourText(instant);
  return `${hour.startsWith("1:") ? "a la" : "a las"} ${hour}`;
}

/** "20 de noviembre de 2026, 10:05 a. m." of an instant. */
export const instantText = (instant: string): string =>
  `${dayText(bogotaParts(Date.parse(instant)).day)}, ${hourText(instant)}`;

/** "viernes 20 de noviembre" of an instant that is not far away. */
export function weekdayText(instant: string): string {
  const { day, weekday } = bogotaParts(Date.parse(instant));
  return `${WEEKDAYS[weekday]} ${dayMonth(day)}`;
}

/** "Marta Lucía" of "MARTA LUCÍA": names are kept in capitals and read better without. */
export const givenName = (names: string): string =>
  names.toLocaleLowerCase("es-CO").replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toLocaleUpperCase("es-CO"));

/** "Medellín" of "Lotería de Medellín". */
export const shortLottery = (name: string): string => name.replace(/^Lotería (?:del|de la|de) /, "");

export const fractionsText = (count: number): string => (count === 1 ? "1 fracción" : `${count} fracciones`);

/** A letter as the message that the store keeps: to whom it goes, and what it tells of. */
export const letterMessage = (
  letter: Letter,
  about: Pick<NewMessage, "kind" | "key" | "recipient" | "createdAt" | "userId" | "orderId">,
): NewMessage => ({ ...about, subject: letter.subject, html: letterHtml(letter), text: letterText(letter) });
