/** What the shop's editors say: news, pages, legal texts, questions, and the event that is counted down to. */
import {
  activeCountdown,
  cardWire,
  faqs as faqsCall,
  faqWire,
  news as newsCall,
  newsItem as newsItemCall,
  newsWire,
  pages as pagesCall,
  pageWire,
  terms as termsCall,
  termsWire,
  unitWire,
} from "#contract/content";
import { read } from "#contract/read";
import { wordsOf, type RichNode } from "#domain/richText";
import { safeText } from "#domain/safeText";
import { contentLink } from "#domain/safeUrl";
import { readable } from "./records";
import { request, type Client } from "./request";
import { failure, mapResult, success, type Result } from "./result";

/** An event that is counted down to. */
export interface CountdownEvent {
  /** Epoch ms. */
  endsAt: number;
  description: string;
  actionLabel: string;
  /** Where its button leads, unchecked; null without a button. */
  actionUrl: string | null;
}

/** The active event, or null. */
export async function countdown(client: Client): Promise<Result<CountdownEvent | null>> {
  return mapResult(await request(client, activeCountdown), (event) => {
    const endsAt = Date.parse(event.fecha_hora_final ?? "");
    if (Number.isNaN(endsAt)) return null;
    return {
      endsAt,
      description: event.descripcion_Contador ?? "",
      actionLabel: event.texto_boton ?? "",
      actionUrl: event.url_form ?? null,
    };
  });
}

/** An item of the news, as a list shows it. */
export interface NewsSummary {
  id: number;
  name: string;
  /** Address of its picture; null without one, or with one that may not be shown. */
  cover: string | null;
  summary: string;
  /** Epoch ms. */
  updatedAt: number;
}

/** An item of the news with its text. */
export interface NewsItem extends NewsSummary {
  text: readonly RichNode[];
}

/** Letters of a summary that are shown (HOME-06). */
const SUMMARY_LENGTH = 100;

/** A text cut at a word's end, with what tells so; a word longer than all of it is cut in its middle. */
export function cutAt(text: string, length: number): string {
  const letters = Array.from(text.trim());
  if (letters.length <= length) return letters.join("");
  const kept = letters.slice(0, length).join("");
  const whole = letters[length] === " " ? kept : kept.replace(/\s+\S*$/, "");
  return `${whole.replace(/[\s.,;:]+$/, "")}…`;
}

function toNews(value: unknown): { summary: NewsSummary; body: string } | null {
  const record = read(newsWire, value);
  if (!record) return null;
  const updatedAt = Date.parse(record.updatedAt);
  if (Number.isNaN(updatedAt)) return null;
  const { id, name, cover, summary } = record;
  return {
    summary: { id, name, cover: contentLink(cover), summary: summary ?? "", updatedAt },
    body: record.body ?? "",
  };
}

/** The news, the latest first, their summaries cut (HOME-06); at most `limit`. */
export async function latestNews(client: Client, limit = Infinity): Promise<Result<NewsSummary[]>> {
  return mapResult(await request(client, newsCall), (records) =>
    readable(records, toNews)
      .map(({ summary }) => ({ ...summary, summary: cutAt(summary.summary, SUMMARY_LENGTH) }))
      .sort((one, other) => other.updatedAt - one.updatedAt)
      .slice(0, limit),
  );
}

/** One item of the news. */
export async function newsItem(client: Client, id: number): Promise<Result<NewsItem>> {
  const result = await request(client, newsItemCall, { params: { id } });
  if (!result.ok) return result;
  const item = toNews(result.value);
  return item ? success({ ...item.summary, text: safeText(item.body) }) : failure({ kind: "malformed", status: 200 });
}

/** A page or a part of one. */
export interface PagePart {
  id: number;
  title: string;
  text: readonly RichNode[];
  /** Address of its picture, or null. */
  image: string | null;
  parts: PagePart[];
}

/** A card of the points programme: something to get, or somebody who gives it. */
export interface Card {
  title: string;
  text: string;
  image: string | null;
  phone: string;
  address: string;
}

/** A page of the shop. */
export interface ContentPage extends PagePart {
  /** Sections of the points programme. */
  sections: { text: readonly RichNode[]; cards: Card[] }[];
}

/** The pages of the contract by their names in it; the first four are screens, the others head one (NAV-06). */
export type PageName =
  | "nuestra-empresa"
  | "nuestra-red"
  | "productos"
  | "puntos-gana"
  | "loterias"
  | "resultados"
  | "eres-ganador"
  | "recargas"
  | "recargas-celular"
  | "recargas-paquetes";

/** Parts within parts that are read: deeper ones nobody could find. */
const DEEPEST = 3;

function toPart(value: unknown, depth = 0): PagePart | null {
  const record = depth > DEEPEST ? null : read(pageWire, value);
  if (!record) return null;
  return {
    id: record.id,
    title: record.title ?? "",
    text: safeText(record.description ?? ""),
    image: contentLink(record.image),
    parts: readable(record.subpages ?? [], (part) => toPart(part, depth + 1)),
  };
}

function toCard(value: unknown): Card | null {
  const record = read(cardWire, value);
  if (!record) return null;
  const { title, description, image, phone, address } = record;
  return { title, text: description ?? "", image: contentLink(image), phone: phone ?? "", address: address ?? "" };
}

/** A section that cannot be read keeps its place: the others are known by theirs. */
function toSection(value: unknown): ContentPage["sections"][number] {
  const record = read(unitWire, value);
  return record
    ? { text: safeText(record.description ?? ""), cards: readable(record.cards ?? [], toCard) }
    : { text: [], cards: [] };
}

/** A page by its name; null where the editors have none. */
export async function contentPage(client: Client, page: PageName): Promise<Result<ContentPage | null>> {
  const filter = JSON.stringify({ where: { page }, include: ["subpages", { unity: ["cards"] }] });
  return mapResult(await request(client, pagesCall, { query: { filter } }), (records) => {
    // Another backend may not know the filter: the page is looked for in what it gave.
    const record = readable(records, (one) => read(pageWire, one)).find((one) => one.page === page);
    const part = toPart(record);
    if (!record || !part) return null;
    return { ...part, sections: (record.unity ?? []).map(toSection) };
  });
}

/** The sentence that heads a screen (NAV-06), without marks of HTML; null where there is none to be had. */
export async function pageText(client: Client, page: PageName): Promise<string | null> {
  const result = await contentPage(client, page);
  return (result.ok && wordsOf(result.value?.text ?? [])) || null;
}

/** Places of the legal texts among the records (INFO-03). */
const LEGAL = { privacy: 0, terms: 1 } as const;

/** A legal text; null where the backend does not have it (INFO-03). */
export async function legalText(client: Client, which: keyof typeof LEGAL): Promise<Result<RichNode[] | null>> {
  return mapResult(await request(client, termsCall), (records) => {
    const record = read(termsWire, records[LEGAL[which]]);
    return record && safeText(record.description);
  });
}

/** A question with its answer. */
export interface Question {
  id: number;
  /** What it is about; "" where that is not told. */
  topic: string;
  title: string;
  answer: readonly RichNode[];
}

function toQuestion(value: unknown): Question | null {
  const record = read(faqWire, value);
  if (!record) return null;
  const { id, topic, title, content } = record;
  return { id, topic: topic ?? "", title, answer: safeText(content) };
}

/** The questions that are asked often. */
export async function questions(client: Client): Promise<Result<Question[]>> {
  return mapResult(await request(client, faqsCall), (records) => readable(records, toQuestion));
}
