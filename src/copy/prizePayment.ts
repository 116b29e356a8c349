/** Words of how a prize is claimed, on the home page. */
import { seller } from "#domain/seller";

export const prizePayment = {
  title: "Reclama tu premio",
  claim: "Reclama tu premio",
  /** As the source writes it. */
  failed: "Ocurrió un error al momento de traer formulario de pago pra Home",
  empty: "Por ahora no hay una guía de cobro",
  emptyMore: `Llama gratis al ${seller.phone} y te decimos cómo cobrar tu premio.`,
  loading: "Cargando cómo reclamar un premio",
  carousel: {
    label: "Cómo reclamar un premio",
    role: "carrusel",
    slide: "diapositiva",
    previous: "Anterior",
    next: "Siguiente",
    pause: "Detener el avance automático",
    play: "Reanudar el avance automático",
    place: (place: number, total: number) => `${place} de ${total}`,
  },
} as const;
