/** What the models need from outside: the client, storage, luck and a way to leave the page. */
import { getEnv, type IStateTreeNode } from "mobx-state-tree";
import type { Client } from "#api/request";
import type { RandomSource } from "#domain/random";
import type { CartStorage } from "./persist";

/** Events that the analytics adapter understands (dataLayer convention), without personal data. */
export type AnalyticsEvent =
  | { event: "login" }
  | {
      event: "add_to_cart";
      currency: "COP";
      value: number;
      items: { item_id: string; quantity: number; price: number }[];
    }
  | { event: "purchase"; transaction_id: string; currency: "COP"; value: number }
  | { event: "registro_usuario" }
  | { event: "form_submit"; form_id: "pqrs" | "calificacion" }
  | { event: "generate_lead"; lead_source: "pqrs" };

/** What one tab tells the others: the cart changed, or a person logged in or out. */
export type TabNews = "cartChanged" | "loggedIn" | "loggedOut";

export interface Env {
  client: Client;
  cartStorage: CartStorage;
  random: RandomSource;
  newId: () => string;
  track: (event: AnalyticsEvent) => void;
  /** True the first time that this browser asks for a name, false ever after. */
  firstTime: (name: string) => boolean;
  /** The way of paying that this browser chose last; it keeps none where it keeps nothing. */
  lastMethod: { read: () => string | null; keep: (method: string) => void; forget: () => void };
  /** Tells the other tabs what happened here; calls back when one of them says so, and gives the way to stop. */
  tabs: { announce: (news: TabNews) => void; listen: (heard: (news: TabNews) => void) => () => void };
  /** Leaves for a payment page; the address has been checked. */
  leaveFor: (url: URL) => void;
  /** Hosts whose payment pages may be followed, and the shop's own origin. */
  gatewayHosts: readonly string[];
  origin: string;
}

/** The environment of a model's tree. */
export const envOf = (node: IStateTreeNode): Env => getEnv<Env>(node);
