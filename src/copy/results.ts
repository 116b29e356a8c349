/** Words of /resultados: the sheets of the draws, their search and their days. */
import { bogotaInstant, bogotaParts } from "#domain/bogota";
import { capitalize, figure, fullDay, hour, longDay, millions, numericDay, pesos } from "./format";

const noon = (day: string): number => bogotaInstant(day, "12:00");
const year = (instant: number): string => bogotaParts(instant).day.slice(0, 4);
/** "viernes 5 de diciembre", and "viernes 5 de diciembre de 2025" when it is not in the year of `now`. */
const dayIn = (day: string, now: number): string => (day.startsWith(year(now)) ? longDay(noon(day)) : fullDay(day));
/** "viernes" */
const weekday = (day: string): string => longDay(noon(day)).split(" ")[0]!;
const spelled = (figures: string): string => Array.from(figures).join(" ");
const draws = (count: number): string => (count === 1 ? "1 sorteo" : `${figure(count)} sorteos`);

export const results = {
  title: "Resultados",
  titleOf: (lottery: string) => `Resultados · ${lottery}`,
  /** For the title of the window: "Resultados del 05-12-2025 · Lotería de Medellín". */
  pageTitle: (day: string | null, lottery: string | null) =>
    ["Resultados", day && ` del ${numericDay(day)}`, lottery && ` · ${lottery}`].filter(Boolean).join(""),
  description: (day: string | null, lottery: string | null) =>
    `Número ganador y serie ${lottery ? `de la ${lottery}` : "de las loterías de Colombia"}${
      day ? `, ${longDay(noon(day))} de ${day.slice(0, 4)}` : ", los más recientes primero"
    }. Con secos y aproximaciones donde la lotería los publica.`,
  print: "Imprimir",
  failed: "Ocurrió un error al momento de traer los resultados",
  empty: "No se encontraron resultados para la fecha.",
  /** Why there may be none, and what else to look at. */
  emptyToday: "Los resultados de hoy aparecen aquí apenas se juega cada sorteo.",
  emptyDay: "Ese día no hubo sorteos, o todavía no tenemos sus resultados.",
  emptyLottery: "Esa lotería no sorteó ese día, o todavía no tenemos su resultado.",
  emptyAtAll: "Esa lotería todavía no tiene resultados en la tienda.",
  seeDay: (day: string, now: number) => `Ver el ${dayIn(day, now)}`,
  seeLatest: "Ver los últimos resultados",
  futureTitle: "Ese día todavía no llega",
  futureMore: "Busca la fecha de hoy o una anterior.",
  invalidTitle: "No entendimos la fecha",
  invalidMore: "Escríbela así: 05-12-2025.",
  loading: "Cargando los resultados",
  strip: {
    label: "Día de los resultados",
    latest: "Últimos resultados",
    latestNote: "Los más recientes primero",
    day: (day: string, now: number) => capitalize(dayIn(day, now)),
    dayNote: (day: string, count: number | null) =>
      count === null ? numericDay(day) : `${numericDay(day)} · ${draws(count)}`,
    previous: (day: string, now: number) => `Día anterior con sorteos, ${dayIn(day, now)}`,
    next: (day: string, now: number) => `Día siguiente con sorteos, ${dayIn(day, now)}`,
  },
  search: {
    title: "Buscar por fecha o lotería",
    label: "Buscar resultados",
    day: "Fecha",
    lottery: "Lotería",
    all: "Todos los resultados",
    submit: "Buscar",
    invalid: "Debe ser una fecha válida",
    future: "La fecha no puede ser posterior a hoy",
    lotteriesFailed: "No pudimos traer la lista de loterías. Puedes buscar por fecha.",
    unknown: (lotteryId: number) => `Lotería ${lotteryId}`,
  },
  number: "Número ganador",
  series: "Serie",
  draw: (drawNumber: number) => `Sorteo ${drawNumber}`,
  /** "Sorteo 4812 · viernes 5 de diciembre, 11:00 p. m.". */
  meta: (drawNumber: number, day: string, drawsAt: number | null) =>
    `Sorteo ${drawNumber} · ${longDay(noon(day))}${drawsAt === null ? "" : `, ${hour(drawsAt)}`}`,
  prize: (jackpotPesos: number) => `Premio mayor · ${millions(jackpotPesos)} millones`,
  favorite: "Tu número favorito",
  check: "¿Ganaste?",
  plan: "Plan de premios",
  all: "Ver secos",
  day: "Ver ese día",
  of: (action: string, what: string) => `${action}, ${what}`,
  dayTitle: (day: string, now: number) => capitalize(dayIn(day, now)),
  secos: {
    failed: "Ocurrió un error al momento de traer el listado de secos",
    unnamed: "Secos",
    count: (count: number) => `· ${figure(count)}`,
    net: (amount: number) => `Neto por billete: ${pesos(amount)}`,
    spoken: (number: string, series: string) =>
      series ? `${spelled(number)}, serie ${spelled(series)}` : spelled(number),
    approximations: "Aproximaciones",
    /** "·736": the figures that count. */
    figures: (number: string) => number.replaceAll("*", "·"),
    spokenFigures: (number: string, series: string | null) =>
      [
        Array.from(number, (sign) => (sign === "*" ? "cualquiera" : sign)).join(" "),
        ...(series === null ? [] : [`serie ${spelled(series)}`]),
      ].join(", "),
    cut: "Ver el resultado completo",
  },
  earlier: {
    title: "Sorteos anteriores",
    day: (day: string) => numericDay(day),
    note: (day: string, drawNumber: number) => `${capitalize(weekday(day))} · Sorteo ${drawNumber}`,
  },
  oldest: (count: number) => `Hasta aquí llegan los ${figure(count)} más recientes. Para ver otros, busca por fecha.`,
  ticket: {
    title: "¿Tienes billete de este día?",
    titleAny: "¿Tienes un billete jugado?",
    text: "Revisamos el mayor, los secos y las aproximaciones.",
    check: "¿Eres ganador?",
  },
  official: "Resultados oficiales publicados por cada lotería.",
  paidUntil: (day: string) =>
    `Resultados oficiales publicados por cada lotería. Los premios se pagan hasta el ${longDay(noon(day)).split(" ").slice(1).join(" ")} de ${day.slice(0, 4)}.`,
} as const;
