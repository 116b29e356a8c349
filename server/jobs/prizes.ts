/** Holds results against the sold tickets: records what they won, and tells the winners once a result is official. */
import { prizeMessage } from "../letters/prize";
import type { Shop } from "../shop";
import { checkDraw, dueDraws, passUnsold } from "../store/winnings";

const BATCH = 20;

/** Checks every draw that is due, each by one process at a time, until none is or the server ends. Gives how many it checked. */
export async function checkResults(
  { store, clock, log }: Pick<Shop, "store" | "clock" | "log">,
  stopping?: AbortSignal,
): Promise<number> {
  if ((await dueDraws(store.db, 1, clock.now())).length === 0) return 0;
  for (let all = 0; ;) {
    await passUnsold(store, clock.now());
    const due = await dueDraws(store.db, BATCH, clock.now());
    let checked = 0;
    for (const draw of due) {
      if (stopping?.aborted) return all;
      try {
        const done = await checkDraw(store, draw, { now: clock.now(), messageOf: prizeMessage });
        if (!done) continue;
        checked += 1;
        if (done.disputed !== null)
          log.error(
            { ...done, alarm: "prizes-disputed" },
            "prizes that were told are not what the result, or the sale, says now",
          );
        else if (done.recorded + done.removed + done.told > 0) log.info(done, "the prizes of a draw were recorded");
      } catch (error) {
        // One draw that fails must not keep the others from being checked.
        log.error({ err: error, ...draw }, "the prizes of a draw could not be recorded");
      }
    }
    all += checked;
    if (due.length < BATCH || checked === 0) return all;
  }
}
