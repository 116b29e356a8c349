/** Words of the player's prizes and of claiming one into the wallet. */
import type { Problem } from "#api/result";
import { datedDay, pesos, shortLottery } from "./format";
import { problem } from "./problems";

/** As the source writes them (CLAIM-06). */
const failures = {
  topUp:
    "Ocurrió un error al momento de Recargar la cuenta. Inténtalo nuevamente o contáctanos para reportar tu problema.",
  unreadable: "Error desconocido al procesar la solicitud.",
} as const;

export const claims = {
  title: "Tus premios",
  now: "Puedes cobrar ahora",
  nowMore: (count: number) => (count === 1 ? "1 premio, a tu cuenta OKI" : `${count} premios, a tu cuenta OKI`),
  /** As the source writes it. */
  failed: "Ocurrió un error al momento de traer el listado de premios",
  loading: "Cargando tus premios",
  empty: "No se encontraron resultados de premios.",
  emptyMore: "Cuando ganes con un billete comprado aquí, aparece solo. Los de papel se revisan aparte.",
  check: "¿Eres ganador?",
  caption: "Tus premios y en qué va cada uno",
  columns: {
    lottery: "Lotería",
    day: "Fecha",
    draw: "Sorteo",
    number: "Número",
    series: "Serie",
    value: "Valor",
    state: "Estado",
    paid: "Fecha de pago",
    action: "Cobro",
  },
  states: { CLAIMED: "Reclamado", PAID_AT_POINT: "Pagado en punto físico", PENDING: "Pendiente" },
  draw: (drawNumber: number) => `Sorteo ${drawNumber}`,
  ticket: (number: string, series: string) => `${number} serie ${series}`,
  paid: (day: string) => `Pagado a tu cuenta OKI el ${datedDay(day)}`,
  paidAtPoint: (day: string) => `Pagado en un punto el ${datedDay(day)}`,
  until: (day: string) => `Cóbralo hasta el ${datedDay(day)}`,
  masked: "Por seguridad, parte del número se muestra con asteriscos.",
  /** Of a prize that the wallet has not answered for. */
  inProcess: "La recarga está en camino y la estamos verificando. No tienes que hacer nada.",
  claim: "Reclamar",
  claimValue: (netPesos: number) => `Reclamar ${pesos(netPesos)}`,
  claimOf: (netPesos: number, lottery: string, drawNumber: number) =>
    `Reclamar ${pesos(netPesos)}, ${shortLottery(lottery)}, sorteo ${drawNumber}`,
  /** Why a prize is not claimed here; the first as the source writes it (CLAIM-03). */
  reasons: {
    point: "Para reclamar este premio debes dirigirte a un punto físico",
    closed: "El cobro de premios en la tienda no está disponible en este momento.",
    unknown: "No pudimos comprobar si este premio se cobra aquí. Recarga la página en unos minutos.",
  },
  points: "Ver puntos",
  dialog: {
    title: (netPesos: number) => `Recibe ${pesos(netPesos)} en OKI`,
    gross: "Premio antes de impuestos",
    taxes: "Impuestos",
    net: "Recibes",
    ticket: "Billete",
    ticketOf: (lottery: string, drawNumber: number, number: string, series: string) =>
      `${shortLottery(lottery)}, sorteo ${drawNumber}, ${number} serie ${series}`,
    wallet: "Cuenta OKI",
    /** "300 ••• 7788" */
    mobile: (mobile: string) => `${mobile.slice(0, 3)} ••• ${mobile.slice(-4)}`,
    holder: "A nombre de",
    cost: "Costo",
    accept: "Aceptar",
    cancel: "Cancelar",
    done: "Entendido",
    noMobile: "Escribe tu celular en tus datos: es el número de tu cuenta de OKI.",
    data: "Ir a tus datos",
    /** As the source writes it, and the wallet (CLAIM-04). */
    paying: "Realizando recarga para su Cuenta OKI",
    payingMore: "Puede tardar unos segundos. Si sales de aquí, sigue sola y no se paga dos veces.",
    /** As the source writes it (CLAIM-05). */
    paid: "Saldo cargado a su cuenta de OKI, por favor verificar",
    /** As the source writes it (CLAIM-05). */
    failed: "Error al realizar la recarga",
    again: "Tu premio sigue aquí y se paga una sola vez: puedes intentarlo otra vez.",
    pending: "No sabemos si la recarga salió; la estamos verificando",
    pendingMore: "La billetera no ha contestado. Le preguntamos hasta que lo diga, y tu premio no se paga dos veces.",
    unknown: "No sabemos si la recarga salió; la estamos verificando",
    unknownMore: "Se perdió la respuesta. Miramos en tu lista si el premio ya se pagó; no se paga dos veces.",
    verify: "Verificar ahora",
    verifying: "Verificando",
    sessionOver: "Tu sesión terminó antes de pedir la recarga. Tu premio sigue aquí.",
  },
  /**
   * Why the money did not go out: what the wallet said (`said`: its words, "" where they cannot be read, null where it said
   * nothing), else the backend's sentence (CLAIM-06).
   */
  reason: (said: string | null, what: Problem): string =>
    said === null ? problem(what, failures.topUp) : said || failures.unreadable,
  failures,
} as const;
