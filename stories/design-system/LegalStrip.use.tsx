/** How LegalStrip is used. */
import { copy } from "#copy";
import { LegalStrip } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "La franja que pide la ley: 18+, solo mayores de edad, y lo que juegas aporta a la salud.",
  instead: [
    { when: "Si es la letra menuda del final", use: "Footer" },
    { when: "Si es un aviso", use: "Notice" },
  ],
  anatomy: [
    { part: "18+", what: "Siempre a la vista.", at: "b" },
    { part: "Frases", what: "La de salud no se pinta en el teléfono.", at: "span + span" },
  ],
  pairs: [
    {
      good: {
        show: <LegalStrip age={copy.shell.adultsBadge} adultsOnly={copy.shell.adultsOnly} health={copy.shell.health} />,
        why: "Las palabras de la ley, quietas y arriba.",
      },
      bad: {
        show: <LegalStrip age="¡18!" adultsOnly="Apto para todos los que se animen" health="Juega y ayuda" />,
        why: "Adorna lo que la ley pide decir llano.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Las de la fuente, letra por letra."],
  sentences: [copy.shell.adultsOnly, copy.shell.health],
  keys: "none",
  heard: "Las tres frases seguidas.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
