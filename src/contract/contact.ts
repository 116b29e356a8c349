/** Wire of the contact area: PQRS with their topics and states, and the rating of services. */
import { array, mixed, number, string } from "yup";
import { pqrsStates } from "#domain/contact";
import { pqrsDocumentTypes } from "#domain/documents";
import { closed, get, open, optionalText, post, requiredText } from "./call";

const list = () => array(mixed().nullable()).required();
const consent = () => string().oneOf(["S", "P"]).required();
/** Ours: a random id made once for a form that is filled in, so that a retry is the same message. */
const onceKey = () => optionalText(64);

/** The id is a number or a text: the source only says that its text is the value. */
export const pqrsTopicWire = open({ id: mixed().required(), title: requiredText(200), content: optionalText(20_000) });
export const pqrsTopics = get("pqrsTopics", { path: "/api/pqrs", summary: "Temas de PQRS.", answer: list() });

export const serviceHeaderWire = open({ id: mixed().required(), name: requiredText(200) });
export const serviceHeaders = get("serviceHeaders", {
  path: "/api/services-qualifies",
  summary: "Servicios que se califican.",
  answer: list(),
});

export const serviceQuestionWire = open({
  id: mixed().required(),
  name: requiredText(300),
  serviceQualifyId: mixed().required(),
});
export const serviceQuestions = get("serviceQuestions", {
  path: "/api/questions",
  summary: "Preguntas de la calificación.",
  answer: list(),
});

export const savePqrs = post("savePqrs", {
  path: "/api/apqrs",
  summary: "Guarda una PQRS y responde su radicado.",
  body: closed({
    issue: requiredText(20),
    document_type: string()
      .oneOf([...pqrsDocumentTypes])
      .required(),
    document: requiredText(20),
    name: string().min(3).max(150).required(),
    last_name: string().min(3).max(50).required(),
    email: string().min(5).max(80).required(),
    telephone: string().min(4).max(30).required(),
    comment: string().min(3).max(150).required(),
    tratamientos: consent(),
    clave: onceKey(),
  }),
  /** Ours; another backend may answer without them, and then the message has no case number to follow. */
  answer: open({
    radicado: optionalText(40),
    fecha: optionalText(40),
    /** Day until which it is answered, YYYY-MM-DD. */
    vence: optionalText(10),
  }),
});

/** Ours: what became of a PQRS. The document goes in the body, so that no address and no log has it. */
export const pqrsState = post("pqrsState", {
  path: "/api/tienda/pqrs/estado",
  summary: "Estado de una PQRS, para quien conoce su radicado y su documento.",
  refuses: { 404: ["PQRS_UNKNOWN"], 429: ["TOO_MANY_ATTEMPTS"] },
  body: closed({ radicado: requiredText(40), documento: requiredText(20) }),
  answer: open({
    radicado: requiredText(40),
    tema: requiredText(200),
    estado: string()
      .oneOf([...pqrsStates])
      .required(),
    recibida: requiredText(40),
    vence: requiredText(10),
    enTramite: optionalText(40),
    respondida: optionalText(40),
    respuesta: optionalText(5_000),
  }),
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
    clave: onceKey(),
  }),
  answer: open({ id: mixed().optional() }),
});
