/** Words of the secos of a draw, as page and as dialog (SECO-01). */
import { bogotaInstant } from "#domain/bogota";
import { longDay } from "./format";

export const secos = {
  pageTitle: "Secos",
  title: (lottery: string) => `Secos · ${lottery}`,
  draw: (drawNumber: number, day: string) =>
    `Sorteo ${drawNumber}, ${longDay(bogotaInstant(day, "12:00"))} de ${day.slice(0, 4)}`,
  /** On a link beside the plan. */
  link: "Secos del último sorteo",
  caption: "Secos",
  columns: { prize: "Premio", number: "Número", series: "Serie" },
  unnamed: "Seco",
  top: "Premio mayor",
  failed: "Ocurrió un error al momento de traer el listado de secos",
  none: "Este sorteo no tiene secos publicados.",
  noResult: "Todavía no hay un resultado de esta lotería.",
  noResultThatDay: "Ese día no hay un resultado de esta lotería.",
  more: "Cada seco se gana con su número y su serie completos.",
  loading: "Cargando los secos",
  last: "Ver los del último sorteo",
  check: "¿Eres ganador?",
} as const;
