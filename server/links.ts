/** The links that an account gets by e-mail, and how many letters one address gets. */
import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { sha256 } from "./auth";
import { confirmAccount, confirmEmail, passwordLink } from "./letters/account";
import { originOf } from "./security";
import type { Shop } from "./shop";
import { addLink, type LinkRow } from "./store/accounts";
import type { Db } from "./store/database";
import { addMessageWithin, type NewMessage } from "./store/outbox";
import type { LinkPurpose } from "./store/schema";
import type { Account } from "./store/sessions";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a link holds. */
const LINK_MS: Readonly<Record<LinkPurpose, number>> = { confirm: 2 * DAY_MS, email: 2 * DAY_MS, password: HOUR_MS };

/** After this long no link holds any more. */
export const LONGEST_LINK_MS = Math.max(...Object.values(LINK_MS));

/** Letters of a kind that one address gets in a day: a stranger who names it fills no mailbox (F-42). */
const LETTERS_A_DAY = 5;

/** Writes a letter unless its reader had enough of its kind within a day. */
export const writeLetter = (tx: Db, letter: NewMessage): Promise<void> =>
  addMessageWithin(tx, letter, { most: LETTERS_A_DAY, withinMs: DAY_MS });

/** Makes a link of an account in the place of earlier ones, and writes the letter that carries it. */
export async function sendLink(
  tx: Db,
  { shop, request }: { shop: Pick<Shop, "config" | "clock">; request: FastifyRequest },
  { id: userId, names }: Pick<Account, "id" | "names">,
  purpose: LinkPurpose,
  email: string,
): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  const now = shop.clock.now();
  const link: Omit<LinkRow, "endedAt"> = {
    tokenHash: sha256(token),
    userId,
    purpose,
    email,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + LINK_MS[purpose]).toISOString(),
  };
  await addLink(tx, link);
  const letterOf = { confirm: confirmAccount, email: confirmEmail, password: passwordLink }[purpose];
  await writeLetter(tx, letterOf({ names, link, token, origin: originOf(shop.config, request) }));
}
