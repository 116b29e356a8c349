/** The cart's coupon: what it takes off as the cart changes, what is sent with it, and when it goes. */
import { describe, expect, test, vi } from "vitest";
import type { Coupon } from "#domain/coupons";
import type { CheckoutInput } from "#api/orders";
import { fakeEnv, line, no, NOW, refused, serverCart, yes } from "./fakeEnv";
import { cartOn, DOCUMENT, readyToPay } from "./states";

const PAY_URL = "https://checkout-test.placetopay.com/session/1/x";
const coupon: Coupon = {
  code: "BIENVENIDA10",
  minFractions: 1,
  maxFractions: 2,
  percents: [{ lotteryId: 10, percent: 10 }],
  endsAt: NOW + 60_000,
};

describe("a coupon in the cart", () => {
  test("takes its percentage off the bets that are its own, and only off those that can be paid", () => {
    const bets = [line("a"), line("b", { fractions: 3 }), line("c", { lotteryId: 8 }), line("d", { closesAt: NOW })];
    const cart = cartOn(fakeEnv(), bets);
    cart.setCoupon(coupon);
    expect([cart.fullPesos(NOW), cart.discountPesos(NOW), cart.totalPesos(NOW)]).toEqual([30_000, 600, 29_400]);
    cart.setCoupon(null);
    expect([cart.fullPesos(NOW), cart.discountPesos(NOW), cart.totalPesos(NOW)]).toEqual([30_000, 0, 30_000]);
  });

  test("takes nothing off from its end on, nor where none of its bets is left", async () => {
    const cart = cartOn(fakeEnv(), [line("a"), line("c", { lotteryId: 8 })]);
    cart.setCoupon(coupon);
    expect([cart.couponFault(NOW), cart.couponFault(coupon.endsAt)]).toEqual([null, "over"]);
    expect(cart.totalPesos(coupon.endsAt)).toBe(12_000);
    await cart.remove(line("a").id);
    expect([cart.couponFault(NOW), cart.totalPesos(NOW)]).toEqual(["unfit", 6_000]);
  });

  test("goes with the cart that becomes another one's or an order, and stays when the session ends", async () => {
    const store = readyToPay(fakeEnv());
    store.cart.setCoupon(coupon);
    store.loseSession();
    expect(store.cart.coupon).toEqual(coupon);
    store.forgetPerson();
    expect(store.cart.coupon).toBeNull();
  });
});

describe("a checkout with a coupon", () => {
  const pay = async (change: (store: ReturnType<typeof readyToPay>) => void) => {
    const asked = vi.fn((_input: CheckoutInput) => yes({ reference: "R1", payUrl: PAY_URL }));
    const store = readyToPay(fakeEnv({ checkout: asked }));
    store.cart.setCoupon(coupon);
    change(store);
    await store.checkout.pay(DOCUMENT, NOW, "1 jugada");
    return { store, sent: asked.mock.lastCall![0] };
  };

  test("sends its code, the discount and the total, and goes to the gateway with that total", async () => {
    const { store, sent } = await pay(() => undefined);
    expect(sent).toMatchObject({ couponCode: "BIENVENIDA10", discountPesos: 600, totalPesos: 5_400 });
    expect(store.checkout.departure).toMatchObject({ totalPesos: 5_400 });
    // Going to the gateway is not leaving: it stands as long as what is paid does.
    expect(store.cart.coupon).toEqual(coupon);
    store.checkout.resumeFromGateway();
    expect(store.cart.coupon).toBeNull();
  });

  test("sends no code of a coupon that takes nothing off", async () => {
    const { sent } = await pay(({ cart }) => cart.setCoupon({ ...coupon, endsAt: NOW }));
    expect(sent).toMatchObject({ couponCode: null, discountPesos: 0, totalPesos: 6_000 });
  });

  test("[F-14] is another intent than the same cart without it, or with another of the same discount", async () => {
    const keys: string[] = [];
    const env = fakeEnv({
      checkout: ({ key }) => {
        keys.push(key);
        return no({ kind: "offline" });
      },
    });
    const { cart, checkout } = readyToPay(env);
    for (const one of [coupon, coupon, { ...coupon, code: "OTRO10" }, null]) {
      cart.setCoupon(one);
      await checkout.pay(DOCUMENT, NOW, "1 jugada");
    }
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys.slice(1)).size).toBe(3);
  });

  test("[F-22] keeps it when the gateway does not answer: the order is there, at its price", async () => {
    const { cart, checkout } = readyToPay(fakeEnv({ checkout: () => no(refused(502, "GATEWAY_DOWN")) }));
    cart.setCoupon(coupon);
    await checkout.pay(DOCUMENT, NOW, "1 jugada");
    expect(cart.coupon).toEqual(coupon);
  });
});

describe("a coupon that comes back with the bets of a purchase", () => {
  const back = { cart: serverCart([line("a")], 2), returned: 1, closed: 0 };

  test("is the cart's again", async () => {
    const env = fakeEnv({
      cancelOrder: () => yes({ ...back, isCancelled: true, coupon }),
      playAgain: () => yes({ ...back, coupon }),
    });
    for (const action of ["cancelOrder", "playAgain"] as const) {
      const { cart, checkout } = readyToPay(env);
      await checkout[action]("R1");
      expect([action, cart.coupon]).toEqual([action, coupon]);
    }
  });

  test("leaves the cart's own where there is none", async () => {
    const { cart, checkout } = readyToPay(fakeEnv({ playAgain: () => yes(back) }));
    cart.setCoupon(coupon);
    await checkout.playAgain("R1");
    expect(cart.coupon).toEqual(coupon);
  });
});
