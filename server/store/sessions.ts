/** People and their sessions. A session is found by the hash of its cookie's value. */
import { and, desc, eq, getTableColumns, gt, isNull, lt, ne, sql, type Placeholder, type SQL } from "drizzle-orm";
import { prepared, type Db } from "./database";
import { sessions, users } from "./schema";

/** A person with the hash of their password. */
export type Account = typeof users.$inferSelect;
/** A person as the rest of the server knows them. */
export type Person = Omit<Account, "passwordHash" | "createdAt">;

const { passwordHash: _passwordHash, createdAt: _createdAt, ...personColumns } = getTableColumns(users);

/** The account of an identity document; null when there is none, or its owner deleted it. */
export async function findAccount(db: Db, documentType: string, documentNumber: string): Promise<Account | null> {
  const [account] = await db
    .select()
    .from(users)
    .where(
      and(eq(users.documentType, documentType), eq(users.documentNumber, documentNumber), isNull(users.deletedAt)),
    );
  return account ?? null;
}

/** A person by their id. @throws when there is none */
export async function readPerson(db: Db, id: number): Promise<Person> {
  const [person] = await db.select(personColumns).from(users).where(eq(users.id, id));
  if (!person) throw new Error(`There is no person ${id}`);
  return person;
}

/** Adds a session. Instants ISO UTC. */
export async function addSession(
  db: Db,
  session: Omit<typeof sessions.$inferInsert, "revokedAt" | "seenAt">,
): Promise<void> {
  await db.insert(sessions).values({ ...session, seenAt: session.createdAt });
}

/** Neither revoked nor over at `now` (ISO). */
const isLive = (now: string | Placeholder): SQL | undefined =>
  and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

const liveSession = prepared((db) =>
  db
    .select({ person: personColumns, seenAt: sessions.seenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.idHash, sql.placeholder("idHash")), isLive(sql.placeholder("now")), isNull(users.deletedAt)),
    ),
);

/** The person of a session that is neither revoked nor over at `now` (ISO), and when it was seen last; null for any other. */
export async function personOfSession(
  db: Db,
  idHash: string,
  now: string,
): Promise<{ person: Person; seenAt: string | null } | null> {
  const [found] = await liveSession(db).execute({ idHash, now });
  return found ?? null;
}

/** Writes down that a session was seen at `now` (ISO). */
export async function seeSession(db: Db, idHash: string, now: string): Promise<void> {
  await db.update(sessions).set({ seenAt: now }).where(eq(sessions.idHash, idHash));
}

/** A person's live sessions, the last seen first. */
export const liveSessions = (db: Db, userId: number, now: string) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(sessions.seenAt));

const revoke = (db: Db, which: SQL | undefined, now: string) =>
  db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(which, isNull(sessions.revokedAt)));

/** Ends a session. One that was ended before keeps its first end. */
export async function revokeSession(db: Db, idHash: string, now: string): Promise<void> {
  await revoke(db, eq(sessions.idHash, idHash), now);
}

/** Ends every session of a person but the one of `keptHash`: other devices must log in again. Gives how many could still be used. */
export async function revokeSessionsOf(db: Db, userId: number, now: string, keptHash = ""): Promise<number> {
  const which = and(eq(sessions.userId, userId), ne(sessions.idHash, keptHash));
  const ended = await revoke(db, which, now).returning({ expiresAt: sessions.expiresAt });
  return ended.filter(({ expiresAt }) => expiresAt > now).length;
}

/** Removes the sessions that were over before `before` (ISO). */
export async function forgetSessions(db: Db, before: string): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, before));
}
