/** How Divider is used. */
import { Divider, Panel, Stack, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Separa dos partes de una misma hoja: por la perforación del billete o por una línea fina.",
  instead: [
    { when: "Si basta el espacio", use: "Stack" },
    { when: "Si empieza otra parte de la página", use: "Section" },
  ],
  anatomy: [
    { part: "Perforación", what: "Dice «aquí se corta»: solo en billetes y recibos.", at: "hr" },
    { part: "Línea fina", what: "En todo lo demás." },
  ],
  pairs: [
    {
      good: {
        show: (
          <Panel>
            <Stack gap="s">
              <Text weight="bold">Lotería de Medellín</Text>
              <Divider />
              <Text>Juega hoy a las 11:00 p. m.</Text>
            </Stack>
          </Panel>
        ),
        why: "Corta el billete de su comprobante, como el papel.",
      },
      bad: {
        show: (
          <Panel>
            <Stack gap="s">
              <Text>Uno</Text>
              <Divider />
              <Text>Dos</Text>
              <Divider />
              <Text>Tres</Text>
            </Stack>
          </Panel>
        ),
        why: "Tres perforaciones y ninguna quiere decir nada.",
      },
    },
  ],
  words: ["No lleva palabras."],
  sentences: [],
  keys: "none",
  heard: "«Separador», o nada si el lector los omite.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
