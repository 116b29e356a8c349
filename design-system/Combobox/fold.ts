/** Words as they are compared: without accents, without capitals, spaces once. */

/** "  Nariño " and "NARINO" are both "narino". */
export const fold = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
