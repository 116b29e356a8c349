/** The contact area: PQRS with their case numbers and states, and ratings of services. */
import { randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { pqrsState, pqrsTopics, savePqrs, saveRating, serviceHeaders, serviceQuestions } from "#contract/contact";
import { bogotaDay } from "#domain/bogota";
import { ANSWER_DAYS, pqrsSchema, ratingSchema, readCaseNumber, type PqrsState } from "#domain/contact";
import { normalizeDocument } from "#domain/documents";
import { addBusinessDays } from "#domain/holidays";
import { sha256 } from "../auth";
import { countCaseTry, easeCaseTry } from "../limits";
import { pqrsMessage } from "../letters/pqrs";
import { fieldMessages } from "../messages";
import { Refusal } from "../refusal";
import { originOf } from "../security";
import type { Shop } from "../shop";
import { keptForASecond } from "../store/brief";
import {
  keepPqrs,
  keepRating,
  pqrsByCase,
  questionsOf,
  servicesOf,
  topicById,
  topicsOf,
  type PqrsRow,
} from "../store/contact";
import { canonical } from "../wire";
import { checkedForm, publicCall } from "./register";

/** Where a PQRS is followed. */
const STATUS_PATH = "/contacto/pqrs/estado";

/** Messages of one network a minute: more than anybody writes by hand, few enough to fill no store. */
const MESSAGES_A_MINUTE = 12;

/** Signs of a case number, as {@link readCaseNumber} reads them. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const SIGN_COUNT = 6;

/** A new case number, PQ-2611-7F3KQX: the year and month of a day (YYYY-MM-DD) and six signs that nobody can guess. */
function newCaseNumber(day: string): string {
  const signs = Array.from({ length: SIGN_COUNT }, () => SIGNS[randomInt(SIGNS.length)]!);
  return `PQ-${day.slice(2, 4)}${day.slice(5, 7)}-${signs.join("")}`;
}

const refuseField = (field: string): Refusal =>
  new Refusal(400, "INVALID_FIELDS", { fields: { [field]: fieldMessages.invalid } });

/** The same form sent again, with the id that was made for it, is the same message; without an id each is another. */
const onceKeyOf = (call: string, body: { clave?: string | null | undefined }): string =>
  sha256(body.clave ? `${call} ${canonical(body)}` : `${call} ${randomUUID()}`);

const stateOf = ({ startedAt, answeredAt }: PqrsRow): PqrsState =>
  answeredAt ? "ANSWERED" : startedAt ? "IN_PROGRESS" : "RECEIVED";

/** Whether two documents are the same, in a time that does not tell how much of them is. */
const isSameDocument = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(normalizeDocument(other))));

export function addContact(app: FastifyInstance, shop: Shop): void {
  const { config, store, clock } = shop;

  const topics = keptForASecond(clock, async () => topicsOf(store.db));
  publicCall(app, shop, pqrsTopics, async () => topics());

  const services = keptForASecond(clock, async () =>
    (await servicesOf(store.db)).map(({ position: _position, ...service }) => service),
  );
  publicCall(app, shop, serviceHeaders, async () => services());

  const asked = keptForASecond(clock, async () =>
    (await questionsOf(store.db)).map(({ id, name, serviceId }) => ({ id, name, serviceQualifyId: serviceId })),
  );
  publicCall(app, shop, serviceQuestions, async () => asked());

  publicCall(
    app,
    shop,
    savePqrs,
    async ({ body, request }) => {
      const values = checkedForm(
        pqrsSchema,
        {
          topic: body.issue,
          documentType: body.document_type,
          document: body.document,
          name: body.name,
          lastName: body.last_name,
          email: body.email,
          telephone: body.telephone,
          comment: body.comment,
          policy: body.tratamientos === "S",
        },
        { topic: "issue", documentType: "document_type", lastName: "last_name", policy: "tratamientos" },
      );
      const topic = /^[1-9]\d{0,8}$/.test(values.topic) ? await topicById(store.db, Number(values.topic)) : null;
      if (!topic) throw refuseField("issue");
      const today = bogotaDay(clock.now());
      const statusUrl = originOf(config, request) + STATUS_PATH;
      const kept = await keepPqrs(
        store,
        {
          onceKey: onceKeyOf("pqrs", body),
          topicId: topic.id,
          documentType: values.documentType,
          documentNumber: normalizeDocument(values.document),
          name: values.name,
          lastName: values.lastName,
          email: values.email,
          telephone: values.telephone,
          comment: values.comment,
          receivedAt: clock.iso(),
          dueDay: addBusinessDays(today, ANSWER_DAYS),
        },
        () => newCaseNumber(today),
        (row) => pqrsMessage(row, topic.title, statusUrl),
      );
      return { radicado: kept.caseNumber, fecha: kept.receivedAt, vence: kept.dueDay };
    },
    { perMinute: MESSAGES_A_MINUTE },
  );

  publicCall(
    app,
    shop,
    pqrsState,
    async ({ body: { radicado, documento }, request }) => {
      const caseNumber = readCaseNumber(radicado) ?? "";
      const attempt = { caseNumber, ip: request.ip };
      await countCaseTry(shop, attempt);
      const found = await pqrsByCase(store.db, caseNumber);
      // The same answer, and as much work, whichever of the two is wrong.
      const isOwn = isSameDocument(found?.documentNumber ?? "", documento);
      if (!found || !isOwn) throw new Refusal(404, "PQRS_UNKNOWN");
      await easeCaseTry(shop, attempt);
      return {
        radicado: found.caseNumber,
        tema: found.topic,
        estado: stateOf(found),
        recibida: found.receivedAt,
        vence: found.dueDay,
        enTramite: found.startedAt,
        respondida: found.answeredAt,
        respuesta: found.answer,
      };
    },
    { perMinute: 60 },
  );

  publicCall(
    app,
    shop,
    saveRating,
    async ({ body }) => {
      const values = checkedForm(
        ratingSchema,
        {
          service: body.issue,
          answers: body.questions.map(({ question, answer }) => ({ question, answer: String(answer) })),
          comment: body.comment,
          terms: body.terminos === "S",
          policy: body.tratamientos === "S",
        },
        { service: "issue", answers: "questions", terms: "terminos", policy: "tratamientos" },
      );
      const questions = await questionsOf(store.db, values.service);
      if (questions.length === 0) throw refuseField("issue");
      const given = new Map(values.answers.map(({ question, answer }) => [question, Number(answer)]));
      // Every question of the service once, and no other.
      const isWhole = given.size === values.answers.length && given.size === questions.length;
      if (!isWhole || !questions.every(({ name }) => given.has(name))) throw refuseField("questions");
      const id = await keepRating(
        store,
        {
          onceKey: onceKeyOf("rating", body),
          serviceId: values.service,
          comment: values.comment,
          createdAt: clock.iso(),
        },
        questions.map(({ id: questionId, name }) => ({ questionId, answer: given.get(name)! })),
      );
      return { id };
    },
    { perMinute: MESSAGES_A_MINUTE },
  );
}
