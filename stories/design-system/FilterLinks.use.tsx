/** How FilterLinks is used. */
import { FilterLinks, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Un filtro hecho de enlaces y la lista que filtra: los sorteos por día en /loterias.",
  instead: [
    { when: "Si se busca escribiendo", use: "SearchPanel" },
    { when: "Si son páginas distintas", use: "TabLinks" },
  ],
  anatomy: [
    { part: "Opciones", what: "Cada una con cuántos hay; bajo el pulgar en el teléfono.", at: "nav a" },
    { part: "Lista", what: "Lo filtrado.", at: "article" },
  ],
  pairs: [
    {
      good: {
        show: (
          <FilterLinks
            label="Día del ejemplo"
            items={[
              { href: "#t", label: "Todos", count: 16, unit: "sorteos", isCurrent: true },
              { href: "#h", label: "Hoy", count: 3, unit: "sorteos", isCurrent: false },
            ]}
          >
            <Text>16 sorteos</Text>
          </FilterLinks>
        ),
        why: "La cuenta dice si vale la pena tocar.",
      },
      bad: {
        show: (
          <FilterLinks
            label="Día vacío"
            items={[
              { href: "#t", label: "Todos", count: 16, unit: "sorteos", isCurrent: true },
              { href: "#d", label: "Dom 22", count: 0, unit: "sorteos", isCurrent: false },
            ]}
          >
            <Text>16 sorteos</Text>
          </FilterLinks>
        ),
        why: "Ofrece un día sin sorteos: lleva a una lista vacía.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["«Hoy», «Sáb 21»: hasta diez letras."],
  sentences: [],
  keys: "link",
  heard: "«Hoy, 3 sorteos, enlace»; la elegida, «actual».",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
