/** The contact area: what a PQRS can be about, sending one, following it, and rating a service. */
import {
  pqrsState as pqrsStateCall,
  pqrsTopics as pqrsTopicsCall,
  pqrsTopicWire,
  savePqrs,
  saveRating,
  serviceHeaders,
  serviceHeaderWire,
  serviceQuestions,
  serviceQuestionWire,
} from "#contract/contact";
import { read } from "#contract/read";
import { isDay } from "#domain/bogota";
import type { CaseValues, PqrsState, PqrsValues, RatingValues } from "#domain/contact";
import { normalizeDocument } from "#domain/documents";
import type { RichNode } from "#domain/richText";
import { safeText } from "#domain/safeText";
import { readable } from "./records";
import { request, type Client } from "./request";
import { failure, mapResult, renameFields, success, type Result } from "./result";

/** What a PQRS can be about. */
export interface Topic {
  /** Its id as text: the value of the form's field. */
  id: string;
  title: string;
  text: readonly RichNode[];
}

/** The source says that a value is an id as text; backends write numbers or texts. */
const idText = (id: unknown): string | null => (["number", "string"].includes(typeof id) ? String(id) : null);

function toTopic(value: unknown): Topic | null {
  const record = read(pqrsTopicWire, value);
  if (!record) return null;
  const id = idText(record.id);
  return id ? { id, title: record.title, text: safeText(record.content ?? "") } : null;
}

/** The topics of a PQRS. */
export async function pqrsTopics(client: Client): Promise<Result<Topic[]>> {
  return mapResult(await request(client, pqrsTopicsCall), (records) => readable(records, toTopic));
}

/** A PQRS that the backend has kept. */
export interface SentPqrs {
  /** Null where the backend gives none. */
  caseNumber: string | null;
  /** Epoch ms; null where the backend does not tell. */
  receivedAt: number | null;
  /** Last day for the answer, YYYY-MM-DD; null where the backend does not tell. */
  dueDay: string | null;
}

const instant = (text: string | null | undefined): number | null => {
  const at = Date.parse(text ?? "");
  return Number.isNaN(at) ? null : at;
};

const flag = (isAccepted: boolean): "S" | "P" => (isAccepted ? "S" : "P");

/** Sends a PQRS; with the same `key` and the same values any number of times, it is one. Fields at fault are named as in the values. */
export async function sendPqrs(client: Client, values: PqrsValues, key: string): Promise<Result<SentPqrs>> {
  const result = await request(client, savePqrs, {
    body: {
      issue: values.topic,
      document_type: values.documentType,
      document: normalizeDocument(values.document),
      name: values.name,
      last_name: values.lastName,
      email: values.email,
      telephone: values.telephone,
      comment: values.comment,
      tratamientos: flag(values.policy),
      clave: key,
    },
  });
  return renameFields(
    mapResult(result, ({ radicado, fecha, vence }) => ({
      caseNumber: radicado || null,
      receivedAt: instant(fecha),
      dueDay: vence && isDay(vence) ? vence : null,
    })),
    { issue: "topic", document_type: "documentType", last_name: "lastName", tratamientos: "policy" },
  );
}

/** What became of a PQRS. Instants are epoch ms, null for what has not happened yet. */
export interface PqrsStatus {
  caseNumber: string;
  topic: string;
  state: PqrsState;
  receivedAt: number;
  /** Last day for the answer, YYYY-MM-DD. */
  dueDay: string;
  startedAt: number | null;
  answeredAt: number | null;
  /** Plain text; null before the answer. */
  answer: string | null;
}

/** What became of the PQRS of a case number and a document. Fields at fault are named as in the values. */
export async function pqrsStatus(client: Client, { caseNumber, document }: CaseValues): Promise<Result<PqrsStatus>> {
  const result = await request(client, pqrsStateCall, {
    body: { radicado: caseNumber, documento: normalizeDocument(document) },
  });
  if (!result.ok) return renameFields(result, { radicado: "caseNumber", documento: "document" });
  const { radicado, tema, estado, recibida, vence, enTramite, respondida, respuesta } = result.value;
  const receivedAt = instant(recibida);
  if (receivedAt === null || !isDay(vence)) return failure({ kind: "malformed", status: 200 });
  return success({
    caseNumber: radicado,
    topic: tema,
    state: estado,
    receivedAt,
    dueDay: vence,
    startedAt: instant(enTramite),
    answeredAt: instant(respondida),
    answer: respuesta ?? null,
  });
}

/** A service that is rated, with its questions in their order. */
export interface RatedService {
  id: string;
  name: string;
  questions: string[];
}

/** The services that have questions. */
export async function ratedServices(client: Client): Promise<Result<RatedService[]>> {
  const [headers, questions] = await Promise.all([request(client, serviceHeaders), request(client, serviceQuestions)]);
  if (!headers.ok) return headers;
  if (!questions.ok) return questions;
  const asked = readable(questions.value, (value) => {
    const record = read(serviceQuestionWire, value);
    return record && { name: record.name, serviceId: idText(record.serviceQualifyId) };
  });
  return success(
    readable(headers.value, (value) => {
      const record = read(serviceHeaderWire, value);
      const id = record && idText(record.id);
      const own = asked.filter(({ serviceId }) => serviceId === id).map(({ name }) => name);
      return id && own.length > 0 ? { id, name: record.name, questions: own } : null;
    }),
  );
}

/** Rates a service; with the same `key` and the same values any number of times, it is one rating. */
export async function sendRating(client: Client, values: RatingValues, key: string): Promise<Result<unknown>> {
  const result = await request(client, saveRating, {
    body: {
      issue: values.service,
      comment: values.comment,
      tratamientos: flag(values.policy),
      terminos: flag(values.terms),
      questions: values.answers.map(({ question, answer }) => ({ question, answer: Number(answer) })),
      clave: key,
    },
  });
  return renameFields(result, { issue: "service", tratamientos: "policy", terminos: "terms" });
}
