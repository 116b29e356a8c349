/** Why somebody is asked to log in, in a sentence: what it is for, and that a session was over. */
import { pesos } from "#copy/format";
import { login } from "#copy/login";
import type { LoginPurpose } from "../../page/dialogs";
import { paths } from "../../paths";

const words = login.reason;

/** What can be done at an address that needs a login. */
function visit(path: string): string {
  if (path.startsWith(paths.confirmationRoot)) return words.order;
  if (path.startsWith(paths.history)) return words.history;
  if (path.startsWith(paths.reports)) return words.reports;
  return path.startsWith(paths.accountRoot) ? words.data : words.other;
}

/** What the login is for. */
function goal(purpose: LoginPurpose): string {
  if (purpose.to === "pay") return words.pay(pesos(purpose.totalPesos));
  return purpose.to === "claim" ? words.claim : visit(purpose.path);
}

/** The sentence over the login; undefined where nobody was on the way to anything. */
export function loginReason(purpose: LoginPurpose | null, isExpired: boolean): string | undefined {
  const what = purpose && goal(purpose);
  const reason = isExpired ? words.expired(what) : what === null ? undefined : words.needed(what);
  return purpose?.to === "pay" ? `${reason} ${words.cartKept}` : reason;
}
