/** What a package's ticket shows, read from the one sentence that its operator describes it with. */
import { pesos } from "#copy/format";
import { recharges } from "#copy/recharges";
import type { RechargePackage } from "#domain/recharges";

const DURATION = /\s*\b(\d{1,3})\s*(días?|horas?)\b[\s,]*/i;

/**
 * "Todo incluido 7 días 2 GB" as a stub ("7 días"), a title ("Todo incluido") and a detail ("2 GB"). A sentence of another
 * form is the title as a whole, under the operator's letters.
 */
export function packageLook({ name, pesos: price }: Pick<RechargePackage, "name" | "pesos">, letters: string) {
  const found = DURATION.exec(name);
  const title = found && name.slice(0, found.index).trim();
  if (!found || !title) return { stub: { text: letters }, title: name, price: pesos(price) };
  const count = Number(found[1]);
  const unit = found[2]!.toLowerCase().startsWith("h") ? recharges.packages.hours : recharges.packages.days;
  const detail = name.slice(found.index + found[0].length).trim();
  return {
    stub: { figure: String(count), text: unit(count) },
    title,
    ...(detail && { detail }),
    price: pesos(price),
  };
}
