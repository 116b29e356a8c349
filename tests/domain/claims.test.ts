/** Which prizes are claimed in the shop itself. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { isClaimable, prizeCodes } from "#domain/claims";

const UVT = 52_374;
const prize = { code: prizeCodes.claimable, pesos: 90_000, drawDay: "2026-11-13" };

test("[CLAIM-03] a prize under two UVT of a draw since 5 January 2024 whose state is 10, and no other", () => {
  expect(isClaimable(prize, UVT)).toBe(true);
  for (const code of [prizeCodes.claiming, prizeCodes.claimed, prizeCodes.paidAtPoint, "", "010", "1"])
    expect(isClaimable({ ...prize, code }, UVT)).toBe(false);
  for (const [drawDay, isRight] of [
    ["2024-01-04", false],
    ["2024-01-05", true],
    ["2024-01-06", true],
  ] as const)
    expect(isClaimable({ ...prize, drawDay }, UVT)).toBe(isRight);
});

test("[CLAIM-03] [F-32] the same as the source's division, for whole pesos and any UVT", () => {
  fc.assert(
    fc.property(fc.nat(300_000), fc.integer({ min: 1, max: 100_000 }), (pesos, uvt) => {
      expect(isClaimable({ ...prize, pesos }, uvt)).toBe(pesos / uvt < 2);
    }),
  );
  expect(isClaimable({ ...prize, pesos: 104_747 }, UVT)).toBe(true);
  expect(isClaimable({ ...prize, pesos: 104_748 }, UVT)).toBe(false);
});

test("nothing while the UVT is not known", () => expect(isClaimable(prize, null)).toBe(false));
