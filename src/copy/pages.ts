/** Words around the pages that the editors write: company, network, products, points, legal texts. */
export const pages = {
  /** Letter by letter as the source has it (INFO-06). */
  failed: "Ocurrio un error al momento de cargar las información de la página",
  empty: "Todavía no hay nada en esta página",
  emptyMore: "Mientras tanto, puedes ver las loterías o llamarnos gratis.",
  lotteries: "Ver las loterías",
  loading: "Cargando la página",
  /** Names a table that has no name of its own. */
  table: "Tabla",
  about: {
    title: "Nosotros",
    tabs: { "nuestra-empresa": "Nuestra empresa", "nuestra-red": "Nuestra red" },
    parts: "Páginas de Nosotros",
  },
  products: { title: "Productos" },
  points: {
    title: "Puntos Gana",
    parts: "Partes del programa",
    tabs: {
      programa: "Conoce nuestro progama",
      acumulacion: "Acumulación de puntos",
      catalogo: "Catálogo",
      privacidad: "Políticas de privacidad",
      aliados: "Aliados",
    },
    available: "Puntos Disponibles",
    availableMore: "Los puntos de una compra aparecen aquí al día siguiente.",
    logIn: "Inicia sesión para ver los tuyos",
    cardsFailed: "Ocurrió un error al momento de cargar las tarjetas",
    noCards: "Por ahora no hay nada en esta lista",
    call: (phone: string) => `Llamar al ${phone}`,
  },
  legal: {
    unavailable: "Data no disponible",
    unavailableMore: "Este es el texto que trae la tienda; el que se publicó puede decir algo más.",
  },
} as const;
