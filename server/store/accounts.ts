/** Accounts: opening, confirming, changing and deleting one, and the links that prove who reads an address. */
import { and, desc, eq, gt, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Db, Store } from "./database";
import {
  accountLinks,
  carts,
  cartLines,
  cartRecharges,
  claims,
  messages,
  orderRecharges,
  orders,
  playLimits,
  refunds,
  sales,
  sessions,
  users,
  type LinkPurpose,
} from "./schema";
import type { Account } from "./sessions";

/** What an account is opened with. */
export type NewAccount = Pick<
  typeof users.$inferInsert,
  | "documentType"
  | "documentNumber"
  | "names"
  | "firstSurname"
  | "secondSurname"
  | "email"
  | "mobile"
  | "birthDate"
  | "issueDate"
  | "gender"
  | "address"
  | "fiscalCodes"
  | "passwordHash"
  | "policiesVersion"
  | "policiesAcceptedAt"
  | "isNewExperience"
  | "createdAt"
>;

/**
 * Opens an account, or takes the place of one that nobody has confirmed: whoever wrote that one has proved nothing yet.
 * Null where the document has a confirmed account.
 */
export async function openAccount(tx: Db, account: NewAccount): Promise<number | null> {
  const [opened] = await tx
    .insert(users)
    .values(account)
    .onConflictDoUpdate({
      target: [users.documentType, users.documentNumber],
      targetWhere: sql`deleted_at is null`,
      set: account,
      setWhere: isNull(users.confirmedAt),
    })
    .returning({ id: users.id });
  return opened?.id ?? null;
}

export type LinkRow = typeof accountLinks.$inferSelect;

/** Writes a link in the place of the account's earlier ones for the same purpose. */
export async function addLink(tx: Db, link: Omit<LinkRow, "endedAt">): Promise<void> {
  await endLinks(tx, link.userId, [link.purpose], link.createdAt);
  await tx.insert(accountLinks).values(link);
}

/** Ends the links of an account that are for one of `purposes`. */
export async function endLinks(tx: Db, userId: number, purposes: readonly LinkPurpose[], now: string): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ endedAt: now })
    .where(
      and(eq(accountLinks.userId, userId), inArray(accountLinks.purpose, [...purposes]), isNull(accountLinks.endedAt)),
    );
}

/** A link with its account, whatever has become of it; null where there is none, or its account was deleted. */
export async function linkByHash(db: Db, tokenHash: string): Promise<{ link: LinkRow; account: Account } | null> {
  const [found] = await db
    .select({ link: accountLinks, account: users })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(and(eq(accountLinks.tokenHash, tokenHash), isNull(users.deletedAt)));
  return found ?? null;
}

/** Uses a link up; false when it had been used, replaced or had expired. Of callers at the same time one is told true. */
export async function spendLink(tx: Db, tokenHash: string, now: string): Promise<boolean> {
  const spent = await tx
    .update(accountLinks)
    .set({ endedAt: now })
    .where(and(eq(accountLinks.tokenHash, tokenHash), isNull(accountLinks.endedAt), gt(accountLinks.expiresAt, now)))
    .returning({ tokenHash: accountLinks.tokenHash });
  return spent.length > 0;
}

/** The address that an account has asked for and not confirmed yet; null for none. */
export async function pendingEmailOf(db: Db, userId: number, now: string): Promise<string | null> {
  const [link] = await db
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.purpose, "email"),
        isNull(accountLinks.endedAt),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(accountLinks.createdAt))
    .limit(1);
  return link?.email ?? null;
}

/** Changes columns of an account. */
export async function changeAccount(tx: Db, userId: number, change: Partial<typeof users.$inferInsert>): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, userId));
}

/** The account, locked until the transaction ends. @throws when there is none */
export async function lockAccount(tx: Db, userId: number): Promise<Account> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!account) throw new Error(`There is no account ${userId}`);
  return account;
}

/** Whether an order of the account waits for its payment, money is to be given back to it, or a prize or a recharge is on its way. */
export async function isBusy(tx: Db, userId: number): Promise<boolean> {
  const [pending] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, "PENDING")))
    .limit(1);
  if (pending) return true;
  const [owed] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.userId, userId), isNull(refunds.doneAt)))
    .limit(1);
  if (owed) return true;
  const [asked] = await tx
    .select({ line: claims.orderLineId })
    .from(claims)
    .where(and(eq(claims.userId, userId), eq(claims.state, "ASKED")))
    .limit(1);
  if (asked) return true;
  const [sending] = await tx
    .select({ id: orderRecharges.id })
    .from(orderRecharges)
    .innerJoin(orders, eq(orders.id, orderRecharges.orderId))
    .where(and(eq(orders.userId, userId), inArray(orderRecharges.state, ["WAITING", "SENT", "TASK"])))
    .limit(1);
  return sending !== undefined;
}

/**
 * Erases what the law does not ask to keep of an account: contact, birth, favourite, password, links, limits, cart and the
 * texts of its messages. Its document, its name and its orders stay, as proof of the sales (Código de Comercio, art. 60),
 * and so do its pauses, which hold for whoever opens another account with the document.
 */
export async function eraseAccount(
  tx: Db,
  userId: number,
  { now, reason }: { now: string; reason: string },
): Promise<void> {
  await changeAccount(tx, userId, {
    email: null,
    mobile: null,
    birthDate: null,
    issueDate: null,
    gender: null,
    address: null,
    passwordHash: "",
    favoriteNumber: null,
    favoriteSeries: null,
    favoriteLotteryId: null,
    reminderMinutes: null,
    deletedAt: now,
    deletionReason: reason,
  });
  await tx.update(claims).set({ mobile: "" }).where(eq(claims.userId, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(accountLinks).where(eq(accountLinks.userId, userId));
  await tx.delete(playLimits).where(eq(playLimits.userId, userId));
  const open = tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.userId, userId), eq(carts.state, "INCART")));
  await tx.delete(cartLines).where(inArray(cartLines.cartId, open));
  // Of carts that became orders as well: they hold phones.
  const all = tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId));
  await tx.delete(cartRecharges).where(inArray(cartRecharges.cartId, all));
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await tx.update(orderRecharges).set({ phone: "" }).where(inArray(orderRecharges.orderId, own));
  await tx
    .update(messages)
    .set({ recipient: "", html: "", text: "", nextTryAt: null })
    .where(eq(messages.userId, userId));
}

/** Removes links that had expired before `before` (ISO), and accounts opened before it that nobody confirmed. */
export async function forgetUnconfirmed(store: Store, { now, before }: { now: string; before: string }): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.delete(accountLinks).where(lt(accountLinks.expiresAt, before));
    const liveLinks = tx
      .select({ userId: accountLinks.userId })
      .from(accountLinks)
      .where(and(eq(accountLinks.userId, users.id), gt(accountLinks.expiresAt, now)));
    const rows = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(isNull(users.confirmedAt), lt(users.createdAt, before), notExists(liveLinks)))
      .for("update");
    const ids = rows.map(({ id }) => id);
    await tx.delete(accountLinks).where(inArray(accountLinks.userId, ids));
    await tx.delete(messages).where(inArray(messages.userId, ids));
    await tx.delete(users).where(inArray(users.id, ids));
  });
}

/** Pesos in one thousand of which a point is earned. */
const PESOS_PER_POINT = 1_000;

/**
 * Points of a person that can be used: one for each thousand pesos of the bets of a purchase that was not given back, from the day after
 * it (`today` is Bogota's first instant of the day, ISO) and for a year (`since`, ISO).
 */
export async function pointsOf(
  db: Db,
  userId: number,
  { since, today }: { since: string; today: string },
): Promise<number> {
  const [found] = await db
    .select({
      points: sql<number>`coalesce(sum((${sales.amountPesos} - ${orders.rechargePesos}) / ${PESOS_PER_POINT}), 0)::int`,
    })
    .from(sales)
    .innerJoin(orders, eq(orders.id, sales.orderId))
    .where(and(eq(orders.userId, userId), isNull(sales.reversedAt), gt(sales.soldAt, since), lt(sales.soldAt, today)));
  return found!.points;
}
