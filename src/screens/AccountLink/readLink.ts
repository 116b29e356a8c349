/** The link of an e-mail, as the pages that it leads to read it. It is not used up: scanners of mail open links too. */
import { redirect } from "react-router-dom";
import { accountLink, type AccountLink } from "#api/account";
import type { Result } from "#api/result";
import type { ServerContext } from "../../page/context";
import { clientOf } from "../../page/session";
import { paths } from "../../paths";

const isRefused = (result: Result<unknown>, statuses: readonly number[]): boolean =>
  !result.ok && result.problem.kind === "refused" && statuses.includes(result.problem.status);

/** Whether a failure says that there is no such link; anything else may pass. */
export const isUnknownLink = (result: Result<unknown>): boolean => isRefused(result, [404]);

/**
 * The link of a token. Without a token, with one that nobody made, or with one for something else than `uses` there is
 * nothing to show (REG-04, REG-05).
 * @throws a redirect home
 */
export async function readLink(server: ServerContext, token: string | undefined, uses: readonly AccountLink["use"][]) {
  if (!token) throw redirect(paths.home);
  const link = await accountLink(clientOf(server), token);
  // A token that is none (too long) is refused as a value.
  if (isRefused(link, [400, 404]) || (link.ok && !uses.includes(link.value.use))) throw redirect(paths.home);
  return { token, link };
}
