/** The models' environment: real in a browser, silent where a page is rendered on the server. Touches nothing when imported. */
import type { Env } from "#models/env";
import { createCartStorage } from "#models/persist";
import { METHOD_KEY } from "#models/storageKeys";
import { track } from "./analytics";
import { noClient } from "./client";
import { newId } from "./newId";
import { silentTabs } from "./tabs";

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

/** What `read` makes of the browser's storage; null where that is switched off or full. */
function stored<T>(read: (storage: Storage) => T): T | null {
  try {
    return read(window.localStorage);
  } catch {
    return null;
  }
}

const lastMethod: Env["lastMethod"] = {
  read: () => stored((storage) => storage.getItem(METHOD_KEY)),
  keep: (method) => void stored((storage) => storage.setItem(METHOD_KEY, method)),
  forget: () => void stored((storage) => storage.removeItem(METHOD_KEY)),
};

/** The environment of a browser. */
export const createBrowserEnv = (given: Pick<Env, "client" | "tabs" | "gatewayHosts" | "origin">): Env => ({
  ...given,
  cartStorage: createCartStorage(() => window.localStorage, newId),
  random: (values) => crypto.getRandomValues(values),
  newId,
  track,
  firstTime: firstTimes(),
  lastMethod,
  leaveFor: (url) => window.location.assign(url),
});

/** The environment while a page is rendered on the server: loaders have done the reading, nothing else happens there. */
export const serverEnv: Env = {
  client: noClient,
  cartStorage: { load: async () => ({ state: "none" }), save: async () => true, clear: () => undefined },
  random: (values) => values,
  newId: () => "",
  track: () => undefined,
  firstTime: () => false,
  lastMethod: { read: () => null, keep: () => undefined, forget: () => undefined },
  tabs: silentTabs,
  leaveFor: () => undefined,
  gatewayHosts: [],
  origin: "",
};
