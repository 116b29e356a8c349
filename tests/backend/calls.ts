/** Types of the calls: request, answer, handler and context. */
import { text, type Json } from "./json";
import type { Shapes } from "./shapes";
import type { Person, State } from "./state";

export interface BackendRequest {
  /** The object in the body; empty if there is none. */
  body: Json;
  query: URLSearchParams;
  /** The value in the place of {id} in the path. */
  id: string;
  /** The Referer header; empty if there is none. */
  referer: string;
}

export interface Context {
  state: State;
  shapes: Shapes;
  now: () => number;
  /** The address of this server. */
  address: string;
  /** The address of the shop, for the links in its mails and the way back from the payment; empty if unknown. */
  shopAddress: string;
}

/** Returns the JSON to answer, or a `Page`. Throws a `Refusal`. */
export type Handler = (request: BackendRequest, context: Context) => unknown;
export type Routes = Record<string, Handler>;

/** An answer that is not JSON. */
export class Page {
  constructor(
    readonly type: string,
    readonly content: string | Buffer,
    readonly location?: string,
  ) {}
}

/** Answered with `status` and {error: {statusCode, message}}. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export const SESSION_ENDED = "Tu sesión ha expirado, por favor ingresa de nuevo.";

/** A reply that carries a message. */
export const reply = ({ shapes }: Context, message: string, fields: Json = {}): Json =>
  shapes.messages === "at-top" ? { message, data: fields } : { data: { message, ...fields } };

/** The person whose session token is in `fields`. */
export function findPerson(fields: Json, { state, now }: Context): Person | undefined {
  const token = state.tokens.get(text(fields["token"]));
  if (token?.use !== "session" || token.expiresAt <= now()) return undefined;
  return state.people.find(({ userId }) => userId === token.userId);
}

/** The person whose session token is in `fields`; refuses with 401 if there is none. */
export function personOf(fields: Json, context: Context): Person {
  const person = findPerson(fields, context);
  if (!person) throw new Refusal(401, SESSION_ENDED);
  return person;
}
