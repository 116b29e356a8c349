/** What the embedded sandbox gateways remember. */
import { and, eq } from "drizzle-orm";
import type { GatewayName } from "#domain/payments";
import type { Db } from "./database";
import { sandboxSessions } from "./schema";

export type SandboxSession = typeof sandboxSessions.$inferSelect;

/** Adds a session; gives it. */
export async function addSandboxSession(db: Db, session: typeof sandboxSessions.$inferInsert): Promise<SandboxSession> {
  const [row] = await db.insert(sandboxSessions).values(session).returning();
  return row!;
}

/** A gateway's session by its number, its page's token or the reference it is for; null when there is none. */
export async function findSandboxSession(
  db: Db,
  gateway: GatewayName,
  by: { id: number } | { reference: string } | { token: string },
): Promise<SandboxSession | null> {
  const column =
    "id" in by
      ? eq(sandboxSessions.id, by.id)
      : "token" in by
        ? eq(sandboxSessions.token, by.token)
        : eq(sandboxSessions.reference, by.reference);
  const [row] = await db
    .select()
    .from(sandboxSessions)
    .where(and(eq(sandboxSessions.gateway, gateway), column));
  return row ?? null;
}

/** Changes a session; with `pending`, only one that is still pending. Null when nothing was changed. */
export async function changeSandboxSession(
  db: Db,
  id: number,
  change: Partial<SandboxSession>,
  { pending }: { pending: boolean },
): Promise<SandboxSession | null> {
  const [row] = await db
    .update(sandboxSessions)
    .set(change)
    .where(and(eq(sandboxSessions.id, id), pending ? eq(sandboxSessions.status, "PENDING") : undefined))
    .returning();
  return row ?? null;
}
