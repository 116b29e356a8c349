/** How Text is used. */
import { copy } from "#copy";
import { Stack, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Un texto corrido, con su tono y su tamaño. Nada por debajo de 14 px.",
  instead: [
    { when: "Si es un título", use: "Heading" },
    { when: "Si es una cifra de dinero", use: "Price" },
    { when: "Si lo escribe un editor", use: "RichText" },
  ],
  anatomy: [{ part: "Texto", what: "«m», 17 px, si no se dice otro.", at: "p" }],
  pairs: [
    {
      good: {
        show: (
          <Stack gap="xs">
            <Text>Juegas $6.000 y ganas hasta $16.000 millones.</Text>
            <Text size="s" tone="soft">
              Valor antes de impuestos.
            </Text>
          </Stack>
        ),
        why: "Dos tamaños y dos tonos: se sabe qué leer primero.",
      },
      bad: {
        show: (
          <Stack gap="xs">
            <Text size="xs" weight="bold" tone="warning">
              Juegas $6.000 y ganas hasta $16.000 millones.
            </Text>
            <Text size="xs" weight="bold" tone="negative">
              Valor antes de impuestos.
            </Text>
          </Stack>
        ),
        why: "Pequeño, negro y de color: grita y no se lee.",
      },
    },
  ],
  words: ["Frases de hasta 20 palabras; el color nunca dice algo solo."],
  sentences: [copy.play.added.notReserved],
  keys: "none",
  heard: "El texto.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
