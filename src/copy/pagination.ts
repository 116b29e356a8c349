/** Words of the links among the pages of a list. */
export const pagination = {
  label: "Páginas",
  previous: "Anterior",
  next: "Siguiente",
  page: (page: number, count: number) => `Página ${page} de ${count}`,
  /** Where nobody has counted the pages. */
  pageOnly: (page: number) => `Página ${page}`,
  size: "Filas por página",
} as const;
