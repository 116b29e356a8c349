/** What both sandbox gateways have in common: their sessions, and what a player's choice on the pay page does to them. */
import { randomBytes } from "node:crypto";
import type { GatewayName } from "#domain/payments";
import type { Shop } from "../shop";
import {
  addSandboxSession,
  changeSandboxSession,
  findSandboxSession,
  type SandboxSession,
} from "../store/sandboxSessions";
import type { SandboxAttempt, SandboxStatus } from "../store/schema";

/** How long "Simular caída" keeps the gateway silent. */
export const MUTE_MS = 30_000;
const RESOLVE_MS = 20_000;
/** How the page's buttons pay: like a bank transfer, without the data of a card. */
export const BUTTON_WAY = "PSE de prueba";
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
  gateway: GatewayName;
  reference: string;
  /** The request as the shop sent it. */
  request: Record<string, unknown>;
  totalPesos: number;
  description: string;
  returnUrl: string;
  expiresAt: string;
}

/** Opens a session that waits to be paid. */
export function createSession({ store, clock }: Shop, session: NewSession): Promise<SandboxSession> {
  return addSandboxSession(store.db, {
    ...session,
    status: "PENDING",
    token: randomBytes(18).toString("base64url"),
    createdAt: clock.iso(),
    updatedAt: clock.iso(),
  });
}

/** A session by its number or by the order it is for; null when there is none. */
export async function findSession(
  shop: Shop,
  gateway: GatewayName,
  by: Parameters<typeof findSandboxSession>[2],
): Promise<SandboxSession | null> {
  const session = await findSandboxSession(shop.store.db, gateway, by);
  return session && settleByTime(shop, session);
}

/** Time itself decides some sessions: a pending try gets its answer, an untouched session expires. */
async function settleByTime(shop: Shop, session: SandboxSession): Promise<SandboxSession> {
  const now = shop.clock.iso();
  if (session.status !== "PENDING") return session;
  if (session.resolvesTo && session.resolvesAt && session.resolvesAt <= now)
    return attempt(shop, session, session.resolvesTo, { message: "Respuesta del banco" });
  if (session.attempts.every(({ status }) => status === "REJECTED") && session.expiresAt <= now)
    return save(shop, session, { status: "REJECTED" });
  return session;
}

async function save(
  { store, clock }: Shop,
  session: SandboxSession,
  change: Partial<SandboxSession>,
): Promise<SandboxSession> {
  const now = { updatedAt: clock.iso() };
  return (await changeSandboxSession(store.db, session.id, { ...change, ...now }, { pending: true })) ?? session;
}

async function attempt(
  shop: Shop,
  session: SandboxSession,
  status: SandboxStatus,
  { message, way = "Tarjeta de prueba", next = status }: { message: string; way?: string; next?: SandboxStatus },
): Promise<SandboxSession> {
  const tried: SandboxAttempt = {
    status,
    message,
    date: shop.clock.iso(),
    reference: session.id * 100 + session.attempts.length,
    method: way,
    bank: "Banco de prueba",
  };
  return save(shop, session, { status: next, attempts: [tried, ...session.attempts], resolvesTo: null });
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
    if (outcome === "approve") return done(attempt(shop, session, "APPROVED", { message: "Aprobada" }));
    if (outcome === "deny") {
      const isLast = session.attempts.length + 1 >= MOST_ATTEMPTS;
      const tried = await attempt(shop, session, "REJECTED", {
        message: "Tarjeta rechazada",
        next: isLast ? "REJECTED" : "PENDING",
      });
      return {
        session: tried,
        problem: isLast ? null : "El banco rechazó la tarjeta. Prueba con otra.",
        isMute: false,
      };
    }
    const resolvesTo = outcome === "pending-approve" ? "APPROVED" : "REJECTED";
    const waiting = await attempt(shop, session, "PENDING", { message: "Pendiente de respuesta del banco" });
    const resolvesAt = new Date(shop.clock.now() + RESOLVE_MS).toISOString();
    return done(save(shop, waiting, { resolvesTo, resolvesAt }));
  }
  switch (choice.action) {
    case "aprobar":
      return done(attempt(shop, session, "APPROVED", { message: "Aprobada", way: BUTTON_WAY }));
    case "rechazar":
      return done(attempt(shop, session, "REJECTED", { message: "Rechazada por el banco", way: BUTTON_WAY }));
    case "pendiente":
      return done(attempt(shop, session, "PENDING", { message: "Pendiente de respuesta del banco", way: BUTTON_WAY }));
    case "caida": {
      const muteUntil = new Date(shop.clock.now() + MUTE_MS).toISOString();
      const muted = await save(shop, session, { muteUntil });
      return done(attempt(shop, muted, "APPROVED", { message: "Aprobada", way: BUTTON_WAY }), true);
    }
  }
}

/** Whether a bank still has to answer a try to pay. */
export const isInProcess = ({ attempts }: SandboxSession): boolean => attempts[0]?.status === "PENDING";

/** The merchant gives a session up: it can no longer be paid. One that has ended stays as it is. */
export function cancelSession(shop: Shop, session: SandboxSession): Promise<SandboxSession> {
  return save(shop, session, { status: "CANCELLED", resolvesTo: null });
}

/** Gives back an approved try; the session stays approved. Null when that try is not approved or was given back before. */
export async function reverseAttempt(
  { store, clock }: Shop,
  session: SandboxSession,
  reference: number,
): Promise<SandboxAttempt | null> {
  const [first] = session.attempts.filter((tried) => tried.reference === reference && tried.status === "APPROVED");
  if (!first || first.isRefunded) return null;
  const refund: SandboxAttempt = {
    ...first,
    status: "REFUNDED",
    message: "Reembolsada",
    date: clock.iso(),
    reference: session.id * 100 + session.attempts.length,
  };
  const attempts = [
    refund,
    ...session.attempts.map((tried) => (tried === first ? { ...tried, isRefunded: true } : tried)),
  ];
  await changeSandboxSession(store.db, session.id, { attempts, updatedAt: clock.iso() }, { pending: false });
  return refund;
}

/** Whether the gateway pretends to be down for this session. */
export function isMute(session: SandboxSession, now: string): boolean {
  return session.muteUntil !== null && session.muteUntil > now;
}
