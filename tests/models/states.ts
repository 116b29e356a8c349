/** States that the tests of the models begin with. */
import type { Result } from "#api/result";
import type { CartLine } from "#domain/cart";
import { CartModel } from "#models/CartModel";
import { createRootStore, type RootStore } from "#models/RootStore";
import { line, NOW, person, serverCart, type FakeEnv } from "./fakeEnv";

export const DOCUMENT = person.document;

/** A cart of the browser with lines on the screen. */
export const cartOn = (env: FakeEnv, lines: CartLine[] = []) => CartModel.create({ lines }, env);

/** A cart that the server keeps, as number 7. */
export function serverCartOn(env: FakeEnv, lines: CartLine[]) {
  const cart = CartModel.create({ lines, serverId: 7, revision: 1 }, env);
  cart.keepOnServer(DOCUMENT);
  return cart;
}

/** The state of somebody logged in, with bets in the cart and a gateway chosen. */
export function readyToPay(env: FakeEnv, lines: CartLine[] = [line("a")]): RootStore {
  const store = createRootStore(
    { now: NOW, person, cart: serverCart(lines), hasPendingOrder: false, documentTypes: ["CC"] },
    env,
  );
  store.checkout.setGateway("PLACETOPAY");
  return store;
}

/** Until whatever has been answered has been read. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** An answer that the test gives when it wants to. */
export function later<T>() {
  let give: (value: Result<T>) => void = () => undefined;
  const answer = new Promise<Result<T>>((resolve) => (give = resolve));
  return { answer, give };
}
