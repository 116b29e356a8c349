/** Who is asking: read once per request on the server, and from the root loader's data by components. */
import { useState } from "react";
import { redirect, useRouteLoaderData } from "react-router-dom";
import type { CountdownEvent } from "#api/content";
import type { Client } from "#api/request";
import type { Result } from "#api/result";
import { session, type SessionInfo } from "#api/session";
import type { ThemeName } from "#ds";
import type { Person } from "#domain/users";
import { paths } from "../paths";
import type { Consent } from "./consent";
import type { ApiResponse, ServerContext } from "./context";

/** What the root loader gives to every page. */
export interface RootData {
  /** Null when the backend did not answer. */
  session: SessionInfo | null;
  countdown: CountdownEvent | null;
  /** The server's time, epoch ms. */
  now: number;
  /** The theme that the reader has chosen; null leaves it to their system. */
  theme: ThemeName | null;
  /** What the reader has answered when asked whether their use of the shop may be measured; null before. */
  consent: Consent | null;
  /** Origin of the static images; "" is the shop itself. */
  staticHost: string;
  origin: string;
  /** Hosts whose payment pages may be followed. */
  gatewayHosts: readonly string[];
  /** Key for backends that want sensitive fields encrypted; null for ours. */
  wireKey: string | null;
}

/** What stands for the answer of a backend that gives the server none: the reader's own connection is not to blame. */
const unanswered = (): ApiResponse => ({ status: 504, headers: {}, text: "" });

/** The client for a loader: calls carry the reader's own session. */
export const clientOf = ({ send, wireKey }: ServerContext): Client => ({
  send: (request) => send(request).catch(unanswered),
  wireKey,
});

const asked = new WeakMap<ServerContext, Promise<Result<SessionInfo>>>();

/** The session of a request; asked for once, however many loaders want it. */
export function sessionOf(server: ServerContext): Promise<Result<SessionInfo>> {
  let answer = asked.get(server);
  if (!answer) asked.set(server, (answer = session(clientOf(server))));
  return answer;
}

/** Name of the address parameter in which the way back is kept while somebody logs in. */
const WAY_BACK = "volver";

/** The home page, which asks for a login and leads on to an address inside the shop. */
export const throughLogin = (path: string): string => `${paths.home}?${new URLSearchParams({ [WAY_BACK]: path })}`;

/**
 * The person of a private page. Without one: home, with the way back in the address (AUTH-08).
 * @throws a redirect, or a 503 page when the backend does not say who is asking
 */
export async function requirePerson(server: ServerContext, request: Request): Promise<Person> {
  const answer = await sessionOf(server);

  if (!answer.ok) throw new Response(null, { status: 503 });
  const { person } = answer.value;
  if (person) return person;
  const { pathname, search } = new URL(request.url);

  throw redirect(throughLogin(pathname + search));
}

/** The address inside the shop to which a login leads back, or null. */
export function wayBackOf(search: string): string | null {
  const path = new URLSearchParams(search).get(WAY_BACK);
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

/** The root loader's data: the one truth about who is asking. */
export function useRoot(): RootData {
  const data = useRouteLoaderData<RootData>("root");
  if (!data) throw new Error("useRoot needs the root route's data");
  return data;
}

/** The logged-in person, or null. */
export const usePerson = (): Person | null => useRoot().session?.person ?? null;

/** The person for whom the page was read, also while their session is over and the login stands above it. */
export function usePagePerson(): Person | null {
  const person = usePerson();
  const [last, setLast] = useState(person);
  if (person !== null && person !== last) setLast(person);
  return person ?? last;
}
