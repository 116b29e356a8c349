/** Words for a failed checkout. */
import type { Problem } from "#api/result";

const checkoutFallback = "Ocurrió un error al momento de procesar el carrito de compras";

/** Words of a failed checkout (PAY-05): the server's message without its leading "Error", in whichever shape it came. */
export function checkoutProblem(what: Problem): string {
  if (what.kind === "offline")
    return "No sabemos si el pago inició, estamos verificando. Puedes intentarlo de nuevo: no se cobrará dos veces.";
  const said = what.kind === "malformed" ? what.said : what.message;
  return (said ?? "").replace(/^Error:?\s*/, "") || checkoutFallback;
}
