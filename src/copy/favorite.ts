/** Words of the favourite number's notice. */
export const favorite = {
  title: (name: string) => `Hola, ${name}`,
  lead: "Tu número favorito está disponible",
  number: "Tu número favorito",
  series: "Serie",
  closes: "Las ventas cierran a las:",
  play: "JUGAR AHORA",
  others: "Ver Loterías",
  looking: "Buscando tu número",
  soldOut: "En este sorteo ya no quedan fracciones de tu número.",
  noDraw: "La lotería de tu número aún no tiene un sorteo a la venta.",
  failed: "No pudimos consultar tu número ahora. Puedes jugarlo desde la lista de loterías.",
} as const;
