/** The state, handed to the screens. */
import { createContext, useContext } from "react";
import type { ThemeName } from "#ds";
import type { RootStore } from "#models/RootStore";

const StoreContext = createContext<RootStore | null>(null);
export const StoreProvider = StoreContext.Provider;

/** The app's state. */
export function useStore(): RootStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error("useStore needs a StoreProvider above it");
  return store;
}

/** Facts of the deployment that components need. */
export interface ShopFacts {
  /** Origin of the static images; "" is the shop itself. */
  staticHost: string;
  /** Document types that the configuration allows. */
  documentTypes: readonly string[];
  /** The event that is counted down to, or null. `endsAt` in epoch ms. */
  countdown: { endsAt: number; description: string; actionLabel: string; actionUrl: string | null } | null;
  /** The theme in which the server drew the page. */
  theme: ThemeName;
}

const ShopFactsContext = createContext<ShopFacts>({
  staticHost: "",
  documentTypes: [],
  countdown: null,
  theme: "claro",
});
export const ShopFactsProvider = ShopFactsContext.Provider;
export const useShopFacts = (): ShopFacts => useContext(ShopFactsContext);
