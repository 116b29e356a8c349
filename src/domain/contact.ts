/** The contact area's rules: the PQRS, its case number, and the rating of a service. Messages are keys with their figures. */
import { array, object, string, type InferType } from "yup";
import { DOCUMENT_MAX, documentProblem, pqrsDocumentTypes, type PqrsDocumentType } from "./documents";
import { accepted, emailText, nameText, required, text } from "./fields";

/** The topic that a PQRS begins with (CONTACT-02). */
export const DEFAULT_TOPIC = "2";
/** The service that a rating begins with (CONTACT-03). */
export const DEFAULT_SERVICE = "service-1";
/** Business days within which a PQRS is answered. */
export const ANSWER_DAYS = 15;
/** Longest comment of a PQRS and of a rating, in characters. */
export const COMMENT_MAX = 150;
export const NAME_MAX = 150;
export const LAST_NAME_MAX = 50;
export const TELEPHONE_MAX = 30;

/** Values of the PQRS form ("Forms · PQRS"). */
export const pqrsSchema = object({
  topic: string().required(required),
  documentType: string<PqrsDocumentType>()
    .oneOf([...pqrsDocumentTypes], required)
    .required(required),
  document: string()
    .required(required)
    .test("document", (value, context) => {
      const type = pqrsDocumentTypes.find((known) => known === context.parent.documentType);
      // Without a type there is no rule to break; the type itself is at fault.
      const problem = type && documentProblem(type, value, "account");
      return problem ? context.createError({ message: problem as never }) : true;
    }),
  name: nameText(3, NAME_MAX),
  lastName: text(3, LAST_NAME_MAX),
  email: emailText(),
  telephone: text(4, TELEPHONE_MAX),
  comment: text(3, COMMENT_MAX),
  policy: accepted(),
});
export type PqrsValues = InferType<typeof pqrsSchema>;

/** Best to worst, as the wire counts them (CONTACT-03). */
export const scale = [1, 2, 3, 4, 5] as const;

/** Questions that one rating may answer. */
const MOST_QUESTIONS = 50;

/** Values of the rating form: each question with its place on the scale as text, "" for none yet ("Forms · Rating"). */
export const ratingSchema = object({
  service: string().required(required),
  answers: array(
    object({
      question: string().required(),
      answer: string().required(required).oneOf(scale.map(String), required),
    }).required(),
  )
    .min(1, required)
    .max(MOST_QUESTIONS)
    .required(),
  comment: text(3, COMMENT_MAX),
  terms: accepted(),
  policy: accepted(),
});
export type RatingValues = InferType<typeof ratingSchema>;

/** How far a PQRS is. */
export const pqrsStates = ["RECEIVED", "IN_PROGRESS", "ANSWERED"] as const;
export type PqrsState = (typeof pqrsStates)[number];

/** Its signs leave out 0, O, 1, I, L and U, which are misread. */
const CASE_NUMBER = /^PQ-?(\d{4})-?([2-9A-HJKMNP-TV-Z]{6})$/;

/** A case number as it is kept, however it was typed: in small letters, with spaces, without its hyphens; null for none. */
export function readCaseNumber(typed: string): string | null {
  const match = CASE_NUMBER.exec(typed.replace(/\s+/g, "").toUpperCase());
  return match && `PQ-${match[1]}-${match[2]}`;
}

/** Values of the form that asks what became of a PQRS. */
export const caseSchema = object({
  caseNumber: string()
    .required(required)
    .test("caseNumber", { key: "caseNumber" } as never, (value) => readCaseNumber(value) !== null),
  document: string().trim().required(required).max(DOCUMENT_MAX, { key: "maxLength", limit: DOCUMENT_MAX }),
});
export type CaseValues = InferType<typeof caseSchema>;
