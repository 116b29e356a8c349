/** How PictureCard is used. */
import { PictureCard } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Una tarjeta bajo su imagen: una noticia, un producto del catálogo. Toda la tarjeta es el enlace.",
  instead: [
    { when: "Si es una lotería", use: "LotteryCard" },
    { when: "Si es una sola y ancha", use: "Media" },
  ],
  anatomy: [
    { part: "Imagen", what: "Dos a uno; o la marca.", at: "article > *" },
    { part: "Fecha", what: "Arriba del título, quieta.", at: "article > div > p" },
    { part: "Título", what: "Encabeza y nombra el enlace.", at: "h3" },
    { part: "Frase", what: "Una o dos líneas.", at: "div:has(> h3) + div" },
  ],
  pairs: [
    {
      good: {
        show: (
          <PictureCard
            src={null}
            eyebrow="12 de noviembre de 2026"
            title="Por qué las ventas cierran antes del sorteo"
            href="#n"
          >
            Media hora antes se sella el inventario.
          </PictureCard>
        ),
        why: "El título dice qué vas a leer.",
      },
      bad: {
        show: (
          <PictureCard src={null} title="Noticia" href="#n">
            Haz clic para leer más sobre este tema.
          </PictureCard>
        ),
        why: "Promete una lectura sin decir cuál.",
      },
    },
  ],
  words: ["Título de hasta 60 letras; la frase no lo repite."],
  sentences: [],
  keys: "link",
  heard: "«Por qué las ventas cierran antes del sorteo, enlace, encabezado de nivel 3».",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
