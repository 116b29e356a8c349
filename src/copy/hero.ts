/** Words of the home page's slides. */
import { seller } from "#domain/seller";

export const hero = {
  label: "Destacados",
  role: "carrusel",
  slide: "diapositiva",
  previous: "Destacado anterior",
  next: "Destacado siguiente",
  pause: "Detener los destacados",
  play: "Reanudar los destacados",
  place: (place: number, total: number) => `${place} de ${total}`,
  /** The button of a slide that has no words for it. */
  more: "Ver más",
  moreOf: (title: string) => (title ? `Ver más: ${title}` : "Ver más"),
  failed: "Ocurrió un error al momento de cargar los sliders",
  /** The shop's own slide, where the editors have none or none can be had. */
  own: {
    title: `Tu número, tu serie, tu fracción: juega en ${seller.name}`,
    text: "Los sorteos de todo el país, con su premio mayor y la hora a la que cierran.",
    action: "Ver loterías",
  },
} as const;
