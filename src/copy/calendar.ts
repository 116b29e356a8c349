/** Words of a date field: of the calendar that it opens, and of days that it refuses. */
export const calendar = {
  format: "DD-MM-AAAA",
  openLabel: "Abrir el calendario",
  title: "Calendario",
  previousLabel: "Mes anterior",
  nextLabel: "Mes siguiente",
  locale: "es-CO",
  invalid: "Debe ser una fecha válida",
  future: "La fecha no puede ser posterior a hoy",
} as const;
