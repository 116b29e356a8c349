/** Recharges: phones, amounts, the forms' rules, two carts that become one, and how a browser keeps them. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ValidationError } from "yup";
import { isAmountOf, mergeRecharges, parsePhone, rechargePesos, type RechargeLine } from "#domain/recharges";
import { packageSchema, topUpSchema } from "#domain/rechargeForms";
import { readStoredCart, writeStoredCart } from "#domain/storedCart";

const recharge = (over: Partial<RechargeLine> = {}): RechargeLine => ({
  id: "aaaaaaaa",
  kind: "TOP_UP",
  phone: "3004127788",
  operatorId: 101,
  operatorName: "Claro",
  operatorCode: "CLARO",
  pesos: 20_000,
  packageId: null,
  packageName: null,
  isGone: false,
  ...over,
});

/** Keys of the rules that a form's values break, by field. */
function broken(schema: { validateSync: (values: unknown, options: object) => unknown }, values: unknown) {
  try {
    schema.validateSync(values, { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message as unknown]));
  }
}

describe("[RCG-02] a phone", () => {
  test.each([
    ["3004127788", "3004127788"],
    ["300 412 77 88", "3004127788"],
    ["(300) 412-7788", "3004127788"],
    ["+57 300 4127788", "3004127788"],
    ["573004127788", "3004127788"],
    ["6044127788", null],
    ["300412778", null],
    ["30041277889", null],
    ["573004127", null],
    ["+58 300 412 7788", null],
    ["", null],
  ])("%j is %j", (typed, phone) => expect(parsePhone(typed)).toBe(phone));

  test("P: is the same however it is spaced", () => {
    const phone = fc.stringMatching(/^3\d{9}$/);
    const space = fc.constantFrom("", " ", "-", ".");
    fc.assert(
      fc.property(phone, fc.array(space, { minLength: 10, maxLength: 10 }), (digits, spaces) => {
        expect(parsePhone([...digits].map((digit, place) => digit + spaces[place]).join(""))).toBe(digits);
      }),
    );
  });
});

describe("[RCG-02] an amount", () => {
  test("is whole pesos in the operator's range, both ends included", () => {
    const range = { minPesos: 5_000, maxPesos: 80_000 };
    expect([4_999, 5_000, 5_000.5, 80_000, 80_001].map((pesos) => isAmountOf(range, pesos))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });
});

describe("[RCG-02] the form of a top-up", () => {
  const schema = topUpSchema({ minPesos: 5_000, maxPesos: 80_000 });
  const right = { phone: "+57 300 412 7788", operator: "109", pesos: 5_000, policies: true };

  test("takes what is right, and says of each field what is wrong", () => {
    expect(broken(schema, right)).toEqual({});
    expect(broken(schema, { phone: "604 4127788", operator: "", pesos: 4_999, policies: false })).toMatchObject({
      phone: { key: "phone" },
      operator: { key: "required" },
      pesos: { key: "minPesos", limit: 5_000 },
      policies: { key: "required" },
    });
    expect(broken(schema, { ...right, pesos: null })).toMatchObject({ pesos: { key: "required" } });
    expect(broken(schema, { ...right, pesos: 80_001 })).toMatchObject({ pesos: { key: "maxPesos", limit: 80_000 } });
    expect(broken(schema, { ...right, pesos: 6_000.5 })).toMatchObject({ pesos: { key: "whole" } });
  });
});

describe("[RCG-03] the form of a package", () => {
  test("asks for a package by a sentence of its own", () => {
    const right = { phone: "3004127788", operator: "101", packageId: "CLARO-001", policies: true };
    expect(broken(packageSchema, right)).toEqual({});
    expect(broken(packageSchema, { ...right, packageId: "" })).toMatchObject({ packageId: { key: "package" } });
  });
});

describe("a cart's recharges", () => {
  test("count as they are; one that is not sold any more does not", () => {
    expect(rechargePesos([recharge(), recharge({ id: "bbbbbbbb", pesos: 5_000, isGone: true })])).toBe(20_000);
    expect(rechargePesos([])).toBe(0);
  });

  test("[F-10] of both carts each recharge is kept once, as the first cart has it", () => {
    const [one, two, three] = ["aaaaaaaa", "bbbbbbbb", "cccccccc"].map((id) => recharge({ id }));
    const again = recharge({ id: "bbbbbbbb", pesos: 5_000 });
    expect(mergeRecharges([one!, two!], [again, three!, three!])).toEqual([one, two, three]);
  });

  test("[F-10] P: merging again changes nothing, and what was there stays as it was", () => {
    const some = fc.array(
      fc.record({ id: fc.constantFrom("aaaaaaaa", "bbbbbbbb", "cccccccc"), pesos: fc.nat() }).map(recharge),
    );
    fc.assert(
      fc.property(some, some, (first, second) => {
        const own = mergeRecharges([], first);
        const once = mergeRecharges(own, second);
        expect(once.slice(0, own.length)).toEqual(own);
        expect(mergeRecharges(once, second)).toEqual(once);
        expect(new Set(once.map(({ id }) => id)).size).toBe(once.length);
      }),
    );
  });
});

describe("[F-11] a kept recharge", () => {
  const kept = recharge({ kind: "PACKAGE", packageId: "CLARO-001", packageName: "Todo incluido 1 día 250 MB" });

  test("is read back as it was, and a cart from before recharges has none", () => {
    expect(readStoredCart(writeStoredCart({ lines: [], recharges: [kept] }))).toEqual({ lines: [], recharges: [kept] });
    expect(readStoredCart('{"version":1,"lines":[]}')).toEqual({ lines: [], recharges: [] });
  });

  test.each([
    ["id", "short"],
    ["kind", "OTHER"],
    ["phone", "6044127788"],
    ["operatorId", "101"],
    ["operatorName", "x".repeat(81)],
    ["operatorCode", "x".repeat(21)],
    ["pesos", -1],
    ["pesos", 1.5],
    ["packageId", "x".repeat(41)],
    ["packageName", 3],
    ["isGone", "no"],
    ...Object.keys(kept).map((field): [string, unknown] => [field, undefined]),
  ] as [string, unknown][])("whose %s is %j makes the text no cart", (field, value) => {
    const spoilt = { ...kept, [field]: value };
    expect(readStoredCart(JSON.stringify({ version: 1, lines: [], recharges: [spoilt] }))).toBeNull();
  });

  test("is one of 50 at most", () => {
    const many = Array.from({ length: 51 }, (_, index) => recharge({ id: String(10_000_000 + index) }));
    expect(readStoredCart(writeStoredCart({ lines: [], recharges: many.slice(1) }))?.recharges).toHaveLength(50);
    expect(readStoredCart(writeStoredCart({ lines: [], recharges: many }))).toBeNull();
  });
});
