/** How Heading is used. */
import { copy } from "#copy";
import { Heading, Stack, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Un título, con su nivel en el índice de la página y su tamaño.",
  instead: [
    { when: "Si cuenta cómo terminó algo", use: "StatusHeading" },
    { when: "Si abre una franja con acción", use: "Section" },
    { when: "Si solo es texto grande", use: "Text" },
  ],
  anatomy: [{ part: "Título", what: "En la letra de exhibición; se encoge con la letra al 200 %.", at: "h1, h2, h3" }],
  pairs: [
    {
      good: {
        show: (
          <Stack gap="xs">
            <Heading level={3}>{copy.home.results}</Heading>
            <Text tone="soft">Los más recientes primero.</Text>
          </Stack>
        ),
        why: "El nivel sigue al de arriba y el tamaño sale de él.",
      },
      bad: {
        show: (
          <Stack gap="xs">
            <Text weight="bold" size="l">
              {copy.home.results}
            </Text>
            <Text tone="soft">Los más recientes primero.</Text>
          </Stack>
        ),
        why: "Parece título, pero el lector de pantalla no lo encuentra.",
      },
    },
  ],
  words: ["Hasta 40 letras, mayúscula solo al comienzo, sin punto.", "Uno de primer nivel por página."],
  sentences: [copy.home.title, copy.cart.title],
  keys: "none",
  heard: "«Últimos resultados, encabezado de nivel 2».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
