/** Limits on guessing passwords and documents of PQRS, kept in the store so that all processes count together. */
import { sha256 } from "./auth";
import { networkOf } from "./clientNetwork";
import { Refusal } from "./refusal";
import type { Shop } from "./shop";
import { countFailure, easeFailures, forgetFailures } from "./store/loginTries";

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

/** Per case number and per address: who knows a case number must not find out the document that belongs to it. */
const CASE_RULES = {
  case: { free: 10, longest: 60 },
  caseAddress: { free: 20, longest: 15 * 60 },
} as const satisfies Record<string, Rule>;

export interface CaseTry {
  caseNumber: string;
  /** Where it comes from; addresses of one network count together. */
  ip: string;
}

const caseKeysOf = ({ caseNumber, ip }: CaseTry): Record<keyof typeof CASE_RULES, string> => ({
  case: sha256(`case ${caseNumber}`),
  caseAddress: sha256(`case address ${networkOf(ip)}`),
});

function keysOf({ account, ip }: LoginTry): Record<keyof typeof RULES, string> {
  const network = networkOf(ip);
  return {
    pair: sha256(`pair ${account} ${network}`),
    account: sha256(`account ${account}`),
    address: sha256(`address ${network}`),
  };
}

function waitSeconds(failures: number, { free, longest }: Rule): number {
  return failures < free ? 0 : Math.min(2 ** (failures - free), longest);
}

/** Counts an attempt for each key. @throws Refusal 429 TOO_MANY_ATTEMPTS with the seconds to wait */
async function count({ store, clock }: Counted, counted: readonly { key: string; rule: Rule }[]): Promise<void> {
  const now = clock.now();
  const counters = counted.map(({ key, rule }) => ({
    key,
    waitSeconds: (failures: number) => waitSeconds(failures, rule),
  }));
  const refusedUntil = await countFailure(store, counters, { now, memoryMs: MEMORY_MS });
  if (refusedUntil !== null)
    throw new Refusal(429, "TOO_MANY_ATTEMPTS", { retryAfter: Math.ceil((refusedUntil - now) / 1000) });
}

/**
 * Counts an attempt before the password is looked at, so that attempts at the same time cannot slip past together.
 * @throws Refusal 429 TOO_MANY_ATTEMPTS with the seconds to wait
 */
export async function countLoginTry({ store, clock }: Counted, attempt: LoginTry): Promise<void> {
  const keys = keysOf(attempt);
  await count(
    { store, clock },
    (["pair", "account", "address"] as const).map((name) => ({ key: keys[name], rule: RULES[name] })),
  );
}

/** After the right password: the account's counts begin anew, the address gets its attempt back. */
export function forgiveLoginTries({ store }: Counted, attempt: LoginTry): Promise<void> {
  const { pair, account, address } = keysOf(attempt);
  return easeFailures(store, { forgotten: [pair, account], eased: address });
}

/**
 * Counts a question about a PQRS before it is answered.
 * @throws Refusal 429 TOO_MANY_ATTEMPTS with the seconds to wait
 */
export async function countCaseTry({ store, clock }: Counted, attempt: CaseTry): Promise<void> {
  const keys = caseKeysOf(attempt);
  await count(
    { store, clock },
    (["case", "caseAddress"] as const).map((name) => ({ key: keys[name], rule: CASE_RULES[name] })),
  );
}

/** After a right answer: the case's count begins anew, the address gets its attempt back. */
export function easeCaseTry({ store }: Counted, attempt: CaseTry): Promise<void> {
  const keys = caseKeysOf(attempt);
  return easeFailures(store, { forgotten: [keys.case], eased: keys.caseAddress });
}

/** Questions that make the shop write to somebody: opening an account, asking for a link. */
const LETTER_RULES = {
  document: { free: 5, longest: 5 * 60 },
  letterAddress: { free: 20, longest: 15 * 60 },
} as const satisfies Record<string, Rule>;

/**
 * Counts a question about the account of a document, whether there is one or not.
 * @throws Refusal 429 TOO_MANY_ATTEMPTS with the seconds to wait
 */
export async function countLetterTry({ store, clock }: Counted, { account, ip }: LoginTry): Promise<void> {
  await count({ store, clock }, [
    { key: sha256(`letter ${account}`), rule: LETTER_RULES.document },
    { key: sha256(`letter address ${networkOf(ip)}`), rule: LETTER_RULES.letterAddress },
  ]);
}

/** Removes counts that are no longer remembered. */
export function forgetLoginTries({ store, clock }: Counted): Promise<void> {
  return forgetFailures(store.db, new Date(clock.now() - MEMORY_MS).toISOString());
}
