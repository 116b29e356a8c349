/** Proof of work against bots (altcha): signed challenges, bound to one action, short-lived, each solution good for one use. */
import { createHmac } from "node:crypto";
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { lt } from "drizzle-orm";
import { Refusal } from "./refusal";
import type { Shop } from "./shop";
import { captchaNonces } from "./store/schema";

const TTL_MS = 10 * 60_000;
/** About a quarter of a second of work on a phone: rounds of one derivation, and how many derivations are tried. */
const COST = 1_000;
const TRIES = { min: 60, max: 180 };

function secrets(secretKey: string): { hmacSignatureSecret: string; hmacKeySignatureSecret: string } {
  const derive = (purpose: string) => createHmac("sha256", secretKey).update(purpose).digest("hex");
  return { hmacSignatureSecret: derive("captcha"), hmacKeySignatureSecret: derive("captcha-key") };
}

/** A new challenge for an action. */
export function createCaptcha({ config, clock }: Pick<Shop, "config" | "clock">, action: string): Promise<Challenge> {
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: COST,
    counter: randomInt(TRIES.min, TRIES.max),
    deriveKey,
    // The library compares expiry with the machine's clock; the shop's own clock decides, so it travels as data.
    data: { action, until: clock.now() + TTL_MS },
    ...secrets(config.secretKey),
  });
}

function parse(payload: string): Payload | null {
  try {
    const value = JSON.parse(Buffer.from(payload, "base64").toString("utf8")) as Partial<Payload> | null;
    const nonce = value?.challenge?.parameters?.nonce;
    if (typeof nonce !== "string" || nonce.length > 200 || !value?.solution) return null;
    return value as Payload;
  } catch {
    return null;
  }
}

/**
 * Accepts a solution once: it must be for this action, unexpired, right, and never used before.
 * @throws Refusal 400 CAPTCHA_REFUSED naming `field`
 */
export async function useCaptcha(shop: Shop, action: string, payload: string, field: string): Promise<void> {
  const { config, clock, store } = shop;
  const refuse = () => new Refusal(400, "CAPTCHA_REFUSED", { fields: { [field]: "Prueba que no eres un robot" } });
  const parsed = parse(payload);
  if (!parsed) throw refuse();
  const { challenge, solution } = parsed;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets(config.secretKey) }).catch(
    () => ({ verified: false }),
  );
  const until = Number(challenge.parameters.data?.["until"]);
  if (!verified || challenge.parameters.data?.["action"] !== action || !(until > clock.now())) throw refuse();
  const [used] = await store.db
    .insert(captchaNonces)
    .values({ nonce: challenge.parameters.nonce, expiresAt: new Date(until).toISOString() })
    .onConflictDoNothing()
    .returning();
  if (!used) throw refuse();
}

/** Forgets the nonces whose challenges have expired: those solutions are refused by their own date. */
export async function forgetCaptchas({ store, clock }: Pick<Shop, "store" | "clock">): Promise<void> {
  await store.db.delete(captchaNonces).where(lt(captchaNonces.expiresAt, clock.iso()));
}
