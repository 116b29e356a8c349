/** The editors' content: from the names of the files to those of the store, list by list. */
import { bogotaInstant } from "#domain/bogota";
import {
  ratedQuestions,
  saveEvents,
  saveHomePayPrizes,
  saveLegalTexts,
  saveNews,
  savePages,
  savePayPrizes,
  saveQuestions,
  saveServices,
  saveSlides,
  saveTopics,
  usedTopics,
  type Counts,
  type NewPart,
} from "../store/contentLoading";
import type { Db } from "../store/database";
import type { Read } from "./fields";
import { legalNames, type Kind, type PartShape, type RecordOf, type Records } from "./formats";

const instantOf = ({ dia, hora }: { dia: string; hora: string }): string =>
  new Date(bogotaInstant(dia, hora)).toISOString();

const partOf = ({ titulo, descripcion, imagen, partes }: Read<PartShape>): NewPart => ({
  title: titulo,
  description: descripcion,
  image: imagen,
  parts: partes.map(partOf),
});

type Save<K extends Kind> = (tx: Db, records: readonly RecordOf<K>[]) => Promise<Counts>;

/** How each list is saved: it becomes what the file says. */
const saves = {
  destacados: (tx, records) =>
    saveSlides(
      tx,
      records.map((slide) => ({
        image: slide.imagen,
        title: slide.titulo,
        figure: slide.cifra,
        text: slide.texto,
        action: slide.boton,
        link: slide.enlace,
        blank: slide.pestana_nueva,
      })),
    ),
  noticias: (tx, records) =>
    saveNews(
      tx,
      records.map((item) => ({
        name: item.titulo,
        cover: item.imagen,
        summary: item.resumen,
        body: item.texto,
        updatedAt: instantOf(item),
      })),
    ),
  paginas: (tx, records) =>
    savePages(
      tx,
      records.map(({ pagina, titulo, descripcion, imagen, partes, secciones }) => ({
        page: pagina,
        title: titulo,
        description: descripcion,
        image: imagen,
        parts: partes.map(partOf),
        units: secciones.map((section) => ({
          description: section.descripcion,
          cards: section.tarjetas.map((card) => ({
            title: card.titulo,
            description: card.descripcion,
            image: card.imagen,
            phone: card.telefono,
            address: card.direccion,
          })),
        })),
      })),
    ),
  preguntas: (tx, records) =>
    saveQuestions(
      tx,
      records.map(({ tema, pregunta, respuesta }) => ({ topic: tema, title: pregunta, content: respuesta })),
    ),
  terminos: (tx, records) =>
    saveLegalTexts(
      tx,
      records.map(({ documento, texto }) => ({ position: legalNames.indexOf(documento), description: texto })),
    ),
  "cobro-portada": (tx, records) =>
    saveHomePayPrizes(
      tx,
      records.map(({ texto, imagen, enlace }) => ({ description: texto, cover: imagen, url: enlace })),
    ),
  "cobro-pasos": (tx, records) =>
    savePayPrizes(
      tx,
      records.map(({ texto, imagen }) => ({ description: texto, cover: imagen })),
    ),
  eventos: (tx, records) =>
    saveEvents(
      tx,
      records.map((event) => ({
        endsAt: instantOf(event),
        description: event.texto,
        buttonText: event.boton,
        formUrl: event.enlace,
        isActive: event.activo,
      })),
    ),
  "temas-pqrs": (tx, records) =>
    saveTopics(
      tx,
      records.map(({ tema, titulo, texto }) => ({ id: tema, title: titulo, content: texto })),
    ),
  servicios: (tx, records) =>
    saveServices(
      tx,
      records.map(({ servicio, nombre, preguntas }) => ({ id: servicio, name: nombre, questions: preguntas })),
    ),
} satisfies { [K in Kind]?: Save<K> };

export type ContentKind = keyof typeof saves;
export const contentKinds = Object.keys(saves) as ContentKind[];

/** Notes what may not go: a topic that a PQRS is about, a service or a question that was rated. */
export async function checkContent(
  tx: Db,
  { "temas-pqrs": topics, servicios: services }: Records,
  note: (kind: ContentKind, message: string) => void,
): Promise<void> {
  if (topics) {
    const named = new Set(topics.rows.map(({ tema }) => tema));
    for (const id of await usedTopics(tx))
      if (!named.has(id)) note("temas-pqrs", `falta el tema ${id}, que tiene PQRS`);
  }
  if (services) {
    for (const [id, last] of await ratedQuestions(tx)) {
      const service = services.rows.find(({ servicio }) => servicio === id);
      if (!service) note("servicios", `falta el servicio «${id}», que ya fue calificado`);
      else if (service.preguntas.length <= last)
        note("servicios", `al servicio «${id}» le faltan preguntas que ya fueron calificadas: son ${last + 1}`);
    }
  }
}

/** Saves one list. */
export function saveContent<K extends ContentKind>(tx: Db, kind: K, records: readonly RecordOf<K>[]): Promise<Counts> {
  return (saves[kind] as Save<K>)(tx, records);
}
