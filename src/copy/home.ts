/** Words of the home page. */
export const home = {
  title: "Próximas loterías",
  heading: "Juega las loterías de Colombia",
  sections: {
    label: "Secciones de la página",
    lotteries: "Loterías",
    results: "Resultados",
    winner: "¿Ganaste?",
    news: "Noticias",
    recharges: "Recargas",
  },
  all: "Ver todas",
  results: "Últimos resultados",
  allResults: "Ver resultados",
  winningNumber: "Número ganador",
  resultMeta: (day: string, drawNumber: number) => `${day} · Sorteo ${drawNumber}`,
  resultsFailed: "Ocurrió un error al momento de traer los resultados",
  noResults: "No se encontraron resultados para la fecha.",
  series: (series: string) => `Serie ${series}`,
  loading: "Cargando las próximas loterías",
} as const;
