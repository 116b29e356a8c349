/** Words of the lottery cards, the home page and the list. */
import { capitalize, dayMonth, figure, hour, longDateTime, millions, pesos } from "./format";

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
  closes: (instant: number) => `${dayMonth(instant)}, ${hour(instant)}`,
  amount: pesos,
  count: figure,
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

export const lotteries = {
  title: "Loterías",
  favorites: "Te mostramos las loterías de tu número favorito.",
  showAll: "Ver todas las loterías",
  text: "Escoge una lotería, tu número y cuántas fracciones quieres. Las que cierran primero van primero.",
  empty: "Lo sentimos, en este momento no tenemos loterías disponibles para jugar",
  emptyMore: "Vuelve más tarde: cada semana hay sorteos de lunes a sábado.",
  failed: "Ocurrió un error al momento de traer las loterías",
} as const;
