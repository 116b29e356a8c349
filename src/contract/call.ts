/** The form in which every call of the wire is written down once: method, path, request, answer, and who may make it. */
import { array, mixed, number, object, string, type InferType, type ObjectShape, type Schema } from "yup";

/** Who may make a call: anybody, or only the holder of a session (the server ties the answer to that session's user). */
export type Access = "public" | "session";

/** Codes of refusals by the status that they are answered with. A code is a name of server/messages.ts. */
export type Refuses = Readonly<
  Partial<Record<400 | 401 | 403 | 404 | 409 | 422 | 429 | 502, readonly Uppercase<string>[]>>
>;

export interface Call<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  /** Unique name, used by the OpenAPI document and in logs. */
  readonly name: string;
  readonly method: "GET" | "POST";
  /** Path with `{param}` places, as the source spells it. */
  readonly path: string;
  /** One Spanish sentence for the OpenAPI document. */
  readonly summary: string;
  readonly access: Access;
  /** What this call is refused with beyond what its kind brings: fields, session, origin, size, haste, a busy store. */
  readonly refuses: Refuses;
  /** Query string, where the call has one. Structured filters travel as one JSON text. */
  readonly query: Query;
  /** JSON body, where the call has one. */
  readonly body: Body;
  /** JSON answer of status 200. */
  readonly answer: Answer;
  /** Media types of an answer that is a file, whose `answer` then stands for its bytes; empty for JSON. */
  readonly files: readonly string[];
}

interface Definition<Query extends Schema | undefined, Body extends Schema | undefined, Answer extends Schema> {
  path: string;
  summary: string;
  access?: Access;
  refuses?: Refuses;
  query?: Query;
  body?: Body;
  answer: Answer;
  files?: readonly string[];
}

/** Defines a reading call. */
export function get<Answer extends Schema, Query extends Schema | undefined = undefined>(
  name: string,
  { path, summary, access = "public", refuses = {}, query, answer, files = [] }: Definition<Query, undefined, Answer>,
): Call<Query, undefined, Answer> {
  return { name, method: "GET", path, summary, access, refuses, query: query as Query, body: undefined, answer, files };
}

/** Defines a call with a JSON body. */
export function post<
  Answer extends Schema,
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(
  name: string,
  { path, summary, access = "public", refuses = {}, query, body, answer, files = [] }: Definition<Query, Body, Answer>,
): Call<Query, Body, Answer> {
  return {
    name,
    method: "POST",
    path,
    summary,
    access,
    refuses,
    query: query as Query,
    body: body as Body,
    answer,
    files,
  };
}

type Infer<S> = S extends Schema ? InferType<S> : undefined;
/** The request body of a call as a type. */
export type BodyOf<C extends Call> = Infer<C["body"]>;
/** The query of a call as a type. */
export type QueryOf<C extends Call> = Infer<C["query"]>;
/** The answer of a call as a type. */
export type AnswerOf<C extends Call> = Infer<C["answer"]>;

/** A required object that refuses fields it does not name (validate with `strict: true`). */
export const closed = <S extends ObjectShape>(shape: S) => object(shape).noUnknown().required();
/**
 * A required object that may carry more than it names: answers of other backends do. Without yup's own default, which would
 * make an object of nothing.
 */
export const open = <S extends ObjectShape>(shape: S) => {
  const schema = object(shape).required();
  return schema.default(undefined) as unknown as typeof schema;
};
/** A required object of any fields. */
export const record = () =>
  mixed((value): value is Record<string, unknown> => typeof value === "object" && !Array.isArray(value)).required();
/** `{ data: [...] }` whose records are checked one by one where they are read, so that one bad record spoils only itself. */
export const dataList = () => open({ data: array(mixed().nullable()).required() });

/* A figure is no text: `strict` keeps it from being made one where an answer is read (see read.ts). */
export const text = (max = 255) => string().strict().max(max);
export const requiredText = (max = 255) => string().strict().max(max).required();
/** Text that may be absent, null or empty. */
export const optionalText = (max = 255) => string().strict().max(max).nullable().optional();

/** In place of yup's own reading, which takes "0x1f", "1e3" and [1] for numbers: digits alone. */
const fromDigits = (_: unknown, original: unknown): unknown =>
  typeof original === "string" && /^\d{1,16}$/.test(original) ? Number(original) : original;
/** Whole number in the safe range. Where an answer is read (see read.ts), its digits may come as text. */
export const whole = () => number().transform(fromDigits).integer().min(0).max(Number.MAX_SAFE_INTEGER);
/** Amount in whole Colombian pesos. */
export const pesos = () => whole();

/** The same for an amount, whose digits may have cents behind a dot. What is less than a cent is rounded. */
const fromAmount = (_: unknown, original: unknown): unknown => {
  const isText = typeof original === "string" && /^\d{1,16}(\.\d{1,16})?$/.test(original);
  const amount = isText ? Number(original) : original;
  return typeof amount === "number" ? Math.round(amount * 100) / 100 : amount;
};
/** What a prize pays in an answer, in Colombian pesos with up to two decimals (PLAN-01). */
export const prizePesos = () => number().transform(fromAmount).min(0).max(Number.MAX_SAFE_INTEGER);

/** Largest whole number of a 32-bit column: ids, draw numbers, revisions. */
const LARGEST_INTEGER = 2_147_483_647;
/** Whole number that a request names a record by, or counts with. Bounded to its column; answers of other backends are not. */
export const recordNumber = () => whole().max(LARGEST_INTEGER);

const DAY = /^(?:(?:19|20)\d{2}-\d{2}-\d{2}|\d{2}-\d{2}-(?:19|20)\d{2})$/;
/** Calendar day of a request, YYYY-MM-DD or DD-MM-YYYY, of the years 1900 to 2099; absent, null or empty means none. */
export const day = () => optionalText(10).matches(DAY, { excludeEmptyString: true });
/** A calendar day as above, where there must be one. */
export const requiredDay = () => requiredText(10).matches(DAY);

const isScalar = (value: unknown): boolean =>
  value === undefined || value === null || ["number", "boolean"].includes(typeof value) || isShortText(value);
const isShortText = (value: unknown): boolean => typeof value === "string" && value.length <= 100;
/** A field of a request whose kind the source leaves open: a text of up to 100, a number, a flag or null; no record, no list. */
export const scalar = () => mixed<string | number | boolean>().nullable().optional().test("scalar", isScalar);

/** The one shape of every refusal. `code` is for programs, `message` (Spanish) for people, `fields` names the fields or lines at fault. */
export const errorAnswer = open({
  error: open({
    statusCode: number().integer().required(),
    code: string().required(),
    message: string().required(),
    fields: mixed<Record<string, string>>().optional(),
    /** With PRICE_CHANGED: the total that the server computed, in pesos. */
    total: number().integer().optional(),
  }),
});
export type ErrorAnswer = InferType<typeof errorAnswer>;
