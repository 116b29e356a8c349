/** The cart: kept by the browser for an anonymous player, by the server for a logged-in one; and the way to the gateway. */
import { flow, toGenerator, types, type Instance } from "mobx-state-tree";
import type { GatewayName } from "#api/createApi";
import type { ServerCart } from "#api/mappers";
import type { Problem, Result } from "#api/result";
import { linePesos, mergeLines, payablePesos, ticketKey, type CartLine } from "#domain/cart";
import { isOpen } from "#domain/draws";
import { cartChanges, refusal } from "#domain/refusals";
import { gatewayUrl } from "#domain/safeUrl";
import { envOf } from "./env";

const CartLineModel = types.model("CartLine", {
  id: types.identifier,
  lotteryId: types.number,
  drawNumber: types.number,
  lotteryName: types.string,
  abbreviation: types.string,
  number: types.string,
  series: types.string,
  fractions: types.number,
  fractionPesos: types.number,
  fractionsPerTicket: types.number,
  closesAt: types.number,
  drawsAt: types.number,
});

/** What the cart tells its reader once, beside its lines. */
export type CartNotice =
  /** The browser's copy could not be read and was dropped. */
  | "unreadable"
  /** The browser keeps nothing; the cart lives as long as this page. */
  | "memoryOnly"
  /** The cart was changed elsewhere and has been loaded again. */
  | "changedElsewhere"
  /** Some of the browser's bets are for tickets that do not exist (any more) and were left out. */
  | "linesLeftOut"
  /** The cart is not what the player was about to pay: bets that were saved before have joined it. */
  | "reviewBeforePaying"
  /** Some bets of a lost order came back, others' draws have closed. */
  | "someClosed"
  /** A purchase was cancelled and its bets came back. */
  | "cancelled"
  /** A purchase was cancelled; all its draws have closed. */
  | "allClosed"
  /** The time of a purchase was over: its bets came back. */
  | "timeOver"
  /** A draw of a purchase is about to close: its bets came back. */
  | "closing";

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

/** A problem of paying, with the lines at fault. */
export interface CheckoutProblem {
  problem: Problem;
  lineIds: string[];
}

export const CartModel = types
  .model("Cart", {
    /** The server cart's id; null for an anonymous player. */
    serverId: types.maybeNull(types.number),
    revision: types.optional(types.number, 0),
    lines: types.array(CartLineModel),
    /** An order of the person waits for its payment (CART-04). */
    hasPendingOrder: types.optional(types.boolean, false),
  })
  .volatile(() => ({
    loadStatus: "ready" as "loading" | "ready" | "failed",
    isSaving: false,
    problem: null as Problem | null,
    /** What failed: reading the cart, or saving it. */
    problemOf: null as "load" | "save" | null,
    notice: null as CartNotice | null,
    /** Lines being removed, and those whose removal failed. */
    deleting: [] as string[],
    deleteErrors: [] as string[],
    gateway: null as GatewayName | null,
    checkoutStatus: "idle" as "idle" | "paying" | "verifying" | "leaving",
    checkoutProblem: null as CheckoutProblem | null,
    intent: null as Intent | null,
    /** Lines whose price was another when the player last wanted to pay: their value then, in pesos, by line id. */
    pesosBefore: new Map<string, number>() as ReadonlyMap<string, number>,
    stopListening: null as (() => void) | null,
  }))
  .views((self) => ({
    /** What the header's badge counts. */
    get count(): number {
      return self.lines.length;
    },
    /** Total of what can be paid at `now` (epoch ms), in pesos. */
    totalPesos(now: number): number {
      return payablePesos(self.lines, now);
    },
    /** What the cart holds, in one text: the same text is the same bets. */
    get content(): string {
      return JSON.stringify(self.lines.map(({ id, fractions }) => [id, fractions]).sort());
    },
    /** Fractions of a bet's ticket that the cart holds. */
    fractionsOf(bet: CartLine): number {
      return self.lines
        .filter((line) => ticketKey(line) === ticketKey(bet))
        .reduce((sum, { fractions }) => sum + fractions, 0);
    },
    hasClosedLines(now: number): boolean {
      return self.lines.some((line) => !isOpen(line, now));
    },
  }))
  .actions((self) => ({
    takeServerCart({ id, revision, lines }: ServerCart) {
      self.serverId = id;
      self.revision = revision;
      self.lines.replace(lines as never);
    },
    setPendingOrder(isPending: boolean) {
      self.hasPendingOrder = isPending;
    },
    setNotice(notice: CartNotice | null) {
      self.notice = notice;
    },
    clearProblem() {
      self.problem = null;
      self.problemOf = null;
    },
    /** The session has ended: the lines stay, as an anonymous player's, and come along at the next login. */
    detach() {
      self.serverId = null;
      self.revision = 0;
    },
    /** Forgets everything: after logout, or when the cart became an order. */
    clear() {
      self.serverId = null;
      self.revision = 0;
      self.lines.clear();
      self.deleting = [];
      self.deleteErrors = [];
      self.checkoutProblem = null;
      self.intent = null;
      self.hasPendingOrder = false;
    },
    setGateway(gateway: GatewayName) {
      self.gateway = gateway;
      self.checkoutProblem = null;
    },
    fail(problem: Problem, of: "load" | "save") {
      self.problem = problem;
      self.problemOf = of;
    },
  }))
  .actions((self) => ({
    /** Writes the anonymous cart to the browser. */
    keepLocally: flow(function* () {
      const kept = yield* toGenerator(envOf(self).cartStorage.save(self.lines.slice()));
      if (!kept) self.notice = "memoryOnly";
    }),
    /** Takes the browser's copy as another tab has left it. */
    followLocal: flow(function* () {
      const stored = yield* toGenerator(envOf(self).cartStorage.load());
      if (stored.state !== "unreadable") self.lines.replace((stored.state === "read" ? stored.lines : []) as never);
    }),
  }))
  .actions((self) => ({
    /** Reads the browser's cart of an anonymous player. */
    loadLocal: flow(function* () {
      const stored = yield* toGenerator(envOf(self).cartStorage.load());
      if (stored.state === "unreadable") self.notice = "unreadable";
      // A pick made while the copy was being read must not be lost to it.
      if (stored.state === "read") self.lines.replace(mergeLines(stored.lines, self.lines.slice()) as never);
    }),
    /** Reads the person's server cart. */
    loadServer: flow(function* (document: string) {
      self.loadStatus = "loading";
      self.clearProblem();
      const api = yield* toGenerator(envOf(self).api());
      const cart = yield* toGenerator(api.openCart(document));
      if (!cart.ok) {
        self.loadStatus = "failed";
        self.fail(cart.problem, "load");
        return;
      }
      self.takeServerCart(cart.value);
      const pending = yield* toGenerator(api.hasPendingOrder(document));
      if (pending.ok) self.hasPendingOrder = pending.value;
      self.loadStatus = "ready";
    }),
  }))
  .actions((self) => ({
    /**
     * Takes the browser's cart into the person's server cart. Lines keep their ids, so doing it twice or in two tabs
     * adds nothing twice; the browser's copy goes only after the server has said yes (fault case 10).
     */
    mergeIntoServer: flow(function* (document: string) {
      const env = envOf(self);
      const stored = yield* toGenerator(env.cartStorage.load());
      let local = mergeLines(
        stored.state === "read" ? stored.lines : [],
        self.serverId === null ? self.lines.slice() : [],
      );
      yield* toGenerator(self.loadServer(document));
      if (self.serverId === null || local.length === 0) return;
      const api = yield* toGenerator(env.api());
      let saved: Result<ServerCart> = yield* toGenerator(api.addLines(self.serverId, local));
      if (!saved.ok && saved.problem.kind === "refused" && saved.problem.status === 409) {
        const { fields } = saved.problem;
        const known = local.filter(({ id }) => !(id in fields));
        // An old copy must not keep the rest of the cart out: what the server does not know is left behind, and said.
        if (known.length < local.length) {
          self.notice = "linesLeftOut";
          local = known;
          saved = yield* toGenerator(api.addLines(self.serverId, local));
        }
      }
      if (!saved.ok) {
        self.lines.replace(mergeLines(self.lines.slice(), local) as never);
        self.fail(saved.problem, "save");
        return;
      }
      self.takeServerCart(saved.value);
      env.cartStorage.clear();
      env.tabs.announce("cartChanged");
    }),
    /**
     * Adds a bet. Gives how many of its fractions went in: fewer, or 0, when the cart has the rest of that ticket already;
     * null when it failed, with the reason in `problem` and the pick not lost.
     */
    add: flow(function* (line: CartLine) {
      const env = envOf(self);
      self.clearProblem();
      self.isSaving = true;
      const before = self.fractionsOf(line);
      try {
        if (self.serverId === null) {
          self.lines.replace(mergeLines(self.lines.slice(), [line]) as never);
          yield* toGenerator(self.keepLocally());
        } else {
          const api = yield* toGenerator(env.api());
          const saved: Result<ServerCart> = yield* toGenerator(api.addLines(self.serverId, [line]));
          if (saved.ok) {
            self.takeServerCart(saved.value);
          } else if (self.serverId === null) {
            // The session ended with this very call: the pick joins the lines that stayed here.
            self.lines.replace(mergeLines(self.lines.slice(), [line]) as never);
            yield* toGenerator(self.keepLocally());
          } else {
            self.fail(saved.problem, "save");
            return null;
          }
        }
        const added = self.fractionsOf(line) - before;
        if (added < 1) return 0;
        env.tabs.announce("cartChanged");
        env.track({
          event: "add_to_cart",
          currency: "COP",
          value: added * line.fractionPesos,
          items: [{ item_id: `${line.lotteryId}-${line.drawNumber}`, quantity: added, price: line.fractionPesos }],
        });
        return added;
      } finally {
        self.isSaving = false;
      }
    }),
    /** Removes a line by its id. A failure marks the line; a cart changed elsewhere is loaded anew and the removal tried again. */
    remove: flow(function* (id: string, document: string | null) {
      const env = envOf(self);
      self.deleteErrors = self.deleteErrors.filter((other) => other !== id);
      if (self.serverId === null || document === null) {
        self.lines.replace(self.lines.filter((line) => line.id !== id) as never);
        yield* toGenerator(self.keepLocally());
        env.tabs.announce("cartChanged");
        return true;
      }
      self.deleting = [...self.deleting, id];
      try {
        const api = yield* toGenerator(env.api());
        const without = () => self.lines.filter((line) => line.id !== id);
        let saved = yield* toGenerator(api.replaceLines(self.serverId, self.revision, without()));
        if (!saved.ok && saved.problem.kind === "refused" && saved.problem.code === refusal.staleCart) {
          yield* toGenerator(self.loadServer(document));
          self.notice = "changedElsewhere";
          if (self.serverId === null) return false;
          saved = yield* toGenerator(api.replaceLines(self.serverId, self.revision, without()));
        }
        if (!saved.ok) {
          self.deleteErrors = [...self.deleteErrors, id];
          return false;
        }
        self.takeServerCart(saved.value);
        env.tabs.announce("cartChanged");
        return true;
      } finally {
        self.deleting = self.deleting.filter((other) => other !== id);
      }
    }),
    /**
     * Turns the cart into an order and gives the gateway's address, or null with the reason in `checkoutProblem`.
     * After a lost answer the same key is sent again, so that no second order can come of it (fault cases 14, 51).
     */
    checkout: flow(function* (document: string, now: number, description: string) {
      const env = envOf(self);
      if (self.checkoutStatus !== "idle" || self.serverId === null || self.gateway === null) return null;
      const totalPesos = self.totalPesos(now);
      const about = JSON.stringify([
        self.serverId,
        self.gateway,
        totalPesos,
        self.lines.map((line) => [line.id, line.fractions]),
      ]);
      if (self.intent?.about !== about) self.intent = { key: env.newId(), about };
      const { key } = self.intent;
      self.checkoutStatus = "paying";
      self.checkoutProblem = null;
      self.pesosBefore = new Map();
      const api = yield* toGenerator(env.api());
      const started = yield* toGenerator(
        api.checkout({ key, cartId: self.serverId, document, gateway: self.gateway, totalPesos, description }),
      );
      if (!started.ok) {
        const { problem } = started;
        if (problem.kind === "refused" && cartChanges.has(problem.code)) {
          const before = self.lines.map((line) => [line.id, linePesos(line)] as const);
          yield* toGenerator(self.loadServer(document));
          self.notice = returns[problem.code] ?? self.notice;
          const now = new Map(self.lines.map((line) => [line.id, linePesos(line)]));
          self.pesosBefore = new Map(before.filter(([id, value]) => now.has(id) && now.get(id) !== value));
        }
        self.checkoutStatus = "idle";
        // The server has answered no: the next try is a new intent. After silence it is the same one.
        if (problem.kind === "refused" && problem.status < 500) self.intent = null;
        self.checkoutProblem = { problem, lineIds: problem.kind === "refused" ? Object.keys(problem.fields) : [] };
        return null;
      }
      const target = gatewayUrl(started.value.payUrl, env.gatewayHosts, env.origin);
      if (!target) {
        self.checkoutStatus = "idle";
        self.checkoutProblem = { problem: { kind: "malformed", status: 200 }, lineIds: [] };
        return null;
      }
      self.clear();
      self.hasPendingOrder = true;
      self.checkoutStatus = "leaving";
      env.tabs.announce("cartChanged");
      return target;
    }),
    /** Puts a lost order's lines back; gives how many came back and how many draws have closed, or null. */
    playAgain: flow(function* (reference: string) {
      const env = envOf(self);
      self.clearProblem();
      const api = yield* toGenerator(env.api());
      const answer = yield* toGenerator(api.playAgain(reference));
      if (!answer.ok) {
        self.fail(answer.problem, "save");
        return null;
      }
      self.takeServerCart(answer.value.cart);
      if (answer.value.closed > 0 && answer.value.returned > 0) self.notice = "someClosed";
      env.tabs.announce("cartChanged");
      return { returned: answer.value.returned, closed: answer.value.closed };
    }),
    /** Goes on with the payment of an open purchase; gives the gateway's address, or why it does not go on. */
    payOrder: flow(function* (reference: string, gateway: GatewayName, document: string) {
      const env = envOf(self);
      if (self.checkoutStatus !== "idle") return { target: null, problem: null };
      self.checkoutStatus = "paying";
      const api = yield* toGenerator(env.api());
      const started = yield* toGenerator(api.payOrder(reference, gateway));
      const target = started.ok ? gatewayUrl(started.value.payUrl, env.gatewayHosts, env.origin) : null;
      if (target) {
        self.checkoutStatus = "leaving";
        return { target, problem: null };
      }
      const problem: Problem = started.ok ? { kind: "malformed", status: 200 } : started.problem;
      if (problem.kind === "refused" && cartChanges.has(problem.code)) {
        yield* toGenerator(self.loadServer(document));
        self.notice = returns[problem.code] ?? self.notice;
        env.tabs.announce("cartChanged");
      }
      self.checkoutStatus = "idle";
      return { target: null, problem };
    }),
    /** Cancels an open purchase: its lines are back, unless a gateway that does not answer is waited for. */
    cancelOrder: flow(function* (reference: string) {
      const env = envOf(self);
      const api = yield* toGenerator(env.api());
      const answer = yield* toGenerator(api.cancelOrder(reference));
      if (!answer.ok) return answer;
      const { isCancelled, cart, closed, returned } = answer.value;
      self.takeServerCart(cart);
      if (isCancelled) self.notice = closed === 0 ? "cancelled" : returned > 0 ? "someClosed" : "allClosed";
      env.tabs.announce("cartChanged");
      return answer;
    }),
    /** The page came back from the gateway by the back button: the cart can be used again. */
    resumeFromGateway() {
      self.checkoutStatus = "idle";
    },
  }))
  .actions((self) => ({
    /** Follows what other tabs do to the cart; `loggedOut` is called when one of them has logged the person out. */
    followOtherTabs(documentOf: () => string | null, loggedOut: () => void) {
      self.stopListening ??= envOf(self).tabs.listen((news) => {
        const document = documentOf();
        if (news === "loggedOut") loggedOut();
        else if (document === null) void self.followLocal();
        else void self.loadServer(document);
      });
    },
    /** Asks whether any order of the person still waits for its payment. */
    refreshPending: flow(function* (document: string) {
      const api = yield* toGenerator(envOf(self).api());
      const pending = yield* toGenerator(api.hasPendingOrder(document));
      if (pending.ok) self.hasPendingOrder = pending.value;
    }),
    beforeDestroy() {
      self.stopListening?.();
    },
  }));

export interface Cart extends Instance<typeof CartModel> {}
