/** Words of the lottery cards, the home page and the list. */
import {
  capitalize,
  dayFrom,
  dayMonth,
  dayOfMonth,
  figure,
  fractions,
  hour,
  longDateTime,
  millions,
  pesos,
  shortDay,
} from "./format";

export const card = {
  jackpot: "Premio mayor",
  millions: "millones",
  jackpotAmount: millions,
  draw: (drawNumber: number) => `Sorteo ${drawNumber}`,
  drawDate: (instant: number) => capitalize(longDateTime(instant)),
  fractionsPerTicket: "Fracciones",
  fractionValue: "Fracción",
  ticketValue: "Billete",
  favorite: "Tu número favorito",
  /** The least that one plays with: a fraction. */
  from: (amount: number) => `Desde ${pesos(amount)}`,
  playNow: "Jugar ahora",
  play: "Jugar",
  plan: "Plan de premios",
  of: (action: string, lottery: string) => `${action}, ${lottery}`,
  closes: (instant: number) => `${hour(instant)} del ${dayMonth(instant)}`,
  amount: pesos,
  count: figure,
  /** On a row, where there is no room for a table of facts. */
  perTicket: fractions,
  ticketOf: (amount: number) => `Billete ${pesos(amount)}`,
} as const;

export const plan = {
  title: (lottery: string) => `Plan de premios · ${lottery}`,
  fractionValue: "Valor de la fracción",
  fractionsPerTicket: "Fracciones por billete",
  ticketValue: "Valor total del billete",
  loading: "Cargando el plan de premios",
  failed: "Ocurrió un error al momento de traer el listado de premios",
  empty: "No se encontraron resultados de premios.",
  caption: "Plan de premios",
  columns: {
    count: "Cantidad",
    name: "Premio",
    gross: "Valor bruto billete",
    net: "Valor neto billete",
    netFraction: "Valor neto fracción",
  },
  /** Under 768 px (PLAN-05). */
  short: { gross: "Valor", net: "Medio" },
  footnote:
    "El valor neto es el valor del premio con todas las deducciones correspondientes a impuestos y otros gastos",
  pageTitle: "Plan de premios",
} as const;

export const home = {
  title: "Próximas loterías",
  heading: "Juega las loterías de Colombia",
  all: "Ver todas",
  results: "Últimos resultados",
  allResults: "Ver resultados",
  winningNumber: "Número ganador",
  resultMeta: (day: string, drawNumber: number) => `${day} · Sorteo ${drawNumber}`,
  resultsFailed: "Ocurrió un error al momento de traer los resultados",
  noResults: "No se encontraron resultados para la fecha.",
  series: (series: string) => `Serie ${series}`,
  loading: "Cargando las próximas loterías",
} as const;

const nearDays = { today: "hoy, ", tomorrow: "mañana, ", other: "" } as const;

export const lotteries = {
  title: "Loterías",
  favorites: (shown: number, all: number) => `Ves ${shown} de ${all}: las de tu número favorito.`,
  showAll: "Ver todas",
  showFavorites: "Ver solo las de tu número favorito",
  days: "Día del sorteo",
  allDays: "Todos",
  draws: (count: number) => (count === 1 ? "sorteo" : "sorteos"),
  /** "Hoy, viernes 20", "Mañana, sábado 21", "Lunes 23", "Sábado 19 de diciembre". */
  dayTitle: (instant: number, now: number) =>
    capitalize(`${nearDays[dayFrom(instant, now)]}${dayOfMonth(instant, now)}`),
  /** "Hoy", "Sáb 21", "Sáb 19 dic". */
  dayChip: (instant: number, now: number) =>
    dayFrom(instant, now) === "today" ? "Hoy" : capitalize(shortDay(instant, now)),
  noneThatDay: "Ese día no hay sorteos abiertos.",
  noneThatDayMore: "Mira los de los otros días.",
  everyDay: "Ver todos los días",
  text: "Escoge una lotería, tu número y cuántas fracciones quieres. Las que cierran primero van primero.",
  empty: "Lo sentimos, en este momento no tenemos loterías disponibles para jugar",
  emptyMore: "Vuelve más tarde: cada semana hay sorteos de lunes a sábado.",
  failed: "Ocurrió un error al momento de traer las loterías",
} as const;
