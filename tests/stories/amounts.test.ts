/** Amounts as a player reads them. */
import { expect, test } from "vitest";
import { pesos } from "#copy/format";

test.each([
  [0, "$0"],
  [18_000, "$18.000"],
  [16_000_000_000, "$16.000.000.000"],
  [-1_200, "-$1.200"],
  [3_541_333_333.33, "$3.541.333.333,33"],
  [25_000.5, "$25.000,50"],
  [0.07, "$0,07"],
  [1.999, "$2"],
])("%d pesos read %s", (amount, said) => expect(pesos(amount)).toBe(said));
