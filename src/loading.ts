/** The client for a loader: calls go in-process, with the reader's own session. */
import { createApi } from "#api/createApi";
import type { ShopContext } from "./context";

export const apiOf = (shop: ShopContext) => createApi({ send: shop.send, wireKey: shop.wireKey });
