/** Words of the contact area: its pages and the questions that are asked often. PQRS and ratings have modules of their own. */
export const contact = {
  title: "Contacto",
  parts: "Páginas de Contacto",
  tabs: { pqrs: "PQRS", rating: "Califica", faq: "Preguntas frecuentes" },
  faq: {
    lead: "Busca una palabra o abre una pregunta.",
    /** Letter by letter as the source has it, for a failure and for an empty list (CONTACT-04). */
    failed: "Ocurrio un error al traer la información",
    emptyMore: "Llámanos gratis mientras lo arreglamos: la línea está al pie de la página.",
    label: "¿Qué quieres saber?",
    search: "Buscar",
    form: "Buscar en las preguntas",
    clear: "Ver todas las preguntas",
    found: (count: number, words: string) =>
      count === 1 ? `1 pregunta con «${words}»` : `${count} preguntas con «${words}»`,
    none: (words: string) => `Ninguna pregunta habla de «${words}»`,
    noneMore: "Prueba con otra palabra, o llámanos gratis.",
    /** Heads the questions that belong to no topic. */
    others: "Otras preguntas",
    noAnswer: "Todavía no hay respuesta a esta pregunta.",
    loading: "Cargando las preguntas",
  },
} as const;
