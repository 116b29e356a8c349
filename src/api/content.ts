/** What the shop's editors say: slides, news, pages, legal texts, questions, how a prize is claimed, and the coming event. */
import {
  activeCountdown,
  cardWire,
  faqs as faqsCall,
  faqWire,
  homePayPrize,
  homePayPrizeWire,
  news as newsCall,
  newsItem as newsItemCall,
  newsWire,
  pages as pagesCall,
  pageWire,
  payPrize,
  payPrizeWire,
  sliders,
  sliderWire,
  terms as termsCall,
  termsWire,
  unitWire,
} from "#contract/content";
import { read } from "#contract/read";
import { wordsOf, type RichNode } from "#domain/richText";
import { safeText } from "#domain/safeText";
import { contentLink } from "#domain/safeUrl";
import { readable, scalarText } from "./records";
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

/** A slide of the home page (HOME-01). */
export interface Slide {
  /** Address of its picture; null with one that may not be shown. */
  image: string | null;
  /** "" where the editors gave none; so are the others. */
  title: string;
  /** The figure that it announces, as it is read: "$16.000 millones". */
  figure: string;
  text: string;
  /** The words of its button. */
  action: string;
  /** Where it leads; null where it leads nowhere, or where it may not. */
  href: string | null;
  /** Whether that opens in a tab of its own. */
  isExternal: boolean;
}

/** A flag in the spellings of backends. */
const isYes = (value: unknown): boolean => /^(?:true|1|s|si|sí)$/i.test(scalarText(value));

/** A slide that would show neither picture nor title is none. */
function toSlide(value: unknown): Slide | null {
  const record = read(sliderWire, value);
  if (!record) return null;
  const { image, title, figure, text, action, link, blank } = record;
  const slide = {
    image: contentLink(image),
    title: title ?? "",
    figure: figure ?? "",
    text: text ?? "",
    action: action ?? "",
    href: contentLink(link),
    isExternal: isYes(blank),
  };
  return slide.image === null && slide.title === "" ? null : slide;
}

/** The slides of the home page, in the editors' order. */
export async function slides(client: Client): Promise<Result<Slide[]>> {
  return mapResult(await request(client, sliders), (records) => readable(records, toSlide));
}

/** A way to claim a prize, as the home page shows it (HOME-07). */
export interface PrizePayment {
  id: number;
  /** Address of its picture, or null. */
  cover: string | null;
  text: string;
  /** Where the claim goes on; null where it leads nowhere, or where it may not. */
  href: string | null;
}

/** One that says nothing is none. */
function toPrizePayment(value: unknown): PrizePayment | null {
  const record = read(homePayPrizeWire, value);
  const text = record && wordsOf(safeText(record.descriptionsHome ?? ""));
  return record && text
    ? { id: record.ideSeccion, cover: contentLink(record.coverHome), text, href: contentLink(record.urlHome) }
    : null;
}

/** The ways to claim a prize, in the editors' order. */
export async function prizePayments(client: Client): Promise<Result<PrizePayment[]>> {
  return mapResult(await request(client, homePayPrize), (records) => readable(records, toPrizePayment));
}

/** A step of claiming a prize, as the account shows it (CLAIM-09). */
export interface ClaimStep {
  id: number;
  /** Address of its picture, or null. */
  cover: string | null;
  text: readonly RichNode[];
}

/** One that says nothing is none. Backends spell the section in two ways. */
function toClaimStep(value: unknown): ClaimStep | null {
  const record = read(payPrizeWire, value);
  const text = safeText(record?.descriptions ?? "");
  return record && wordsOf(text)
    ? { id: record.ideSeccion ?? record.idsection ?? 0, cover: contentLink(record.cover), text }
    : null;
}

/** The steps of claiming a prize, the highest section first. */
export async function claimSteps(client: Client): Promise<Result<ClaimStep[]>> {
  return mapResult(await request(client, payPrize), (records) =>
    readable(records, toClaimStep).sort((one, other) => other.id - one.id),
  );
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
