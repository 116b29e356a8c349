/** How Split is used. */
import { Panel, Price, Split, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Un contenido y una columna angosta que se queda a la vista: la jugada y su valor, el carrito y el total.",
  instead: [
    { when: "Si las columnas son iguales", use: "Grid" },
    { when: "Si no hay costado", use: "Page" },
  ],
  anatomy: [
    { part: "Contenido", what: "Lo que se hace.", at: "section" },
    { part: "Costado", what: "340 px desde 900; abajo en el teléfono.", at: "[data-name] > div > div > div + div" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Split
            main={
              <Panel>
                <Text>Tu jugada</Text>
              </Panel>
            }
            aside={
              <Panel>
                <Price label="Valor" amount="$12.000" />
              </Panel>
            }
          />
        ),
        why: "El costado resume lo que se hace al lado.",
      },
      bad: {
        show: (
          <Split
            main={
              <Panel>
                <Price label="Valor" amount="$12.000" />
              </Panel>
            }
            aside={
              <Panel>
                <Text>Formulario de diez campos</Text>
              </Panel>
            }
          />
        ),
        why: "Lo que se llena, apretado en lo angosto.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["No lleva palabras."],
  sentences: [],
  keys: "contents",
  heard: "Primero el contenido, después el costado.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
