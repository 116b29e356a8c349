/** What a failed call says where the source gives it words of its own. */
import { expect, test } from "vitest";
import type { Problem } from "#api/result";
import { pointsProblem } from "#copy/pointsProblem";

const CATALOGUE = "Ocurrió un error al momento de cargar los puntos del usuario. Inténtalo más tarde";
const refused = (status: number, message: string): Problem => ({
  ...{ kind: "refused", status, code: "X", message, fields: {} },
});

test.each<[Problem, string]>([
  [refused(401, "No autorizado"), "Debes de volver a iniciar sesión"],
  [{ kind: "malformed", status: 401 }, "Debes de volver a iniciar sesión"],
  [refused(409, "El programa está cerrado"), "El programa está cerrado"],
  [refused(500, "El programa está cerrado"), "El programa está cerrado"],
  [{ kind: "malformed", status: 500, said: "El programa está cerrado" }, "El programa está cerrado"],
  [refused(500, ""), CATALOGUE],
  [{ kind: "malformed", status: 200 }, CATALOGUE],
  [{ kind: "offline" }, "No hay conexión. Revisa tu internet e inténtalo de nuevo."],
])("points that cannot be read because of %j say %s", (what, words) => expect(pointsProblem(what)).toBe(words));
