/** Words of the calendar that a date field opens. */
export const calendar = {
  format: "DD-MM-AAAA",
  openLabel: "Abrir el calendario",
  title: "Calendario",
  previousLabel: "Mes anterior",
  nextLabel: "Mes siguiente",
  locale: "es-CO",
} as const;
