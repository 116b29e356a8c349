/** How Breadcrumb is used. */
import { copy } from "#copy";
import { Breadcrumb } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Dónde está la página y cómo subir: Inicio, Loterías, Lotería de Medellín.",
  instead: [
    { when: "Si son páginas hermanas", use: "TabLinks" },
    { when: "Si son pasos", use: "StepProgress" },
  ],
  anatomy: [
    { part: "Enlaces", what: "De Inicio hacia abajo.", at: "a" },
    { part: "Esta página", what: "Al final y sin enlace.", at: "[aria-current]" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Breadcrumb
            label="Ruta del ejemplo"
            items={[
              { label: copy.shell.home, href: "#i" },
              { label: copy.shell.nav.lotteries, href: "#l" },
              { label: "Lotería de Medellín" },
            ]}
          />
        ),
        why: "Cada nombre es el título de su página.",
      },
      bad: {
        show: <Breadcrumb label="Ruta confusa" items={[{ label: "Volver", href: "#i" }, { label: "Atrás" }]} />,
        why: "«Volver» no es un lugar.",
      },
    },
  ],
  words: ["El título de cada página, igual."],
  sentences: [copy.shell.breadcrumb],
  keys: "link",
  heard: "«Ruta de navegación. Inicio, enlace. Lotería de Medellín, página actual».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
