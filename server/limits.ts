/** Limits on guessing passwords, kept in the store so that all processes count together. */
import { eq, inArray, lt, sql } from "drizzle-orm";
import { sha256 } from "./auth";
import { networkOf } from "./clientNetwork";
import { Refusal } from "./refusal";
import type { Shop } from "./shop";
import { loginAttempts } from "./store/schema";

type Counted = Pick<Shop, "store" | "clock">;

interface Rule {
  /** Attempts before the first wait. */
  free: number;
  /** Longest wait, in seconds. */
  longest: number;
}

/** A failed attempt is forgotten after this long without another. */
const MEMORY_MS = 60 * 60_000;

/**
 * Per account and address, per account, per address. The account's own limit waits at most half a minute:
 * a stranger who keeps guessing slows the owner down but never locks them out.
 */
const RULES = {
  pair: { free: 5, longest: 15 * 60 },
  account: { free: 20, longest: 30 },
  address: { free: 40, longest: 15 * 60 },
} as const satisfies Record<string, Rule>;

export interface LoginTry {
  account: string;
  /** Where it comes from; addresses of one network count together. */
  ip: string;
}

function keysOf({ account, ip }: LoginTry): Record<keyof typeof RULES, string> {
  const network = networkOf(ip);
  return {
    pair: sha256(`pair ${account} ${network}`),
    account: sha256(`account ${account}`),
    address: sha256(`address ${network}`),
  };
}

function countsOf(attempt: LoginTry): { key: string; rule: Rule }[] {
  const keys = keysOf(attempt);
  return (["pair", "account", "address"] as const)
    .map((name) => ({ key: keys[name], rule: RULES[name] }))
    .sort((a, b) => a.key.localeCompare(b.key));
}

function waitSeconds(failures: number, { free, longest }: Rule): number {
  return failures < free ? 0 : Math.min(2 ** (failures - free), longest);
}

/**
 * Counts an attempt before the password is looked at, so that attempts at the same time cannot slip past together.
 * @throws Refusal 429 TOO_MANY_ATTEMPTS with the seconds to wait
 */
export async function countLoginTry({ store, clock }: Counted, attempt: LoginTry): Promise<void> {
  const now = clock.now();
  const iso = clock.iso();
  const keys = countsOf(attempt);
  const refusedUntil = await store.transaction(async (tx) => {
    await tx
      .insert(loginAttempts)
      .values(keys.map(({ key }) => ({ key, failures: 0, lastFailureAt: iso })))
      .onConflictDoNothing();
    const rows = await tx
      .select()
      .from(loginAttempts)
      .where(
        inArray(
          loginAttempts.key,
          keys.map(({ key }) => key),
        ),
      )
      .orderBy(loginAttempts.key)
      .for("update");
    const waits = rows.map((row) => (row.blockedUntil ? Date.parse(row.blockedUntil) : 0));
    const longest = Math.max(...waits);
    if (longest > now) return longest;
    for (const row of rows) {
      const { rule } = keys.find(({ key }) => key === row.key)!;
      const failures = (now - Date.parse(row.lastFailureAt) > MEMORY_MS ? 0 : row.failures) + 1;
      const wait = waitSeconds(failures, rule);
      await tx
        .update(loginAttempts)
        .set({
          failures,
          lastFailureAt: iso,
          blockedUntil: wait > 0 ? new Date(now + wait * 1000).toISOString() : null,
        })
        .where(eq(loginAttempts.key, row.key));
    }
    return null;
  });
  if (refusedUntil !== null)
    throw new Refusal(429, "TOO_MANY_ATTEMPTS", { retryAfter: Math.ceil((refusedUntil - now) / 1000) });
}

/** After the right password: the account's counts begin anew, the address gets its attempt back. */
export async function forgiveLoginTries({ store }: Counted, attempt: LoginTry): Promise<void> {
  const { pair, account, address } = keysOf(attempt);
  await store.transaction(async (tx) => {
    await tx.delete(loginAttempts).where(inArray(loginAttempts.key, [pair, account]));
    await tx
      .update(loginAttempts)
      .set({ failures: sql`greatest(${loginAttempts.failures} - 1, 0)`, blockedUntil: null })
      .where(eq(loginAttempts.key, address));
  });
}

/** Removes counts that are no longer remembered. */
export async function forgetLoginTries({ store, clock }: Counted): Promise<void> {
  await store.db
    .delete(loginAttempts)
    .where(lt(loginAttempts.lastFailureAt, new Date(clock.now() - MEMORY_MS).toISOString()));
}
