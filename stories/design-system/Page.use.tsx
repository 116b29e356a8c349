/** How Page is used. */
import { Page, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "La columna de la página: centrada, con aire a los lados y un ancho para leer, llenar o mirar.",
  instead: [
    { when: "Si es una franja de lado a lado", use: "Section" },
    { when: "Si hay costado", use: "Split" },
  ],
  anatomy: [{ part: "Columna", what: "«wide» 1120 px, «reading» 720, «form» 520.", at: "[data-name] > div > div" }],
  pairs: [
    {
      good: {
        show: (
          <Page width="reading" isPadded={false}>
            <Text>
              Los premios se pagan durante un año desde el sorteo. Pasado ese tiempo, la ley los destina a la salud.
            </Text>
          </Page>
        ),
        why: "Renglones de unas 75 letras: se leen sin perderse.",
      },
      bad: {
        show: (
          <Page isPadded={false}>
            <Text>
              Los premios se pagan durante un año desde el sorteo, con tu documento y el billete o el comprobante.
              Pasado ese tiempo, la ley los destina a la salud de los colombianos, y la lotería publica cuánto dejó de
              cobrarse.
            </Text>
          </Page>
        ),
        why: "Un texto legal a todo lo ancho cansa.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["No lleva palabras."],
  sentences: [],
  keys: "contents",
  heard: "Nada.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
