/** How RichText is used. */
import { copy } from "#copy";
import { RichText, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "El texto que escriben los editores, dibujado con las piezas de la casa: términos, empresa, noticias.",
  instead: [
    { when: "Si lo escribimos nosotros", use: "Text" },
    { when: "Si es una tabla de datos", use: "Table" },
  ],
  anatomy: [
    { part: "Títulos", what: "Siguen el nivel de la página sin saltos.", at: "h2, h3" },
    { part: "Párrafos y listas", what: "Con los anchos de lectura.", at: "p" },
  ],
  pairs: [
    {
      good: {
        show: (
          <RichText
            content={[{ tag: "p", children: ["Los premios se pagan durante un año."] }]}
            tableLabel={copy.pages.table}
          />
        ),
        why: "El contenido llega limpio y toma nuestra letra.",
      },
      bad: {
        show: <Text>{"<p>Los premios se pagan durante un año.</p>"}</Text>,
        why: "Las marcas a la vista: el texto no pasó por aquí.",
      },
    },
  ],
  words: ["Lo que el editor escribe, sin tocarlo; lo desconocido queda en palabras."],
  sentences: [copy.pages.empty],
  keys: "contents",
  heard: "Encabezados, listas y tablas como tales.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
