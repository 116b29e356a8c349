/** Words for every kind of failed call. A new kind does not compile without words here. */
import type { Problem } from "#api/result";

const offline = "No hay conexión. Revisa tu internet e inténtalo de nuevo.";

/** The sentence for a failed load or save: `fallback` is the catalogue's own, which a malformed answer and a server error get too. */
export function problem(what: Problem, fallback: string): string {
  switch (what.kind) {
    case "refused":
      return what.status < 500 && what.message ? what.message : fallback;
    case "malformed":
      return fallback;
    case "offline":
      return offline;
  }
}

/** Words of a failed login: a 401 shows the server's message, anything else the catalogue's (AUTH-05). */
export function loginProblem(what: Problem): string {
  if (what.kind === "offline") return offline;
  if (what.kind === "refused" && [401, 403, 429].includes(what.status) && what.message) return what.message;
  return "Usuario o clave inválida";
}

const checkoutFallback = "Ocurrió un error al momento de procesar el carrito de compras";

/** Words of a failed checkout (PAY-05): the server's message without its leading "Error". */
export function checkoutProblem(what: Problem): string {
  if (what.kind === "offline")
    return "No sabemos si el pago inició, estamos verificando. Puedes intentarlo de nuevo: no se cobrará dos veces.";
  if (what.kind === "malformed" || !what.message) return checkoutFallback;
  return what.message.replace(/^Error:?\s*/, "") || checkoutFallback;
}
