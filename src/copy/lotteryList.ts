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
  noneThatDay: "Ese día no hay sorteos abiertos.",
  noneThatDayMore: "Mira los de los otros días.",
  everyDay: "Ver todos los días",
  text: "Escoge una lotería, tu número y cuántas fracciones quieres. Las que cierran primero van primero.",
} as const;
