/** Paying more than once in a page, and the whole state when the session, the person or the backend changes. */
import { describe, expect, test, vi } from "vitest";
import type { CheckoutInput, CheckoutStarted } from "#api/orders";
import { success } from "#api/result";
import type { CartLine } from "#domain/cart";
import { createRootStore } from "#models/RootStore";
import { fakeEnv, holding, line, no, NOW, person, refused, serverCart, yes } from "./fakeEnv";
import { DOCUMENT, later, readyToPay, settled } from "./states";

const PAY_URL = "https://checkout-test.placetopay.com/session/1/x";
const offline = { kind: "offline" } as const;
const [a, b] = [line("a"), line("b", { number: "4321" })];
const started = () => yes({ reference: "R1", payUrl: PAY_URL });
const info = { now: NOW, person, cart: serverCart([a]), hasPendingOrder: false, documentTypes: ["CC"] };
const nobody = { ...info, person: null, cart: null };

describe("paying", () => {
  test("is under way until the gateway's address is there, and the other tabs hear of the order", async () => {
    const { answer, give } = later<CheckoutStarted>();
    const env = fakeEnv({ checkout: () => answer });
    const { checkout } = readyToPay(env);
    const paying = checkout.pay(DOCUMENT, NOW, "x");
    expect(checkout.status).toBe("paying");
    give(success({ reference: "R1", payUrl: PAY_URL }));
    await paying;
    expect([checkout.status, checkout.problem, env.announced]).toEqual(["leaving", null, ["cartChanged"]]);
  });

  test("whoever comes back from the gateway by the back button can pay another order, by another gateway", async () => {
    const asked = vi.fn((_input: CheckoutInput) => started());
    const { cart, checkout } = readyToPay(fakeEnv({ checkout: asked }));
    await checkout.pay(DOCUMENT, NOW, "x");
    cart.takeServerCart({ id: 8, revision: 1, lines: [b], recharges: [] });
    expect(await checkout.pay(DOCUMENT, NOW, "x")).toBeNull();
    checkout.resumeFromGateway();
    expect(checkout.status).toBe("idle");
    checkout.setGateway("PAYVALIDA");
    expect((await checkout.pay(DOCUMENT, NOW, "x"))?.href).toBe(PAY_URL);
    const [first, second] = asked.mock.calls.map(([input]) => input);
    expect([second!.cartId, second!.gateway]).toEqual([8, "PAYVALIDA"]);
    expect(second!.key).not.toBe(first!.key);
  });

  test("the gateway that this browser chose last is chosen while it is offered, and forgotten at a logout", async () => {
    const env = fakeEnv({ logOut: () => yes({ data: {} }) });
    createRootStore(info, env).checkout.setGateway("PAYVALIDA");
    const chosenOf = (offered: ("PLACETOPAY" | "PAYVALIDA")[]) => {
      const { checkout } = createRootStore(info, env);
      checkout.offer(offered);
      return checkout.gateway;
    };
    expect([chosenOf(["PLACETOPAY", "PAYVALIDA"]), chosenOf(["PLACETOPAY"])]).toEqual(["PAYVALIDA", null]);
    const { checkout } = createRootStore(info, env);
    checkout.setGateway("PLACETOPAY");
    checkout.offer(["PLACETOPAY", "PAYVALIDA"]);
    expect(checkout.gateway).toBe("PLACETOPAY");
    const store = createRootStore(info, env);
    store.checkout.offer(["PLACETOPAY"]);
    await store.logOut();
    expect([store.checkout.gateway, chosenOf(["PLACETOPAY"])]).toEqual([null, null]);
  });

  test("without a gateway, or without a cart on the server, nothing is sent", async () => {
    const asked = vi.fn(started);
    const chosen = createRootStore(info, fakeEnv({ checkout: asked })).checkout;
    expect(await chosen.pay(DOCUMENT, NOW, "x")).toBeNull();
    const anonymous = createRootStore(null, fakeEnv({ checkout: asked })).checkout;
    anonymous.setGateway("PLACETOPAY");
    expect(await anonymous.pay(DOCUMENT, NOW, "x")).toBeNull();
    expect([asked.mock.calls.length, chosen.status, anonymous.status]).toEqual([0, "idle", "idle"]);
  });

  test.each<[string, CartLine[], "PLACETOPAY" | "PAYVALIDA"]>([
    ["another gateway", [a, b], "PAYVALIDA"],
    ["other bets of the same value", [a, line("c", { number: "0007" })], "PLACETOPAY"],
    ["other fractions of the same value", [{ ...a, fractions: 2, fractionPesos: 3000 }, b], "PLACETOPAY"],
  ])("[F-51] after silence the next try for %s is a new intent", async (_, lines, gateway) => {
    const asked = vi.fn((_input: CheckoutInput) => no(offline));
    const { cart, checkout } = readyToPay(fakeEnv({ checkout: asked }), [a, b]);
    await checkout.pay(DOCUMENT, NOW, "x");
    cart.takeServerCart(serverCart(lines, 2));
    checkout.setGateway(gateway);
    await checkout.pay(DOCUMENT, NOW, "x");
    const [first, second] = asked.mock.calls.map(([input]) => input);
    expect(second!.totalPesos).toBe(first!.totalPesos);
    expect(second!.key).not.toBe(first!.key);
  });

  test.each([
    ["silence", "the same", no(offline)],
    ["an answer that nobody can read", "the same", no({ kind: "malformed", status: 200 })],
    ["a fault of the server", "the same", no(refused(500, "INTERNAL"))],
    ["a refusal", "another", no(refused(499, "ANY"))],
  ])("[F-51] after %s the same cart goes out again with %s key", async (_, key, outcome) => {
    const asked = vi.fn((_input: CheckoutInput) => outcome);
    const { checkout } = readyToPay(fakeEnv({ checkout: asked }));
    await checkout.pay(DOCUMENT, NOW, "x");
    await checkout.pay(DOCUMENT, NOW, "x");
    const [first, second] = asked.mock.calls.map(([input]) => input.key);
    expect(second === first ? "the same" : "another").toBe(key);
    expect([checkout.status, checkout.problem?.lineIds]).toEqual(["idle", []]);
  });

  test("what failed is said no more once another gateway is chosen, or while it is tried again", async () => {
    const answers = [no(offline), no(offline), started()];
    const { checkout } = readyToPay(fakeEnv({ checkout: () => answers.shift()! }));
    await checkout.pay(DOCUMENT, NOW, "x");
    expect(checkout.problem).toEqual({ problem: offline, lineIds: [] });
    checkout.setGateway("PAYVALIDA");
    expect(checkout.problem).toBeNull();
    await checkout.pay(DOCUMENT, NOW, "x");
    const again = checkout.pay(DOCUMENT, NOW, "x");
    expect(checkout.problem).toBeNull();
    await again;
  });

  test("[F-1] a refusal that leaves the cart as it is does not read it again", async () => {
    const openCart = vi.fn(() => yes(serverCart([b], 2)));
    const { cart, checkout } = readyToPay(fakeEnv({ checkout: () => no(refused(409, "SOLD_OUT")), openCart }));
    await checkout.pay(DOCUMENT, NOW, "x");
    expect([openCart.mock.calls.length, cart.lines[0]!.id, cart.notice]).toEqual([0, a.id, null]);
  });

  test("an open purchase is still known when it cannot be asked about, and its end is followed", async () => {
    const answers = [no(offline), yes(false)];
    const store = readyToPay(
      fakeEnv({ openCart: () => yes(serverCart([a], 2)), hasPendingOrder: () => answers.shift()! }),
    );
    store.checkout.setPendingOrder(true);
    await store.refreshCart();
    expect(store.checkout.hasPendingOrder).toBe(true);
    await store.refreshCart();
    expect(store.checkout.hasPendingOrder).toBe(false);
  });
});

describe("an open purchase", () => {
  test("is being paid until the gateway's address is there", async () => {
    const { answer, give } = later<CheckoutStarted>();
    const { checkout } = readyToPay(fakeEnv({ payOrder: () => answer }));
    const paying = checkout.payOrder("R1", "PAYVALIDA", 24_000, DOCUMENT);
    expect(checkout.status).toBe("paying");
    give(success({ reference: "R1", payUrl: PAY_URL }));
    await paying;
    expect([checkout.status, checkout.departure]).toEqual([
      "leaving",
      { gateway: "PAYVALIDA", totalPesos: 24_000, cartId: null },
    ]);
    checkout.resumeFromGateway();
    expect([checkout.cart.count, checkout.departure]).toEqual([1, null]);
  });

  test("that cannot be cancelled, or whose bets do not come back, leaves the cart as it is", async () => {
    const env = fakeEnv({ cancelOrder: () => no(offline), playAgain: () => no(refused(409, "ORDER_PAID")) });
    const { cart, checkout } = readyToPay(env);
    expect(await checkout.cancelOrder("R1")).toEqual(no(offline));
    expect(await checkout.playAgain("R1")).toEqual(no(refused(409, "ORDER_PAID")));
    expect([cart.count, cart.notice, env.announced]).toEqual([1, null, []]);
  });

  test.each([
    [{ returned: 1, closed: 0 }, null],
    [{ returned: 0, closed: 1 }, null],
    [{ returned: 1, closed: 1 }, "someClosed"],
  ])("of a lost order with %j the cart says %s", async (counts, notice) => {
    const env = fakeEnv({ playAgain: () => yes({ cart: serverCart([a], 2), ...counts }) });
    const { cart, checkout } = readyToPay(env, []);
    await checkout.playAgain("R1");
    expect(cart.notice).toBe(notice);
  });
});

describe("the whole state", () => {
  test.each<[string, (store: ReturnType<typeof readyToPay>) => unknown]>([
    ["logged out", (store) => store.logOut()],
    ["lost the session", (store) => store.loseSession()],
  ])("[F-39] [F-38] nothing of a purchase stays of whoever has %s", async (_, leave) => {
    const dearer = { ...a, fractionPesos: 6500 };
    const asked = vi
      .fn()
      .mockResolvedValueOnce(no(refused(409, "PRICE_CHANGED", "x", { [a.id]: "y" })))
      .mockResolvedValue(no(offline));
    const env = fakeEnv({
      checkout: asked,
      openCart: () => yes(serverCart([dearer], 2)),
      hasPendingOrder: () => yes(true),
      logOut: () => yes({}),
    });
    const store = readyToPay(env);
    const { checkout } = store;
    await checkout.pay(DOCUMENT, NOW, "x");
    expect([checkout.pesosBefore.size, checkout.problem?.lineIds]).toEqual([1, [a.id]]);
    await leave(store);
    expect([checkout.hasPendingOrder, checkout.problem, checkout.intent, checkout.pesosBefore.size]).toEqual([
      false,
      null,
      null,
      0,
    ]);
  });

  test("a page that nobody is logged in to keeps the browser's cart when it hears so again", async () => {
    const env = fakeEnv();
    await env.cartStorage.save(holding([a]));
    const store = createRootStore(nobody, env);
    await store.follow(nobody);
    await settled();
    expect((await env.cartStorage.load()).state).toBe("read");
    await store.start();
    expect(store.cart.count).toBe(1);
  });

  test("an anonymous cart is read again without asking for purchases", async () => {
    const hasPendingOrder = vi.fn(() => yes(true));
    const env = fakeEnv({ hasPendingOrder });
    const store = createRootStore(null, env);
    await env.cartStorage.save(holding([a]));
    await store.refreshCart();
    expect([store.cart.count, hasPendingOrder.mock.calls.length, store.checkout.hasPendingOrder]).toEqual([
      1,
      0,
      false,
    ]);
  });

  test("a session that tells of no cart leaves the one on the screen", async () => {
    const store = createRootStore(info, fakeEnv());
    await store.follow({ ...info, cart: null, hasPendingOrder: true });
    expect([store.cart.count, store.cart.serverId, store.checkout.hasPendingOrder]).toEqual([1, 7, true]);
  });

  test("without a backend's answer the page is an anonymous player's, and so without a person", () => {
    for (const session of [null, nobody]) {
      const store = createRootStore(session, fakeEnv());
      expect([store.document, store.cart.serverId, store.cart.count]).toEqual([null, null, 0]);
    }
    const cartless = createRootStore({ ...info, cart: null, hasPendingOrder: true }, fakeEnv());
    expect([cartless.document, cartless.cart.serverId, cartless.checkout.hasPendingOrder]).toEqual([
      DOCUMENT,
      null,
      true,
    ]);
  });

  describe("once it is started", () => {
    const backend = () => ({
      openCart: vi.fn(() => yes(serverCart([b], 2))),
      addLines: vi.fn((_id: number, lines: CartLine[]) => yes(serverCart([b, ...lines], 3))),
    });

    test("shows the session's cart without asking for it", async () => {
      const { openCart, addLines } = backend();
      const store = createRootStore(info, fakeEnv({ openCart, addLines }));
      await store.start();
      expect([openCart.mock.calls.length, store.cart.lines[0]!.id]).toEqual([0, a.id]);
    });

    test("takes along what the browser kept for somebody who has logged in since, once", async () => {
      const { openCart, addLines } = backend();
      const env = fakeEnv({ openCart, addLines });
      await env.cartStorage.save(holding([a]));
      const store = createRootStore(info, env);
      await Promise.all([store.start(), store.start()]);
      expect([addLines.mock.calls, store.cart.count]).toEqual([[[7, [a]]], 2]);
      expect((await env.cartStorage.load()).state).toBe("none");
    });

    test("asks for the cart that the session did not bring", async () => {
      const { openCart, addLines } = backend();
      const store = createRootStore({ ...info, cart: null }, fakeEnv({ openCart, addLines }));
      await store.start();
      expect([openCart.mock.calls.length, store.cart.serverId, store.cart.count]).toEqual([1, 7, 1]);
    });

    test("[F-9] listens to the other tabs once, however often it is started", async () => {
      const listen = vi.fn(() => () => undefined);
      const store = createRootStore(null, fakeEnv({}, { tabs: { announce: () => undefined, listen } }));
      await store.start();
      await store.start();
      expect(listen).toHaveBeenCalledTimes(1);
    });
  });

  test("a login whose person cannot be read logs nobody in here, and says why", async () => {
    const env = fakeEnv({ logIn: () => yes({ isAgePending: false, mustUpdate: false }), person: () => no(offline) });
    const store = createRootStore(null, env);
    const credentials = { documentType: "CC", document: "1", password: "x", captcha: "x", asSeller: false } as const;
    expect(await store.logIn(credentials)).toEqual(no(offline));
    expect([store.user.person, store.cart.serverId, env.events]).toEqual([null, null, []]);
  });

  test("[F-26] each paid order is reported, at its first showing", () => {
    const env = fakeEnv();
    const store = createRootStore(info, env);
    store.reportPurchase("R1", 6000);
    expect(env.events).toHaveLength(1);
    store.reportPurchase("R2", 7000);
    store.reportPurchase("R1", 6000);
    expect(env.events.map((event) => event.event === "purchase" && event.transaction_id)).toEqual(["R1", "R2"]);
  });
});
