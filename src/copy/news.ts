/** Words of the news: on the home page, in their list and one by one. */
import { bogotaDay } from "#domain/bogota";
import { datedDay } from "./format";

export const news = {
  title: "Noticias",
  lead: "Lo que cambia en los sorteos, cómo se juegan y qué hacer con un premio.",
  all: "Ver noticias",
  back: "Todas las noticias",
  failed: "Ocurrió un error al momento de traer las noticias",
  itemFailed: "Ocurrió un error al momento de traer la noticia",
  empty: "Todavía no hay noticias",
  emptyMore: "Cuando haya algo que contar, estará aquí.",
  /** A text of an item that holds nothing that can be shown. */
  noText: "Esta noticia no tiene más texto.",
  loading: "Cargando las noticias",
  /** "18 de noviembre de 2026" */
  day: (instant: number) => datedDay(bogotaDay(instant)),
  carousel: {
    label: "Últimas noticias",
    role: "carrusel",
    slide: "noticia",
    previous: "Noticias anteriores",
    next: "Noticias siguientes",
    pause: "Detener el avance automático",
    play: "Reanudar el avance automático",
    place: (place: number, total: number) => `${place} de ${total}`,
  },
} as const;
