/** How Pagination is used. */
import { copy } from "#copy";
import { Pagination } from "#ds";
import type { ComponentUse } from "./ComponentUse";

const words = {
  label: copy.pagination.label,
  previousLabel: copy.pagination.previous,
  nextLabel: copy.pagination.next,
};

export const use: ComponentUse = {
  purpose: "Pasa las páginas de una lista larga: el historial de compras, los secos.",
  instead: [
    { when: "Si se pasa de día", use: "DayStrip" },
    { when: "Si se pasa de lámina", use: "Carousel" },
  ],
  anatomy: [
    {
      part: "Anterior",
      what: "Deja de ser enlace en la primera, sin desaparecer.",
      at: "[aria-label='Página anterior']",
    },
    { part: "Dónde estás", what: "«Página 2 de 5».", at: "[role='status']" },
    { part: "Siguiente", what: "Enlace cuando la página tiene dirección.", at: "[aria-label='Página siguiente']" },
    { part: "Por página", what: "Opcional: cuántas filas.", at: "select" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Pagination
            {...words}
            label="Páginas del ejemplo"
            page={2}
            pageCount={5}
            statusLabel={copy.pagination.page(2, 5)}
            hrefOf={(page) => `#${page}`}
          />
        ),
        why: "Dice dónde estás y cuánto falta.",
      },
      bad: {
        show: (
          <Pagination
            {...words}
            label="Páginas sin lugar"
            page={2}
            pageCount={5}
            statusLabel="…"
            hrefOf={(page) => `#${page}`}
          />
        ),
        why: "Sin el lugar, se avanza a ciegas.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["«Anterior» y «Siguiente»; el lugar, con las dos cifras."],
  sentences: [copy.pagination.page(2, 5)],
  keys: "link",
  heard: "«Páginas, navegación. Página 2 de 5. Siguiente, enlace».",
  changes: [
    { on: "2026-11-22", what: "Enlaces donde las páginas tienen dirección." },
    { on: "2026-11-21", what: "Primera versión." },
  ],
};
