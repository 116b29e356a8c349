/** What both sandbox gateways have in common: their sessions, and what a player's choice on the pay page does to them. */
import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Shop } from "../shop";
import { sandboxSessions, type SandboxAttempt } from "../store/schema";

export type SandboxSession = typeof sandboxSessions.$inferSelect;
export type SandboxStatus = "PENDING" | "APPROVED" | "REJECTED";

/** How long "Simular caída" keeps the gateway silent. */
export const MUTE_MS = 30_000;
const RESOLVE_MS = 20_000;
/** PlaceToPay ends a session after this many refused tries. */
const MOST_ATTEMPTS = 10;

/** The documentation's test cards. */
export const TEST_CARDS: Readonly<Record<string, "approve" | "deny" | "pending-approve" | "pending-reject">> = {
  "4111111111111111": "approve",
  "4110760000000081": "approve",
  "4110760000000016": "deny",
  "4110760000000032": "pending-approve",
  "4110760000000040": "pending-reject",
};

interface NewSession {
  gateway: "PLACETOPAY" | "PAYVALIDA";
  reference: string;
  /** The request as the shop sent it. */
  request: Record<string, unknown>;
  totalPesos: number;
  description: string;
  returnUrl: string;
  expiresAt: string;
}

export async function createSession({ store, clock }: Shop, session: NewSession): Promise<SandboxSession> {
  const [row] = await store.db
    .insert(sandboxSessions)
    .values({ ...session, status: "PENDING", token: randomBytes(18).toString("base64url"), updatedAt: clock.iso() })
    .returning();
  return row!;
}

/** A session by its number or by the order it is for; null when there is none. */
export async function findSession(
  shop: Shop,
  gateway: NewSession["gateway"],
  by: { id: number } | { reference: string } | { token: string },
): Promise<SandboxSession | null> {
  const column =
    "id" in by
      ? eq(sandboxSessions.id, by.id)
      : "token" in by
        ? eq(sandboxSessions.token, by.token)
        : eq(sandboxSessions.reference, by.reference);
  const [row] = await shop.store.db
    .select()
    .from(sandboxSessions)
    .where(and(eq(sandboxSessions.gateway, gateway), column));
  return row ? settleByTime(shop, row) : null;
}

/** Time itself decides some sessions: a pending try gets its answer, an untouched session expires. */
async function settleByTime(shop: Shop, session: SandboxSession): Promise<SandboxSession> {
  const now = shop.clock.iso();
  if (session.status !== "PENDING") return session;
  if (session.resolvesTo && session.resolvesAt && session.resolvesAt <= now)
    return attempt(shop, session, session.resolvesTo as SandboxStatus, "Respuesta del banco");
  if (session.attempts.every(({ status }) => status === "REJECTED") && session.expiresAt <= now)
    return save(shop, session, { status: "REJECTED" });
  return session;
}

async function save(
  { store, clock }: Shop,
  session: SandboxSession,
  change: Partial<SandboxSession>,
): Promise<SandboxSession> {
  const [row] = await store.db
    .update(sandboxSessions)
    .set({ ...change, updatedAt: clock.iso() })
    .where(and(eq(sandboxSessions.id, session.id), eq(sandboxSessions.status, "PENDING")))
    .returning();
  return row ?? session;
}

async function attempt(
  shop: Shop,
  session: SandboxSession,
  status: SandboxStatus,
  message: string,
  sessionStatus: SandboxStatus = status,
): Promise<SandboxSession> {
  const tried: SandboxAttempt = {
    status,
    message,
    date: shop.clock.iso(),
    reference: session.id * 100 + session.attempts.length,
    method: "Tarjeta de prueba",
    bank: "Banco de prueba",
  };
  return save(shop, session, { status: sessionStatus, attempts: [tried, ...session.attempts], resolvesTo: null });
}

/** What the player chose; `card` for a number typed into the form. */
export type Choice = { action: "aprobar" | "rechazar" | "pendiente" | "caida" } | { card: string };

/** Does what the player chose. `problem` is a Spanish sentence when the choice could not be done and they may try again. */
export async function choose(
  shop: Shop,
  session: SandboxSession,
  choice: Choice,
): Promise<{ session: SandboxSession; problem: string | null; isMute: boolean }> {
  const done = async (next: Promise<SandboxSession>, isMute = false) => ({
    session: await next,
    problem: null,
    isMute,
  });
  if (session.status !== "PENDING") return { session, problem: null, isMute: false };
  if ("card" in choice) {
    const outcome = TEST_CARDS[choice.card.replaceAll(/[\s-]/g, "")];
    if (!outcome) return { session, problem: "Ese número no es de una tarjeta de prueba.", isMute: false };
    if (outcome === "approve") return done(attempt(shop, session, "APPROVED", "Aprobada"));
    if (outcome === "deny") {
      const isLast = session.attempts.length + 1 >= MOST_ATTEMPTS;
      const next = await attempt(shop, session, "REJECTED", "Tarjeta rechazada", isLast ? "REJECTED" : "PENDING");
      return { session: next, problem: isLast ? null : "El banco rechazó la tarjeta. Prueba con otra.", isMute: false };
    }
    const resolvesTo = outcome === "pending-approve" ? "APPROVED" : "REJECTED";
    const waiting = await attempt(shop, session, "PENDING", "Pendiente de respuesta del banco");
    const resolvesAt = new Date(shop.clock.now() + RESOLVE_MS).toISOString();
    return done(save(shop, waiting, { resolvesTo, resolvesAt }));
  }
  switch (choice.action) {
    case "aprobar":
      return done(attempt(shop, session, "APPROVED", "Aprobada"));
    case "rechazar":
      return done(attempt(shop, session, "REJECTED", "Rechazada por el banco"));
    case "pendiente":
      return done(attempt(shop, session, "PENDING", "Pendiente de respuesta del banco"));
    case "caida": {
      const muteUntil = new Date(shop.clock.now() + MUTE_MS).toISOString();
      const muted = await save(shop, session, { muteUntil });
      return done(attempt(shop, muted, "APPROVED", "Aprobada"), true);
    }
  }
}

/** Whether the gateway pretends to be down for this session. */
export function isMute(session: SandboxSession, now: string): boolean {
  return session.muteUntil !== null && session.muteUntil > now;
}
