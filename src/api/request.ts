/** One request of the contract, from typed input to one of the four outcomes: ok, refused, malformed, offline. */
import type { AnswerOf, BodyOf, Call, QueryOf } from "#contract/call";
import { errorAnswer } from "#contract/call";
import { APPLICATION_CREDENTIAL } from "#contract/credential";
import { read } from "#contract/read";
import type { ApiRequest, ApiResponse, Send } from "../page/context";
import { failure, success, type Problem, type Result } from "./result";
import { saidIn } from "./said";

/** What a call needs beside its definition. */
export interface CallInput<C extends Call> {
  /** Values of the path's `{places}`. */
  params?: Record<string, string | number>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
}

/** A request whose answer is read while it comes. Rejects when nothing came, and when `signal` ends it. */
export type Open = (request: ApiRequest, signal: AbortSignal) => Promise<Response>;

/** Where requests go. Each call of this room takes it first. */
export interface Client {
  send: Send;
  /** Opens an answer that is read while it comes; absent where that is the browser's own way (src/page/openStream.ts). */
  open?: Open;
  /** Encrypts the sensitive fields of bodies, for backends that want it (API-03); null or absent leaves them to TLS. */
  wireKey?: string | null;
}

/** The address of a call. */
export function pathOf(call: Call, params: Record<string, string | number>, query: object | undefined): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Call ${call.name} lacks its path value "${name}"`);
    return encodeURIComponent(value);
  });
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return entries.length ? `${path}?${new URLSearchParams(entries.map(([k, v]) => [k, String(v)]))}` : path;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What an answer that is not in the contract's shape says. */
function malformed(status: number, text: string): Problem {
  const said = saidIn(text, parseJson(text));
  return { kind: "malformed", status, ...(said !== null && { said }) };
}

/** What an answer that is no success says. */
export function problemOf(status: number, text: string): Problem {
  const answer = parseJson(text);
  if (!errorAnswer.isValidSync(answer, { strict: true })) return malformed(status, text);
  const { code, message, fields, total } = answer.error;
  return {
    kind: "refused",
    status,
    code,
    message,
    fields: typeof fields === "object" ? fields : {},
    ...(total === undefined ? {} : { totalPesos: total }),
  };
}

/** Makes the call. Never throws for what the network or the backend does; throws on a programming error only. */
export async function request<C extends Call>(
  { send, wireKey }: Client,
  call: C,
  { params = {}, query, body }: CallInput<C> = {},
): Promise<Result<AnswerOf<C>>> {
  const outgoing: ApiRequest = {
    method: call.method,
    path: pathOf(call, params, query as object | undefined),
    headers: { accept: "application/json", authorization: APPLICATION_CREDENTIAL },
  };
  if (body !== undefined) {
    outgoing.body = wireKey ? (await import("#contract/wireCompat")).encryptFields(body, wireKey) : body;
    outgoing.headers!["content-type"] = "application/json";
  }

  let response: ApiResponse;
  try {
    response = await send(outgoing);
  } catch {
    return failure({ kind: "offline" });
  }

  if (response.status < 200 || response.status > 299) return failure(problemOf(response.status, response.text));
  const value = read(call.answer, parseJson(response.text)) as AnswerOf<C> | null;
  return value === null ? failure(malformed(response.status, response.text)) : success(value);
}
