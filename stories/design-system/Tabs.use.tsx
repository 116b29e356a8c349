/** How Tabs is used. */
import { copy } from "#copy";
import { Tabs, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

const tab = (id: string, label: string) => ({ id, label, content: <Text>{label}</Text> });

export const use: ComponentUse = {
  purpose: "Partes de una misma cosa, una a la vez: iniciar sesión o crear cuenta en el mismo diálogo.",
  instead: [
    { when: "Si cada una es una página", use: "TabLinks" },
    { when: "Si conviene ver varias abiertas", use: "Accordion" },
  ],
  anatomy: [
    { part: "Fila", what: "La elegida se ve unida a su hoja.", at: "[role='tablist']" },
    { part: "Pestaña", what: "Una a tres palabras; apagada, dice por qué.", at: "[role='tab']" },
    { part: "Hoja", what: "Solo existe la que se ve.", at: "[role='tabpanel']" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Tabs
            label={copy.login.tabs.label}
            selectedId="a"
            tabs={[tab("a", copy.login.tabs.login), tab("b", copy.login.tabs.signUp)]}
          />
        ),
        why: "Dos caminos del mismo lugar.",
      },
      bad: {
        show: <Tabs label="Pasos" selectedId="a" tabs={[tab("a", "Paso 1"), tab("b", "Paso 2")]} />,
        why: "Los pasos tienen orden; las pestañas invitan a saltárselo.",
      },
    },
  ],
  words: ["Nombres paralelos: dos verbos o dos nombres."],
  sentences: [copy.login.tabs.signUp],
  keys: "tabs",
  heard: "«Iniciar sesión, pestaña, seleccionada, 1 de 2».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
