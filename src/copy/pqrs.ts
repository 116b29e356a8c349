/** Words of the PQRS: the form, what was sent, and its state. */
import { bogotaInstant } from "#domain/bogota";
import { ANSWER_DAYS } from "#domain/contact";
import { seller } from "#domain/seller";
import { dayMonth, longDateTime, longDay } from "./format";

/** "lunes 14 de diciembre de 2026" */
const wholeDay = (day: string): string => `${longDay(bogotaInstant(day, "12:00"))} de ${day.slice(0, 4)}`;

export const pqrs = {
  title: "Petición, queja, reclamo o sugerencia",
  lead: `Llega a una persona. Te damos un radicado y respondemos en máximo ${ANSWER_DAYS} días hábiles.`,
  description:
    "Presenta una petición, una queja, un reclamo o una sugerencia: recibes un radicado con el que sigues su estado.",
  sheet: "Cuéntanos qué pasó",
  sheetMore: "Al enviarla te damos el radicado.",
  follow: "¿Ya tienes un radicado? Mira su estado",
  form: "Presentar una PQRS",
  you: "¿A quién le respondemos?",
  topic: "Tema",
  comment: "Tu mensaje",
  left: (count: number) =>
    count === 1
      ? "Te queda 1 carácter"
      : count >= 0
        ? `Te quedan ${count} caracteres`
        : `Sobran ${-count}: el mensaje puede tener 150`,
  document: { label: "Documento", type: "Tipo", number: "Número" },
  name: "Nombres",
  lastName: "Apellidos",
  email: "Correo electrónico",
  emailHint: "Ahí te llegan el radicado y la respuesta.",
  telephone: "Teléfono",
  policy: "Acepto el tratamiento de mis datos según la",
  policyLink: "política de privacidad",
  policyMissing: "Para enviar, acepta el tratamiento de tus datos.",
  submit: "Enviar",
  submitting: "Enviando…",
  refused: "Revisa los datos marcados.",
  /** Letter by letter as the source has them (CONTACT-02). */
  sent: "Su mensaje ha sido registrado exitosamente",
  failed: "Ocurrió un error al momento de guardar el Comentario",
  topicsFailed: "Ocurrio un error al traer la información",
  topicsEmptyMore: `Llámanos gratis al ${seller.phone} o escribe a ${seller.email}.`,
  loading: "Cargando los temas",
  needsScripts: `Para enviarla desde aquí, tu navegador debe permitir scripts. Sin ellos, llámanos gratis al ${seller.phone} o escribe a ${seller.email}: también te damos un radicado.`,
  done: {
    mailed: (email: string) => `Enviamos una copia del radicado a ${email}.`,
    sheet: "Este es tu radicado",
    sheetMore: "Con él y tu documento sigues el estado.",
    caseNumber: "Radicado",
    copy: "Copiar radicado",
    copied: "Radicado copiado",
    next: "Qué sigue",
    read: "Una persona lee tu mensaje",
    readMore: "Si hace falta algo, te escribe o te llama.",
    answer: "Te respondemos a tu correo",
    state: "Ver su estado",
    again: "Enviar otra PQRS",
  },
  steps: {
    label: "Estado de la PQRS",
    received: "Recibida",
    inProgress: "En trámite",
    answered: "Respondida",
    marks: { done: "hecho", current: "en curso", upcoming: "pendiente", failed: "falló" },
    at: (instant: number) => longDateTime(instant),
    until: (day: string) => `A más tardar el ${wholeDay(day)}`,
    waiting: "Una persona la lee apenas le llega el turno.",
  },
  state: {
    crumb: "Estado",
    title: "Estado de tu PQRS",
    lead: "El radicado está en el correo que te enviamos.",
    description: "Mira en qué va tu petición, queja, reclamo o sugerencia con su radicado y tu documento.",
    sheet: "Busca tu radicado",
    sheetMore: "Con el documento que escribiste al enviarla.",
    form: "Buscar una PQRS",
    caseNumber: "Radicado",
    example: "PQ-2611-7F3KQX",
    document: "Número de documento",
    submit: "Ver estado",
    submitting: "Buscando…",
    failed: "No pudimos consultar tu PQRS. Inténtalo de nuevo en unos minutos.",
    needsScripts: `Para consultar aquí, tu navegador debe permitir scripts. Sin ellos, llámanos gratis al ${seller.phone} con tu radicado.`,
    sentOn: (instant: number) => `Enviada el ${dayMonth(instant)}`,
    answer: "Nuestra respuesta",
    more: "¿No quedó resuelto? Envía otra PQRS con este radicado en el mensaje, o llámanos gratis.",
    late: `El plazo de respuesta ya pasó. Llámanos gratis al ${seller.phone} con este radicado, o acude a la SIC.`,
    authority: "Ir a la página de la SIC",
    another: "Buscar otro radicado",
    send: "Enviar una PQRS",
  },
} as const;
