/** How Section is used. */
import { copy } from "#copy";
import { Button, Section, Text, TextLink } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Una franja de la página con su título y, si acaso, una acción al lado.",
  instead: [
    { when: "Si es una hoja", use: "Panel" },
    { when: "Si solo es un título", use: "Heading" },
  ],
  anatomy: [
    { part: "Título", what: "De qué es la franja.", at: "h2" },
    { part: "Acción", what: "«Ver todas»: un enlace, nunca el botón principal.", at: "a[href='#todas']" },
    { part: "Fondo", what: "Llano, hundido o del color del dinero.", at: "section" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Section
            title={copy.home.results}
            headingLevel={3}
            action={<TextLink href="#r">{copy.home.allResults}</TextLink>}
          >
            <Text>Lotería de Medellín, 0482.</Text>
          </Section>
        ),
        why: "La acción lleva a lo mismo, completo.",
      },
      bad: {
        show: (
          <Section title="Sección" headingLevel={3} action={<Button>Comprar ya</Button>}>
            <Text>Lotería de Medellín, 0482.</Text>
          </Section>
        ),
        why: "Un título que no nombra y una acción que no es suya.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Título de dos a cuatro palabras; la acción, «Ver» y qué."],
  sentences: [copy.home.title, copy.home.allResults],
  keys: "contents",
  heard: "El título como encabezado; la franja no se anuncia.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
