/**
 * Prizes on their way into the wallet. The claim is written before the wallet is asked and settled after it has answered, each in
 * one transaction; whatever happens in between, the relay asks again with the same key.
 */
import { and, asc, desc, eq, isNotNull, like, lt, lte, sql } from "drizzle-orm";
import { bogotaDay } from "#domain/bogota";
import { isClaimable, prizeCodes } from "#domain/claims";
import { lockAccount } from "./accounts";
import type { Db, Store } from "./database";
import { post } from "./ledger";
import { addMessage, type NewMessage } from "./outbox";
import { claims, lotteries, orderLines, orders, prizes, results, users } from "./schema";
import type { Person } from "./sessions";

export type ClaimRow = typeof claims.$inferSelect;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** How long whoever asks the wallet is waited for: longer than a question takes. */
export const ASKING_MS = 30 * SECOND_MS;
/** How long a claim waits for its next question, by how often the wallet was asked; from then on as the last. */
export const CLAIM_WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS];

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A prize by its line and its row in the plan. */
export interface PrizeKey {
  orderLineId: number;
  position: number;
}

const isOf = (table: typeof claims | typeof prizes, { orderLineId, position }: PrizeKey) =>
  and(eq(table.orderLineId, orderLineId), eq(table.position, position));

/** What the wallet knows a round of a claim by. */
export const walletKey = ({ orderLineId, position, round }: PrizeKey & Pick<ClaimRow, "round">): string =>
  `${orderLineId}-${position}-${round}`;

const prizeColumns = {
  prize: prizes,
  claim: claims,
  number: orderLines.number,
  series: orderLines.series,
  reference: orders.reference,
  origin: orders.origin,
  orderState: orders.state,
  lotteryName: lotteries.name,
  abbreviation: lotteries.abbreviation,
  drawsAt: results.drawsAt,
};

const told = (db: Db) =>
  db
    .select(prizeColumns)
    .from(prizes)
    .innerJoin(orderLines, eq(orderLines.id, prizes.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(lotteries, eq(lotteries.id, prizes.lotteryId))
    .innerJoin(results, and(eq(results.lotteryId, prizes.lotteryId), eq(results.drawNumber, prizes.drawNumber)))
    .leftJoin(claims, and(eq(claims.orderLineId, prizes.orderLineId), eq(claims.position, prizes.position)));

/** A prize that its owner was told of, with its ticket and what has become of its claim. */
export type ToldPrize = Awaited<ReturnType<typeof prizesOf>>[number];

/** Prizes that are listed at most. */
const MOST_LISTED = 200;

/** The prizes of which a person was told, those of the last draws first. */
export const prizesOf = (db: Db, userId: number) =>
  told(db)
    .where(and(eq(prizes.userId, userId), isNotNull(prizes.toldAt)))
    .orderBy(desc(results.drawsAt), asc(prizes.orderLineId), asc(prizes.position))
    .limit(MOST_LISTED);

/** The prizes of an order that were paid into the wallet. */
export const claimedOf = (db: Db, orderId: number) =>
  told(db)
    .where(and(eq(orderLines.orderId, orderId), eq(prizes.state, "CLAIMED")))
    .orderBy(asc(prizes.orderLineId), asc(prizes.position));

/** The code of a prize's state on the wire. */
export function codeOf({ prize, claim }: Pick<ToldPrize, "prize" | "claim">): string {
  if (prize.state === "CLAIMED") return prizeCodes.claimed;
  if (prize.state === "PAID_AT_POINT") return prizeCodes.paidAtPoint;
  return claim?.state === "ASKED" ? prizeCodes.claiming : prizeCodes.claimable;
}

/** One prize of a person that they were told of; null for anybody else's and where there is none. */
export async function prizeOf(db: Db, userId: number, key: PrizeKey): Promise<ToldPrize | null> {
  const [found] = await told(db).where(and(isOf(prizes, key), eq(prizes.userId, userId), isNotNull(prizes.toldAt)));
  return found ?? null;
}

/**
 * What a claim has come to before the wallet is asked. "ask": it is ours to ask. "other": somebody is asking, or the relay will.
 * "point": not here. "none": no prize of this person.
 */
export type Begun =
  { kind: "ask" | "other" | "paid"; claim: ClaimRow } | { kind: "point" } | { kind: "none" } | { kind: "noMobile" };

/** Claims a prize for its owner, once: of several at the same instant one asks. `uvtPesos` null: nothing can be claimed. */
export function beginClaim(
  store: Store,
  userId: number,
  key: PrizeKey,
  { uvtPesos, now }: { uvtPesos: number | null; now: number },
): Promise<Begun> {
  return store.transaction(async (tx) => {
    // The account first, as whoever deletes it does: no prize is paid for an account that goes.
    const { mobile, deletedAt } = await lockAccount(tx, userId);
    // A point that pays the same prize changes this row: one of the two waits and finds it paid.
    const [locked] = await tx
      .select({ line: prizes.orderLineId })
      .from(prizes)
      .where(and(isOf(prizes, key), eq(prizes.userId, userId)))
      .for("update");
    const found = locked && deletedAt === null ? await prizeOf(tx, userId, key) : null;
    if (!found) return { kind: "none" };
    const { prize, claim, drawsAt, orderState } = found;
    if (claim?.state === "PAID") return { kind: "paid", claim };
    if (claim?.state === "ASKED") return { kind: "other", claim };
    const isOurs = isClaimable(
      { code: codeOf(found), pesos: prize.netPesos, drawDay: bogotaDay(Date.parse(drawsAt)) },
      uvtPesos,
    );
    // Whoever was told of a prize keeps it; one whose purchase went back meanwhile is for a person to decide.
    const isSold = orderState === "APPROVED";
    if (!isOurs || !isSold || prize.netPesos === 0 || prize.claimUntil < bogotaDay(now)) return { kind: "point" };
    if (!mobile) return { kind: "noMobile" };
    const asked = {
      state: "ASKED" as const,
      mobile,
      askedAt: iso(now),
      tries: 1,
      nextTryAt: iso(now + ASKING_MS),
      silentAt: null,
      fault: null,
    };
    const [begun] = await tx
      .insert(claims)
      .values({ ...key, userId, amountPesos: prize.netPesos, ...asked })
      .onConflictDoUpdate({
        target: [claims.orderLineId, claims.position],
        set: { ...asked, amountPesos: prize.netPesos, round: sql`${claims.round} + 1` },
      })
      .returning();
    return { kind: "ask", claim: begun! };
  });
}

/** A claim that was paid, for the messages that tell its owner. */
export interface PaidClaim extends ToldPrize {
  owner: Person;
  claim: ClaimRow;
}
export type MessagesOfClaim = (paid: PaidClaim) => readonly NewMessage[];

/** What the wallet said: it took the money, it did not, or nothing that anybody could rely on. */
export type WalletWord =
  { outcome: "paid"; reference: string | null } | { outcome: "refused"; fault: string } | { outcome: "unknown" };

/**
 * Writes down what the wallet said of a round. Once: a second word for the same round, by another process, finds it settled and
 * changes nothing. Gives the claim as it is then.
 */
export function settleClaim(
  store: Store,
  { orderLineId, position, round, userId }: ClaimRow,
  word: WalletWord,
  { now, messagesOf }: { now: number; messagesOf: MessagesOfClaim },
): Promise<ClaimRow> {
  const key = { orderLineId, position };
  return store.transaction(async (tx) => {
    const owner = await lockAccount(tx, userId);
    const [claim] = await tx.select().from(claims).where(isOf(claims, key)).for("update");
    if (!claim) throw new Error(`There is no claim ${walletKey({ ...key, round })}`);
    if (claim.state !== "ASKED" || claim.round !== round) return claim;
    const wait = CLAIM_WAITS_MS[Math.min(claim.tries, CLAIM_WAITS_MS.length) - 1]!;
    const [settled] = await tx
      .update(claims)
      .set(
        word.outcome === "paid"
          ? { state: "PAID", paidAt: iso(now), nextTryAt: null, walletReference: word.reference }
          : word.outcome === "refused"
            ? { state: "REFUSED", nextTryAt: null, fault: word.fault }
            : { silentAt: iso(now), nextTryAt: iso(now + wait) },
      )
      .where(isOf(claims, key))
      .returning();
    if (word.outcome !== "paid") return settled!;
    await tx.update(prizes).set({ state: "CLAIMED" }).where(isOf(prizes, key));
    await tx
      .update(users)
      .set({ balancePesos: sql`${users.balancePesos} + ${claim.amountPesos}` })
      .where(eq(users.id, userId));
    await post(tx, [
      {
        ...{ kind: "claim", subject: `${orderLineId}-${position}`, attemptId: null, userId, at: iso(now) },
        lines: [["PRIZES_OWED", "WALLETS", claim.amountPesos]],
      },
    ]);
    const paid = (await prizeOf(tx, userId, key))!;
    for (const message of messagesOf({ ...paid, owner, claim: settled! })) await addMessage(tx, message);
    return settled!;
  });
}

/** Takes the claim that has waited longest for the wallet to be asked again: nobody else takes it. Null when none is due. */
export function takeClaim(store: Store, now: number): Promise<ClaimRow | null> {
  return store.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(claims)
      .where(lte(claims.nextTryAt, iso(now)))
      .orderBy(asc(claims.nextTryAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return null;
    const [taken] = await tx
      .update(claims)
      .set({ tries: due.tries + 1, nextTryAt: iso(now + ASKING_MS) })
      .where(isOf(claims, due))
      .returning();
    return taken!;
  });
}

/** Matches figures with a text that names them, in which an asterisk stands for any one: lists of other backends mask them (F-33). */
const fits = (column: typeof orderLines.number | typeof orderLines.series, figures: string) =>
  /^[\d*]+$/.test(figures) ? like(column, figures.replaceAll("*", "_")) : sql`false`;

/** Writes the browser's name for a claim's request; the first one stays. Gives whether that prize was claimed. */
export async function registerClaim(
  db: Db,
  userId: number,
  { requestId, drawNumber, number, series }: { requestId: string; drawNumber: number; number: string; series: string },
): Promise<boolean> {
  const own = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(
      and(eq(orderLines.drawNumber, drawNumber), fits(orderLines.number, number), fits(orderLines.series, series)),
    );
  const registered = await db
    .update(claims)
    .set({ requestId: sql`coalesce(${claims.requestId}, ${requestId})` })
    .where(and(eq(claims.userId, userId), eq(claims.state, "PAID"), sql`${claims.orderLineId} in ${own}`))
    .returning({ line: claims.orderLineId });
  return registered.length > 0;
}

/** Claims that the wallet was asked for before `before` (ISO), and that nobody knows the end of. */
export const openClaims = (db: Db, before: string): Promise<ClaimRow[]> =>
  db
    .select()
    .from(claims)
    .where(and(eq(claims.state, "ASKED"), lt(claims.askedAt, before)))
    .orderBy(asc(claims.askedAt));
