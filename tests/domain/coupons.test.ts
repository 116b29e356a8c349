/** Coupons: their codes, the bets that they are for, what they take off, and what keeps them from being redeemed. */
import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { linePesos } from "#domain/cart";
import { couponCode, couponDiscount, couponFault, lineDiscount, type Coupon } from "#domain/coupons";

const coupon: Coupon = {
  code: "BIENVENIDA10",
  minFractions: 2,
  maxFractions: 3,
  percents: [
    { lotteryId: 10, percent: 10 },
    { lotteryId: 8, percent: 100 },
  ],
  endsAt: 1_000,
};
const line = (lotteryId: number, fractions: number, fractionPesos = 6_000) => ({ lotteryId, fractions, fractionPesos });

describe("[CPN-01] a code", () => {
  test("is letters and digits in capitals, thirty at most, whatever was typed", () => {
    expect(couponCode(" bien-venida 10\n")).toBe("BIENVENIDA10");
    expect(couponCode("ñandú")).toBe("AND");
    expect(couponCode("a".repeat(40))).toBe("A".repeat(30));
    fc.assert(fc.property(fc.string(), (typed) => /^[A-Z0-9]{0,30}$/.test(couponCode(typed))));
  });
});

describe("[CART-07] a discount", () => {
  test("is the lottery's percentage of a bet whose fractions are within the coupon's, both ends included", () => {
    expect([1, 2, 3, 4].map((fractions) => lineDiscount(coupon, line(10, fractions)))).toEqual([0, 1_200, 1_800, 0]);
    expect(lineDiscount(coupon, line(13, 2))).toBe(0);
  });

  test("gives no part of a peso, and each bet is rounded by itself", () => {
    expect(lineDiscount(coupon, line(10, 3, 333))).toBe(99);
    expect(couponDiscount(coupon, [line(10, 3, 333), line(10, 3, 333)])).toBe(198);
  });

  test("[F-8] P: is whole pesos between nothing and the price, and of the bets that it is for", () => {
    const bets = fc.array(
      fc.record({
        lotteryId: fc.constantFrom(8, 10, 13),
        fractions: fc.integer({ min: 1, max: 20 }),
        fractionPesos: fc.nat(1_000_000),
      }),
    );
    fc.assert(
      fc.property(bets, fc.integer({ min: 1, max: 100 }), (lines, percent) => {
        const one = { ...coupon, percents: [{ lotteryId: 10, percent }] };
        const discount = couponDiscount(one, lines);
        expect(Number.isSafeInteger(discount)).toBe(true);
        const own = lines.filter(({ lotteryId, fractions }) => lotteryId === 10 && fractions >= 2 && fractions <= 3);
        const price = own.reduce((sum, bet) => sum + linePesos(bet), 0);
        expect(discount).toBeLessThanOrEqual((price * percent) / 100);
        expect(discount).toBeGreaterThan((price * percent) / 100 - own.length - 1e-6);
      }),
    );
  });
});

describe("a coupon cannot be redeemed", () => {
  test("from its end on", () => {
    expect(couponFault(coupon, [line(10, 2)], 999)).toBeNull();
    expect(couponFault(coupon, [line(10, 2)], 1_000)).toBe("over");
  });

  test("where it takes nothing off, also of no bets at all", () => {
    expect(couponFault(coupon, [line(13, 2), line(10, 1)], 0)).toBe("unfit");
    expect(couponFault(coupon, [], 0)).toBe("unfit");
  });

  test("where nothing would be left to pay", () => {
    expect(couponFault(coupon, [line(8, 2)], 0)).toBe("whole");
    expect(couponFault(coupon, [line(8, 2), line(13, 1)], 0)).toBeNull();
    expect(couponFault(coupon, [line(8, 2)], 0, 1_000)).toBeNull();
  });
});
