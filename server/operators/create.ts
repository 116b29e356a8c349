/** The operators of a configuration; null where none are. */
import type { Clock } from "../clock";
import type { Config } from "../config";
import type { Store } from "../store/database";
import { takeSandboxRecharge } from "../store/sandboxRecharges";
import { createHttpOperators } from "./http";
import type { Operators } from "./operators";

interface Ports {
  config: Pick<Config, "operators" | "isDemo">;
  clock: Clock;
  store: Store;
}

/** What phones of the demo end with whose recharge does not go as usual. */
export const sandboxEndings = {
  /** Its operator refuses for good. */
  refused: "0000",
  /** Its operator never says anything, and makes nothing. */
  silent: "1111",
  /** Its operator makes it, but says so only when it is asked again. */
  late: "2222",
} as const;

/** A demo without operators of its own makes every recharge, once for each key, and shows it at /sandbox/recargas. */
export function createOperators({ config, clock, store }: Ports): Operators | null {
  if (config.operators) return createHttpOperators(config.operators);
  if (!config.isDemo) return null;
  return {
    async recharge(asked) {
      const endsIn = (ending: string): boolean => asked.phone.endsWith(ending);
      if (endsIn(sandboxEndings.silent)) return { outcome: "unknown", fault: "The sandbox's operator is silent" };
      const wanted = endsIn(sandboxEndings.refused) ? "REFUSED" : "DONE";
      const { outcome, asked: times } = await takeSandboxRecharge(store.db, asked, wanted, clock.iso());
      if (outcome === "REFUSED") return { outcome: "refused", fault: "La línea no recibe recargas" };
      if (endsIn(sandboxEndings.late) && times === 1)
        return { outcome: "unknown", fault: "The sandbox's operator is late" };
      return { outcome: "done", reference: `OP-${asked.key}` };
    },
  };
}
