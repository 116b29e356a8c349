/** People and their sessions. A session is found by the hash of its cookie's value. */
import { and, eq, getTableColumns, gt, isNull, lt } from "drizzle-orm";
import type { Db } from "./database";
import { sessions, users } from "./schema";

/** A person with the hash of their password. */
export type Account = typeof users.$inferSelect;
/** A person as the rest of the server knows them. */
export type Person = Omit<Account, "passwordHash" | "createdAt">;

const { passwordHash: _passwordHash, createdAt: _createdAt, ...personColumns } = getTableColumns(users);

/** The account of an identity document; null when there is none. */
export async function findAccount(db: Db, documentType: string, documentNumber: string): Promise<Account | null> {
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.documentType, documentType), eq(users.documentNumber, documentNumber)));
  return account ?? null;
}

/** Adds a session. Instants ISO UTC. */
export async function addSession(db: Db, session: Omit<typeof sessions.$inferInsert, "revokedAt">): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The person of a session that is neither revoked nor over at `now` (ISO); null for any other. */
export async function personOfSession(db: Db, idHash: string, now: string): Promise<Person | null> {
  const [person] = await db
    .select(personColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, idHash), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)));
  return person ?? null;
}

const revoke = (db: Db, which: ReturnType<typeof eq>, now: string) =>
  db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(which, isNull(sessions.revokedAt)));

/** Ends a session. One that was ended before keeps its first end. */
export async function revokeSession(db: Db, idHash: string, now: string): Promise<void> {
  await revoke(db, eq(sessions.idHash, idHash), now);
}

/** Ends every session of a person: after a password change, all devices must log in again. */
export async function revokeSessionsOf(db: Db, userId: number, now: string): Promise<void> {
  await revoke(db, eq(sessions.userId, userId), now);
}

/** Removes the sessions that were over before `before` (ISO). */
export async function forgetSessions(db: Db, before: string): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, before));
}
