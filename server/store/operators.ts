/** The operators whose phones are recharged, their packages, and what the recharges of a cart cost by them. */
import { and, asc, eq, exists, inArray, sql } from "drizzle-orm";
import { isAmountOf } from "#domain/recharges";
import type { rechargeRefusals } from "#domain/refusals";
import type { Db } from "./database";
import { StoreError } from "./errors";
import type { cartRecharges } from "./schema";
import { operators, rechargePackages } from "./schema";

export type OperatorRow = typeof operators.$inferSelect;
export type PackageRow = typeof rechargePackages.$inferSelect;

/** A recharge as it is asked for. The price of a package is not part of it. */
export type RechargeWish = Omit<typeof cartRecharges.$inferSelect, "cartId" | "position">;

/** A recharge with what it costs now, and why it cannot be bought; null where it can. */
export interface PricedRecharge extends RechargeWish {
  pesos: number;
  /** "" where nobody knows the operator. */
  operatorName: string;
  operatorCode: string;
  operatorGanaId: number | null;
  packageName: string | null;
  fault: (typeof rechargeRefusals)[number] | null;
}

/** The operators that are sold, by their number. */
export const soldOperators = (db: Db): Promise<(OperatorRow & { hasPackages: boolean })[]> => {
  const ownPackages = db
    .select({ one: sql`1` })
    .from(rechargePackages)
    .where(and(eq(rechargePackages.operatorId, operators.id), eq(rechargePackages.isSold, true)));
  return db
    .select({
      id: operators.id,
      ganaId: operators.ganaId,
      name: operators.name,
      code: operators.code,
      minPesos: operators.minPesos,
      maxPesos: operators.maxPesos,
      isSold: operators.isSold,
      hasPackages: exists(ownPackages).mapWith(Boolean),
    })
    .from(operators)
    .where(eq(operators.isSold, true))
    .orderBy(asc(operators.id));
};

/** The packages that are sold of an operator, the cheapest first; none where the operator is not sold. */
export const soldPackages = (db: Db, operatorGanaId: number): Promise<(PackageRow & { operatorCode: string })[]> =>
  db
    .select({
      operatorId: rechargePackages.operatorId,
      id: rechargePackages.id,
      ganaId: rechargePackages.ganaId,
      name: rechargePackages.name,
      pesos: rechargePackages.pesos,
      isSold: rechargePackages.isSold,
      operatorCode: operators.code,
    })
    .from(rechargePackages)
    .innerJoin(operators, eq(operators.id, rechargePackages.operatorId))
    .where(and(eq(operators.ganaId, operatorGanaId), eq(operators.isSold, true), eq(rechargePackages.isSold, true)))
    .orderBy(asc(rechargePackages.pesos), asc(rechargePackages.ganaId));

function priceOf(
  wish: RechargeWish,
  operator: OperatorRow | undefined,
  offered: PackageRow | undefined,
): Pick<PricedRecharge, "pesos" | "fault"> {
  const pesos = wish.topUpPesos ?? offered?.pesos ?? 0;
  if (!operator?.isSold) return { pesos, fault: "OPERATOR_GONE" };
  if (wish.topUpPesos === null) return { pesos, fault: offered?.isSold ? null : "PACKAGE_GONE" };
  return { pesos, fault: isAmountOf(operator, wish.topUpPesos) ? null : "AMOUNT_OUT_OF_RANGE" };
}

/**
 * What some recharges cost, in their order. Nothing is locked: an order at a price that is changed before it is written is an order
 * of just before the change, and nothing is counted by package or operator.
 */
export async function priceRecharges(db: Db, wishes: readonly RechargeWish[]): Promise<PricedRecharge[]> {
  if (wishes.length === 0) return [];
  const ids = [...new Set(wishes.map(({ operatorId }) => operatorId))];
  const known = await db.select().from(operators).where(inArray(operators.id, ids));
  const byId = new Map(known.map((row) => [row.id, row]));
  const names = wishes.flatMap(({ packageId }) => packageId ?? []);
  const isNamed = and(inArray(rechargePackages.operatorId, ids), inArray(rechargePackages.id, names));
  const offered = names.length === 0 ? [] : await db.select().from(rechargePackages).where(isNamed);
  return wishes.map((wish) => {
    const operator = byId.get(wish.operatorId);
    const own = offered.find(({ operatorId, id }) => operatorId === wish.operatorId && id === wish.packageId);
    return {
      ...wish,
      ...priceOf(wish, operator, own),
      operatorName: operator?.name ?? "",
      operatorCode: operator?.code ?? "",
      operatorGanaId: operator?.ganaId ?? null,
      packageName: own?.name ?? null,
    };
  });
}

/** @throws StoreError naming the recharges that cannot be bought as they are, those of one fault at a time */
export function assertSold(priced: readonly PricedRecharge[]): void {
  const code = priced.find(({ fault }) => fault !== null)?.fault;
  if (!code) return;
  throw new StoreError(code, { lines: priced.filter(({ fault }) => fault === code).map(({ clientId }) => clientId) });
}
