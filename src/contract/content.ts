/** Wire of the editorial content: sliders, news, pages, terms, countdown, prize guidance and questions. */
import { array, mixed, string, type InferType } from "yup";
import { closed, get, open, optionalText, requiredText, whole } from "./call";

const list = () => array(mixed().nullable()).required();

export const sliderWire = open({
  image: requiredText(500),
  title: optionalText(200),
  link: optionalText(500),
  /** Whether the link opens in a tab of its own. */
  blank: mixed().nullable().optional(),
  /** Ours: the figure that the slide announces, as it is read: "$16.000 millones". */
  figure: optionalText(40),
  /** Ours: a sentence below the title. */
  text: optionalText(300),
  /** Ours: the words of its button. */
  action: optionalText(60),
});
export const sliders = get("sliders", { path: "/api/sliders", summary: "Imágenes de la portada.", answer: list() });

export const newsWire = open({
  id: whole().required(),
  name: requiredText(200),
  cover: optionalText(500),
  summary: optionalText(2000),
  body: optionalText(50_000),
  updatedAt: requiredText(40),
});
export const news = get("news", { path: "/api/news", summary: "Noticias.", answer: list() });
export const newsItem = get("newsItem", {
  path: "/api/news/{id}",
  summary: "Una noticia, con su texto.",
  refuses: { 404: ["NOT_FOUND"] },
  answer: newsWire,
});

export const homePayPrizeWire = open({
  ideSeccion: whole().required(),
  coverHome: optionalText(500),
  descriptionsHome: optionalText(2000),
  urlHome: optionalText(500),
});
export const homePayPrize = get("homePayPrize", {
  path: "/api/homepayprize",
  summary: "Secciones de pago de premios de la portada.",
  answer: list(),
});
export const homePayPrizeItem = get("homePayPrizeItem", {
  path: "/api/homepayprize/{id}",
  summary: "Una sección de pago de premios.",
  refuses: { 404: ["NOT_FOUND"] },
  answer: homePayPrizeWire,
});

export const payPrizeWire = open({
  idsection: whole().optional(),
  ideSeccion: whole().optional(),
  cover: optionalText(500),
  descriptions: optionalText(5000),
});
export const payPrize = get("payPrize", {
  path: "/api/payprize",
  summary: "Guía para cobrar un premio.",
  answer: list(),
});
export const payPrizeItem = get("payPrizeItem", {
  path: "/api/payprize/{id}",
  summary: "Un paso de la guía de cobro.",
  refuses: { 404: ["NOT_FOUND"] },
  answer: payPrizeWire,
});

/** A page or a part of one: its title, its text as HTML, its picture, and parts of the same form. */
export const pageWire = open({
  id: whole().required(),
  /** The page's name in the address; parts have none. */
  page: optionalText(60),
  title: optionalText(200),
  description: optionalText(50_000),
  image: optionalText(500),
  subpages: array(mixed().nullable()).nullable().optional(),
  /** Sections of the points programme. */
  unity: array(mixed().nullable()).nullable().optional(),
});
export const unitWire = open({
  description: optionalText(50_000),
  cards: array(mixed().nullable()).nullable().optional(),
});
export const cardWire = open({
  title: requiredText(200),
  description: optionalText(5_000),
  image: optionalText(500),
  phone: optionalText(60),
  address: optionalText(200),
});
/** The filter of `pages`, as JSON text. What belongs to a page always comes with it; `include` is for backends that ask to be told. */
export const pagesFilter = closed({
  where: closed({ page: requiredText(60) }).optional(),
  include: mixed().optional(),
});
export const pages = get("pages", {
  path: "/api/pages",
  summary: "Páginas con sus partes; el filtro pide una por su nombre.",
  query: open({ filter: string().max(2000).optional() }),
  answer: list(),
});
export const subpages = get("subpages", {
  path: "/api/subpages",
  summary: "Las partes de todas las páginas.",
  answer: list(),
});
/** The first record is the privacy policy, the second the terms. */
export const termsWire = open({ description: requiredText(200_000) });
export const terms = get("terms", {
  path: "/api/terminos_condiciones",
  summary: "Política de privacidad y términos.",
  answer: list(),
});

/** First active countdown event. An absent or invalid date hides the banner. */
export const countdownWire = open({
  fecha_hora_final: optionalText(40),
  descripcion_Contador: optionalText(200),
  texto_boton: optionalText(60),
  imagen_de_fondo: optionalText(500),
  nueva_imagencontador: optionalText(500),
  url_form: optionalText(500),
  nuevo_formato_contador: mixed().optional(),
});
export type CountdownWire = InferType<typeof countdownWire>;
export const activeCountdown = get("activeCountdown", {
  path: "/api/conteoregresivo/PrimerActivo",
  summary: "Primer conteo regresivo activo; un objeto vacío cuando no hay.",
  answer: countdownWire,
});

export const faqWire = open({
  id: whole().required(),
  title: requiredText(300),
  content: requiredText(20_000),
  /** Ours: what the question is about. */
  topic: optionalText(60),
});
export const faqs = get("faqs", { path: "/api/faqs", summary: "Preguntas frecuentes.", answer: list() });
