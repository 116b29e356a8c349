/**
 * The one module that knows the browser's storage: the anonymous cart, encrypted (CART-02).
 * The key lies beside it, so this keeps the cart from idle eyes, not from an attacker; no price and no right rests on it.
 */
import type { CartContents } from "#domain/cart";
import { isNothing } from "./contents";
import { CART_KEY, SECRET_KEY } from "./storageKeys";

/** What storage holds, told apart: nothing, a cart, or something that cannot be read. */
export type StoredCart = { state: "none" } | { state: "read"; contents: CartContents } | { state: "unreadable" };

export interface CartStorage {
  load: () => Promise<StoredCart>;
  /** Keeps what a cart holds; false when the browser refuses (full, switched off, private mode). */
  save: (contents: CartContents) => Promise<boolean>;
  /** Forgets the cart. */
  clear: () => void;
}

/** The part of the Web Storage interface that is used. */
export type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

// The cipher and the cart's form are loaded with the first cart that is read or written, not with the page.
const cipher = async () => {
  const [AES, utf8, hmac] = await Promise.all([
    import("crypto-js/aes.js"),
    import("crypto-js/enc-utf8.js"),
    import("crypto-js/hmac-sha256.js"),
  ]);
  return { AES: AES.default, utf8: utf8.default, hmac: hmac.default };
};
const cartForm = () => import("#domain/storedCart");

/** Encrypts and seals a text; exported for the tests that damage it. */
export async function seal(text: string, secret: string): Promise<string> {
  const { AES, hmac } = await cipher();
  const encrypted = AES.encrypt(text, secret).toString();
  return `${hmac(encrypted, secret).toString()}.${encrypted}`;
}

/** The sealed text, or null when it was changed, cut or made with another secret. */
export async function unseal(sealed: string, secret: string): Promise<string | null> {
  const { AES, utf8, hmac } = await cipher();
  const dot = sealed.indexOf(".");
  const encrypted = sealed.slice(dot + 1);
  try {
    // Half a letter, which is no text, makes the seal throw.
    if (hmac(encrypted, secret).toString() !== sealed.slice(0, dot)) return null;
    return AES.decrypt(encrypted, secret).toString(utf8) || null;
  } catch {
    return null;
  }
}

/**
 * The anonymous cart over a Web Storage. `store` is asked anew each time, for touching it may throw (storage switched off).
 * `newSecret` gives the device's random secret, made once.
 */
export function createCartStorage(store: () => KeyValueStore, newSecret: () => string): CartStorage {
  const secretOf = (storage: KeyValueStore): string => {
    const known = storage.getItem(SECRET_KEY);
    if (known) return known;
    const secret = newSecret();
    storage.setItem(SECRET_KEY, secret);
    return secret;
  };

  return {
    async load() {
      try {
        const storage = store();
        const sealed = storage.getItem(CART_KEY);
        if (sealed === null) return { state: "none" };
        const text = await unseal(sealed, secretOf(storage));
        const contents = text && (await cartForm()).readStoredCart(text);
        if (contents) return { state: "read", contents };
        storage.removeItem(CART_KEY);
        return { state: "unreadable" };
      } catch {
        return { state: "none" };
      }
    },
    async save(contents) {
      try {
        const storage = store();
        if (isNothing(contents)) storage.removeItem(CART_KEY);
        else {
          const { writeStoredCart } = await cartForm();
          storage.setItem(CART_KEY, await seal(writeStoredCart(contents), secretOf(storage)));
        }
        return true;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        store().removeItem(CART_KEY);
      } catch {
        // Nothing was kept, so there is nothing to forget.
      }
    },
  };
}
