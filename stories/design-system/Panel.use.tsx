/** How Panel is used. */
import { copy } from "#copy";
import { Panel, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Una hoja de papel: un paso de un formulario, una parte de tu cuenta.",
  instead: [
    { when: "Si es un billete que se llena", use: "TicketSheet" },
    { when: "Si es una franja de la página", use: "Section" },
    { when: "Si es un mensaje", use: "Notice" },
  ],
  anatomy: [
    { part: "Título", what: "Qué se hace en la hoja.", at: "h2" },
    { part: "Descripción", what: "Una frase quieta.", at: "h2 + *" },
    { part: "Contenido", what: "Lo demás.", at: "section > p" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Panel title={copy.play.number.title} description={copy.play.number.text} headingLevel={3}>
            <Text>····</Text>
          </Panel>
        ),
        why: "Una hoja, una tarea.",
      },
      bad: {
        show: (
          <Panel title="Tu número" headingLevel={3}>
            <Panel title="Serie" headingLevel={4}>
              <Panel title="Fracciones" headingLevel={4}>
                <Text>····</Text>
              </Panel>
            </Panel>
          </Panel>
        ),
        why: "Hojas dentro de hojas: todo queda enmarcado y nada destaca.",
      },
    },
  ],
  words: ["Título de una a tres palabras; descripción de una frase."],
  sentences: [copy.play.series.title, copy.account.sessions.title],
  keys: "contents",
  heard: "«Tu número, región» con su encabezado.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
