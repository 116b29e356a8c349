/** What a recharge shows as a line, in the cart, a purchase and the confirmation. */
import { pesos, phoneFigure } from "#copy/format";
import { recharges as words } from "#copy/recharges";
import type { RechargeLine } from "#domain/recharges";
import { operatorLook } from "./operatorLook";

export function rechargeLook(recharge: RechargeLine) {
  const { abbreviation, accent } = operatorLook(recharge.operatorCode, "");
  return {
    title: words.kinds[recharge.kind],
    abbreviation,
    accent,
    number: phoneFigure(recharge.phone),
    meta: words.line.meta(recharge.operatorName, recharge.packageName),
    amount: pesos(recharge.pesos),
  };
}
