/** How PrintButton is used. */
import { copy } from "#copy";
import { ButtonLink, Inline, Notice, PrintButton, Stack } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Abre el diálogo de impresión del navegador en comprobantes y resultados.",
  instead: [
    { when: "Si descarga un archivo", use: "ButtonLink" },
    { when: "Si hace otra cosa", use: "Button" },
  ],
  anatomy: [
    {
      part: "Botón",
      what: "Secundario: imprimir nunca es lo principal. No está donde no corren scripts.",
      at: "button",
    },
  ],
  pairs: [
    {
      good: {
        show: (
          <Inline>
            <ButtonLink href="#d">Descargar comprobante</ButtonLink>
            <PrintButton label={copy.results.print} />
          </Inline>
        ),
        why: "Al lado de la acción principal, más discreto.",
      },
      bad: {
        show: (
          <Stack>
            <Notice>Para imprimir usa el menú de tu navegador.</Notice>
          </Stack>
        ),
        why: "Explica lo que un botón hace.",
      },
    },
  ],
  words: ["Una sola palabra: «Imprimir»."],
  sentences: [copy.results.print],
  keys: "button",
  heard: "«Imprimir, botón».",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
