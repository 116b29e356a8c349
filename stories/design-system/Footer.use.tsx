/** How Footer is used. */
import { copy } from "#copy";
import { Footer } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "El pie de todas las páginas: adónde ir, quién vende y lo que la ley pide decir.",
  instead: [
    { when: "Si es la franja de la ley arriba", use: "LegalStrip" },
    { when: "Si son las páginas principales", use: "Header" },
  ],
  anatomy: [
    { part: "Columnas", what: "Por tema, con su título.", at: "footer h2, footer h3, footer li" },
    { part: "Medios de pago", what: "Por su nombre, no por su logo.", at: "footer div > span" },
    { part: "Letra menuda", what: "Vendedor, vigilancia y derechos.", at: "div:has(> [role='group'])" },
  ],
  pairs: [
    {
      good: {
        show: (
          <Footer
            groups={[{ title: copy.shell.footer.service, links: [{ label: copy.shell.footer.pqrs, href: "#p" }] }]}
            legalLinks={[{ label: copy.shell.footer.terms, href: "#t" }]}
          >
            {copy.shell.footer.adults}
          </Footer>
        ),
        why: "Lo que se busca al final, agrupado y con nombre.",
      },
      bad: {
        show: (
          <Footer
            groups={[
              {
                title: "Más",
                links: [
                  { label: "Ver", href: "#p" },
                  { label: "Info", href: "#q" },
                ],
              },
            ]}
            legalLinks={[]}
          >
            Premio Mayor
          </Footer>
        ),
        why: "Sin quién vende ni términos: no cumple y no da confianza.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["Nombres de página tal cual; la letra menuda, completa."],
  sentences: [copy.shell.footer.adults, copy.shell.footer.authority],
  keys: "link",
  heard: "«Información del contenido»; cada columna con su título.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
