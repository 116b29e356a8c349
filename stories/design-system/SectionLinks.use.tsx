/** How SectionLinks is used. */
import { copy } from "#copy";
import { SectionLinks } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Enlaces a las partes de la página en que están: el inicio, bajo el encabezado.",
  instead: [
    { when: "Si son páginas hermanas", use: "TabLinks" },
    { when: "Si dice dónde estás", use: "Breadcrumb" },
  ],
  anatomy: [{ part: "Enlaces", what: "Anclas: el navegador baja solo, con scripts o sin ellos.", at: "a" }],
  pairs: [
    {
      good: {
        show: (
          <SectionLinks
            label="Secciones del ejemplo"
            links={[
              { id: "a", label: copy.home.sections.lotteries },
              { id: "b", label: copy.home.sections.results },
            ]}
          />
        ),
        why: "El nombre es el de la sección a la que baja.",
      },
      bad: {
        show: (
          <SectionLinks
            label="Secciones confusas"
            links={[
              { id: "a", label: "Ver más" },
              { id: "b", label: "Otros" },
            ]}
          />
        ),
        why: "No se sabe adónde baja.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Una palabra por enlace, la misma de su sección."],
  sentences: [copy.home.sections.winner],
  keys: "link",
  heard: "«Secciones de la página, navegación. Loterías, enlace».",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
