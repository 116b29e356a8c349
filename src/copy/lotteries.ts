/** Words about the draws on sale that several screens share. */
export const lotteries = {
  title: "Loterías",
  empty: "Lo sentimos, en este momento no tenemos loterías disponibles para jugar",
  emptyMore: "Vuelve más tarde: cada semana hay sorteos de lunes a sábado.",
  failed: "Ocurrió un error al momento de traer las loterías",
} as const;
