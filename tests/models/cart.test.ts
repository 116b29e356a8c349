/** The cart: anonymous, on the server, merged, and on its way to the gateway. */
import { describe, expect, test, vi } from "vitest";
import fc from "fast-check";
import { linePesos, type CartLine } from "#domain/cart";
import { createCartStorage, seal, unseal } from "#models/persist";
import { createRootStore } from "#models/RootStore";
import { fakeEnv, holding, line, memoryStore, no, NOW, person, refused, serverCart, yes } from "./fakeEnv";
import { cartOn, DOCUMENT, readyToPay, serverCartOn } from "./states";

describe("an anonymous cart", () => {
  test("[CART-02] is kept encrypted: neither number nor lottery can be read in the storage", async () => {
    const env = fakeEnv();
    const cart = cartOn(env);
    expect(await cart.add(line("a", { number: "7391" }))).toBe(1);
    const kept = [...env.store.entries.values()].join("\n");
    expect(kept).not.toBe("");
    expect(kept).not.toContain("7391");
    expect(kept).not.toContain("Medell");
    const next = cartOn(fakeEnv({}, { cartStorage: env.cartStorage }));
    await next.load();
    expect(next.lines.map(({ number }) => number)).toEqual(["7391"]);
  });

  test("[F-11] any changed byte makes it unreadable, and unreadable is an empty cart with a notice", async () => {
    const sealed = await seal('{"version":1,"lines":[]}', "secreto");
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.integer({ min: 33, max: 126 }), async (place, code) => {
        const changed = sealed.slice(0, place) + String.fromCharCode(code) + sealed.slice(place + 1);
        fc.pre(changed !== sealed);
        expect(await unseal(changed, "secreto")).toBeNull();
      }),
      { numRuns: 150 },
    );
    expect(await unseal(sealed, "otro secreto")).toBeNull();
    const store = memoryStore({ "premiomayor.carrito": "basura", "premiomayor.sello": "secreto" });
    const cart = cartOn(
      fakeEnv(
        {},
        {
          cartStorage: createCartStorage(
            () => store,
            () => "x",
          ),
        },
      ),
    );
    await cart.load();
    expect(cart.notice).toBe("unreadable");
    expect(cart.count).toBe(0);
    expect(store.entries.has("premiomayor.carrito")).toBe(false);
  });

  test.each([
    [
      "full",
      () => ({
        ...memoryStore(),
        setItem: () => {
          throw new DOMException("full", "QuotaExceededError");
        },
      }),
    ],
    [
      "switched off",
      () => {
        throw new DOMException("denied", "SecurityError");
      },
    ],
  ])("[F-12] with a storage that is %s the cart lives in memory, and says so", async (_, store) => {
    const cart = cartOn(fakeEnv({}, { cartStorage: createCartStorage(store as never, () => "x") }));
    await cart.load();
    expect(await cart.add(line("a"))).toBe(1);
    expect(cart.count).toBe(1);
    expect(cart.notice).toBe("memoryOnly");
  });

  test("removing takes away the line by its id, here and in the storage, and leaves the others", async () => {
    const env = fakeEnv();
    const cart = cartOn(env);
    for (const id of ["a", "b", "c"]) await cart.add(line(id, { number: `000${id.charCodeAt(0) % 10}` }));
    expect(await cart.remove(line("b").id)).toBe(true);
    const rest = [line("a").id, line("c").id];
    expect(cart.lines.map(({ id }) => id)).toEqual(rest);
    const kept = await env.cartStorage.load();
    expect(kept.state === "read" && kept.contents.lines.map(({ id }) => id)).toEqual(rest);
    expect(env.announced.at(-1)).toBe("cartChanged");
  });

  test("the only line can be removed too, and then nothing stays in the storage", async () => {
    const env = fakeEnv();
    const cart = cartOn(env);
    await cart.add(line("a"));
    expect((await env.cartStorage.load()).state).toBe("read");
    await cart.remove(line("a").id);
    expect(cart.count).toBe(0);
    expect((await env.cartStorage.load()).state).toBe("none");
  });

  test("what the cart already has of a ticket is not added again, and the rest is counted", async () => {
    const env = fakeEnv();
    const cart = cartOn(env);
    expect(await cart.add(line("a", { fractions: 2 }))).toBe(2);
    expect(await cart.add(line("b", { fractions: 2 }))).toBe(1);
    expect(await cart.add(line("c", { fractions: 2 }))).toBe(0);
    expect(env.events).toHaveLength(2);
    expect(cart.totalPesos(NOW)).toBe(18_000);
  });

  test("the cart's content is told apart by its bets, not by their order", async () => {
    const cart = cartOn(fakeEnv(), [line("a"), line("b", { number: "2222" })]);
    const other = cartOn(fakeEnv(), [line("b", { number: "2222" }), line("a")]);
    expect(cart.content).toBe(other.content);
    await cart.add(line("c", { number: "3333" }));
    expect(cart.content).not.toBe(other.content);
  });

  test("[CART-08] adding tells analytics once, without anything personal", async () => {
    const env = fakeEnv();
    await cartOn(env).add(line("a", { fractions: 2 }));
    expect(env.events).toEqual([
      {
        event: "add_to_cart",
        currency: "COP",
        value: 12_000,
        items: [{ item_id: "10-4861", quantity: 2, price: 6000 }],
      },
    ]);
  });
});

describe("a cart on the server", () => {
  test("[CART-03] [F-10] the browser's cart is merged in, and its copy goes only after the server's yes", async () => {
    const local = line("local");
    const answers = [no({ kind: "offline" }), { ok: true as const, value: serverCart([line("server"), local], 2) }];
    const addLines = vi.fn(() => Promise.resolve(answers.shift()!));
    const env = fakeEnv({ openCart: () => yes(serverCart([line("server")])), addLines });
    await env.cartStorage.save(holding([local]));
    const cart = cartOn(env);
    await cart.moveToServer(DOCUMENT);
    expect(env.store.entries.has("premiomayor.carrito")).toBe(true);
    expect(cart.problemOf).toBe("save");
    expect(cart.lines.map(({ id }) => id)).toEqual([line("server").id, local.id]);
    await cart.moveToServer(DOCUMENT);
    expect(env.store.entries.has("premiomayor.carrito")).toBe(false);
    expect(cart.count).toBe(2);
    expect(addLines).toHaveBeenLastCalledWith(7, [local]);
  });

  test("[F-10] bets on tickets that do not exist any more are left out, said, and do not keep the others back", async () => {
    const [good, stale] = [line("good"), line("stale", { drawNumber: 1 })];
    const addLines = vi
      .fn()
      .mockResolvedValueOnce(no(refused(409, "DRAW_UNKNOWN", "x", { [stale.id]: "y" })))
      .mockImplementationOnce((_id: number, lines: CartLine[]) => yes(serverCart(lines, 2)));
    const env = fakeEnv({ openCart: () => yes(serverCart([])), addLines });
    await env.cartStorage.save(holding([good, stale]));
    const cart = cartOn(env);
    await cart.moveToServer(DOCUMENT);
    expect(cart.lines.map(({ id }) => id)).toEqual([good.id]);
    expect([cart.notice, cart.problem]).toEqual(["linesLeftOut", null]);
    expect(env.store.entries.has("premiomayor.carrito")).toBe(false);
  });

  test("[CART-04] a pending order is known after the cart was read again", async () => {
    const store = readyToPay(fakeEnv({ openCart: () => yes(serverCart([])), hasPendingOrder: () => yes(true) }));
    await store.refreshCart();
    expect(store.checkout.hasPendingOrder).toBe(true);
  });

  test("a failed load is a state of its own, and a retry gets over it", async () => {
    const answers = [no({ kind: "malformed", status: 502 }), { ok: true as const, value: serverCart([line("a")]) }];
    const cart = cartOn(fakeEnv({ openCart: () => Promise.resolve(answers.shift()!) }));
    await cart.moveToServer(DOCUMENT);
    expect([cart.loadStatus, cart.problemOf]).toEqual(["failed", "load"]);
    await cart.moveToServer(DOCUMENT);
    expect([cart.loadStatus, cart.count, cart.problem]).toEqual(["ready", 1, null]);
  });

  test("[F-9] a removal over a cart that changed elsewhere reloads it, keeps what the other tab added, and removes", async () => {
    const a = line("a");
    const added = line("b");
    const replaceLines = vi
      .fn()
      .mockResolvedValueOnce(no(refused(409, "STALE_CART")))
      .mockImplementationOnce((_id: number, _revision: number, lines: CartLine[]) => yes(serverCart([...lines], 4)));
    const env = fakeEnv({ replaceLines, openCart: () => yes(serverCart([a, added], 3)) });
    const cart = serverCartOn(env, [a]);
    expect(await cart.remove(a.id)).toBe(true);
    expect(replaceLines).toHaveBeenLastCalledWith(7, 3, [expect.objectContaining({ id: added.id })]);
    expect(cart.lines.map(({ id }) => id)).toEqual([added.id]);
    expect(cart.notice).toBe("changedElsewhere");
  });

  test("[CART-05] a removal that fails marks its line and keeps it", async () => {
    const a = line("a");
    const cart = serverCartOn(fakeEnv({ replaceLines: () => no({ kind: "offline" }) }), [a]);
    expect(await cart.remove(a.id)).toBe(false);
    expect([cart.count, [...cart.deleteErrors], [...cart.deleting]]).toEqual([1, [a.id], []]);
  });

  test("[F-9] another tab's change of the cart that this browser keeps is read from there", async () => {
    const env = fakeEnv();
    const [here, there] = [createRootStore(null, env), createRootStore(null, env)];
    await here.start();
    await there.cart.add(line("b"));
    expect(here.cart.count).toBe(0);
    env.hear("cartChanged");
    await vi.waitFor(() => expect(here.cart.lines.map(({ id }) => id)).toEqual([line("b").id]));
  });

  test("[F-9] a person's cart that changed in another tab is asked for by the page, with the session, and by nobody else", async () => {
    const openCart = vi.fn(() => yes(serverCart([line("b")])));
    const env = fakeEnv({ openCart, hasPendingOrder: () => yes(false) });
    const store = readyToPay(env, []);
    await store.start();
    env.hear("cartChanged");
    await store.follow({
      now: NOW,
      person,
      cart: serverCart([line("b")], 9),
      hasPendingOrder: false,
      documentTypes: ["CC"],
    });
    expect(store.cart.lines.map(({ id }) => id)).toEqual([line("b").id]);
    expect(openCart).not.toHaveBeenCalled();
  });

  test("[F-9] an older answer of the server does not undo a newer cart", () => {
    const cart = serverCartOn(fakeEnv(), []);
    cart.takeServerCart(serverCart([line("a"), line("b", { number: "0001" })], 5));
    cart.takeServerCart(serverCart([line("a")], 4));
    expect([cart.count, cart.revision]).toEqual([2, 5]);
    cart.takeServerCart({ id: 8, revision: 1, lines: [], recharges: [] });
    expect([cart.count, cart.serverId]).toEqual([0, 8]);
  });

  test("a refresh that fails in the background leaves the cart on the screen as it is", async () => {
    const cart = serverCartOn(fakeEnv({ openCart: () => no({ kind: "offline" }) }), [line("a")]);
    await cart.refresh();
    expect([cart.count, cart.loadStatus, cart.problem]).toEqual([1, "ready", null]);
  });

  test("two additions at the same time both stay", async () => {
    const cart = cartOn(fakeEnv());
    await Promise.all([cart.add(line("a")), cart.add(line("b", { number: "0001" }))]);
    expect(cart.lines.map(({ number }) => number)).toEqual(["1234", "0001"]);
  });

  test("[F-38] when the session ends under an addition, the pick joins the lines that stay in the browser", async () => {
    const env = fakeEnv({
      addLines: () => {
        void cart.detach();
        return no(refused(401, "UNAUTHORIZED"));
      },
    });
    const cart = serverCartOn(env, [line("a")]);
    expect(await cart.add(line("b", { number: "9999" }))).toBe(1);
    expect(cart.count).toBe(2);
    expect((await env.cartStorage.load()).state).toBe("read");
  });
});

describe("checkout", () => {
  const PAY_URL = "https://checkout-test.placetopay.com/session/1/x";
  test("a good answer gives the gateway's address; what is paid stays until the browser has left", async () => {
    const { cart, checkout } = readyToPay(fakeEnv({ checkout: () => yes({ reference: "R1", payUrl: PAY_URL }) }));
    const target = await checkout.pay(DOCUMENT, NOW, "1 jugada");
    expect(target?.href).toBe(PAY_URL);
    expect([cart.count, checkout.status, checkout.hasPendingOrder]).toEqual([1, "leaving", true]);
    expect(checkout.departure).toEqual({ gateway: "PLACETOPAY", totalPesos: 6000, cartId: 7 });
    checkout.resumeFromGateway();
    expect([cart.count, cart.serverId, checkout.status, checkout.departure]).toEqual([0, null, "idle", null]);
  });

  test("[F-24] an address that is no gateway's is not followed and costs nothing", async () => {
    const { cart, checkout } = readyToPay(
      fakeEnv({ checkout: () => yes({ reference: "R1", payUrl: "https://evil.example/" }) }),
    );
    expect(await checkout.pay(DOCUMENT, NOW, "1 jugada")).toBeNull();
    expect([cart.count, checkout.problem?.problem.kind, checkout.status]).toEqual([1, "malformed", "idle"]);
  });

  test("[F-14] a second press while paying does nothing", async () => {
    const asked = vi.fn(() => yes({ reference: "R1", payUrl: PAY_URL }));
    const { checkout } = readyToPay(fakeEnv({ checkout: asked }));
    await Promise.all([checkout.pay(DOCUMENT, NOW, "x"), checkout.pay(DOCUMENT, NOW, "x")]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test("[F-51] after a lost answer the same key goes out again; after a no, or for another cart, a new one", async () => {
    const asked = vi
      .fn()
      .mockResolvedValueOnce(no({ kind: "offline" }))
      .mockResolvedValueOnce(no(refused(503, "GATEWAY_DOWN")))
      .mockResolvedValueOnce(no(refused(409, "SOLD_OUT")))
      .mockResolvedValue(no({ kind: "offline" }));
    const { cart, checkout } = readyToPay(fakeEnv({ checkout: asked }));
    const keys: string[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      await checkout.pay(DOCUMENT, NOW, "x");
      keys.push(asked.mock.lastCall![0].key);
    }
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[0]);
    cart.takeServerCart(serverCart([line("a"), line("b", { number: "0001" })]));
    await checkout.pay(DOCUMENT, NOW, "x");
    expect(asked.mock.lastCall![0].key).not.toBe(keys[3]);
  });

  test("[F-6] a changed price reads the lines again, says which changed, and the next press pays the new total", async () => {
    const [a, b] = [line("a", { fractionPesos: 5000 }), line("b", { number: "0001" })];
    const dearer = { ...a, fractionPesos: 5500 };
    const asked = vi
      .fn()
      .mockResolvedValueOnce(no(refused(409, "PRICE_CHANGED")))
      .mockImplementation(() => yes({ reference: "R1", payUrl: PAY_URL }));
    const env = fakeEnv({
      checkout: asked,
      openCart: () => yes(serverCart([dearer, b], 2)),
      hasPendingOrder: () => yes(false),
    });
    const { checkout } = readyToPay(env, [a, b]);
    expect(await checkout.pay(DOCUMENT, NOW, "x")).toBeNull();
    expect([...checkout.pesosBefore]).toEqual([[a.id, linePesos(a)]]);
    expect(checkout.status).toBe("idle");
    expect(checkout.problem?.problem).toMatchObject({ code: "PRICE_CHANGED" });
    expect((await checkout.pay(DOCUMENT, NOW, "x"))?.href).toBe(PAY_URL);
    expect(asked.mock.lastCall![0].totalPesos).toBe(linePesos(dearer) + linePesos(b));
    expect(asked.mock.lastCall![0].key).not.toBe(asked.mock.calls[0]![0].key);
    expect(checkout.pesosBefore.size).toBe(0);
  });

  test.each(["ORDER_EXPIRED", "ORDER_CLOSING", "STALE_CART", "ORDER_PAID"])(
    "[CONV-04] after %s the cart is read again: the lines that came back are there",
    async (code) => {
      const env = fakeEnv({
        checkout: () => no(refused(409, code)),
        openCart: () => yes(serverCart([line("a"), line("b", { number: "0001" })], 4)),
        hasPendingOrder: () => yes(false),
      });
      const { cart, checkout } = readyToPay(env);
      await checkout.pay(DOCUMENT, NOW, "x");
      expect([cart.count, checkout.status]).toEqual([2, "idle"]);
      // Said once, beside the button that was pressed.
      expect(checkout.problem?.problem).toMatchObject({ code });
      expect(cart.notice).toBeNull();
    },
  );

  test("[F-1] a refusal names the lines at fault", async () => {
    const a = line("a");
    const { checkout } = readyToPay(fakeEnv({ checkout: () => no(refused(409, "SOLD_OUT", "x", { [a.id]: "y" })) }));
    await checkout.pay(DOCUMENT, NOW, "x");
    expect(checkout.problem?.lineIds).toEqual([a.id]);
  });

  test("an open purchase goes on at the gateway that is chosen", async () => {
    const payOrder = vi.fn(() => yes({ reference: "R1", payUrl: PAY_URL }));
    const { checkout } = readyToPay(fakeEnv({ payOrder }), []);
    const target = await checkout.payOrder("R1", "PAYVALIDA", 24_000, DOCUMENT);
    expect(target.ok && target.value.href).toBe(PAY_URL);
    expect(payOrder).toHaveBeenCalledWith("R1", "PAYVALIDA");
    expect(checkout.status).toBe("leaving");
  });

  test("an open purchase that does not go on says why, and its lines are read where they came back", async () => {
    const answers = [
      no({ kind: "offline" }),
      yes({ reference: "R1", payUrl: "https://evil.example/" }),
      no(refused(409, "ORDER_EXPIRED")),
    ];
    const openCart = vi.fn(() => yes(serverCart([line("a")], 2)));
    const env = fakeEnv({
      payOrder: () => Promise.resolve(answers.shift()!),
      openCart,
      hasPendingOrder: () => yes(false),
    });
    const { cart, checkout } = readyToPay(env, []);
    const kinds = [];
    for (let time = 0; time < 3; time += 1) {
      const target = await checkout.payOrder("R1", "PLACETOPAY", 24_000, DOCUMENT);
      kinds.push([target.ok ? "ok" : target.problem.kind, openCart.mock.calls.length, checkout.status]);
    }
    expect(kinds).toEqual([
      ["offline", 0, "idle"],
      ["malformed", 0, "idle"],
      ["refused", 1, "idle"],
    ]);
    expect([cart.count, cart.notice]).toEqual([1, "timeOver"]);
    expect(env.announced).toEqual(["cartChanged"]);
  });

  test.each([
    [{ isCancelled: true, returned: 1, closed: 0 }, "cancelled"],
    [{ isCancelled: true, returned: 1, closed: 1 }, "someClosed"],
    [{ isCancelled: true, returned: 0, closed: 2 }, "allClosed"],
    [{ isCancelled: false, returned: 0, closed: 0 }, null],
  ])("a cancelled purchase (%j) brings its lines and says %s", async (answer, notice) => {
    const env = fakeEnv({ cancelOrder: () => yes({ ...answer, cart: serverCart([line("a")], 2) }) });
    const { cart, checkout } = readyToPay(env, []);
    expect((await checkout.cancelOrder("R1")).ok).toBe(true);
    expect([cart.notice, cart.count]).toEqual([notice, 1]);
    expect(env.announced).toEqual(["cartChanged"]);
  });

  test("a lost order's lines come back", async () => {
    const env = fakeEnv({ playAgain: () => yes({ cart: serverCart([line("a")], 2), returned: 1, closed: 2 }) });
    const { cart, checkout } = readyToPay(env, []);
    expect(await checkout.playAgain("R1")).toMatchObject({ ok: true, value: { returned: 1, closed: 2 } });
    expect([cart.count, cart.notice, env.announced]).toEqual([1, "someClosed", ["cartChanged"]]);
  });
});

describe("the whole state", () => {
  const info = { now: NOW, person, cart: serverCart([line("a")]), hasPendingOrder: false, documentTypes: ["CC"] };

  const credentials = {
    documentType: "CC",
    document: "60517283",
    password: "x",
    captcha: "x",
    asSeller: false,
  } as const;

  test("an account whose age is pending is logged in by nobody", async () => {
    const logOut = vi.fn(() => yes({ data: {} }));
    const store = createRootStore(
      null,
      fakeEnv({ logIn: () => yes({ isAgePending: true, mustUpdate: false }), logOut }),
    );
    expect(await store.logIn(credentials)).toEqual({ ok: true, value: "agePending" });
    expect(store.user.person).toBeNull();
    expect(logOut).toHaveBeenCalled();
  });

  test("a login brings the person, takes the browser's bets along and is told to analytics", async () => {
    const logIn = vi.fn(() => yes({ isAgePending: false, mustUpdate: true }));
    const env = fakeEnv({
      logIn,
      person: () => yes({ ...person, mustUpdate: true }),
      openCart: () => yes(serverCart([])),
      addLines: (_, lines) => yes(serverCart(lines, 2)),
      hasPendingOrder: () => yes(true),
    });
    const store = createRootStore(null, env);
    await store.cart.add(line("a"));
    expect(await store.logIn(credentials)).toEqual({ ok: true, value: "in" });
    expect(logIn).toHaveBeenCalledWith(credentials);
    expect(store.user.person).toEqual({ ...person, mustUpdate: true });
    expect([store.cart.serverId, store.cart.count, store.checkout.hasPendingOrder]).toEqual([7, 1, true]);
    expect(env.events.at(-1)).toEqual({ event: "login" });
  });

  test("a refused login gives its problem, its fields named as in the form", async () => {
    const problem = refused(400, "INVALID_FIELDS", "No", { "user.usuario": "Este dato no es válido", other: "x" });
    const store = createRootStore(null, fakeEnv({ logIn: () => no(problem) }));
    expect(await store.logIn(credentials)).toEqual({
      ok: false,
      problem: { ...problem, fields: { document: "Este dato no es válido", other: "x" } },
    });
    expect(store.user.person).toBeNull();
  });

  test("[F-38] a lost session keeps the cart's lines, in the browser", async () => {
    const env = fakeEnv();
    const store = createRootStore(info, env);
    store.loseSession();
    expect([store.user.person, store.cart.count, store.cart.serverId]).toEqual([null, 1, null]);
    await vi.waitFor(async () => expect((await env.cartStorage.load()).state).toBe("read"));
  });

  test("the state follows the page's session: another person's cart, a newer cart, and nobody", async () => {
    const other = { ...person, document: "41736258" };
    const asked: string[] = [];
    const env = fakeEnv({
      openCart: (document) => {
        asked.push(document);
        return yes({ id: 9, revision: 1, lines: [], recharges: [] });
      },
    });
    const store = createRootStore(info, env);
    await store.follow({ ...info, cart: serverCart([line("a"), line("b", { number: "0001" })], 2) });
    expect([store.cart.count, asked]).toEqual([2, []]);
    await store.follow({ ...info, person: other, hasPendingOrder: true });
    expect([store.document, store.cart.serverId, asked]).toEqual([other.document, 9, [other.document]]);
    expect(store.checkout.hasPendingOrder).toBe(true);
    expect([store.cart.count, store.checkout.problem]).toEqual([0, null]);
    await store.follow({ ...info, person: null, cart: null });
    expect([store.document, store.cart.serverId]).toEqual([null, null]);
  });

  test("nothing of one person is left where another has logged in elsewhere, also while their cart cannot be read", async () => {
    const other = { ...person, document: "41736258" };
    const store = createRootStore(info, fakeEnv({ openCart: () => no({ kind: "offline" }) }));
    await store.follow({ ...info, person: other });
    expect([store.document, store.cart.count, store.cart.loadStatus]).toEqual([other.document, 0, "failed"]);
  });

  test("[F-39] logging out empties everything of the person here, and the other tabs hear of it", async () => {
    const env = fakeEnv({ logOut: () => yes({ data: {} }) });
    const store = createRootStore(info, env);
    expect(await store.logOut()).toBe(true);
    expect([store.user.person, store.cart.count, store.cart.serverId]).toEqual([null, 0, null]);
    expect(env.announced).toEqual(["loggedOut"]);
  });

  test("[F-39] a tab that hears of a logout keeps nothing of the person and asks for no login", async () => {
    const env = fakeEnv();
    const store = createRootStore(info, env);
    await store.start();
    env.hear("loggedOut");
    expect([store.user.person, store.cart.count]).toEqual([null, 0]);
    expect(env.store.entries.has("premiomayor.carrito")).toBe(false);
  });

  test("[F-39] a logout that the server did not hear changes nothing: the session is still open", async () => {
    const env = fakeEnv({ logOut: () => no({ kind: "offline" }) });
    const store = createRootStore(info, env);
    expect(await store.logOut()).toBe(false);
    expect([store.user.person, store.cart.count, env.announced]).toEqual([person, 1, []]);
  });

  test("[F-26] a paid order is reported once, however often its page is opened; one without reference never", () => {
    const env = fakeEnv();
    const store = createRootStore(info, env);
    store.reportPurchase("R1", 6000);
    store.reportPurchase("R1", 6000);
    store.reportPurchase("", 6000);
    expect(env.events).toEqual([{ event: "purchase", transaction_id: "R1", currency: "COP", value: 6000 }]);
  });
});
