/** Names in the browser's storage, apart from what reads and writes them: a page that keeps no cart asks no more. */

export const CART_KEY = "premiomayor.carrito";
export const SECRET_KEY = "premiomayor.sello";
export const FAVORITE_KEY = "premiomayor.favorito";
export const METHOD_KEY = "premiomayor.medio";
/** In the tab's own storage: what was typed of a registration. */
export const SIGN_UP_KEY = "premiomayor.registro";
export const PLAY_TIME_KEY = "premiomayor.tiempo";

/** Whether the browser keeps an anonymous cart. `store` may throw (storage switched off). */
export function keepsCart(store: () => Pick<Storage, "getItem">): boolean {
  try {
    return store().getItem(CART_KEY) !== null;
  } catch {
    return false;
  }
}
