/** Recharges in the cart, beside bets and alone: kept, merged, removed, counted and paid like them. */
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { CartModel } from "#models/CartModel";
import { isNothing, merged, nothing, without } from "#models/contents";
import { createRootStore } from "#models/RootStore";
import type { SessionInfo } from "#api/session";
import { fakeEnv, holding, line, no, NOW, person, recharge, refused, serverCart, yes } from "./fakeEnv";

const topUp = recharge("recarga");
const bundle = recharge("paquete", {
  kind: "PACKAGE",
  packageId: "CLARO-003",
  packageName: "Todo incluido 7 días 2 GB",
  pesos: 12_000,
});
const bet = line("apuesta");
const session: SessionInfo = { now: NOW, person, cart: null, hasPendingOrder: false, documentTypes: [] };

const anonymous = (env = fakeEnv()) => ({ env, cart: CartModel.create({}, env) });

test("a recharge is kept by the browser beside the bets, and read back whole", async () => {
  const { env, cart } = anonymous();
  expect(await cart.add(bet)).toBe(1);
  expect(await cart.addRecharge(topUp)).toBe(true);
  expect([cart.count, cart.totalPesos(NOW)]).toEqual([2, 16_000]);
  const again = CartModel.create({}, fakeEnv({}, { cartStorage: env.cartStorage }));
  await again.load();
  expect(again.shown.recharges).toEqual([topUp]);
  expect(again.shown.lines).toEqual([bet]);
});

test("[ANA-01] adding one is told to analytics by what it is, without the phone", async () => {
  const { env, cart } = anonymous();
  await cart.addRecharge(topUp);
  await cart.addRecharge(bundle);
  expect(env.events).toEqual([
    {
      event: "add_to_cart",
      currency: "COP",
      value: 10_000,
      items: [{ item_id: "recarga-CLARO", quantity: 1, price: 10_000 }],
    },
    {
      event: "add_to_cart",
      currency: "COP",
      value: 12_000,
      items: [{ item_id: "CLARO-003", quantity: 1, price: 12_000 }],
    },
  ]);
  expect(JSON.stringify(env.events)).not.toContain(topUp.phone);
});

test("a recharge added twice under one id is one", async () => {
  const { cart } = anonymous();
  await cart.addRecharge(topUp);
  await cart.addRecharge(topUp);
  expect(cart.recharges).toHaveLength(1);
});

test("[F-10] at the login recharges join the server's cart by their ids, and the copy goes", async () => {
  const addLines = vi.fn((_id: number, lines: (typeof bet)[], recharges = [topUp]) =>
    yes(serverCart(lines, 2, recharges)),
  );
  const env = fakeEnv({ openCart: () => yes(serverCart([], 1)), addLines });
  await env.cartStorage.save(holding([], [topUp]));
  const { cart } = createRootStore({ ...session, person: null }, env);
  await cart.moveToServer(person.document);
  expect(addLines.mock.calls).toEqual([[7, [], [topUp]]]);
  expect(cart.shown.recharges).toEqual([topUp]);
  expect(await env.cartStorage.load()).toEqual({ state: "none" });
});

test("a recharge that is not sold any more stays out, and does not keep the bets out", async () => {
  const answers = [
    no(refused(409, "OPERATOR_GONE", "Ya no", { [topUp.id]: "Ya no recargamos este operador" })),
    await yes(serverCart([bet], 2)),
  ];
  const addLines = vi.fn(() => answers.shift()!);
  const env = fakeEnv({ openCart: () => yes(serverCart([])), addLines });
  await env.cartStorage.save(holding([bet], [topUp]));
  const { cart } = createRootStore({ ...session, person: null }, env);
  await cart.moveToServer(person.document);
  expect(addLines).toHaveBeenLastCalledWith(7, [bet]);
  expect([cart.notice, cart.count]).toEqual(["linesLeftOut", 1]);
});

test("a recharge is removed by its id, and the bets stay", async () => {
  const replaceLines = vi.fn(() => yes(serverCart([bet], 2)));
  const env = fakeEnv({ replaceLines });
  const { cart } = createRootStore({ ...session, cart: serverCart([bet], 1, [topUp]) }, env);
  expect(await cart.remove(topUp.id)).toBe(true);
  expect(replaceLines.mock.calls).toEqual([[7, 1, [bet]]]);
  expect(cart.shown.recharges).toEqual([]);
});

test("one that is not sold as it is keeps the cart from being paid, and is no part of the total", () => {
  const gone = { ...bundle, isGone: true };
  const { cart } = createRootStore({ ...session, cart: serverCart([bet], 1, [topUp, gone]) }, fakeEnv());
  expect(cart.unpayableIds(NOW)).toEqual([gone.id]);
  expect(cart.totalPesos(NOW)).toBe(16_000);
});

test("a coupon takes nothing off a recharge, and may take all off the bets beside one", () => {
  const { cart } = createRootStore({ ...session, cart: serverCart([bet], 1, [topUp]) }, fakeEnv());
  const coupon = {
    code: "TODO",
    minFractions: 1,
    maxFractions: 3,
    percents: [{ lotteryId: bet.lotteryId, percent: 100 }],
    endsAt: NOW + 1,
  };
  cart.setCoupon(coupon);
  expect([cart.couponFault(NOW), cart.discountPesos(NOW), cart.totalPesos(NOW)]).toEqual([null, 6_000, 10_000]);
});

test("a package at another price is told with what it was", async () => {
  const env = fakeEnv({
    checkout: () => no(refused(409, "PRICE_CHANGED")),
    openCart: () => yes(serverCart([], 2, [{ ...bundle, pesos: 13_000 }])),
    hasPendingOrder: () => yes(false),
  });
  const { cart, checkout } = createRootStore({ ...session, cart: serverCart([], 1, [bundle]) }, env);
  checkout.setGateway("PLACETOPAY");
  expect(await checkout.pay(person.document, NOW, "1 recarga")).toBeNull();
  expect([...checkout.pesosBefore]).toEqual([[bundle.id, 12_000]]);
  expect(cart.totalPesos(NOW)).toBe(13_000);
});

test("merging carts again changes nothing, and nothing of the first one is lost", () => {
  const recharges = fc
    .uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 8 })
    .map((ids) => ids.map((id) => recharge(`r${id}x`)));
  fc.assert(
    fc.property(recharges, recharges, (first, second) => {
      const once = merged(holding([], first), holding([], second));
      expect(merged(once, holding([], second))).toEqual(once);
      expect(once.recharges.slice(0, first.length)).toEqual(first);
      expect(new Set(once.recharges.map(({ id }) => id)).size).toBe(once.recharges.length);
      expect(isNothing(without(once, () => true))).toBe(true);
      expect(merged(nothing, once)).toEqual(once);
    }),
  );
});
