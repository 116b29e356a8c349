/** What the demo's own operators were asked for. */
import { desc, sql } from "drizzle-orm";
import type { AskedRecharge } from "../operators/operators";
import type { Db } from "./database";
import { sandboxRecharges } from "./schema";

export type SandboxRecharge = typeof sandboxRecharges.$inferSelect;

/** Writes down that a recharge was asked for, and what became of it the first time; once for each key. */
export async function takeSandboxRecharge(
  db: Db,
  { key, phone, operatorCode, packageId, pesos }: AskedRecharge,
  outcome: SandboxRecharge["outcome"],
  now: string,
): Promise<SandboxRecharge> {
  const [taken] = await db
    .insert(sandboxRecharges)
    .values({ key, phone, operatorCode, packageId, amountPesos: pesos, outcome, createdAt: now })
    .onConflictDoUpdate({ target: sandboxRecharges.key, set: { asked: sql`${sandboxRecharges.asked} + 1` } })
    .returning();
  return taken!;
}

/** The latest recharges, newest first, at most `limit`. */
export const latestSandboxRecharges = (db: Db, limit: number): Promise<SandboxRecharge[]> =>
  db.select().from(sandboxRecharges).orderBy(desc(sandboxRecharges.createdAt), desc(sandboxRecharges.key)).limit(limit);
