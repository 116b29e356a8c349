/** Why somebody is asked to log in, in a sentence: what it is for, and that a session was over. */
import { pesos } from "#copy/format";
import { login } from "#copy/login";
import type { LoginPurpose, LoginTab } from "../../page/dialogs";
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
  if (purpose.to === "coupon") return words.coupon;
  return purpose.to === "claim" ? words.claim : visit(purpose.path);
}

/** The sentence over the login, or over what an account takes; undefined where nobody was on the way to anything. */
export function loginReason(
  purpose: LoginPurpose | null,
  isExpired: boolean,
  tab: LoginTab = "login",
): string | undefined {
  const what = purpose && goal(purpose);
  const asked = what === null ? undefined : tab === "signUp" ? words.signUp(what) : words.needed(what);
  const reason = isExpired && tab === "login" ? words.expired(what) : asked;
  return purpose?.to === "pay" || purpose?.to === "coupon" ? `${reason} ${words.cartKept}` : reason;
}
