/** Words for every kind of failed call. A new kind does not compile without words here. */
import type { Problem } from "#api/result";

/** The sentence for a failed load or save: `fallback` is the catalogue's own, which a malformed answer and a server error get too. */
export function problem(what: Problem, fallback: string): string {
  switch (what.kind) {
    case "refused":
      return what.status < 500 && what.message ? what.message : fallback;
    case "malformed":
      return fallback;
    case "offline":
      return "No hay conexión. Revisa tu internet e inténtalo de nuevo.";
  }
}
