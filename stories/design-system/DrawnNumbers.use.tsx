/** How DrawnNumbers is used. */
import { copy } from "#copy";
import { DrawnNumbers, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Muchos números con su serie: los secos de un premio, las aproximaciones, los sorteos anteriores.",
  instead: [
    { when: "Si es uno solo y es el mayor", use: "ResultSheet" },
    { when: "Si se eligen", use: "NumberChoices" },
  ],
  anatomy: [
    { part: "Número y serie", what: "Alineados, para buscarlos con la vista.", at: "li" },
    { part: "Nombre", what: "Si cada uno es para algo distinto." },
  ],
  pairs: [
    {
      good: {
        show: (
          <DrawnNumbers
            numbers={[
              { figures: "1836", series: "216", label: copy.results.secos.spoken("1836", "216") },
              { figures: "0482", series: "117", label: copy.results.secos.spoken("0482", "117") },
            ]}
          />
        ),
        why: "En columnas, con su cero.",
      },
      bad: { show: <Text>1836-216, 482-117</Text>, why: "Seguidos y sin cero: nadie encuentra el suyo." },
    },
  ],
  words: ["Cuatro cifras y tres; lo que no cuenta es un punto: «·736»."],
  sentences: [copy.results.secos.spoken("1836", "216")],
  keys: "none",
  heard: "«1 8 3 6, serie 2 1 6».",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
