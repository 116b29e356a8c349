/** Words of the payment confirmation and the receipt. */
import { coupon } from "./coupon";
import { dayFrom, fractions, longDay, shortLottery, theHour, theHourWithSeconds } from "./format";

const days = { today: "hoy", tomorrow: "mañana" } as const;

function playsWhen(drawsAt: number, now: number): string {
  const day = dayFrom(drawsAt, now);
  return `${day === "other" ? `el ${longDay(drawsAt)}` : days[day]} a ${theHour(drawsAt)}`;
}

export const confirmation = {
  title: "Confirmación de la compra",
  states: {
    APPROVED: { badge: "Pago aprobado", title: "¡Listo, ya estás jugando!" },
    UNPAID: {
      badge: "Sin pagar",
      title: "Tu compra está sin pagar",
      text: "El pago no alcanzó a empezar y no se hizo ningún cobro. Tus fracciones siguen apartadas.",
    },
    PENDING: {
      badge: "Pago pendiente",
      title: "Tu banco aún no responde",
      text: "Si ya pagaste, no pagues otra vez: tus fracciones siguen apartadas. Puedes cerrar esta página y ver el resultado en tu historial.",
    },
    REJECTED: {
      badge: "Pago rechazado",
      title: "El pago no fue aprobado",
      text: "No se te cobró nada y las fracciones quedaron libres de nuevo.",
    },
    /** Where nobody told what goes back, and why. */
    REFUNDED: {
      badge: "Devolución",
      title: "Vamos a devolverte el dinero",
      text: "El pago llegó cuando las fracciones ya no estaban disponibles, o fue reversado. Verás la devolución por el mismo medio de pago.",
    },
    OWED: { badge: "Devolución", title: "Vamos a devolverte el dinero" },
    RETURNED: { badge: "Devuelto", title: "Te devolvimos el dinero" },
  },
  /** What is said otherwise of a purchase without a ticket. */
  rechargeStates: {
    APPROVED: { badge: "Pago aprobado", title: "¡Listo, recibimos tu pago!" },
    UNPAID: {
      badge: "Sin pagar",
      title: "Tu compra está sin pagar",
      text: "El pago no alcanzó a empezar, no se hizo ningún cobro y no se envió nada.",
    },
    PENDING: {
      badge: "Pago pendiente",
      title: "Tu banco aún no responde",
      text: "Si ya pagaste, no pagues otra vez: apenas tu banco apruebe hacemos la recarga. Puedes cerrar esta página y ver el resultado en tu historial.",
    },
    REJECTED: {
      badge: "Pago rechazado",
      title: "El pago no fue aprobado",
      text: "No se te cobró nada y no se hizo ninguna recarga.",
    },
    REFUNDED: {
      badge: "Devolución",
      title: "Vamos a devolverte el dinero",
      text: "El pago llegó tarde o fue reversado. Verás la devolución por el mismo medio de pago.",
    },
    OWED: { badge: "Devolución", title: "Vamos a devolverte el dinero" },
    RETURNED: { badge: "Devuelto", title: "Te devolvimos el dinero" },
  },
  /** What the bank or the shop gave as the reason of a refusal. */
  reason: (message: string) => `Motivo: ${message.replace(/\.$/, "")}.`,
  asking: {
    title: "Preguntamos por ti",
    last: (instant: number) => `Última vez a ${theHourWithSeconds(instant)}`,
    failed: (instant: number) => `No pudimos preguntar a ${theHourWithSeconds(instant)}`,
    next: (seconds: number) => `otra vez en ${seconds}\u00a0s`,
    now: "Preguntar ahora",
    pending: "Preguntando",
  },
  ticket: {
    number: "Número",
    series: "Serie",
    fractions: (bought: number, of: number) => `${bought} de ${fractions(of)}`,
    /** "Juega hoy a las 11:00 p. m.". */
    plays: (drawsAt: number, now: number) => `${drawsAt > now ? "Juega" : "Jugó"} ${playsWhen(drawsAt, now)}`,
    result: "El resultado sale en",
    results: "Resultados",
    check: "¿Eres ganador?",
    annulled: "Anulado, no se juega",
    held: (until: number) => `Apartado hasta ${theHour(until)}`,
    heldText: "El billete se imprime apenas el banco apruebe.",
    many: (count: number) => `Tus ${count} jugadas`,
  },
  facts: {
    date: "Fecha",
    message: "Mensaje",
    bank: "Banco",
    buyer: "Comprador",
    document: "Documento",
    email: "Correo",
    mobile: "Celular",
    description: "Descripción",
    ip: "Dirección IP",
    without: coupon.without,
    discount: coupon.discount,
    state: "Estado",
  },
  details: "Banco, IP y demás datos del pago",
  sums: {
    APPROVED: "Pagaste",
    PENDING: "Por pagar",
    REJECTED: "No se cobró",
    REFUNDED: "Se devuelve",
    RETURNED: "Se devolvió",
  },
  retract: "Las loterías no tienen derecho de retracto (Ley 1480 de 2011, art. 47).",
  reference: "Referencia",
  copy: "Copiar referencia",
  copied: "Referencia copiada",
  download: "Descargar comprobante",
  print: "Imprimir",
  share: "Compartir",
  shareText: (reference: string) => `Mi compra en Premio Mayor, referencia ${reference}`,
  playAgain: "Volver a jugar estos números",
  rechargeAgain: "Volver a ponerla en el carrito",
  playingAgain: "Devolviendo al carrito",
  noneReturned: "Los sorteos de esta compra ya cerraron.",
  noneSold: "Lo de esta compra ya no se vende así.",
  /** What has become of the bets of a paid purchase in the next draws. */
  replay: {
    action: "Volver a jugar",
    of: (reference: string) => `Volver a jugar los números de ${reference}`,
    pending: "Buscando en el próximo sorteo",
    title: (taken: number) =>
      taken === 0
        ? "Ninguna jugada está disponible"
        : taken === 1
          ? "1 jugada está en tu carrito"
          : `${taken} jugadas están en tu carrito`,
    more: "Nada se compra hasta que pagues.",
    cart: "Ver carrito",
    taken: (bet: string, drawNumber: number, count: number) => `${bet}: ${fractions(count)} del sorteo ${drawNumber}.`,
    soldOut: (bet: string, drawNumber: number) => `${bet}: agotada en el sorteo ${drawNumber}.`,
    noDraw: (bet: string) => `${bet}: todavía no hay otro sorteo a la venta.`,
    bet: (lottery: string, number: string, series: string) => `${shortLottery(lottery)} ${number}-${series}`,
    failed: "No pudimos poner tus números en el carrito. Inténtalo de nuevo en unos minutos.",
  },
  history: "Ver historial",
  goOn: "Seguir jugando",
  moreRecharges: "Hacer otra recarga",
  failed: "Ocurrió un error al momento de consultar el estado de la orden.",
  unknown: "No encontramos esa orden en tu cuenta.",
  login: { title: "Inicia sesión para ver tu orden", action: "Iniciar sesión" },
  line: (series: string, count: number) => `Serie ${series} · ${fractions(count)}`,
} as const;
