/** How Media is used. */
import { Media, Text } from "#ds";
import meta from "./Media.stories";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Una imagen al lado de lo que se dice: cómo cobrar un premio.",
  instead: [
    { when: "Si es una tarjeta entre varias", use: "PictureCard" },
    { when: "Si la imagen va sola", use: "Picture" },
  ],
  anatomy: [
    { part: "Imagen", what: "A la izquierda; arriba en el teléfono.", at: "div" },
    { part: "Palabras", what: "Título, frase y acción.", at: "p, h2, h3" },
  ],
  pairs: [
    {
      good: { show: <Media {...meta.args} />, why: "La imagen acompaña; todo se entiende sin ella." },
      bad: {
        show: (
          <Media src={meta.args.src}>
            <Text>Mira la imagen.</Text>
          </Media>
        ),
        why: "Lo importante quedó dentro del dibujo.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Un título, una o dos frases y un camino."],
  sentences: [],
  keys: "contents",
  heard: "Solo lo escrito: la imagen es decorativa.",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
