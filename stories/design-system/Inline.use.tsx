/** How Inline is used. */
import { Button, Inline, Price, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Hijos uno al lado del otro, que bajan a otra línea si no caben.",
  instead: [
    { when: "Si van uno debajo del otro", use: "Stack" },
    { when: "Si deben medir lo mismo", use: "Grid" },
  ],
  anatomy: [
    { part: "Hijos", what: "En el orden en que se leen.", at: "[data-name] > div > div > div" },
    { part: "Espacio", what: "«s», 12 px, si no se dice otro." },
  ],
  pairs: [
    {
      good: {
        show: (
          <Inline justify="between">
            <Text weight="bold">Total</Text>
            <Price amount="$24.000" size="s" />
          </Inline>
        ),
        why: "Lo que se relaciona queda en la misma línea, en los extremos.",
      },
      bad: {
        show: (
          <Inline isWrapping={false}>
            <Button>Añadir y seguir jugando</Button>
            <Button tone="secondary">Cancelar y volver al carrito</Button>
          </Inline>
        ),
        why: "Sin bajar de línea, en el teléfono se aprietan.",
      },
    },
  ],
  words: ["No lleva palabras."],
  sentences: [],
  keys: "contents",
  heard: "Nada: solo el orden.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
