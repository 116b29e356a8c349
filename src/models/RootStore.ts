/** The whole state: made once per request on the server, and in the browser once a page or a gesture needs it. */
import { flow, toGenerator, types, type Instance } from "mobx-state-tree";
import { success, type Result } from "#api/result";
import { logIn, logOut, person, type Credentials, type SessionInfo } from "#api/session";
import { CartModel } from "./CartModel";
import { CheckoutModel } from "./CheckoutModel";
import { envOf, type Env } from "./env";
import { GameModel } from "./GameModel";
import { UserModel } from "./UserModel";

export const RootModel = types
  .model("Root", {
    user: types.optional(UserModel, {}),
    cart: types.optional(CartModel, {}),
    checkout: types.optional(CheckoutModel, {}),
    game: types.optional(GameModel, {}),
  })
  .volatile(() => ({ isStarted: false }))
  .views((self) => ({
    /** The logged-in person's document; null for an anonymous player. */
    get document(): string | null {
      return self.user.document;
    },
  }))
  .actions((self) => ({
    /** Nothing of the person stays on this page or in this browser. */
    forgetPerson() {
      self.user.setPerson(null);
      self.cart.forget();
      self.checkout.forget();
      self.checkout.forgetGateway();
      self.game.reset();
    },
    /** The session ended elsewhere: nobody is logged in here, what is on the page stays (fault case 38). */
    loseSession() {
      if (self.document === null) return;
      self.user.setPerson(null);
      self.checkout.forget();
      void self.cart.detach();
    },
    /** Shows the cart as it is kept now: after another tab, or a page that came back from the browser's memory. */
    refreshCart: flow(function* () {
      yield* toGenerator(self.cart.refresh());
      if (self.document !== null) yield* toGenerator(self.checkout.refreshPending(self.document));
    }),
  }))
  .actions((self) => ({
    /** Follows what the page's loader says of the session: after each navigation, login, logout and expiry. */
    follow: flow(function* (session: SessionInfo) {
      const { person, cart, hasPendingOrder } = session;
      const document = person?.document ?? null;
      if (document === null) {
        self.loseSession();
        return;
      }
      const isNew = document !== self.document;
      // Another person has logged in elsewhere: what the page shows is not theirs.
      if (isNew && self.document !== null) {
        self.cart.empty();
        self.checkout.forget();
        self.game.reset();
      }
      self.user.setPerson(person);
      self.checkout.setPendingOrder(hasPendingOrder);
      if (isNew) yield* toGenerator(self.cart.moveToServer(document));
      else if (cart) self.cart.takeServerCart(cart);
    }),
    /** Starts what lives in the browser only: the stored cart and the other tabs. Doing it again does nothing. */
    start: flow(function* () {
      if (self.isStarted) return;
      self.isStarted = true;
      const { tabs, cartStorage } = envOf(self);
      tabs.listen((news) => {
        if (news === "loggedOut") self.forgetPerson();
        // A person's cart comes with the session, which the page reads again.
        else if (news === "cartChanged" && self.document === null) void self.cart.refresh();
      });
      if (self.document === null) yield* toGenerator(self.cart.load());
      else if (self.cart.serverId === null || (yield* toGenerator(cartStorage.load())).state !== "none")
        yield* toGenerator(self.cart.moveToServer(self.document));
    }),
    /**
     * Opens the session and takes the browser's cart along (AUTH-03). Gives "in", or "agePending" when the account has yet to
     * declare its age: nobody is logged in then.
     */
    logIn: flow(function* (credentials: Credentials): Generator<Promise<unknown>, Result<"in" | "agePending">, never> {
      const env = envOf(self);
      const opened = yield* toGenerator(logIn(env.client, credentials));
      if (!opened.ok) return opened;
      if (opened.value.isAgePending) {
        yield* toGenerator(logOut(env.client));
        return success("agePending");
      }
      const found = yield* toGenerator(person(env.client));
      if (!found.ok) return found;
      self.user.setPerson(found.value);
      env.track({ event: "login" });
      yield* toGenerator(self.cart.moveToServer(found.value.document));
      yield* toGenerator(self.checkout.refreshPending(found.value.document));
      env.tabs.announce("loggedIn");
      return success("in");
    }),
    /**
     * Logs out here and in the other tabs. When the server could not be told nothing changes: the session is still open, and
     * saying otherwise would leave the account to whoever uses this device next.
     */
    logOut: flow(function* () {
      const ended = yield* toGenerator(logOut(envOf(self).client));
      if (!ended.ok) return false;
      self.forgetPerson();
      envOf(self).tabs.announce("loggedOut");
      return true;
    }),
    /** Tells analytics of a paid order, once per order however often its page is opened (fault case 26). */
    reportPurchase(reference: string, totalPesos: number) {
      const env = envOf(self);
      if (reference === "" || !env.firstTime(`compra.${reference}`)) return;
      env.track({ event: "purchase", transaction_id: reference, currency: "COP", value: totalPesos });
    },
  }));

export interface RootStore extends Instance<typeof RootModel> {}

/** Builds the state from the session call's answer; without one (the backend is away), an anonymous player's. */
export function createRootStore(session: SessionInfo | null, env: Env): RootStore {
  const store = RootModel.create({}, env);
  if (!session) return store;
  const { person, cart, hasPendingOrder } = session;
  store.user.setPerson(person);
  if (person) store.cart.keepOnServer(person.document);
  if (cart) store.cart.takeServerCart(cart);
  store.checkout.setPendingOrder(hasPendingOrder);
  return store;
}
