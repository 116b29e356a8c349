/** Limits and pauses that players set for themselves, what they have spent and what they have won. */
import { and, desc, eq, exists, gt, gte, inArray, isNull, or, sql } from "drizzle-orm";
import { limitAt, limitPeriods, periodStart, type LimitPeriod, type PauseKind, type PlayLimit } from "#domain/calm";
import { prepared, type Db } from "./database";
import { StoreError } from "./errors";
import { orderLines, orders, playLimits, playPauses, users } from "./schema";
import { wonByMonth } from "./winnings";

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

const limitsOfPerson = prepared((db) =>
  db
    .select()
    .from(playLimits)
    .where(eq(playLimits.userId, sql.placeholder("userId"))),
);

/** A person's limits by their periods. */
export async function limitsOf(db: Db, userId: number): Promise<Map<LimitPeriod, PlayLimit>> {
  const rows = await limitsOfPerson(db).execute({ userId });
  return new Map(
    rows.map(({ period, pesos, nextPesos, nextFrom }) => [
      period,
      { pesos, nextPesos, nextFrom: nextFrom === null ? null : Date.parse(nextFrom) },
    ]),
  );
}

/** Keeps a limit, or that there is none. */
export async function saveLimit(tx: Db, userId: number, period: LimitPeriod, limit: PlayLimit | null): Promise<void> {
  if (limit === null) {
    await tx.delete(playLimits).where(and(eq(playLimits.userId, userId), eq(playLimits.period, period)));
    return;
  }
  const row = { ...limit, nextFrom: limit.nextFrom === null ? null : iso(limit.nextFrom) };
  await tx
    .insert(playLimits)
    .values({ userId, period, ...row })
    .onConflictDoUpdate({ target: [playLimits.userId, playLimits.period], set: row });
}

/** The pause of a person that ends last, of those that last at `now` (epoch ms); of whatever account their document had. */
export async function pauseOf(
  db: Db,
  userId: number,
  now: number,
): Promise<{ kind: PauseKind; endsAt: string } | null> {
  const same = db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`(${users.documentType}, ${users.documentNumber}) = (select document_type, document_number from users where id = ${userId})`,
    );
  const [pause] = await db
    .select({ kind: playPauses.kind, endsAt: playPauses.endsAt })
    .from(playPauses)
    .where(and(inArray(playPauses.userId, same), gt(playPauses.endsAt, iso(now))))
    .orderBy(desc(playPauses.endsAt))
    .limit(1);
  return pause ?? null;
}

/** Adds a pause. One that ends sooner than another changes nothing: the latest end holds. */
export async function addPause(tx: Db, pause: Omit<typeof playPauses.$inferInsert, "id">): Promise<void> {
  await tx.insert(playPauses).values(pause);
}

/** Neither refused nor given up: bought, or under way. */
const counts = or(inArray(orders.state, ["APPROVED"]), and(eq(orders.state, "PENDING"), isNull(orders.endReason)));

/** Pesos of the bets of a person's orders since an instant (epoch ms) that were bought or are under way. */
export async function spentSince(db: Db, userId: number, since: number): Promise<number> {
  const [found] = await db
    .select({ pesos: sql<string>`coalesce(sum(${orders.totalPesos} - ${orders.rechargePesos}), 0)` })
    .from(orders)
    .where(and(eq(orders.userId, userId), gte(orders.createdAt, iso(since)), counts));
  return Number(found!.pesos);
}

/** A month (YYYY-MM) of Bogota's calendar with what a person played for in it, and what its draws paid them after taxes. */
interface Month {
  month: string;
  spentPesos: number;
  orders: number;
  wonPesos: number;
}

/** The months since an instant (epoch ms) in which a person bought or won something, the latest first. */
export async function monthsOf(db: Db, userId: number, since: number): Promise<Month[]> {
  const month = sql<string>`to_char(${orders.createdAt} at time zone 'America/Bogota', 'YYYY-MM')`;
  const [bought, won] = await Promise.all([
    db
      .select({
        month,
        pesos: sql<string>`sum(${orders.totalPesos} - ${orders.rechargePesos})`,
        orders: sql<number>`count(*)::int`,
      })
      .from(orders)
      .where(
        and(
          eq(orders.userId, userId),
          gte(orders.createdAt, iso(since)),
          eq(orders.state, "APPROVED"),
          // A purchase of recharges alone is no play. Its total is theirs.
          exists(
            db
              .select({ one: sql`1` })
              .from(orderLines)
              .where(eq(orderLines.orderId, orders.id)),
          ),
        ),
      )
      .groupBy(month),
    wonByMonth(db, userId, since),
  ]);
  const boughtIn = new Map(bought.map((row) => [row.month, row]));
  return [...new Set([...boughtIn.keys(), ...won.keys()])]
    .sort()
    .reverse()
    .map((name) => {
      const { pesos = "0", orders: count = 0 } = boughtIn.get(name) ?? {};
      return { month: name, spentPesos: Number(pesos), orders: count, wonPesos: won.get(name) ?? 0 };
    });
}

// `users` by its name: a column of the only table that is selected from comes without its table, and inside would be the
// pause's owner, whoever that is.
const isPaused = sql<boolean>`exists (
    select 1 from play_pauses pause join users owner on owner.id = pause.user_id
    where (owner.document_type, owner.document_number) = (users.document_type, users.document_number)
      and pause.ends_at > ${sql.placeholder("now")})`;
const player = prepared((db) =>
  db
    .select({ deletedAt: users.deletedAt, isPaused })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId")))
    .for("update"),
);

/**
 * Holds an order whose bets cost `betPesos` to what its person decided; one without bets, null, is no play and held to nothing.
 * The person's row is locked until the transaction ends, so that orders at the same time are counted one after the other (F-62).
 * @throws StoreError PLAY_PAUSED or LIMIT_REACHED; STALE_CART when the account was deleted meanwhile
 */
export async function assertCalm(tx: Db, userId: number, betPesos: number | null, now: number): Promise<void> {
  const [person] = await player(tx).execute({ userId, now: iso(now) });
  if (!person || person.deletedAt !== null) throw new StoreError("STALE_CART");
  if (betPesos === null) return;
  if (person.isPaused) throw new StoreError("PLAY_PAUSED");
  const limits = await limitsOf(tx, userId);
  for (const period of limitPeriods) {
    const limit = limitAt(limits.get(period) ?? null, now);
    if (limit !== null && (await spentSince(tx, userId, periodStart(period, now))) + betPesos > limit)
      throw new StoreError("LIMIT_REACHED");
  }
}
