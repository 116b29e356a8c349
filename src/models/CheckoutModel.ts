/** The way from the cart to the gateway, and back from a purchase that was not paid. */
import { flow, getParent, toGenerator, types, type Instance } from "mobx-state-tree";
import { cancelOrder, checkout, hasPendingOrder, payOrder, playAgain, type CheckoutStarted } from "#api/orders";
import type { GatewayName } from "#domain/payments";
import { failure, success, type Problem, type Result } from "#api/result";
import { cartChanges, refusal } from "#domain/refusals";
import { gatewayUrl } from "#domain/safeUrl";
import type { Cart, CartNotice } from "./CartModel";
import { envOf } from "./env";

/** Refusals after which the bets of a purchase are in the cart again, and what is said of it. */
const returns: Readonly<Record<string, CartNotice>> = {
  [refusal.orderExpired]: "timeOver",
  [refusal.orderClosing]: "closing",
};

/** One attempt to pay: sending the same again never makes a second order. */
interface Intent {
  key: string;
  /** What would be paid, in one text; another cart or gateway is another intent. */
  about: string;
}

/** A problem of paying, with the bets and recharges at fault. */
export interface CheckoutProblem {
  problem: Problem;
  lineIds: string[];
}

/** The payment for which the browser is about to leave. */
export interface Departure {
  gateway: GatewayName;
  totalPesos: number;
  /** The cart that became the order; null for a purchase whose bets are in no cart. */
  cartId: number | null;
}

const noPrices: ReadonlyMap<string, number> = new Map();

export const CheckoutModel = types
  .model("Checkout", {
    /** An order of the person waits for its payment (CART-04). */
    hasPendingOrder: types.optional(types.boolean, false),
  })
  .volatile(() => ({
    gateway: null as GatewayName | null,
    status: "idle" as "idle" | "paying" | "leaving",
    /** Where the browser is going while the status is "leaving". */
    departure: null as Departure | null,
    problem: null as CheckoutProblem | null,
    intent: null as Intent | null,
    /** Lines whose price was another when the player last wanted to pay: their value then, in pesos, by line id. */
    pesosBefore: noPrices,
  }))
  .views((self) => ({
    get cart(): Cart {
      return getParent<{ cart: Cart }>(self).cart;
    },
  }))
  .actions((self) => ({
    setPendingOrder(isPending: boolean) {
      self.hasPendingOrder = isPending;
    },
    setGateway(gateway: GatewayName) {
      self.gateway = gateway;
      self.problem = null;
      envOf(self).lastMethod.keep(gateway);
    },
    /** Takes the gateways that can be chosen: where none of them is, the one that this browser chose last (PAY-01). */
    offer(gateways: readonly GatewayName[]) {
      if (self.gateway !== null && gateways.includes(self.gateway)) return;
      const last = envOf(self).lastMethod.read();
      self.gateway = gateways.find((gateway) => gateway === last) ?? null;
    },
    forgetGateway() {
      self.gateway = null;
      envOf(self).lastMethod.forget();
    },
    /** Forgets what concerned one person's purchase. */
    forget() {
      self.hasPendingOrder = false;
      self.problem = null;
      self.intent = null;
      self.pesosBefore = noPrices;
    },
    /** The browser is about to leave: what is being paid stays on the screen until it does. */
    leave(departure: Departure) {
      self.status = "leaving";
      self.departure = departure;
    },
    /** The page came back from the gateway by the back button: the bets are an order now, the cart can be used again. */
    resumeFromGateway() {
      const paid = self.departure?.cartId ?? null;
      if (paid !== null && paid === self.cart.serverId) self.cart.empty();
      self.status = "idle";
      self.departure = null;
    },
    /** Asks whether any order of the person still waits for its payment. */
    refreshPending: flow(function* (document: string) {
      const pending = yield* toGenerator(hasPendingOrder(envOf(self).client, document));
      if (pending.ok) self.hasPendingOrder = pending.value;
    }),
    /** The gateway's address of a payment that was opened, checked. */
    targetOf(started: Result<CheckoutStarted>): Result<URL> {
      const { gatewayHosts, origin } = envOf(self);
      if (!started.ok) return started;
      const target = gatewayUrl(started.value.payUrl, gatewayHosts, origin);
      return target ? success(target) : failure({ kind: "malformed", status: 200 });
    },
  }))
  .actions((self) => ({
    /** After a refusal that changed the server's cart: shows it as it is now. False after any other. */
    followRefusal: flow(function* (problem: Problem, document: string) {
      if (problem.kind !== "refused" || !cartChanges.has(problem.code)) return false;
      yield* toGenerator(self.cart.refresh());
      yield* toGenerator(self.refreshPending(document));
      return true;
    }),
  }))
  .actions((self) => ({
    /**
     * Turns the cart into an order and gives the gateway's address, or null with the reason in `problem`; null without one
     * while a payment is under way already, or without a gateway.
     * After a lost answer the same key is sent again, so that no second order can come of it (fault cases 14, 51).
     */
    pay: flow(function* (document: string, now: number, description: string) {
      const env = envOf(self);
      const { cart, gateway } = self;
      const cartId = cart.serverId;
      if (self.status !== "idle" || cartId === null || gateway === null) return null;
      const totalPesos = cart.totalPesos(now);
      const discountPesos = cart.discountPesos(now);
      const couponCode = discountPesos > 0 && cart.coupon ? cart.coupon.code : null;
      const about = JSON.stringify([cartId, gateway, totalPesos, couponCode, cart.content]);
      const intent = self.intent?.about === about ? self.intent : { key: env.newId(), about };
      self.intent = intent;
      self.status = "paying";
      self.problem = null;
      self.pesosBefore = noPrices;
      const before = [...cart.values];
      const started = yield* toGenerator(
        checkout(env.client, {
          key: intent.key,
          cartId,
          document,
          gateway,
          totalPesos,
          discountPesos,
          couponCode,
          description,
        }),
      );
      const target = self.targetOf(started);
      if (target.ok) {
        self.forget();
        self.hasPendingOrder = true;
        self.leave({ gateway, totalPesos, cartId });
        env.tabs.announce("cartChanged");
        return target.value;
      }
      const { problem } = target;
      if (yield* toGenerator(self.followRefusal(problem, document))) {
        const after = cart.values;
        self.pesosBefore = new Map(before.filter(([id, value]) => after.has(id) && after.get(id) !== value));
      }
      self.status = "idle";
      // The server has answered no: the next try is a new intent. After silence it is the same one.
      if (problem.kind === "refused" && problem.status < 500) self.intent = null;
      self.problem = { problem, lineIds: problem.kind === "refused" ? Object.keys(problem.fields) : [] };
      return null;
    }),
    /**
     * Goes on with the payment of an open purchase of `totalPesos`; gives the gateway's address. When its bets came back to
     * the cart instead, the cart says why: the purchase is no longer there to say it.
     */
    payOrder: flow(function* (reference: string, gateway: GatewayName, totalPesos: number, document: string) {
      const env = envOf(self);
      env.lastMethod.keep(gateway);
      self.status = "paying";
      const target = self.targetOf(yield* toGenerator(payOrder(env.client, reference, gateway)));
      if (target.ok) {
        self.leave({ gateway, totalPesos, cartId: null });
        return target;
      }
      const { problem } = target;
      if (yield* toGenerator(self.followRefusal(problem, document))) {
        const notice = problem.kind === "refused" && returns[problem.code];
        if (notice) self.cart.setNotice(notice);
        env.tabs.announce("cartChanged");
      }
      self.status = "idle";
      return target;
    }),
    /** Cancels an open purchase: its lines are back, unless a gateway that does not answer is waited for. */
    cancelOrder: flow(function* (reference: string) {
      const env = envOf(self);
      const answer = yield* toGenerator(cancelOrder(env.client, reference));
      if (!answer.ok) return answer;
      const { isCancelled, cart, closed, returned, coupon } = answer.value;
      self.cart.takeServerCart(cart);
      if (coupon) self.cart.setCoupon(coupon);
      if (isCancelled) self.cart.setNotice(closed === 0 ? "cancelled" : returned > 0 ? "someClosed" : "allClosed");
      env.tabs.announce("cartChanged");
      return answer;
    }),
    /** Puts a purchase's bets into the cart; gives how many are there, and how many are not. */
    playAgain: flow(function* (reference: string) {
      const env = envOf(self);
      const answer = yield* toGenerator(playAgain(env.client, reference));
      if (!answer.ok) return answer;
      self.cart.takeServerCart(answer.value.cart);
      if (answer.value.coupon) self.cart.setCoupon(answer.value.coupon);
      const { closed, returned, replays } = answer.value;
      // What has become of each bet of a paid purchase is told where it was asked for.
      if (closed > 0 && returned > 0 && !replays) self.cart.setNotice("someClosed");
      env.tabs.announce("cartChanged");
      return answer;
    }),
  }));

export interface Checkout extends Instance<typeof CheckoutModel> {}
