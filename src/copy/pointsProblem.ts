/** Words for points that could not be read (PTS-02). */
import type { Problem } from "#api/result";
import { problem } from "./problems";

/** A session that is over has a sentence of its own; else the backend's, else the catalogue's. */
export const pointsProblem = (what: Problem): string =>
  what.kind === "refused" && what.status === 401
    ? "Debes de volver a iniciar sesión"
    : problem(what, "Ocurrió un error al momento de cargar los puntos del usuario. Inténtalo más tarde");
