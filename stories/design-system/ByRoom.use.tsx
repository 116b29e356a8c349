/** How ByRoom is used. */
import { ByRoom, FactList, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose:
    "El mismo contenido en dos formas: tabla donde cabe, renglones donde no. Decide por su propio lugar, sin scripts.",
  instead: [
    { when: "Si la tabla basta", use: "Table" },
    { when: "Si siempre son renglones", use: "TicketRow" },
  ],
  anatomy: [
    { part: "Ancha", what: "Desde 832 px de lugar, y en papel.", at: "table, [role='table']" },
    { part: "Angosta", what: "Con menos, o con la letra grande." },
  ],
  pairs: [
    {
      good: {
        show: (
          <ByRoom
            wide={
              <FactList
                facts={[
                  { label: "Lotería", value: "Medellín" },
                  { label: "Sorteo", value: "4860" },
                ]}
              />
            }
            narrow={<Text>Medellín, sorteo 4860</Text>}
          />
        ),
        why: "Las dos formas dicen lo mismo.",
      },
      bad: {
        show: (
          <ByRoom
            wide={
              <FactList
                facts={[
                  { label: "Lotería", value: "Medellín" },
                  { label: "Sorteo", value: "4860" },
                ]}
              />
            }
            narrow={<Text>Medellín</Text>}
          />
        ),
        why: "En el teléfono falta el sorteo.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Las mismas palabras en las dos."],
  sentences: [],
  keys: "contents",
  heard: "Solo la forma que se ve.",
  changes: [{ on: "2026-11-24", what: "Primera versión." }],
};
