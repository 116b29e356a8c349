/** Words for a failed login. Apart from the login's own, which need no call. */
import type { Problem } from "#api/result";
import { problem } from "./problems";

/** Words of a failed login: a 401 shows the server's message, anything else the catalogue's (AUTH-05). */
export function loginProblem(what: Problem): string {
  const fallback = "Usuario o clave inválida";
  if (what.kind === "offline") return problem(what, fallback);
  if (what.kind === "refused" && [401, 403, 429].includes(what.status) && what.message) return what.message;
  return fallback;
}
