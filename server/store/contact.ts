/** The contact area: PQRS with their states, and ratings of services. */
import { asc, eq } from "drizzle-orm";
import type { Db, Store } from "./database";
import { addMessageWithin, type NewMessage } from "./outbox";
import { pqrs, pqrsTopics, ratedServices, ratingAnswers, ratingQuestions, ratings } from "./schema";

export type PqrsRow = typeof pqrs.$inferSelect;
export type NewPqrs = Omit<typeof pqrs.$inferInsert, "caseNumber">;
type Topic = typeof pqrsTopics.$inferSelect;

/** Case numbers that are tried at most; each is taken with a chance of far less than one in a million. */
const MOST_TRIES = 5;
/** Confirmations that one address gets within a day: whoever sends a PQRS can name the address of somebody else. */
const MESSAGES_A_DAY = 10;
const DAY_MS = 86_400_000;

/** The topics in their order. */
export const topicsOf = (db: Db): Promise<Topic[]> => db.select().from(pqrsTopics).orderBy(asc(pqrsTopics.id));

/** One topic; null where there is none. */
export async function topicById(db: Db, id: number): Promise<Topic | null> {
  const [topic] = await db.select().from(pqrsTopics).where(eq(pqrsTopics.id, id));
  return topic ?? null;
}

async function insertPqrs(tx: Db, sent: NewPqrs, newCaseNumber: () => string): Promise<[PqrsRow, isNew: boolean]> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [added] = await tx
      .insert(pqrs)
      .values({ ...sent, caseNumber: newCaseNumber() })
      .onConflictDoNothing()
      .returning();
    if (added) return [added, true];
    const [known] = await tx.select().from(pqrs).where(eq(pqrs.onceKey, sent.onceKey));
    if (known) return [known, false];
    // Neither new nor known: the case number belongs to another.
  }
  throw new Error("No free case number was found");
}

/**
 * Keeps a PQRS under a case number of its own together with the message that confirms it. One whose `onceKey` is known
 * changes nothing: its first row is given.
 */
export function keepPqrs(
  store: Store,
  sent: NewPqrs,
  newCaseNumber: () => string,
  messageOf: (kept: PqrsRow) => NewMessage,
): Promise<PqrsRow> {
  return store.transaction(async (tx) => {
    const [kept, isNew] = await insertPqrs(tx, sent, newCaseNumber);
    if (!isNew) return kept;
    const message = messageOf(kept);
    await addMessageWithin(tx, message, { most: MESSAGES_A_DAY, withinMs: DAY_MS });
    return kept;
  });
}

/** A PQRS with its topic's title by its case number; null where there is none. */
export async function pqrsByCase(db: Db, caseNumber: string): Promise<(PqrsRow & { topic: string }) | null> {
  const [found] = await db
    .select({ row: pqrs, topic: pqrsTopics.title })
    .from(pqrs)
    .innerJoin(pqrsTopics, eq(pqrsTopics.id, pqrs.topicId))
    .where(eq(pqrs.caseNumber, caseNumber));
  return found ? { ...found.row, topic: found.topic } : null;
}

/** The services that are rated, in their order. */
export const servicesOf = (db: Db): Promise<(typeof ratedServices.$inferSelect)[]> =>
  db.select().from(ratedServices).orderBy(asc(ratedServices.position));

/** The questions of all services, or of one, in their order. */
export const questionsOf = (db: Db, serviceId?: string): Promise<(typeof ratingQuestions.$inferSelect)[]> =>
  db
    .select()
    .from(ratingQuestions)
    .where(serviceId === undefined ? undefined : eq(ratingQuestions.serviceId, serviceId))
    .orderBy(asc(ratingQuestions.serviceId), asc(ratingQuestions.position));

/** Keeps a rating with its answers, and gives its id. One whose `onceKey` is known changes nothing. */
export function keepRating(
  store: Store,
  sent: typeof ratings.$inferInsert,
  answers: readonly { questionId: number; answer: number }[],
): Promise<number> {
  return store.transaction(async (tx) => {
    const [added] = await tx.insert(ratings).values(sent).onConflictDoNothing().returning();
    if (added) {
      await tx.insert(ratingAnswers).values(answers.map((answer) => ({ ...answer, ratingId: added.id })));
      return added.id;
    }
    const [known] = await tx.select().from(ratings).where(eq(ratings.onceKey, sent.onceKey));
    return known!.id;
  });
}
