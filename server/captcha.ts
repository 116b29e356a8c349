/** Proof of work against bots (altcha): signed challenges, bound to one action, short-lived, each solution good for one use. */
import { createHmac } from "node:crypto";
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { messages } from "./messages";
import { Refusal } from "./refusal";
import type { Shop } from "./shop";
import { forgetNonces, useNonce } from "./store/captchas";

const TTL_MS = 10 * 60_000;
/** About a quarter of a second of work on a phone: rounds of one derivation, and how many derivations are tried. */
const COST = 1_000;
const TRIES = { min: 60, max: 180 };

/** What a challenge is bound to. The library compares expiry with the machine's clock; the shop's own clock decides. */
interface Bound {
  action: string;
  /** Milliseconds since the epoch. */
  until: number;
}

function secrets(secretKey: string): { hmacSignatureSecret: string; hmacKeySignatureSecret: string } {
  const derive = (purpose: string) => createHmac("sha256", secretKey).update(purpose).digest("hex");
  return { hmacSignatureSecret: derive("captcha"), hmacKeySignatureSecret: derive("captcha-key") };
}

/** A new challenge for an action. */
export function createCaptcha({ config, clock }: Pick<Shop, "config" | "clock">, action: string): Promise<Challenge> {
  return createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: COST,
    counter: randomInt(TRIES.max, TRIES.min),
    deriveKey,
    data: { action, until: clock.now() + TTL_MS } satisfies Bound,
    ...secrets(config.secretKey),
  });
}

/** The nonce of a solved challenge and what it is bound to; null for a payload that is not right, whatever it holds. */
async function readSolution(payload: string, secretKey: string): Promise<{ nonce: string; bound: Bound } | null> {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(payload, "base64").toString("utf8")) as Payload;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets(secretKey) });
    const { nonce, data } = challenge.parameters;
    // The signature is the shop's own, so the parameters are as createCaptcha wrote them.
    return verified ? { nonce, bound: data as unknown as Bound } : null;
  } catch {
    return null;
  }
}

/**
 * Accepts a solution once: it must be for this action, unexpired, right, and never used before.
 * @throws Refusal 400 CAPTCHA_REFUSED naming `field`
 */
export async function useCaptcha(
  shop: Pick<Shop, "config" | "clock" | "store">,
  action: string,
  payload: string,
  field: string,
): Promise<void> {
  const { config, clock, store } = shop;
  const refuse = () => new Refusal(400, "CAPTCHA_REFUSED", { fields: { [field]: messages.CAPTCHA_REFUSED } });
  const solved = await readSolution(payload, config.secretKey);
  if (!solved || solved.bound.action !== action || solved.bound.until <= clock.now()) throw refuse();
  if (!(await useNonce(store.db, solved.nonce, new Date(solved.bound.until).toISOString()))) throw refuse();
}

/** Forgets the nonces whose challenges have expired: those solutions are refused by their own date. */
export function forgetCaptchas({ store, clock }: Pick<Shop, "store" | "clock">): Promise<void> {
  return forgetNonces(store.db, clock.iso());
}
