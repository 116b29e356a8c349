/** E-mails of the shop: written with what they tell of, so that neither exists without the other. */
import { and, count, desc, eq, getTableColumns, gt } from "drizzle-orm";
import type { Db } from "./database";
import { messages, type MessageKind } from "./schema";

/** An e-mail as it is kept. */
export type MessageRow = typeof messages.$inferSelect;
export type NewMessage = Omit<MessageRow, "id">;

/** Writes a message in the caller's transaction, unless there is one with its key (I9). */
export async function addMessage(tx: Db, message: NewMessage): Promise<void> {
  await tx.insert(messages).values(message).onConflictDoNothing({ target: messages.key });
}

/** Messages of a kind that a recipient was written after `since` (ISO). */
export async function countMessages(
  db: Db,
  { kind, recipient, since }: { kind: MessageKind; recipient: string; since: string },
): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(messages)
    .where(and(eq(messages.recipient, recipient), eq(messages.kind, kind), gt(messages.createdAt, since)));
  return found!.total;
}

/** The latest messages without their texts, newest first, at most `limit`. */
export const latestMessages = (db: Db, limit: number): Promise<Omit<MessageRow, "html" | "text">[]> => {
  const { html: _html, text: _text, ...listed } = getTableColumns(messages);
  return db.select(listed).from(messages).orderBy(desc(messages.id)).limit(limit);
};

/** One message; null where there is none. */
export async function messageById(db: Db, id: number): Promise<MessageRow | null> {
  const [message] = await db.select().from(messages).where(eq(messages.id, id));
  return message ?? null;
}
