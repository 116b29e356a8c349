/** The state, for the pages that change something. Importing this module brings MobX and the models along. */
import { autorun } from "mobx";
import { useEffect } from "react";
import { createRootStore, type RootStore } from "#models/RootStore";
import { createBrowserEnv, serverEnv } from "./browserEnv";
import { usePageState, type PageState } from "./pageState";
import { useRoot, type RootData } from "./session";

/** States that are made but not announced: rendering must not change what other components show. */
const made = new WeakMap<PageState, RootStore>();

/** The page's state, made with its first use. */
function storeOf(page: PageState, { session, gatewayHosts, origin }: RootData): RootStore {
  let store = page.store.get() ?? made.get(page);
  if (!store) {
    const { client, tabs } = page;
    const env = typeof document === "undefined" ? serverEnv : createBrowserEnv({ client, tabs, gatewayHosts, origin });
    made.set(page, (store = createRootStore(session, env)));
  }
  return store;
}

/** Lets the rest of the page see a state, and starts it. Doing it again does nothing. */
async function announce(page: PageState, store: RootStore): Promise<void> {
  if (page.store.get() !== store) {
    page.store.set(store);
    autorun(() => page.cartCount.set(store.cart.count));
  }
  await store.start();
}

/** The app's state, made and started when there is none yet: for gestures of pages that do without one. */
export async function openStore(page: PageState, root: RootData): Promise<RootStore> {
  const store = storeOf(page, root);
  await announce(page, store);
  return store;
}

/** The app's state. */
export function useStore(): RootStore {
  const page = usePageState();
  const store = storeOf(page, useRoot());
  useEffect(() => void announce(page, store), [page, store]);
  return store;
}
