/** The cart and whoever keeps it: what is shown meanwhile, what a failure leaves, and answers that come too late. */
import { describe, expect, test, vi } from "vitest";
import type { ServerCart } from "#api/cart";
import { failure, success, type Result } from "#api/result";
import type { CartLine } from "#domain/cart";
import { createCartStorage, seal, unseal, type StoredCart } from "#models/persist";
import { CART_KEY, keepsCart, SECRET_KEY } from "#models/storageKeys";
import { fakeEnv, holding, HOUR, line, memoryStore, no, NOW, refused, serverCart, yes } from "./fakeEnv";
import { cartOn, DOCUMENT, later, serverCartOn, settled } from "./states";

const offline = { kind: "offline" } as const;
const [a, b] = [line("a"), line("b", { number: "4321" })];
const ids = (cart: { lines: readonly CartLine[] }) => cart.lines.map(({ id }) => id);
const off = () => {
  throw new DOMException("denied", "SecurityError");
};

describe("the copy in the browser", () => {
  const keeping = (store = memoryStore()) => {
    let secrets = 0;
    return {
      store,
      storage: createCartStorage(
        () => store,
        () => `secret-${++secrets}`,
      ),
    };
  };

  test("is read again with the one secret that was made for it", async () => {
    const { store, storage } = keeping();
    await storage.save(holding([a]));
    expect(await storage.save(holding([a, b]))).toBe(true);
    expect(await storage.load()).toEqual({ state: "read", contents: holding([a, b]) });
    expect(store.entries.get(SECRET_KEY)).toBe("secret-1");
  });

  test("that is not there is none, and looking for it leaves nothing behind", async () => {
    const { store, storage } = keeping();
    expect(await storage.load()).toEqual({ state: "none" });
    expect(store.entries.size).toBe(0);
  });

  test("[F-11] of another form is unreadable, and is dropped", async () => {
    for (const text of ["{}", "no es JSON", '{"version":1,"lines":[{}]}']) {
      const store = memoryStore({ [SECRET_KEY]: "s", [CART_KEY]: await seal(text, "s") });
      expect(await keeping(store).storage.load()).toEqual({ state: "unreadable" });
      expect(store.entries.has(CART_KEY)).toBe(false);
    }
  });

  test.each<[string, (sealed: string) => string]>([
    ["cut off", (sealed) => sealed.slice(0, sealed.length / 2)],
    ["under another seal", (sealed) => `${"0".repeat(64)}${sealed.slice(64)}`],
    ["plain text", () => '{"version":1,"lines":[{"id":"a","fractionPesos":1}]}'],
    ["bytes of no meaning", () => "\u0000\uffff\ud800{]"],
    ["empty", () => ""],
  ])("[F-11] that is %s is unreadable, and is dropped", async (_, damage) => {
    const { store, storage } = keeping();
    await storage.save(holding([a]));
    store.setItem(CART_KEY, damage(store.entries.get(CART_KEY)!));
    expect(await storage.load()).toEqual({ state: "unreadable" });
    expect(store.entries.has(CART_KEY)).toBe(false);
  });

  test("[F-11] whose seal was cut off is not read", async () => {
    const sealed = await seal("texto", "s");
    expect(await unseal(sealed, "s")).toBe("texto");
    expect(await unseal(sealed.slice(sealed.indexOf(".") + 1), "s")).toBeNull();
    expect(await unseal("", "s")).toBeNull();
    // Half a letter is no text that could be sealed.
    for (const broken of ["\ud800", "0.\ud800"]) expect(await unseal(broken, "s")).toBeNull();
    expect(await unseal(await seal("", "s"), "s")).toBeNull();
  });

  test("[F-12] is none where the storage is switched off, and neither keeping nor forgetting breaks", async () => {
    const storage = createCartStorage(off, () => "s");
    expect(await storage.load()).toEqual({ state: "none" });
    expect(await storage.save(holding([a]))).toBe(false);
    expect(() => storage.clear()).not.toThrow();
  });

  test("is known to be there before anything of it is loaded", () => {
    expect(keepsCart(() => memoryStore({ [CART_KEY]: "x" }))).toBe(true);
    expect(keepsCart(() => memoryStore())).toBe(false);
    expect(keepsCart(off)).toBe(false);
  });

  test("that can be read is shown without a notice", async () => {
    const env = fakeEnv();
    await env.cartStorage.save(holding([a]));
    const cart = cartOn(env);
    await cart.load();
    expect([ids(cart), cart.notice]).toEqual([[a.id], null]);
  });
});

describe("a cart", () => {
  test("has as closed lines those whose draws have closed", () => {
    const closed = line("c", { closesAt: NOW });
    expect(cartOn(fakeEnv(), [a, closed]).closedLines(NOW)).toMatchObject([{ id: closed.id }]);
    expect(cartOn(fakeEnv(), [a, b]).closedLines(NOW)).toEqual([]);
    expect(cartOn(fakeEnv(), [a, b]).closedLines(NOW + 9 * HOUR)).toHaveLength(2);
  });

  test("loses its closed lines in one change, and keeps them all when the server does not take it", async () => {
    const [c, d] = [line("c", { closesAt: NOW }), line("d", { closesAt: NOW - HOUR })];
    const replaceLines = vi
      .fn()
      .mockResolvedValueOnce(no({ kind: "offline" }))
      .mockImplementation(() => yes(serverCart([a], 2)));
    const env = fakeEnv({ replaceLines });
    const cart = serverCartOn(env, [c, a, d]);
    expect(await cart.removeClosed(NOW)).toBe(false);
    expect([ids(cart), cart.deleteErrors, env.announced]).toEqual([[c.id, a.id, d.id], [c.id, d.id], []]);
    expect(await cart.removeClosed(NOW)).toBe(true);
    expect([ids(cart), cart.deleteErrors, cart.deleting, env.announced]).toEqual([[a.id], [], [], ["cartChanged"]]);
    expect(replaceLines).toHaveBeenCalledTimes(2);
  });

  test("with as many bets but others is another cart", () => {
    const contentOf = (...lines: CartLine[]) => cartOn(fakeEnv(), lines).content;
    expect(contentOf(a)).not.toBe(contentOf({ ...a, fractions: 2 }));
    expect(contentOf(a)).not.toBe(contentOf(b));
  });
});

describe("an addition", () => {
  test("[CART-08] is under way until the server has answered, and the other tabs hear of it", async () => {
    const { answer, give } = later<ServerCart>();
    const env = fakeEnv({ addLines: () => answer });
    const cart = serverCartOn(env, []);
    const adding = cart.add(a);
    expect(cart.isSaving).toBe(true);
    give(success(serverCart([a], 2)));
    expect(await adding).toBe(1);
    expect([cart.isSaving, ids(cart), env.announced]).toEqual([false, [a.id], ["cartChanged"]]);
  });

  test("that fails is tried once, says why until the next one, and tells nobody", async () => {
    const addLines = vi
      .fn()
      .mockResolvedValueOnce(no(offline))
      .mockImplementation((_id: number, lines: CartLine[]) => yes(serverCart(lines, 2)));
    const env = fakeEnv({ addLines });
    const cart = serverCartOn(env, []);
    expect(await cart.add(a)).toBeNull();
    expect([cart.problem, cart.problemOf, cart.isSaving, cart.count]).toEqual([offline, "save", false, 0]);
    expect([addLines.mock.calls.length, env.announced, env.events]).toEqual([1, [], []]);
    const again = cart.add(a);
    expect([cart.problem, cart.problemOf]).toEqual([null, null]);
    expect(await again).toBe(1);
    expect(addLines).toHaveBeenCalledTimes(2);
  });

  test("counts the fractions of its own ticket only, whatever other tabs have put beside it", async () => {
    const other = line("c", { number: "0007", fractions: 3 });
    const cart = serverCartOn(fakeEnv({ addLines: () => yes(serverCart([b, a, other], 3)) }), [b]);
    expect(await cart.add(a)).toBe(1);
    expect(ids(cart)).toEqual([b.id, a.id, other.id]);
  });

  test("that adds nothing tells nobody", async () => {
    const env = fakeEnv();
    const cart = cartOn(env, [line("full", { fractions: 3 })]);
    expect(await cart.add(a)).toBe(0);
    expect([env.announced, env.events, cart.isSaving]).toEqual([[], [], false]);
  });

  test("after the cart became an order goes into the next one, which is asked for first", async () => {
    const openCart = vi.fn(() => yes({ id: 8, revision: 0, lines: [], recharges: [] }));
    const addLines = vi.fn((_id: number, lines: CartLine[]) => yes({ id: 8, revision: 1, lines, recharges: [] }));
    const cart = serverCartOn(fakeEnv({ openCart, addLines }), [b]);
    cart.empty();
    expect(await cart.add(a)).toBe(1);
    expect([openCart.mock.calls, addLines.mock.calls]).toEqual([[[DOCUMENT]], [[8, [a]]]]);
    expect([cart.serverId, ids(cart)]).toEqual([8, [a.id]]);
  });

  test("without a next cart fails as its reading did", async () => {
    const addLines = vi.fn();
    const cart = serverCartOn(fakeEnv({ openCart: () => no(refused(503, "DOWN")), addLines }), []);
    cart.empty();
    expect(await cart.add(a)).toBeNull();
    expect([cart.problem, addLines.mock.calls.length]).toEqual([refused(503, "DOWN"), 0]);
  });

  test.each([
    ["a refusal that names no line", refused(409, "CART_FULL")],
    ["a refusal that names every line", refused(409, "DRAW_UNKNOWN", "x", { [a.id]: "y" })],
    ["a refusal of another kind that names one", refused(422, "INVALID", "x", { [b.id]: "y" })],
    ["silence", offline],
  ])("[F-10] after %s nothing is left out and tried again", async (_, problem) => {
    const addLines = vi.fn(() => no(problem));
    const env = fakeEnv({ openCart: () => yes(serverCart([])), addLines });
    await env.cartStorage.save(holding(problem.kind === "refused" && problem.fields[b.id] ? [a, b] : [a]));
    const cart = cartOn(env);
    await cart.moveToServer(DOCUMENT);
    expect(addLines).toHaveBeenCalledTimes(1);
    expect([cart.problem, cart.problemOf, cart.notice]).toEqual([problem, "save", null]);
    expect((await env.cartStorage.load()).state).toBe("read");
  });
});

describe("a removal", () => {
  test("[CART-05] marks its line while it is under way, and a second one beside it", async () => {
    const first = later<ServerCart>();
    const second = later<ServerCart>();
    const answers = [first, second];
    const cart = serverCartOn(fakeEnv({ replaceLines: () => answers.shift()!.answer }), [a, b]);
    const removing = [cart.remove(a.id), cart.remove(b.id)];
    expect([...cart.deleting]).toEqual([a.id, b.id]);
    first.give(success(serverCart([b], 2)));
    expect(await removing[0]).toBe(true);
    expect([...cart.deleting]).toEqual([b.id]);
    second.give(success(serverCart([], 3)));
    expect(await removing[1]).toBe(true);
    expect([[...cart.deleting], cart.count]).toEqual([[], 0]);
  });

  test.each([offline, refused(409, "OTHER"), refused(500, "INTERNAL")])(
    "that failed by %j is not tried over another cart, and its mark goes with the next try, alone",
    async (problem) => {
      const openCart = vi.fn(() => yes(serverCart([a, b])));
      const replaceLines = vi
        .fn()
        .mockResolvedValueOnce(no(problem))
        .mockResolvedValueOnce(no(problem))
        .mockImplementation((_id: number, _revision: number, lines: CartLine[]) => yes(serverCart(lines, 2)));
      const env = fakeEnv({ replaceLines, openCart });
      const cart = serverCartOn(env, [a, b]);
      expect([await cart.remove(a.id), await cart.remove(b.id)]).toEqual([false, false]);
      expect([[...cart.deleteErrors], openCart.mock.calls.length, env.announced]).toEqual([[a.id, b.id], 0, []]);
      expect(await cart.remove(a.id)).toBe(true);
      expect([[...cart.deleteErrors], ids(cart)]).toEqual([[b.id], [b.id]]);
    },
  );

  test("[F-9] that fails over the cart of another tab too leaves that cart on the screen, and says so", async () => {
    const answers = [no(refused(409, "STALE_CART")), no(offline)];
    const replaceLines = vi.fn(() => answers.shift()!);
    const cart = serverCartOn(fakeEnv({ replaceLines, openCart: () => yes(serverCart([a, b], 3)) }), [a]);
    expect(await cart.remove(a.id)).toBe(false);
    expect([ids(cart), cart.revision, cart.notice]).toEqual([[a.id, b.id], 3, "changedElsewhere"]);
    expect([...cart.deleteErrors]).toEqual([a.id]);
  });

  test("[F-9] of a cart that changed elsewhere and cannot be read again leaves all as it was", async () => {
    const replaceLines = vi.fn(() => no(refused(409, "STALE_CART")));
    const cart = serverCartOn(fakeEnv({ replaceLines, openCart: () => no(offline) }), [a]);
    expect(await cart.remove(a.id)).toBe(false);
    expect([ids(cart), cart.notice, replaceLines.mock.calls.length]).toEqual([[a.id], null, 1]);
  });

  test("of a line that has reached no server cart yet fails, and the line stays", async () => {
    const replaceLines = vi.fn();
    const env = fakeEnv({ openCart: () => no(offline), replaceLines });
    const cart = cartOn(env, [a]);
    await cart.moveToServer(DOCUMENT);
    expect(await cart.remove(a.id)).toBe(false);
    expect([ids(cart), [...cart.deleteErrors], replaceLines.mock.calls.length]).toEqual([[a.id], [a.id], 0]);
  });

  test("a mark does not come back with the bets of an order that was cancelled", async () => {
    const cart = serverCartOn(fakeEnv({ replaceLines: () => no(offline) }), [a]);
    await cart.remove(a.id);
    cart.empty();
    cart.takeServerCart(serverCart([a], 5));
    expect([[...cart.deleteErrors], ids(cart)]).toEqual([[], [a.id]]);
  });
});

describe("a change of keeper", () => {
  test("[F-12] bets that only the page's memory holds go along at the login", async () => {
    const addLines = vi.fn((_id: number, lines: CartLine[]) => yes(serverCart(lines, 2)));
    const env = fakeEnv(
      { openCart: () => yes(serverCart([])), addLines },
      { cartStorage: createCartStorage(off, () => "s") },
    );
    const cart = cartOn(env);
    await cart.add(a);
    env.announced.length = 0;
    await cart.moveToServer(DOCUMENT);
    expect(addLines.mock.calls).toEqual([[7, [a]]]);
    expect([ids(cart), env.announced]).toEqual([[a.id], ["cartChanged"]]);
  });

  test("what the server's cart shows is not taken for the browser's when it is moved again", async () => {
    const addLines = vi.fn();
    const cart = serverCartOn(fakeEnv({ openCart: () => yes(serverCart([b], 2)), addLines }), [a]);
    await cart.moveToServer(DOCUMENT);
    expect([ids(cart), addLines.mock.calls.length]).toEqual([[b.id], 0]);
  });

  test("a cart that is read after the login is loading until it is there", async () => {
    const { answer, give } = later<ServerCart>();
    const env = fakeEnv({ openCart: () => answer });
    const cart = cartOn(env);
    const moving = cart.moveToServer(DOCUMENT);
    await vi.waitFor(() => expect(cart.loadStatus).toBe("loading"));
    give(success(serverCart([a])));
    await moving;
    expect([cart.loadStatus, ids(cart), env.announced]).toEqual(["ready", [a.id], []]);
  });

  /** A cart that is moved while `change` happens before the answer of `call`. */
  async function changedMeanwhile(
    call: "openCart" | "addLines",
    outcome: Result<ServerCart>,
    change: (cart: ReturnType<typeof cartOn>) => unknown,
  ) {
    const { answer, give } = later<ServerCart>();
    const asked = vi.fn(() => answer);
    const env = fakeEnv({ openCart: () => yes(serverCart([])), [call]: asked });
    await env.cartStorage.save(holding([a]));
    const cart = cartOn(env);
    const moving = cart.moveToServer(DOCUMENT);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await change(cart);
    give(outcome);
    await moving;
    await settled();
    return { cart, env };
  }

  test.each<["openCart" | "addLines", Result<ServerCart>]>([
    ["openCart", success(serverCart([b]))],
    ["openCart", failure(offline)],
    ["addLines", success(serverCart([b], 2))],
    ["addLines", failure(offline)],
  ])("[F-39] after a logout the late answer of %s (%j) is not shown", async (call, outcome) => {
    const { cart, env } = await changedMeanwhile(call, outcome, (moved) => moved.forget());
    expect([ids(cart), cart.serverId, cart.problem, env.announced]).toEqual([[], null, null, []]);
    expect((await env.cartStorage.load()).state).toBe("none");
  });

  test("[F-39] after a logout a late refresh is not shown", async () => {
    const { answer, give } = later<ServerCart>();
    const cart = serverCartOn(fakeEnv({ openCart: () => answer }), [a]);
    const refreshing = cart.refresh();
    cart.forget();
    give(success(serverCart([b], 2)));
    await refreshing;
    expect([ids(cart), cart.serverId]).toEqual([[], null]);
  });

  test("after a login the browser's copy that was still being read is not put over the person's cart", async () => {
    let giveStored: (value: StoredCart) => void = () => undefined;
    const reading = new Promise<StoredCart>((resolve) => (giveStored = resolve));
    const answers = [reading, Promise.resolve<StoredCart>({ state: "none" })];
    const env = fakeEnv(
      { openCart: () => yes(serverCart([b])) },
      { cartStorage: { load: () => answers.shift()!, save: async () => true, clear: () => undefined } },
    );
    const cart = cartOn(env);
    const loading = cart.load();
    await cart.moveToServer(DOCUMENT);
    giveStored({ state: "read", contents: holding([a]) });
    await loading;
    expect([ids(cart), cart.serverId]).toEqual([[b.id], 7]);
  });

  test.each([
    ["keeps", memoryStore, null],
    ["refuses", () => off, "memoryOnly"],
  ] as const)("[F-38] [F-12] a session that ends where the storage %s the lines says %s", async (_, store, notice) => {
    const kept = store();
    const cartStorage = createCartStorage(typeof kept === "function" ? kept : () => kept, () => "s");
    const cart = serverCartOn(fakeEnv({}, { cartStorage }), [a]);
    await cart.detach();
    expect([cart.notice, ids(cart), cart.serverId, cart.revision]).toEqual([notice, [a.id], null, 0]);
  });
});
