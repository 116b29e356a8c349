/** Words for a failed checkout. */
import type { Problem } from "#api/result";

const checkoutFallback = "Ocurrió un error al momento de procesar el carrito de compras";

/** Words of a failed checkout (PAY-05): the server's message without its leading "Error". */
export function checkoutProblem(what: Problem): string {
  if (what.kind === "offline")
    return "No sabemos si el pago inició, estamos verificando. Puedes intentarlo de nuevo: no se cobrará dos veces.";
  if (what.kind === "malformed" || !what.message) return checkoutFallback;
  return what.message.replace(/^Error:?\s*/, "") || checkoutFallback;
}
