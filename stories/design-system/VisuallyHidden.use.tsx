/** How VisuallyHidden is used. */
import { Text, VisuallyHidden } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Palabras solo para el oído, donde el ojo ya entiende por el lugar o el dibujo.",
  instead: [
    { when: "Si también sirve verlo", use: "Text" },
    { when: "Si es el nombre de un botón", use: "IconButton" },
  ],
  anatomy: [{ part: "Palabras", what: "Ocupan cero en la pantalla.", at: "p > span" }],
  pairs: [
    {
      good: {
        show: (
          <Text>
            04:12:36 <VisuallyHidden>para el cierre de Lotería de Medellín</VisuallyHidden>
          </Text>
        ),
        why: "Completa lo que la vista saca del contexto.",
      },
      bad: {
        show: (
          <Text>
            04:12:36 <VisuallyHidden>Haz clic en Jugar antes de que se acabe y gana</VisuallyHidden>
          </Text>
        ),
        why: "Le dice a unos lo que no les dice a otros.",
      },
    },
  ],
  words: ["Lo justo para entender; no instrucciones aparte."],
  sentences: [],
  keys: "none",
  heard: "Sus palabras, en su lugar.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
