/** What the last draws of a lottery have drawn. */
import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { Db } from "./database";
import { draws, results, secos } from "./schema";

/** Draws that are counted: about a year of a lottery that is drawn each week. */
const DRAWS_COUNTED = 50;

/** The numbers drawn in a lottery's last draws before `now` (ISO), as top prizes and as secos: those of the newest draw first. */
export async function lastDrawn(db: Db, lotteryId: number, now: string): Promise<{ draws: number; numbers: string[] }> {
  const counted = await db
    .select({ drawNumber: draws.drawNumber, number: results.number })
    .from(draws)
    .innerJoin(results, and(eq(results.lotteryId, draws.lotteryId), eq(results.drawNumber, draws.drawNumber)))
    .where(and(eq(draws.lotteryId, lotteryId), lt(draws.drawsAt, now)))
    .orderBy(desc(draws.drawsAt))
    .limit(DRAWS_COUNTED);
  if (counted.length === 0) return { draws: 0, numbers: [] };
  const others = await db
    .select({ drawNumber: secos.drawNumber, number: secos.number })
    .from(secos)
    .where(
      and(
        eq(secos.lotteryId, lotteryId),
        inArray(
          secos.drawNumber,
          counted.map(({ drawNumber }) => drawNumber),
        ),
      ),
    )
    .orderBy(secos.position, secos.number);
  const secosOf = new Map<number, string[]>();
  for (const { drawNumber, number } of others) {
    const drawn = secosOf.get(drawNumber);
    if (drawn) drawn.push(number);
    else secosOf.set(drawNumber, [number]);
  }
  return {
    draws: counted.length,
    numbers: counted.flatMap(({ drawNumber, number }) => [number, ...(secosOf.get(drawNumber) ?? [])]),
  };
}
