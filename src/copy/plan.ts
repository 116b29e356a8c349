/** Words of the prize plan, as page and as dialog. */
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
