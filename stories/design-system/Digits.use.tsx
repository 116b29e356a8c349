/** How Digits is used. */
import { copy } from "#copy";
import { Digits, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Un número cifra por cifra, en balotas: tu número favorito, el que cayó.",
  instead: [
    { when: "Si se escribe", use: "DigitInput" },
    { when: "Si es dinero", use: "Price" },
    { when: "Si son muchos", use: "DrawnNumbers" },
  ],
  anatomy: [
    { part: "Nombre", what: "Qué número es; puede ser solo para el oído." },
    { part: "Balotas", what: "«strong» si cayó, «soft» si es tuyo.", at: "[aria-hidden] > span, span span" },
  ],
  pairs: [
    {
      good: {
        show: <Digits digits="0482" accent="violeta" label={copy.results.favorite} isLabelVisible />,
        why: "El cero de la izquierda cuenta.",
      },
      bad: { show: <Text>{copy.results.favorite}: 482</Text>, why: "Un billete 0482 no es el 482." },
    },
  ],
  words: ["El nombre en dos o tres palabras."],
  sentences: [copy.results.favorite],
  keys: "none",
  heard: "«Tu número favorito: 0 4 8 2», cifra por cifra.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
