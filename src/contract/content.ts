/** Wire of the editorial content: sliders, news, pages, terms, countdown, prize guidance and the contact area's lists. */
import { array, mixed, string, number, type InferType } from "yup";
import { documentTypes } from "#domain/documents";
import { closed, get, open, optionalText, post, requiredText, whole } from "./call";

const list = () => array(mixed().nullable()).required();

export const sliderWire = open({
  image: requiredText(500),
  title: optionalText(200),
  link: optionalText(500),
  blank: mixed().optional(),
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
export const newsItem = get("newsItem", { path: "/api/news/{id}", summary: "Una noticia.", answer: newsWire });

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
  answer: payPrizeWire,
});

export const pages = get("pages", {
  path: "/api/pages",
  summary: "Páginas, con filtro opcional.",
  query: open({ filter: string().max(2000).optional() }),
  answer: list(),
});
export const subpages = get("subpages", { path: "/api/subpages", summary: "Subpáginas.", answer: list() });
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

export const pqrsTopics = get("pqrsTopics", { path: "/api/pqrs", summary: "Temas de PQRS.", answer: list() });
export const serviceHeaders = get("serviceHeaders", {
  path: "/api/services-qualifies",
  summary: "Servicios que se califican.",
  answer: list(),
});
export const serviceQuestions = get("serviceQuestions", {
  path: "/api/questions",
  summary: "Preguntas de la calificación.",
  answer: list(),
});
export const faqs = get("faqs", { path: "/api/faqs", summary: "Preguntas frecuentes.", answer: list() });

const consent = () => string().oneOf(["S", "P"]).required();
export const savePqrs = post("savePqrs", {
  path: "/api/apqrs",
  summary: "Guarda una PQRS y responde su radicado.",
  body: closed({
    issue: requiredText(20),
    document_type: string()
      .oneOf([...documentTypes, "NU"])
      .required(),
    document: requiredText(20),
    name: string().min(3).max(150).required(),
    last_name: string().min(3).max(50).required(),
    email: string().min(5).max(80).required(),
    telephone: string().min(4).max(30).required(),
    comment: string().min(3).max(150).required(),
    tratamientos: consent(),
  }),
  answer: open({ radicado: requiredText(40), fecha: requiredText(40) }),
});
export const saveRating = post("saveRating", {
  path: "/api/a-services-qualifies",
  summary: "Guarda la calificación de un servicio.",
  body: closed({
    issue: requiredText(40),
    comment: string().min(3).max(150).required(),
    tratamientos: consent(),
    terminos: consent(),
    questions: array(closed({ question: requiredText(300), answer: number().integer().min(1).max(5).required() }))
      .max(50)
      .required(),
  }),
  answer: open({ id: mixed().required() }),
});
