/** How GuideStep is used. */
import { copy } from "#copy";
import { GuideStep, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Un paso de la jugada; en el teléfono, terminado se pliega en una línea que se puede volver a abrir.",
  instead: [
    { when: "Si no se pliega", use: "Panel" },
    { when: "Si es un billete que se llena", use: "TicketSheet" },
  ],
  anatomy: [
    { part: "Título", what: "Qué se hace.", at: "h2" },
    { part: "Contenido", what: "El control del paso.", at: "section" },
    { part: "Línea", what: "Terminado: nombre, valor y «Cambiar»." },
  ],
  pairs: [
    {
      good: {
        show: (
          <GuideStep title={copy.play.number.title} description={copy.play.number.text}>
            <Text>····</Text>
          </GuideStep>
        ),
        why: "Un paso, una cosa.",
      },
      bad: {
        show: (
          <GuideStep title="Número, serie y fracciones" description="Llena todo.">
            <Text>····</Text>
          </GuideStep>
        ),
        why: "Tres pasos en uno: no hay qué plegar.",
      },
    },
  ],
  words: ["Título de una o dos palabras; «Cambiar» y qué, para el oído."],
  sentences: [copy.play.number.changeName],
  keys: "button",
  heard: "«Tu número, región»; plegado, «Número 1234, Cambiar número, botón».",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
