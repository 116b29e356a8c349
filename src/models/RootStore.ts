/** The whole state: made once per request on the server and once in the browser, from the same snapshot. */
import { flow, toGenerator, types, type Instance } from "mobx-state-tree";
import type { SessionInfo } from "#api/createApi";
import { CartModel } from "./CartModel";
import { ClockModel } from "./ClockModel";
import { DialogsModel } from "./DialogsModel";
import { envOf, type Env } from "./env";
import { GameModel } from "./GameModel";
import { UserModel, type Credentials } from "./UserModel";

export const RootModel = types
  .model("Root", {
    clock: ClockModel,
    user: types.optional(UserModel, {}),
    cart: types.optional(CartModel, {}),
    game: types.optional(GameModel, {}),
    dialogs: types.optional(DialogsModel, {}),
  })
  .views((self) => ({
    /** The logged-in person's document, by which their carts are asked for; null for an anonymous player. */
    get document(): string | null {
      return self.user.person?.document ?? null;
    },
  }))
  .actions((self) => ({
    /** Nothing of the person stays on this page or in this browser. */
    forgetPerson() {
      self.user.setPerson(null);
      self.cart.clear();
      envOf(self).cartStorage.clear();
      self.game.reset();
    },
    /** The session ended elsewhere: nobody is logged in here, what is on the page stays (fault case 38). */
    loseSession() {
      self.user.setPerson(null);
      self.cart.detach();
      void self.cart.keepLocally();
      self.dialogs.openLogin();
    },
  }))
  .actions((self) => ({
    /** Starts what lives in the browser only: the clock, the stored cart, the other tabs. */
    start: flow(function* (deviceThen: number) {
      self.clock.synchronize(self.clock.now, deviceThen);
      self.clock.start();
      envOf(self).whenSessionEnds(self.loseSession);
      self.cart.followOtherTabs(() => self.document, self.forgetPerson);
      if (self.document === null) yield* toGenerator(self.cart.loadLocal());
      else if (self.cart.serverId === null || (yield* toGenerator(envOf(self).cartStorage.load())).state !== "none")
        yield* toGenerator(self.cart.mergeIntoServer(self.document));
    }),
    /** Logs in and takes the browser's cart along (AUTH-03). */
    logIn: flow(function* (credentials: Credentials) {
      const outcome = yield* toGenerator(self.user.logIn(credentials));
      if (outcome === "agePending") self.dialogs.setAgePending(true);
      if (outcome === "in" && self.document !== null) {
        yield* toGenerator(self.cart.mergeIntoServer(self.document));
        self.dialogs.setUpdate(self.user.person?.mustUpdate ?? false);
      }
      return outcome;
    }),
    /** Logs out here and in the other tabs; false when the server could not be told, and nothing changed. */
    logOut: flow(function* () {
      const isEnded = yield* toGenerator(self.user.logOut());
      if (!isEnded) return false;
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

/** Builds the state from the session call's answer; without one (the backend is away), an anonymous player at `now`. */
export function createRootStore(session: SessionInfo | null, now: number, env: Env): RootStore {
  const store = RootModel.create({ clock: { now: session?.now ?? now } }, env);
  if (session) {
    store.user.setPerson(session.person);
    if (session.cart) store.cart.takeServerCart(session.cart);
    if (session.hasPendingOrder) store.cart.setPendingOrder(true);
  }
  return store;
}
