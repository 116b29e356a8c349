/** What lives as long as the page and no longer than it: its clock, its dialogs, its client, and the state once it is there. */
import { createContext, useContext } from "react";
import type { Client } from "#api/request";
import type { RootStore } from "#models/RootStore";
import { createBox, useBox, type Box } from "./box";
import { createClock, type Clock } from "./clock";
import type { Consent } from "./consent";
import { createDialogs, type Dialogs } from "./dialogs";
import type { Tabs } from "./tabs";

export interface PageState {
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
  /** Whether the bell has the favourite number's notice to show. */
  isFavoriteUnread: Box<boolean>;
  /** The draw of which the favourite number's notice was seen on this page. */
  seenFavorite: Box<string | null>;
  /** What the reader has answered about being measured; null before. */
  consent: Box<Consent | null>;
}

interface PageStateOptions {
  /** The server's time when the page was made, epoch ms. */
  now: number;
  tabs: Tabs;
  consent: Consent | null;
  /** Makes the client; it tells with `onSessionEnd` that an answer said that the session is over. */
  client: (onSessionEnd: () => void) => Client;
}

/** A page before anybody has touched it. */
export function createPageState({ now, tabs, consent, client }: PageStateOptions): PageState {
  const sessionEnds = createBox(0);
  return {
    clock: createClock(now),
    dialogs: createDialogs(),
    client: client(() => sessionEnds.set(sessionEnds.get() + 1)),
    tabs,
    sessionEnds,
    store: createBox<RootStore | null>(null),
    cartCount: createBox<number | null>(null),
    isFavoriteUnread: createBox(false),
    seenFavorite: createBox<string | null>(null),
    consent: createBox(consent),
  };
}

const PageStateContext = createContext<PageState | null>(null);
export const PageStateProvider = PageStateContext.Provider;

export function usePageState(): PageState {
  const page = useContext(PageStateContext);
  if (!page) throw new Error("usePageState needs a PageStateProvider above it");
  return page;
}

/** Lines of the cart: as the state has them, else as the session says. */
export const useCartCount = (ofSession: number): number => useBox(usePageState().cartCount) ?? ofSession;
