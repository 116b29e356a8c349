/** Words of the countdowns. */
export const countdown = {
  units: { days: (count: number) => (count === 1 ? "día" : "días"), hours: "horas", minutes: "min", seconds: "seg" },
  event: "Evento",
  timerOf: (lottery: string) => `Tiempo para el cierre de ${lottery}`,
  closingIn: "Las ventas cierran en",
  closesAt: "Las ventas cierran a las",
  lastHour: "Última hora",
  lastMinutes: "Últimos 10 minutos",
  closed: "Sorteo cerrado",
} as const;
