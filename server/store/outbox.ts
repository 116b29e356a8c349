/**
 * Messages of the shop: written with what they tell of, so that neither exists without the other, and their way out: each is
 * taken by one sender at a time, and never again when nobody knows whether it went.
 */
import { createHash } from "node:crypto";
import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, lt, lte, ne, or } from "drizzle-orm";
import type { Db, Store } from "./database";
import { countRequest } from "./requestCounts";
import { messages, type MessageChannel, type MessageKind } from "./schema";

/** A message as it is kept. */
export type MessageRow = typeof messages.$inferSelect;
/** A message as it is written; the relay does the rest. */
export type NewMessage = Pick<
  typeof messages.$inferInsert,
  "kind" | "key" | "recipient" | "subject" | "html" | "text" | "createdAt" | "channel" | "userId" | "orderId"
>;

const MINUTE_MS = 60_000;
/** How long a sender is waited for: longer than any transport takes. */
export const SENDING_MS = 5 * MINUTE_MS;
/** How long a message that could not be handed over waits, by how often it was tried; after the last one it is given up. */
export const WAITS_MS = [1, 5, 15, 60, 120, 240, 360, 480, 720].map((minutes) => minutes * MINUTE_MS);

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Writes a message in the caller's transaction, unless there is one with its key (I9). It is sent from then on. */
export async function addMessage(tx: Db, message: NewMessage): Promise<void> {
  await tx
    .insert(messages)
    .values({ ...message, nextTryAt: message.createdAt })
    .onConflictDoNothing({ target: messages.key });
}

/**
 * Writes a message in the caller's transaction unless its recipient was written `most` of its kind within `withinMs`: a stranger
 * who names an address fills no mailbox (F-42). Those who write to one recipient at once count one after the other.
 */
export async function addMessageWithin(
  tx: Db,
  message: NewMessage,
  { most, withinMs }: { most: number; withinMs: number },
): Promise<void> {
  const { kind, recipient, createdAt } = message;
  const now = Date.parse(createdAt);
  // Its row stays locked until the caller's transaction ends: what the others have written is seen by the count below.
  const key = createHash("sha256").update(`messages ${kind} ${recipient}`).digest("hex");
  await countRequest(tx, { key, windowMs: withinMs, now });
  const [found] = await tx
    .select({ total: count() })
    .from(messages)
    .where(
      and(eq(messages.recipient, recipient), eq(messages.kind, kind), gt(messages.createdAt, iso(now - withinMs))),
    );
  if (found!.total < most) await addMessage(tx, message);
}

/** The latest messages of a channel without their letters, newest first, at most `limit`. */
export const latestMessages = (db: Db, channel: MessageChannel, limit: number): Promise<Omit<MessageRow, "html">[]> => {
  const { html: _html, ...listed } = getTableColumns(messages);
  return db.select(listed).from(messages).where(eq(messages.channel, channel)).orderBy(desc(messages.id)).limit(limit);
};

/** One e-mail; null where there is none. */
export async function emailById(db: Db, id: number): Promise<MessageRow | null> {
  const [message] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.channel, "email")));
  return message ?? null;
}

/** Takes the message that has been due longest for its next try: nobody else takes it. Null when none is due at `now`. */
export function takeMessage(store: Store, now: number): Promise<MessageRow | null> {
  return store.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: messages.id, tries: messages.tries })
      .from(messages)
      .where(and(eq(messages.state, "WAITING"), lte(messages.nextTryAt, iso(now))))
      .orderBy(asc(messages.nextTryAt), asc(messages.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!due) return null;
    const [taken] = await tx
      .update(messages)
      .set({ state: "SENDING", tries: due.tries + 1, nextTryAt: iso(now + SENDING_MS) })
      .where(eq(messages.id, due.id))
      .returning();
    return taken!;
  });
}

/** What became of a try: the transport took the message, or `fault` says why not. */
export type Delivery = { outcome: "sent" } | { outcome: "later" | "refused" | "unknown"; fault: string };

/**
 * Writes down what became of the try that took a message; gives its state. A try that took so long that its message was given
 * up for UNKNOWN meanwhile still knows better.
 */
export async function saveDelivery(
  db: Db,
  { id, tries }: Pick<MessageRow, "id" | "tries">,
  delivery: Delivery,
  now: number,
): Promise<MessageRow["state"]> {
  const over = { nextTryAt: null, fault: "fault" in delivery ? delivery.fault : null };
  const wait = WAITS_MS[tries - 1];
  const change =
    delivery.outcome === "sent"
      ? { ...over, state: "SENT" as const, sentAt: iso(now) }
      : delivery.outcome === "unknown"
        ? { ...over, state: "UNKNOWN" as const }
        : delivery.outcome === "later" && wait !== undefined
          ? { ...over, state: "WAITING" as const, nextTryAt: iso(now + wait) }
          : { ...over, state: "FAILED" as const };
  await db
    .update(messages)
    .set(change)
    .where(and(eq(messages.id, id), eq(messages.tries, tries)));
  return change.state;
}

/** Gives up the messages whose sender has not said for too long what became of them: its process may have died before or after. */
export const giveUpLost = (db: Db, now: number): Promise<Pick<MessageRow, "id" | "kind" | "channel" | "tries">[]> =>
  db
    .update(messages)
    .set({ state: "UNKNOWN", nextTryAt: null, fault: "The sender did not say" })
    .where(and(eq(messages.state, "SENDING"), lte(messages.nextTryAt, iso(now))))
    .returning({ id: messages.id, kind: messages.kind, channel: messages.channel, tries: messages.tries });

/**
 * Erases what was said in messages that were written before `before` (ISO) and have nothing more to do, of whatever kind or of
 * some; the rows stay.
 */
export async function forgetTexts(db: Db, before: string, kinds?: readonly MessageKind[]): Promise<void> {
  await db
    .update(messages)
    .set({ html: "", text: "" })
    .where(
      and(
        isNull(messages.nextTryAt),
        lt(messages.createdAt, before),
        or(ne(messages.text, ""), ne(messages.html, "")),
        kinds && inArray(messages.kind, kinds),
      ),
    );
}
