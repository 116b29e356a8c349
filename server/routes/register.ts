/** Turns a call of the contract into a route: checks the request by the contract's schema, ties the session, answers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ValidationError, type Schema } from "yup";
import type { AnswerOf, BodyOf, Call, QueryOf } from "#contract/call";
import { decryptFields } from "#contract/wireCompat";
import { sessionUser } from "../auth";
import { assertPlain } from "../border";
import { fieldMessages } from "../messages";
import { Refusal } from "../refusal";
import type { Shop } from "../shop";
import type { Person } from "../store/sessions";

interface Input<C extends Call> {
  body: BodyOf<C>;
  query: QueryOf<C>;
  params: Record<string, string>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<C extends Call, User> = (input: Input<C> & { user: User }) => Promise<AnswerOf<C>>;

/** Fields that a refusal names at most: a cart has as many lines. */
const MOST_FIELDS_TOLD = 50;
/** Values up to which every fault is looked for: all forms have fewer. Of a longer request the first fault is told. */
const MOST_VALUES_TOLD = 300;

function describe(error: ValidationError, whole: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const tell = (name: string, words: string): void => {
    if (Object.keys(fields).length < MOST_FIELDS_TOLD) fields[name] ??= words;
  };
  for (const inner of error.inner.length > 0 ? error.inner : [error]) {
    const type = inner.type ?? "invalid";
    const unknown = inner.params?.["unknown"];
    if (type === "noUnknown") {
      for (const name of String(unknown ?? "").split(", "))
        tell([inner.path, name].filter(Boolean).join("."), fieldMessages.unknown);
    } else {
      const isMissing = ["required", "optionality", "nullable"].includes(type);
      tell(inner.path || whole, isMissing ? fieldMessages.required : fieldMessages.invalid);
    }
  }
  return fields;
}

/**
 * Checks a value by a schema of the contract: no coercion, no unknown fields. @throws Refusal 400 that names the fields, or `whole`
 * where the value itself is at fault
 */
export function checked<S extends Schema>(schema: S, value: unknown, whole = "body"): S["__outputType"] {
  const count = assertPlain(value);
  try {
    // A fault takes far longer than a value that is right, most of all with a stack.
    const rules = { strict: true, abortEarly: count > MOST_VALUES_TOLD, disableStackTrace: true };
    return schema.validateSync(value, rules) as S["__outputType"];
  } catch (error) {
    if (error instanceof ValidationError)
      throw new Refusal(400, "INVALID_FIELDS", { fields: describe(error, whole), cause: error });
    throw error;
  }
}

/** Checks a form by the rules of its screen. @throws Refusal 400 that names the fields as the wire does, by `names` */
export function checkedForm<S extends Schema>(schema: S, values: unknown, names: Readonly<Record<string, string>>) {
  try {
    return checked(schema, values);
  } catch (error) {
    if (!(error instanceof Refusal) || !error.fields) throw error;
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([name, words]) => [names[name.replace(/[[.].*/, "")] ?? name, words]),
    );
    throw new Refusal(400, "INVALID_FIELDS", { fields, cause: error });
  }
}

/** The value of a text that holds JSON, checked like a body. @throws Refusal 400 that names `field` or the fields in it. */
export function checkedText<S extends Schema>(schema: S, text: string, field: string): S["__outputType"] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, "INVALID_FIELDS", { fields: { [field]: fieldMessages.invalid } });
  }
  return checked(schema, value, field);
}

/** A named user in a request must be the session's own, else 403: it is never used to look anything up. */
export function assertOwn(
  request: FastifyRequest,
  user: Person,
  claimed: string | number | boolean | null | undefined,
): void {
  if (claimed === undefined || claimed === null || claimed === "") return;
  if (String(claimed) === String(user.id) || String(claimed) === user.documentNumber) return;
  request.log.warn({ security: "foreign-user", userId: user.id }, "a request named another user");
  throw new Refusal(403, "FORBIDDEN");
}

function pathOf(call: Call): string {
  return call.path.replaceAll(/\{(\w+)\}/g, ":$1");
}

/** How often one person, or one network without a session, may make a call. */
interface Limit {
  perMinute: number;
}

/** A call as this server answers it. */
export interface AnsweredCall {
  call: Call;
  isLimited: boolean;
}

const registered = new WeakMap<FastifyInstance, AnsweredCall[]>();

/** The calls that were added to this part of the server, in their order. */
export function callsOf(app: FastifyInstance): AnsweredCall[] {
  let calls = registered.get(app);
  if (!calls) registered.set(app, (calls = []));
  return calls;
}

function route<C extends Call, User>(
  app: FastifyInstance,
  { config: { wireKey } }: Shop,
  call: C,
  userOf: (request: FastifyRequest) => Promise<User>,
  handler: Handler<C, User>,
  limit: Limit | undefined,
): void {
  callsOf(app).push({ call, isLimited: limit !== undefined });
  app.route({
    method: call.method,
    url: pathOf(call),
    ...(limit && { config: { rateLimit: { max: limit.perMinute, timeWindow: 60_000 } } }),
    handler: async (request, reply) => {
      const user = await userOf(request);
      const sent = request.body ?? {};
      const body = call.body ? checked(call.body, wireKey ? decryptFields(sent, wireKey) : sent) : undefined;
      const query = call.query ? checked(call.query, { ...(request.query as object) }) : undefined;
      void reply.header("cache-control", "no-store");
      return handler({
        body: body as BodyOf<C>,
        query: query as QueryOf<C>,
        params: request.params as Record<string, string>,
        request,
        reply,
        user,
      });
    },
  });
}

/** A call for anybody; `user` is the session's person when there is one. */
export function publicCall<C extends Call>(
  app: FastifyInstance,
  shop: Shop,
  call: C,
  handler: Handler<C, Person | null>,
  limit?: Limit,
): void {
  if (call.access !== "public") throw new Error(`The contract keeps ${call.name} for sessions`);
  route(app, shop, call, (request) => sessionUser(shop, request), handler, limit);
}

/** A call for the holder of a session; anybody else gets 401 before the body is looked at. */
export function sessionCall<C extends Call>(
  app: FastifyInstance,
  shop: Shop,
  call: C,
  handler: Handler<C, Person>,
  limit?: Limit,
): void {
  if (call.access !== "session") throw new Error(`The contract opens ${call.name} to anybody`);
  const userOf = async (request: FastifyRequest): Promise<Person> => {
    const user = await sessionUser(shop, request);
    if (!user) throw new Refusal(401, "UNAUTHORIZED");
    return user;
  };
  route(app, shop, call, userOf, handler, limit);
}
