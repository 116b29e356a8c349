/** Attempts of payment: who may open one, what became of the opening, and which are due to be asked for. */
import { and, asc, eq, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import { drawKey, isOpen, MIN_PAYMENT_MS, paymentDeadline } from "#domain/draws";
import type { GatewayName } from "#domain/payments";
import type { PaymentSession } from "../gateways/gateway";
import { drawsOf, salesEndOf } from "./draws";
import { prepared, rowsOf, type Db, type Store } from "./database";
import { canBePaid, CLOSING_MARGIN_MS, linesOf, lockOrder, type OrderRow } from "./orders";
import { orders, paymentAttempts, sales } from "./schema";
import { retried } from "./retried";
import { heldUntil, holdsAll, holdUntil, type OrderLineRow } from "./stock";

export type AttemptRow = typeof paymentAttempts.$inferSelect;
export type SaleRow = typeof sales.$inferSelect;

/** How long one process may take to open a payment before another may try. */
export const OPENING_MS = 25_000;
/** However often its payment is begun anew, an order holds its fractions no longer than this. */
const LONGEST_HOLD_MS = 60 * 60_000;
/** First question to the gateway after the player has left for it. */
const FIRST_CHECK_MS = 30_000;
const LONGEST_CHECK_MS = 60 * 60_000;
/** While one process asks, the others leave the attempt alone this long. */
const LEASE_MS = 60_000;

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** States of an attempt of which the gateway may still say something new. */
export const UNSETTLED = ["OPENING", "OPEN", "LEAVING"] as const;

/** When the gateway is asked again after so many questions; at the order's end at the latest, while that is ahead. */
export function nextCheck(questions: number, { expiresAt }: Pick<OrderRow, "expiresAt">, now: number): string {
  const wait = Math.min(FIRST_CHECK_MS * 2 ** questions, LONGEST_CHECK_MS);
  const end = Date.parse(expiresAt);
  return iso(end > now ? Math.min(now + wait, end) : now + wait);
}

const attemptsOfOrder = prepared((db) =>
  db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, sql.placeholder("orderId")))
    .orderBy(asc(paymentAttempts.id)),
);

/** The attempts of an order, the newest last. */
export const attemptsOf = (db: Db, orderId: number): Promise<AttemptRow[]> => attemptsOfOrder(db).execute({ orderId });

/** The attempt that sold an order; null when it was not sold. */
export async function payingAttempt(db: Db, orderId: number): Promise<AttemptRow | null> {
  const [paid] = await db
    .select({ attempt: paymentAttempts })
    .from(sales)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, sales.attemptId))
    .where(eq(sales.orderId, orderId));
  return paid?.attempt ?? null;
}

/** When an order was sold, and when its gateway took the payment back; null when it was not sold. */
export async function saleOf(db: Db, orderId: number): Promise<SaleRow | null> {
  const [sale] = await db.select().from(sales).where(eq(sales.orderId, orderId));
  return sale ?? null;
}

/** Attempts whose page somebody may have and of which the gateway has not said its last word. */
export const isUnresolved = ({ state, processUrl }: AttemptRow): boolean =>
  (state === "OPEN" || state === "LEAVING") && processUrl !== null;

/** Whether the request that opens an attempt may still reach its gateway, though its sender has given it up or died. */
export const mayStillOpen = ({ createdAt }: AttemptRow, now: number): boolean =>
  now < Date.parse(createdAt) + OPENING_MS;

/**
 * Gives up an attempt that was being opened. What PayValida registered is found, and cancelled, by its reference; a session of
 * PlaceToPay only by its number, which a notification may have told meanwhile. Without it nobody has its page.
 */
async function giveUpOpening(tx: Db, attempt: AttemptRow, now: number): Promise<void> {
  const { gateway, requestId, notices } = paymentAttempts;
  const isKnown = sql`(${gateway} = 'PAYVALIDA' or ${requestId} is not null)`;
  await tx
    .update(paymentAttempts)
    .set({
      state: sql`case when ${isKnown} then 'LEAVING' else 'FAILED' end`,
      openingUntil: null,
      nextCheckAt: sql`case when ${isKnown} or ${notices} > 0 then ${iso(now)}::timestamptz end`,
    })
    .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, "OPENING")));
}

/** Stops handing out the page of an attempt; it is due to be cancelled at its gateway. */
export async function leaveAttempt(tx: Db, attemptId: number, now: number): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ state: "LEAVING", nextCheckAt: iso(now) })
    .where(and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, "OPEN")));
}

/** Hands out again the page of an attempt that its gateway did not cancel, unless the order has another one by now. */
export function keepAttempt(store: Store, { id, orderId }: AttemptRow): Promise<void> {
  return store.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const attempts = await attemptsOf(tx, orderId);
    if (attempts.some(({ state }) => state === "OPENING" || state === "OPEN")) return;
    await tx
      .update(paymentAttempts)
      .set({ state: "OPEN" })
      .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, "LEAVING")));
  });
}

/** Leaves whatever of an order can still be paid, or is being opened, but for the attempt `except`. */
export async function leaveOthers(tx: Db, orderId: number, except: number | null, now: number): Promise<void> {
  for (const attempt of await attemptsOf(tx, orderId)) {
    if (attempt.id === except) continue;
    if (attempt.state === "OPENING") await giveUpOpening(tx, attempt, now);
    else if (attempt.state === "OPEN") await leaveAttempt(tx, attempt.id, now);
  }
}

/** What is to be done so that an order can be paid at a gateway. */
export type Claim =
  /** Its page is known. */
  | { step: "page"; processUrl: string; requestId: string }
  /** Somebody else is opening it. */
  | { step: "wait" }
  /** Another gateway's page is out: it has to be left first. */
  | { step: "leave"; attempt: AttemptRow }
  /** The caller opens it. */
  | { step: "open"; order: OrderRow; attempt: AttemptRow }
  /** The order can no longer be paid. */
  | { step: "over"; order: OrderRow }
  /** Too little time is left, and closing or stock allow no more. */
  | { step: "late"; order: OrderRow; why: "closing" | "time" };

/** Lengthens the time of an order that has too little left; null when that is not possible. The order is locked. */
async function withTime(
  tx: Db,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  salesEnds: readonly number[],
  { holdMs, now }: { holdMs: number; now: number },
): Promise<OrderRow | "closing" | "time"> {
  if (Date.parse(order.expiresAt) - now >= MIN_PAYMENT_MS) return order;
  const closings = salesEnds.map((end) => end - CLOSING_MARGIN_MS);
  if (paymentDeadline(now, holdMs, closings) === null) return "closing";
  const deadline = paymentDeadline(now, holdMs, [...closings, Date.parse(order.createdAt) + LONGEST_HOLD_MS]);
  if (deadline === null || !(await holdsAll(tx, lines, iso(now)))) return "time";
  await holdUntil(tx, lines, heldUntil(deadline));
  const [renewed] = await tx
    .update(orders)
    .set({ expiresAt: iso(deadline) })
    .where(eq(orders.id, order.id))
    .returning();
  return renewed!;
}

/**
 * Looks what an order needs to be paid at `gateway`, and claims the opening of a new attempt where it needs one.
 * `token` is the caller's own: only with it the opening is saved.
 */
export function claimAttempt(
  store: Store,
  orderId: number,
  { gateway, token, holdMs, now }: { gateway: GatewayName; token: string; holdMs: number; now: number },
): Promise<Claim> {
  return store.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!canBePaid(order, now)) return { step: "over", order };
    const lines = await linesOf(tx, orderId);
    const known = await drawsOf(tx, lines);
    const salesEnds = lines.map((line) => salesEndOf(known.get(drawKey(line))));
    // Annulled, or brought forward, since the order was placed.
    if (salesEnds.some((end) => !isOpen({ closesAt: end }, now))) return { step: "late", order, why: "closing" };
    const attempts = await attemptsOf(tx, orderId);
    const current = attempts.find(({ state }) => state === "OPENING" || state === "OPEN");
    if (current?.state === "OPEN") {
      if (current.gateway !== gateway) return { step: "leave", attempt: current };
      return { step: "page", processUrl: current.processUrl!, requestId: current.requestId! };
    }
    if (current) {
      const isAlive = current.openingUntil !== null && Date.parse(current.openingUntil) > now;
      if (isAlive && current.gateway === gateway) return { step: "wait" };
      await giveUpOpening(tx, current, now);
    }
    const timely = await withTime(tx, order, lines, salesEnds, { holdMs, now });
    if (typeof timely === "string") return { step: "late", order, why: timely };
    const [attempt] = await tx
      .insert(paymentAttempts)
      .values({
        orderId,
        gateway,
        reference: attempts.length === 0 ? order.reference : `${order.reference}I${attempts.length + 1}`,
        state: "OPENING",
        token,
        openingUntil: iso(now + OPENING_MS),
        createdAt: iso(now),
      })
      .returning();
    return { step: "open", order: timely, attempt: attempt! };
  });
}

/**
 * Saves what the gateway opened. False when the page may not be handed out: the order has ended meanwhile, or somebody else
 * goes on with it; then what was opened is due to be cancelled.
 */
export function saveOpened(
  store: Store,
  { id, orderId, token }: AttemptRow,
  session: PaymentSession,
  now: number,
): Promise<boolean> {
  return store.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const [attempt] = await tx
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.token, token)));
    if (!attempt) throw new Error(`Attempt ${id} is not this opener's`);
    const isOpen = attempt.state === "OPENING" && canBePaid(order, now);
    if (!isOpen && !["OPENING", "LEAVING", "FAILED"].includes(attempt.state)) return false;
    await tx
      .update(paymentAttempts)
      .set({
        ...session,
        state: isOpen ? "OPEN" : "LEAVING",
        gatewayStatus: "PENDING",
        openingUntil: null,
        nextCheckAt: isOpen ? nextCheck(0, order, now) : iso(now),
      })
      .where(eq(paymentAttempts.id, id));
    return isOpen;
  });
}

/** Saves that an opening failed: `mayExist` when the gateway may have done it without its answer arriving. */
export function saveNotOpened(store: Store, attempt: AttemptRow, mayExist: boolean, now: number): Promise<void> {
  return store.transaction(async (tx) => {
    await lockOrder(tx, attempt.orderId);
    if (mayExist) return giveUpOpening(tx, attempt, now);
    await tx
      .update(paymentAttempts)
      .set({ state: "FAILED", openingUntil: null })
      .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, "OPENING")));
  });
}

/**
 * Marks the notifications of an attempt as answered: the first `notices` of them, which had come when its gateway was asked.
 * @returns whether another has come since, so that the gateway is to be asked again
 */
export async function answerNotices(tx: Db, attemptId: number, notices: number, now: number): Promise<boolean> {
  const [left] = await rowsOf<{ isAsked: boolean }>(
    tx,
    sql`
      with answered as (
        update gateway_events set applied_at = ${iso(now)}::timestamptz
        where attempt_id = ${attemptId}::int and applied_at is null and notice_no <= ${notices}::int
      )
      select exists (select 1 from gateway_events
        where attempt_id = ${attemptId}::int and applied_at is null and notice_no > ${notices}::int) as "isAsked"`,
  );
  return left!.isAsked;
}

/**
 * An attempt that was never shown to anybody and that its gateway does not know: there is nothing to wait for, unless a
 * notification has come since the gateway was asked, when `attempt` was read.
 */
export function forgetAttempt(store: Store, { id, notices }: AttemptRow, now: number): Promise<void> {
  return store.transaction(async (tx) => {
    const isForgotten = and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, ["LEAVING", "FAILED"]));
    // Locked first: a notification that is being written is seen, or comes after and makes the attempt due again.
    const found = await tx.select({ id: paymentAttempts.id }).from(paymentAttempts).where(isForgotten).for("update");
    if (found.length === 0) return;
    const isAskedAgain = await answerNotices(tx, id, notices, now);
    await tx
      .update(paymentAttempts)
      .set(isAskedAgain ? { nextCheckAt: iso(now) } : { state: "FAILED", nextCheckAt: null })
      .where(eq(paymentAttempts.id, id));
  });
}

/**
 * The attempt that a verified notification is about; null when it is none of ours. Where the session's number is signed it
 * decides: the reference beside it is not signed, and names an attempt only while that one's number is not known.
 */
export async function findNotified(
  db: Db,
  gateway: GatewayName,
  { reference, requestId }: { reference: string; requestId: string | null },
): Promise<AttemptRow | null> {
  const found = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.gateway, gateway),
        requestId === null
          ? eq(paymentAttempts.reference, reference)
          : or(eq(paymentAttempts.reference, reference), eq(paymentAttempts.requestId, requestId)),
      ),
    );
  const [attempt] = found;
  if (found.length !== 1 || attempt!.reference !== reference) return null;
  return requestId === null || attempt!.requestId === null || attempt!.requestId === requestId ? attempt! : null;
}

const selectOne = (db: Db) =>
  db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, sql.placeholder("id")));
const rowOfId = prepared(selectOne);
const lockedRow = prepared((db) => selectOne(db).for("update"));

/** The attempt as it is now. @throws when there is none */
export async function readAttempt(db: Db, id: number): Promise<AttemptRow> {
  const [attempt] = await rowOfId(db).execute({ id });
  if (!attempt) throw new Error(`There is no attempt ${id}`);
  return attempt;
}

/** The same, locked until the transaction ends. @throws when there is none */
export async function lockAttempt(tx: Db, id: number): Promise<AttemptRow> {
  const [attempt] = await lockedRow(tx).execute({ id });
  if (!attempt) throw new Error(`There is no attempt ${id}`);
  return attempt;
}

/** Counts a question that the gateway did not answer: the next one comes later. */
export async function countSilence(store: Store, { id, orderId }: AttemptRow, now: number): Promise<void> {
  await store.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const attempt = await readAttempt(tx, id);
    if (attempt.nextCheckAt === null) return;
    const questions = attempt.questions + 1;
    await tx
      .update(paymentAttempts)
      .set({ questions, checkedAt: iso(now), nextCheckAt: nextCheck(questions, order, now) })
      .where(eq(paymentAttempts.id, id));
  });
}

/** Takes at most `limit` attempts that are due; other processes leave them alone for a minute. */
export function takeDue(store: Store, limit: number, now: number): Promise<AttemptRow[]> {
  return store.transaction(async (tx) => {
    const due = await tx
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(lte(paymentAttempts.nextCheckAt, iso(now)))
      .orderBy(asc(paymentAttempts.nextCheckAt))
      .limit(limit)
      .for("update", { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(paymentAttempts)
      .set({ nextCheckAt: iso(now + LEASE_MS) })
      .where(
        inArray(
          paymentAttempts.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

/** Takes the right to ask for an attempt on its person's behalf; false when it was asked for less than `every` ms ago. */
export async function mayAsk(store: Store, attemptId: number, every: number, now: number): Promise<boolean> {
  const taken = await store.db
    .update(paymentAttempts)
    .set({ checkedAt: iso(now) })
    .where(
      and(
        eq(paymentAttempts.id, attemptId),
        sql`(${paymentAttempts.checkedAt} is null or ${paymentAttempts.checkedAt} <= ${iso(now - every)})`,
      ),
    )
    .returning({ id: paymentAttempts.id });
  return taken.length > 0;
}

/**
 * Writes down a verified notification, and that the gateway is to be asked at once: whatever happens to this process, the
 * poller finds it. `requestId` is learnt where the answer to the opening was lost.
 */
export async function recordNotice(
  store: Store,
  attemptId: number,
  notice: { eventId: string; status: string; requestId: string | null },
  now: number,
): Promise<void> {
  const statement = sql`
    with told as (
      update payment_attempts set notices = notices + 1, next_check_at = ${iso(now)}::timestamptz,
        request_id = coalesce(request_id, ${notice.requestId}::text)
      where id = ${attemptId}::int returning id, notices
    )
    insert into gateway_events (id, attempt_id, status, received_at, notice_no)
    select ${notice.eventId}::text, id, ${notice.status}::text, ${iso(now)}::timestamptz, notices from told
    on conflict (id) do update set status = excluded.status, received_at = excluded.received_at,
      notice_no = excluded.notice_no, applied_at = null`;
  await retried(() => store.db.execute(statement));
}

/** Orders whose time is over and whose end nobody waits for: no attempt is open or unresolved. At most `limit` ids. */
export async function overdueOrders(db: Db, limit: number, now: number): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.state, "PENDING"),
        lte(orders.expiresAt, iso(now)),
        sql`not exists (select 1 from ${paymentAttempts} where ${paymentAttempts.orderId} = ${orders.id}
          and ((${paymentAttempts.state} in ('OPEN', 'LEAVING') and ${isNotNull(paymentAttempts.processUrl)})
            or (${paymentAttempts.state} = 'OPENING' and ${paymentAttempts.openingUntil} > ${iso(now)})))`,
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
