/** How DayStrip is used. */
import { copy } from "#copy";
import { DayStrip } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "El día que se muestra, entre el anterior y el siguiente: los resultados.",
  instead: [
    { when: "Si son páginas numeradas", use: "Pagination" },
    { when: "Si se escoge un día lejano", use: "DateField" },
  ],
  anatomy: [
    { part: "Anterior", what: "Enlace al día con sorteos antes.", at: "a" },
    { part: "Día", what: "Encabeza; debajo, la fecha y cuántos sorteos.", at: "h2" },
    { part: "Siguiente", what: "No está si aún no llega.", at: "[aria-label^='Día siguiente']" },
  ],
  pairs: [
    {
      good: {
        show: (
          <DayStrip
            label="Día del ejemplo"
            title="Viernes 5 de diciembre"
            note={copy.results.strip.dayNote("2025-12-05", 3)}
            previous={{ href: "#j", label: "Día anterior, jueves 4 de diciembre" }}
            headingLevel={3}
          />
        ),
        why: "Las flechas dicen a cuál día van.",
      },
      bad: {
        show: (
          <DayStrip
            label="Día sin nombre"
            title="05/12"
            note="3"
            previous={{ href: "#j", label: "Anterior" }}
            headingLevel={3}
          />
        ),
        why: "¿5 de diciembre o 12 de mayo?",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["El día con su nombre; la nota, DD-MM-AAAA."],
  sentences: [copy.results.strip.dayNote("2025-12-05", 3)],
  keys: "link",
  heard: "«Día anterior, jueves 4 de diciembre, enlace. Viernes 5 de diciembre, encabezado».",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
