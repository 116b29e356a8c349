/** The secos of a lottery's draw: of a day, or of its last draw. */
import { completeResult, searchResults, type CompleteResult } from "#api/results";
import type { Client } from "#api/request";
import { success, type Result } from "#api/result";

/** Null where there is no result. */
export type DrawnSecos = Result<Pick<CompleteResult, "top" | "secos"> | null>;

export async function drawnSecos(client: Client, lotteryId: number, day: string | null): Promise<DrawnSecos> {
  if (day !== null) return completeResult(client, { day, lotteryId });
  const last = await searchResults(client, { day: null, lotteryId }, 1);
  if (!last.ok) return last;
  const [draw] = last.value;
  return draw ? completeResult(client, { day: draw.drawDay, lotteryId }) : success(null);
}
