/** Identity: sessions behind an HttpOnly cookie whose value is never stored, and passwords with argon2id. */
import { createHash, randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "./config";
import type { Shop } from "./shop";
import { deviceOf } from "./device";
import { addSession, personOfSession, revokeSession, seeSession, type Person } from "./store/sessions";

const DAY_MS = 24 * 60 * 60_000;

/** `__Host-` ties the cookie to this host over https; plain http (the demo on loopback) cannot carry it. */
export function cookieName(config: Config): string {
  return isSecure(config) ? "__Host-sid" : "sid";
}

function isSecure(config: Config): boolean {
  return config.publicUrl.startsWith("https:");
}

/** SHA-256 of a text in hexadecimal. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of a password (argon2id, its parameters inside the text). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON);
}

let dummyHash: Promise<string> | undefined;

/** Makes the hash that nothing matches ahead of time, so that not even the first unknown account takes longer. */
export async function prepareDummyHash(): Promise<void> {
  dummyHash ??= hashPassword(randomBytes(24).toString("base64"));
  await dummyHash;
}

/**
 * Whether the password opens the account. Without an account the same work is done against a hash that nothing
 * matches, so that the time does not tell which accounts exist.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  await prepareDummyHash();
  const matches = await verify(passwordHash ?? (await dummyHash!), password);
  return passwordHash !== null && matches;
}

/** Opens a session and sets its cookie. The value is 256 random bits; the store keeps only its hash. */
export async function openSession(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<void> {
  const { config, clock, store } = shop;
  const value = randomBytes(32).toString("base64url");
  await addSession(store.db, {
    idHash: sha256(value),
    userId,
    createdAt: clock.iso(),
    expiresAt: new Date(clock.now() + config.sessionDays * DAY_MS).toISOString(),
    device: deviceOf(request.headers["user-agent"]),
  });
  void reply.setCookie(cookieName(config), value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(config),
    maxAge: (config.sessionDays * DAY_MS) / 1000,
  });
}

/** Revokes the session of the request, if any, and removes its cookie. */
export async function closeSession(shop: Shop, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { config, clock, store } = shop;
  const value = request.cookies[cookieName(config)];
  asked.delete(request);
  if (value) await revokeSession(store.db, sha256(value), clock.iso());
  clearSession(config, reply);
}

/** Has the browser forget its session. */
export function clearSession(config: Config, reply: FastifyReply): void {
  void reply.clearCookie(cookieName(config), { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(config) });
}

/** Hash of the request's session cookie; "" where there is none that could be one. */
export function sessionHash(config: Config, request: FastifyRequest): string {
  const value = request.cookies[cookieName(config)];
  return value && /^[\w-]{43}$/.test(value) ? sha256(value) : "";
}

/** When a session was seen is told to within this time: a write for each request would cost more than it tells. */
const SEEN_EVERY_MS = 5 * 60_000;

async function findSessionUser({ config, clock, store }: Shop, request: FastifyRequest): Promise<Person | null> {
  const idHash = sessionHash(config, request);
  const found = idHash ? await personOfSession(store.db, idHash, clock.iso()) : null;
  if (!found) return null;
  if (clock.now() - Date.parse(found.seenAt ?? "1970-01-01") >= SEEN_EVERY_MS)
    await seeSession(store.db, idHash, clock.iso());
  return found.person;
}

const asked = new WeakMap<FastifyRequest, Promise<Person | null>>();

/** The person of the request's session; null without a live one. Looked up once per request, whoever asks. */
export function sessionUser(shop: Shop, request: FastifyRequest): Promise<Person | null> {
  let user = asked.get(request);
  if (!user) asked.set(request, (user = findSessionUser(shop, request)));
  return user;
}
