/** Types of sales.mjs for the tests. */
import type { Db } from "../server/store/database.ts";

export function addSales(
  db: Db,
  sales: { userId: number; lotteryId: number; drawNumber: number; count: number; until: string },
): Promise<void>;
