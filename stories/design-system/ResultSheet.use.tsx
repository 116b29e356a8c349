/** How ResultSheet is used. */
import { copy } from "#copy";
import { ResultSheet } from "#ds";
import meta from "./ResultSheet.stories";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose:
    "El resultado de un sorteo como lo imprime su lotería: las ruedas como quedaron, la serie y lo demás que cayó.",
  instead: [
    { when: "Si va en una fila de varios", use: "ResultCard" },
    { when: "Si son solo los secos", use: "DrawnNumbers" },
  ],
  anatomy: [
    { part: "Lotería", what: "Encabeza y lleva a sus resultados.", at: "h3" },
    { part: "Ruedas", what: "El número.", at: "[data-before]" },
    { part: "Serie", what: "Si se sorteó.", at: "p + p" },
    { part: "Pie", what: "Enlaces; no se imprime.", at: "a[href='#ganador']" },
  ],
  pairs: [
    {
      good: {
        show: <ResultSheet {...meta.args} prize={copy.results.prize(14_000_000_000)} />,
        why: "Dice por cuánto se jugó.",
      },
      bad: {
        show: <ResultSheet {...meta.args} number={{ label: "Resultado", value: "482" }} />,
        why: "Sin el cero, no es el número que cayó.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["«Sorteo 4812 · viernes 5 de diciembre, 11:00 p. m.»."],
  sentences: [copy.results.official],
  keys: "link",
  heard: "«Número ganador: 0 4 8 2. Serie 0 1 7», cifra por cifra.",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
