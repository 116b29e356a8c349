/** Stops asking a gateway that does not answer, so that players get a clear answer at once instead of waiting for it. */
import type { Clock } from "../clock";
import { GatewayError, type Gateway } from "./gateway";

const FAILURES = 5;
const REST_MS = 30_000;

/** The same gateway, left alone for half a minute after five unanswered requests in a row. */
export function withBreaker(gateway: Gateway, clock: Clock): Gateway {
  let failures = 0;
  let restsUntil = 0;
  const guarded = async <T>(ask: () => Promise<T>): Promise<T> => {
    const now = clock.now();
    // A clock that was put back ends the rest, which would begin again when that instant comes again.
    if (now < restsUntil - REST_MS) restsUntil = now;
    if (now < restsUntil) throw new GatewayError(`${gateway.name} has not been answering`, "unsent");
    try {
      const answer = await ask();
      failures = 0;
      return answer;
    } catch (error) {
      if (error instanceof GatewayError && error.outcome === "unknown") failures += 1;
      else failures = 0;
      if (failures >= FAILURES) {
        restsUntil = clock.now() + REST_MS;
        failures = 0;
      }
      throw error;
    }
  };
  return {
    name: gateway.name,
    open: (request) => guarded(() => gateway.open(request)),
    query: (payment) => guarded(() => gateway.query(payment)),
    cancel: (payment) => guarded(() => gateway.cancel(payment)),
    reverse: gateway.reverse && ((payment) => guarded(() => gateway.reverse!(payment))),
    verify: (body) => gateway.verify(body),
  };
}
