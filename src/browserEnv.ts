/** The models' environment: real in a browser, silent where a page is rendered on the server. Touches nothing when imported. */
import type { Api } from "#api/createApi";
import { failure } from "#api/result";
import type { Env, TabNews } from "#models/env";
import { createCartStorage } from "#models/persist";
import type { ApiRequest, ApiResponse } from "./context";

/** Milliseconds after which a call counts as lost. */
const CALL_TIMEOUT = 20_000;
const TABS_CHANNEL = "premiomayor.ventanas";

interface BrowserOptions {
  gatewayHosts: readonly string[];
  origin: string;
  /** Key for backends that want sensitive fields encrypted; null for ours. */
  wireKey: string | null;
}

async function sendByFetch({ method, path, body, headers }: ApiRequest): Promise<ApiResponse> {
  const response = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
    cache: "no-store",
    signal: AbortSignal.timeout(CALL_TIMEOUT),
  });
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

/** Stands in for a client that could not be fetched: every call of it is offline. */
const offlineApi = new Proxy({} as Api, {
  // A promise is asked for `then`; answering would make it wait forever.
  get: (_, name) => (name === "then" ? undefined : async () => failure({ kind: "offline" })),
});

/** Random id: 128 bits in hex. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Analytics speak only after consent; until somebody asks for it there is none, and the queue is not even made. */
function track(event: object) {
  const { dataLayer } = window as { dataLayer?: object[] };
  dataLayer?.push(event);
}

/** Remembers names in the browser's storage; where it keeps nothing, for as long as the page lives. */
function firstTimes(): Env["firstTime"] {
  const seen = new Set<string>();
  return (name) => {
    const key = `premiomayor.${name}`;
    try {
      if (window.localStorage.getItem(key) !== null) return false;
      window.localStorage.setItem(key, "1");
    } catch {
      // Storage is switched off: this page's memory has to do.
    }
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}

function everySecond(tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    // Aimed at the next full second, so that digits change together and never drift.
    timer = setTimeout(
      () => {
        tick();
        schedule();
      },
      1000 - (Date.now() % 1000),
    );
  };
  const follow = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    tick();
    schedule();
  };
  document.addEventListener("visibilitychange", follow);
  follow();
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", follow);
  };
}

function tabs(): Env["tabs"] {
  if (typeof BroadcastChannel === "undefined") return { announce: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(TABS_CHANNEL);
  return {
    announce: (news) => channel.postMessage(news),
    listen: (heard) => {
      const onMessage = ({ data }: MessageEvent<TabNews>) => heard(data);
      channel.addEventListener("message", onMessage);
      return () => channel.removeEventListener("message", onMessage);
    },
  };
}

/** The environment of a browser. */
export function createBrowserEnv({ gatewayHosts, origin, wireKey }: BrowserOptions): Env {
  let api: Promise<Api> | undefined;
  let sessionEnded: (() => void) | undefined;

  const loadApi = async (): Promise<Api> => {
    const { createApi } = await import("#api/createApi");
    return createApi({
      send: async (request) => {
        const response = await sendByFetch(request);
        if (response.status === 401 && !request.path.endsWith("/login")) sessionEnded?.();
        return response;
      },
      wireKey,
    });
  };

  return {
    api: () =>
      (api ??= loadApi().catch(() => {
        // The client itself could not be fetched (offline, a deploy): what is asked now has no answer, the next use tries again.
        api = undefined;
        return offlineApi;
      })),
    deviceNow: () => Date.now(),
    everySecond,
    cartStorage: createCartStorage(() => window.localStorage, newId),
    random: (values) => crypto.getRandomValues(values),
    newId,
    track,
    firstTime: firstTimes(),
    tabs: tabs(),
    whenSessionEnds: (ended) => {
      sessionEnded = ended;
    },
    leaveFor: (url) => window.location.assign(url),
    gatewayHosts,
    origin,
  };
}

/** The environment while a page is rendered on the server: loaders have done the reading, nothing else happens there. */
export function createServerEnv(now: number): Env {
  return {
    api: () => Promise.reject(new Error("Models make no calls while a page is rendered")),
    deviceNow: () => now,
    everySecond: () => () => undefined,
    cartStorage: { load: async () => ({ state: "none" }), save: async () => true, clear: () => undefined },
    random: (values) => values,
    newId: () => "",
    track: () => undefined,
    firstTime: () => false,
    tabs: { announce: () => undefined, listen: () => () => undefined },
    whenSessionEnds: () => undefined,
    leaveFor: () => undefined,
    gatewayHosts: [],
    origin: "",
  };
}
