/** Words of /loterias: its filters and days. */
import { capitalize, dayFrom, dayOfMonth, shortDay } from "./format";

const nearDays = { today: "hoy, ", tomorrow: "mañana, ", other: "" } as const;

export const lotteryList = {
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
  refine: {
    label: "Ordenar y filtrar",
    lottery: "Lotería",
    everyLottery: "Todas las loterías",
    order: "Orden",
    byClosing: "Cierran primero",
    byPrize: "Pagan más",
    submit: "Ver sorteos",
  },
  /** What a filtered list shows, on what opens its filters: "Pagan más · Lotería de Boyacá". */
  refined: (parts: readonly string[]) => parts.join(" · "),
  byPrizeTitle: "De mayor a menor premio",
  none: {
    day: "Ese día no hay sorteos abiertos.",
    lottery: "Esa lotería no tiene sorteos abiertos.",
    favorites: "Las loterías de tu número favorito no tienen sorteos abiertos.",
    several: "Ningún sorteo abierto cumple con todo lo que pediste.",
  },
  noneMore: "Quita un filtro para ver más sorteos.",
  without: {
    day: "Ver todos los días",
    lottery: "Ver todas las loterías",
    favorites: "Ver también las que no son favoritas",
  },
  text: "Escoge tu lotería y tu número.",
} as const;
