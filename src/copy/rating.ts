/** Words of the rating of a service. */
import { seller } from "#domain/seller";

export const rating = {
  title: "Califica nuestro servicio",
  lead: "Un minuto, sin decir quién eres: así sabemos qué mejorar.",
  description: "Califica la tienda en línea y la atención de Premio Mayor.",
  sheet: "Tu calificación",
  sheetMore: "De 1, excelente, a 5, malo.",
  form: "Calificar el servicio",
  service: "¿Qué calificas?",
  /** The scale of the source (CONTACT-03), best first. */
  scale: ["Excelente", "Muy Bueno", "Bueno", "Regular", "Malo"],
  /** "1 Excelente" */
  place: (place: number, words: string) => `${place} ${words}`,
  comment: "Comentario",
  commentHint: "¿Por qué esa calificación?",
  terms: "Acepto los",
  termsLink: "términos y condiciones",
  policy: "Acepto el tratamiento de mis datos según la",
  policyLink: "política de privacidad",
  missing: "Para calificar, acepta los términos y el tratamiento de tus datos.",
  submit: "Calificar",
  submitting: "Enviando…",
  refused: "Revisa lo que está marcado.",
  /** Letter by letter as the source has them (CONTACT-03). */
  sent: "Su Calificación ha sido registrada exitosamente",
  failed: "Ocurrió un error al momento de Calificar el Servicio",
  listFailed: "Ocurrio un error al traer la información",
  listEmptyMore: `Llámanos gratis al ${seller.phone} mientras lo arreglamos.`,
  loading: "Cargando las preguntas",
  thanks: "Gracias. Si además quieres una respuesta, envíanos una PQRS: esa lleva radicado.",
  again: "Calificar otro servicio",
  toPqrs: "Enviar una PQRS",
  needsScripts: `Para calificar aquí, tu navegador debe permitir scripts. Sin ellos, cuéntanos gratis al ${seller.phone}.`,
} as const;
