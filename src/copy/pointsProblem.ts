/** Words for points that could not be read (PTS-02). */
import type { Problem } from "#api/result";
import { problem } from "./problems";

/** A session that is over has a sentence of its own; else the backend's words, whatever its status; else the catalogue's. */
export function pointsProblem(what: Problem): string {
  const failed = "Ocurrió un error al momento de cargar los puntos del usuario. Inténtalo más tarde";
  if (what.kind === "offline") return problem(what, failed);
  if (what.status === 401) return "Debes de volver a iniciar sesión";
  return (what.kind === "refused" ? what.message : what.said) || failed;
}
