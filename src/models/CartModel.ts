/** The cart: its bets and recharges, and where they are kept. How it is paid is the checkout's (CheckoutModel.ts). */
import { applySnapshot, flow, toGenerator, types, type Instance } from "mobx-state-tree";
import type { ServerCart } from "#api/cart";
import type { Problem } from "#api/result";
import { couponDiscount, couponFault, type Coupon, type CouponFault } from "#domain/coupons";
import { linePesos, openLines, payablePesos, ticketKey, type CartContents, type CartLine } from "#domain/cart";
import { isOpen } from "#domain/draws";
import { rechargeKinds, rechargePesos, type RechargeLine } from "#domain/recharges";
import { countOf, isNothing, merged, nothing } from "./contents";
import { envOf, type AnalyticsEvent } from "./env";
import { browserKeeper, serverKeeper, type CartKeeper, type KeeperNotice, type KeptCart } from "./keepers";

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

const RechargeLineModel = types.model("RechargeLine", {
  id: types.identifier,
  kind: types.enumeration([...rechargeKinds]),
  phone: types.string,
  operatorId: types.number,
  operatorName: types.string,
  operatorCode: types.string,
  pesos: types.number,
  packageId: types.maybeNull(types.string),
  packageName: types.maybeNull(types.string),
  isGone: types.boolean,
});

/** What the cart tells its reader once, beside its lines. */
export type CartNotice =
  | KeeperNotice
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
  | "closing"
  /** The coupon's time is over, or it is not for the bets that are left. */
  | "couponOver"
  | "couponUnfit";

export const CartModel = types
  .model("Cart", {
    /** The server cart's id; null while the browser keeps it. */
    serverId: types.maybeNull(types.number),
    revision: types.optional(types.number, 0),
    /** The bets. */
    lines: types.array(CartLineModel),
    recharges: types.array(RechargeLineModel),
  })
  .volatile((self) => ({
    keeper: browserKeeper(envOf(self).cartStorage) as CartKeeper,
    loadStatus: "ready" as "loading" | "ready" | "failed",
    isSaving: false,
    problem: null as Problem | null,
    /** What failed: reading the cart, or saving it. */
    problemOf: null as "load" | "save" | null,
    notice: null as CartNotice | null,
    /** The coupon that is to be redeemed when the cart is paid (CPN-01). */
    coupon: null as Coupon | null,
    /** Lines being removed, and those whose removal failed. */
    deleting: [] as string[],
    deleteErrors: [] as string[],
    /** Ends when the change that is under way has ended. */
    lastChange: Promise.resolve() as Promise<unknown>,
  }))
  .views((self) => ({
    /** What the header's badge counts. */
    get count(): number {
      return countOf(self);
    },
    /** Value of the bets that can be paid at `now` (epoch ms), in pesos, before the coupon. */
    betPesos(now: number): number {
      return payablePesos(self.lines, now);
    },
    /** Value of the recharges that can be paid, in pesos; no coupon takes anything off it (CART-07). */
    get rechargePesos(): number {
      return rechargePesos(self.recharges);
    },
    /** What each bet and recharge costs, in pesos, by its id. */
    get values(): ReadonlyMap<string, number> {
      return new Map([
        ...self.lines.map((line) => [line.id, linePesos(line)] as const),
        ...self.recharges.map(({ id, pesos }) => [id, pesos] as const),
      ]);
    },
    /** Why the coupon cannot be redeemed with what can be paid at `now` (epoch ms); null when it can, or there is none. */
    couponFault(now: number): CouponFault | null {
      return self.coupon && couponFault(self.coupon, openLines(self.lines, now), now, rechargePesos(self.recharges));
    },
    /** What the cart holds, in one text: the same text is the same bets and recharges. */
    get content(): string {
      const bets = self.lines.map(({ id, fractions }) => [id, fractions]);
      return JSON.stringify([...bets, ...self.recharges.map(({ id }) => [id])].sort());
    },
    /** The cart as it is on the screen. */
    get shown(): KeptCart {
      return {
        id: self.serverId,
        revision: self.revision,
        lines: self.lines.map((line) => ({ ...line })),
        recharges: self.recharges.map((recharge) => ({ ...recharge })),
      };
    },
    /** Fractions of a bet's ticket that the cart holds. */
    fractionsOf(bet: CartLine): number {
      return self.lines
        .filter((line) => ticketKey(line) === ticketKey(bet))
        .reduce((sum, { fractions }) => sum + fractions, 0);
    },
    /** The bets whose draw has closed at `now` (epoch ms). */
    closedLines(now: number): CartLine[] {
      return self.lines.filter((line) => !isOpen(line, now));
    },
  }))
  .views((self) => ({
    /** What the coupon takes off at `now` (epoch ms), in pesos: by the rule that the server computes it by. */
    discountPesos(now: number): number {
      if (!self.coupon || self.couponFault(now) !== null) return 0;
      return couponDiscount(self.coupon, openLines(self.lines, now));
    },
  }))
  .views((self) => ({
    /** Value of what can be paid at `now` (epoch ms), in pesos, before the coupon. */
    fullPesos: (now: number): number => self.betPesos(now) + self.rechargePesos,
    /** What keeps the cart from being paid at `now` (epoch ms): bets whose draw has closed, recharges that are not sold. */
    unpayableIds: (now: number): string[] =>
      [...self.closedLines(now), ...self.recharges.filter(({ isGone }) => isGone)].map(({ id }) => id),
  }))
  .views((self) => ({
    /** Total of what can be paid at `now` (epoch ms), in pesos. */
    totalPesos: (now: number): number => self.fullPesos(now) - self.discountPesos(now),
  }))
  .actions((self) => ({
    /** Shows a cart as it is kept. An older answer about the same cart does not undo a newer one. */
    take({ id, revision, lines, recharges, notice }: KeptCart) {
      if (id === self.serverId && revision < self.revision) return;
      self.serverId = id;
      self.revision = revision;
      applySnapshot(self.lines, lines);
      applySnapshot(self.recharges, recharges);
      if (notice) self.notice = notice;
    },
    /** Runs one change after the other: each starts from the cart that the one before it left on the screen. */
    inTurn<T>(change: () => Promise<T>): Promise<T> {
      const done = self.lastChange.then(change);
      self.lastChange = done.catch(() => undefined);
      return done;
    },
    setNotice(notice: CartNotice | null) {
      self.notice = notice;
    },
    setCoupon(coupon: Coupon | null) {
      self.coupon = coupon;
    },
    clearProblem() {
      self.problem = null;
      self.problemOf = null;
    },
    fail(problem: Problem, of: "load" | "save") {
      self.problem = problem;
      self.problemOf = of;
    },
    /** Keeps the cart on the server from now on. */
    keepOnServer(document: string) {
      self.keeper = serverKeeper(envOf(self).client, document);
    },
    /** The cart became an order: the next one is a new one. */
    empty() {
      self.serverId = null;
      self.revision = 0;
      self.lines.clear();
      self.recharges.clear();
      self.coupon = null;
      self.deleteErrors = [];
    },
  }))
  .actions((self) => ({
    takeServerCart({ id, revision, lines, recharges }: ServerCart) {
      self.take({ id, revision, lines, recharges });
    },
    /** Forgets the person's cart, here and in the browser: after logout. */
    forget() {
      const { cartStorage } = envOf(self);
      self.keeper = browserKeeper(cartStorage);
      self.empty();
      cartStorage.clear();
    },
    /** The session has ended: the lines stay, kept by the browser, and come along at the next login. */
    detach: flow(function* () {
      self.keeper = browserKeeper(envOf(self).cartStorage);
      self.serverId = null;
      self.revision = 0;
      const kept = yield* toGenerator(self.keeper.add(nothing, self.shown));
      if (kept.ok && kept.value.notice) self.notice = kept.value.notice;
    }),
    /** Shows what is kept now. Where that cannot be read, a cart that is on the screen stays. */
    refresh: flow(function* () {
      const { keeper } = self;
      const kept = yield* toGenerator(keeper.load());
      if (kept.ok && keeper === self.keeper) self.take(kept.value);
    }),
  }))
  .actions((self) => ({
    /** Reads the cart for the first time. */
    load: flow(function* () {
      const { keeper } = self;
      const kept = yield* toGenerator(keeper.load());
      if (!kept.ok || keeper !== self.keeper) return;
      // A pick made while the copy was being read must not be lost to it.
      self.take({ ...kept.value, ...merged(kept.value, self.shown) });
    }),
    /**
     * Takes the browser's cart into the server cart of the person with `document`. Lines keep their ids, so doing it twice or
     * in two tabs adds nothing twice; the browser's copy goes only after the server has said yes (fault case 10).
     */
    moveToServer: flow(function* (document: string) {
      const env = envOf(self);
      const stored = yield* toGenerator(env.cartStorage.load());
      const local = merged(
        stored.state === "read" ? stored.contents : nothing,
        self.serverId === null ? self.shown : nothing,
      );
      self.keepOnServer(document);
      const { keeper } = self;
      self.loadStatus = "loading";
      self.clearProblem();
      const kept = yield* toGenerator(keeper.load());
      if (keeper !== self.keeper) return;
      if (!kept.ok) {
        self.loadStatus = "failed";
        self.fail(kept.problem, "load");
        return;
      }
      self.take(kept.value);
      self.loadStatus = "ready";
      if (isNothing(local)) return;
      const saved = yield* toGenerator(keeper.add(local, kept.value));
      if (keeper !== self.keeper) return;
      if (!saved.ok) {
        self.take({ ...kept.value, ...merged(kept.value, local) });
        self.fail(saved.problem, "save");
        return;
      }
      self.take(saved.value);
      env.cartStorage.clear();
      env.tabs.announce("cartChanged");
    }),
    /** Keeps `added` beside what the cart holds; false when that failed, with the reason in `problem` and nothing lost. */
    put: flow(function* (added: CartContents) {
      self.clearProblem();
      self.isSaving = true;
      try {
        const saved = yield* toGenerator(
          self.inTurn(async () => {
            const { keeper } = self;
            const first = await keeper.add(added, self.shown);
            // The session ended with this very call: the pick joins what stayed here.
            return first.ok || keeper === self.keeper ? first : self.keeper.add(added, self.shown);
          }),
        );
        if (saved.ok) self.take(saved.value);
        else self.fail(saved.problem, "save");
        return saved.ok;
      } finally {
        self.isSaving = false;
      }
    }),
    /** Tells the other tabs and analytics what was added. */
    tellAdded(item: (AnalyticsEvent & { event: "add_to_cart" })["items"][number]) {
      const env = envOf(self);
      env.tabs.announce("cartChanged");
      env.track({ event: "add_to_cart", currency: "COP", value: item.quantity * item.price, items: [item] });
    },
  }))
  .actions((self) => ({
    /**
     * Adds a bet. Gives how many of its fractions went in: fewer, or 0, when the cart has the rest of that ticket already;
     * null when it failed, with the reason in `problem` and the pick not lost.
     */
    add: flow(function* (line: CartLine) {
      const before = self.fractionsOf(line);
      if (!(yield* toGenerator(self.put({ lines: [line], recharges: [] })))) return null;
      const added = self.fractionsOf(line) - before;
      if (added < 1) return 0;
      const item_id = `${line.lotteryId}-${line.drawNumber}`;
      self.tellAdded({ item_id, quantity: added, price: line.fractionPesos });
      return added;
    }),
    /** Adds a recharge; false when it failed, with the reason in `problem`. */
    addRecharge: flow(function* (recharge: RechargeLine) {
      if (!(yield* toGenerator(self.put({ lines: [], recharges: [recharge] })))) return false;
      const { operatorCode, packageId, pesos } = recharge;
      self.tellAdded({ item_id: packageId ?? `recarga-${operatorCode}`, quantity: 1, price: pesos });
      return true;
    }),
    /** Removes bets and recharges by their ids; false when they are still there, which marks them. */
    remove: flow(function* (...ids: string[]) {
      const others = (marked: string[]) => marked.filter((id) => !ids.includes(id));
      self.deleteErrors = others(self.deleteErrors);
      self.deleting = [...self.deleting, ...ids];
      try {
        const { result, now } = yield* toGenerator(self.inTurn(() => self.keeper.remove(ids, self.shown)));
        if (now) self.take(now);
        if (!result.ok) {
          self.deleteErrors = [...self.deleteErrors, ...ids];
          return false;
        }
        self.take(result.value);
        envOf(self).tabs.announce("cartChanged");
        return true;
      } finally {
        self.deleting = others(self.deleting);
      }
    }),
  }))
  .actions((self) => ({
    /** Removes the bets whose draws have closed at `now` (epoch ms) in one change; false when they are still there. */
    removeClosed: (now: number): Promise<boolean> => self.remove(...self.closedLines(now).map(({ id }) => id)),
  }));

export interface Cart extends Instance<typeof CartModel> {}
