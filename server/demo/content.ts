/** What the editors of the demo have written, as the rows of files. Its pictures are drawn by `npm run drawings` and `npm run heroes`. */
import { bogotaDay, bogotaParts } from "#domain/bogota";
import { addDays } from "#domain/calendar";
import type { Clock } from "../clock";
import { sourceOf, type PlainRow, type SourceFile } from "../load/source";
import content from "./contenido.json" with { type: "json" };
import drawings from "./dibujos.json" with { type: "json" };
import heroes from "./portada.json" with { type: "json" };

const EVENT_HOURS = 36;

/** Address of a drawing that the content names. */
const pictureOf = (name: string | undefined): string | null =>
  name === undefined ? null : (drawings as Record<string, string>)[name]!;

interface Part {
  title: string;
  description: string;
  image?: string;
  subpages?: Part[];
}

interface Unit {
  description: string;
  cards?: { title: string; description: string; image: string; phone?: string; address?: string }[];
}

interface Page {
  page: string;
  title: string;
  description: string;
  image?: string;
  subpages?: Part[];
  units?: Unit[];
}

const partOf = ({ title, description, image, subpages = [] }: Part): PlainRow => ({
  titulo: title,
  descripcion: description,
  imagen: pictureOf(image),
  partes: subpages.map(partOf),
});

const pageOf = ({ page, units = [], ...part }: Page): PlainRow => ({
  pagina: page,
  ...partOf(part),
  secciones: units.map(({ description, cards = [] }) => ({
    descripcion: description,
    tarjetas: cards.map((card) => ({
      titulo: card.title,
      descripcion: card.description,
      imagen: pictureOf(card.image),
      telefono: card.phone,
      direccion: card.address,
    })),
  })),
});

/** The event that the header counts down to, a day and a half after the demo began. */
export function event(clock: Clock): SourceFile[] {
  const { day, hour, minute } = bogotaParts(clock.now() + EVENT_HOURS * 3_600_000);
  const padded = (value: number): string => String(value).padStart(2, "0");
  return [
    sourceOf("eventos", [
      {
        dia: day,
        hora: `${padded(hour)}:${padded(minute)}`,
        texto: "Sorteo de la semana: juega antes del cierre",
        boton: "Ver loterías",
        enlace: "/loterias",
      },
    ]),
  ];
}

/** News, of the days before the demo began, and pages, legal texts and questions. */
export function articles(clock: Clock): SourceFile[] {
  const today = bogotaDay(clock.now());
  const [privacy, terms] = content.terms;
  return [
    sourceOf(
      "noticias",
      content.news.map(({ daysAgo, hour, cover, name, summary, body }) => ({
        titulo: name,
        dia: addDays(today, -daysAgo),
        hora: hour,
        imagen: pictureOf(cover),
        resumen: summary,
        texto: body,
      })),
    ),
    sourceOf("paginas", (content.pages as Page[]).map(pageOf)),
    sourceOf("terminos", [
      { documento: "privacidad", texto: privacy },
      { documento: "terminos", texto: terms },
    ]),
    sourceOf(
      "preguntas",
      content.faqs.map(({ topic, title, content: answer }) => ({ tema: topic, pregunta: title, respuesta: answer })),
    ),
  ];
}

/** The slides of the home page, how a prize is claimed there, and the guide to collect one. */
export const home = (): SourceFile[] => [
  sourceOf(
    "destacados",
    content.sliders.map(({ image, title, figure, text, action, link }) => ({
      imagen: (heroes as Record<string, string>)[image]!,
      titulo: title,
      cifra: figure,
      texto: text,
      boton: action,
      enlace: link,
    })),
  ),
  sourceOf(
    "cobro-portada",
    content.homePayPrizes.map(({ cover, description, url }) => ({
      texto: description,
      imagen: pictureOf(cover),
      enlace: url,
    })),
  ),
  sourceOf(
    "cobro-pasos",
    content.payPrizes.map(({ cover, description }) => ({ texto: description, imagen: pictureOf(cover) })),
  ),
];

/** What a PQRS may be about, and the services to rate. */
export const contact = (): SourceFile[] => [
  sourceOf(
    "temas-pqrs",
    content.pqrsTopics.map(({ id, title, content: text }) => ({ tema: id, titulo: title, texto: text })),
  ),
  sourceOf(
    "servicios",
    content.services.map(({ id, name, questions }) => ({ servicio: id, nombre: name, preguntas: questions })),
  ),
];
