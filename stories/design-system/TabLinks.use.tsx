/** How TabLinks is used. */
import { copy } from "#copy";
import { TabLinks } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose:
    "Páginas que van juntas, en una fila con cara de pestañas: Nosotros, Puntos, Servicio al cliente. Sirve sin scripts.",
  instead: [
    { when: "Si son partes de una misma página", use: "Tabs" },
    { when: "Si bajan dentro de la página", use: "SectionLinks" },
    { when: "Si filtran una lista", use: "FilterLinks" },
  ],
  anatomy: [
    { part: "Fila", what: "Se desliza si no cabe.", at: "nav" },
    { part: "Página actual", what: "Marcada, y dicho al oído.", at: "[aria-current]" },
  ],
  pairs: [
    {
      good: {
        show: (
          <TabLinks
            label={copy.pages.about.parts}
            links={[
              { href: "#e", label: copy.pages.about.tabs["nuestra-empresa"], isCurrent: true },
              { href: "#r", label: copy.pages.about.tabs["nuestra-red"], isCurrent: false },
            ]}
          />
        ),
        why: "Nombres cortos y paralelos.",
      },
      bad: {
        show: (
          <TabLinks
            label="Páginas largas"
            links={[
              { href: "#e", label: "Conoce todo sobre nuestra empresa y su historia", isCurrent: true },
              { href: "#r", label: "Red", isCurrent: false },
            ]}
          />
        ),
        why: "Una frase en una pestaña empuja a las demás fuera.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Una a tres palabras, del mismo tipo todas."],
  sentences: [copy.pages.about.tabs["nuestra-red"]],
  keys: "link",
  heard: "«Páginas de Nosotros, navegación. Nuestra empresa, enlace, página actual».",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
