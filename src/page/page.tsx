/** What lives as long as the page and no longer than it: its clock, its dialogs, its client, and the state once it is there. */
import { createContext, useContext } from "react";
import type { Client } from "#api/request";
import type { RootStore } from "#models/RootStore";
import { createBox, useBox, type Box } from "./box";
import { createClock, type Clock } from "./clock";
import { createDialogs, type Dialogs } from "./dialogs";
import type { Tabs } from "./tabs";

export interface Page {
  clock: Clock;
  dialogs: Dialogs;
  client: Client;
  tabs: Tabs;
  /** How many answers have said that the session is over. */
  sessionEnds: Box<number>;
  /** The state; null until a page or a gesture needs it (decision 0010). */
  store: Box<RootStore | null>;
  /** Lines of the cart as the state has them; null until there is one. */
  cartCount: Box<number | null>;
}

interface PageOptions {
  /** The server's time when the page was made, epoch ms. */
  now: number;
  tabs: Tabs;
  /** Makes the client; it tells with `onSessionEnd` that an answer said that the session is over. */
  client: (onSessionEnd: () => void) => Client;
}

/** A page before anybody has touched it. */
export function createPage({ now, tabs, client }: PageOptions): Page {
  const sessionEnds = createBox(0);
  return {
    clock: createClock(now),
    dialogs: createDialogs(),
    client: client(() => sessionEnds.set(sessionEnds.get() + 1)),
    tabs,
    sessionEnds,
    store: createBox<RootStore | null>(null),
    cartCount: createBox<number | null>(null),
  };
}

const PageContext = createContext<Page | null>(null);
export const PageProvider = PageContext.Provider;

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error("usePage needs a PageProvider above it");
  return page;
}

/** Lines of the cart: as the state has them, else as the session says. */
export const useCartCount = (ofSession: number): number => useBox(usePage().cartCount) ?? ofSession;
