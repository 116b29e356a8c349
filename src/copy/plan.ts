/** Words of the prize plan, as page and as dialog. */
import { numericDay } from "./format";

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
  /** Of a day's draw. */
  ofDay: (day: string) => `Plan del sorteo del ${numericDay(day)}.`,
  ofNext: "Ver el del próximo sorteo",
  noneThatDay: "Ese día no hay un sorteo con plan de premios de esta lotería.",
  search: {
    label: "Buscar otro plan de premios",
    lottery: "Lotería",
    day: "Día del sorteo",
    optional: "(opcional)",
    submit: "Ver plan",
  },
} as const;
