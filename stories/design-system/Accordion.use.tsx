/** How Accordion is used. */
import { copy } from "#copy";
import { Accordion, Text } from "#ds";
import type { ComponentUse } from "./ComponentUse";

const item = (id: string, title: string) => ({
  id,
  title,
  content: <Text>Lo lees en un minuto y sin salir de la página.</Text>,
});

export const use: ComponentUse = {
  purpose:
    "Partes que se despliegan bajo su título: las preguntas frecuentes, los secos de un sorteo. Sirve sin scripts y el buscador del navegador encuentra lo plegado.",
  instead: [
    { when: "Si son páginas distintas", use: "TabLinks" },
    { when: "Si es un formulario de búsqueda", use: "SearchPanel" },
    { when: "Si todo se lee siempre", use: "Section" },
  ],
  anatomy: [
    { part: "Título", what: "Lo abre; con la flecha que dice si está abierto.", at: "summary" },
    { part: "Nota", what: "Cuántos hay adentro, más quieta." },
    { part: "Contenido", what: "Uno abierto a la vez, salvo que se compare.", at: "details > div" },
  ],
  pairs: [
    {
      good: {
        show: <Accordion items={[item("a", "¿Cómo cobro un premio?"), item("b", "¿Hasta cuándo puedo jugar?")]} />,
        why: "Cada título es la pregunta entera: se busca con la vista.",
      },
      bad: {
        show: <Accordion items={[item("a", "Más información"), item("b", "Otros")]} />,
        why: "Hay que abrirlos todos para saber qué hay.",
      },
    },
  ],
  words: ["Título de hasta 60 letras; si es pregunta, con sus dos signos."],
  sentences: [`${copy.results.secos.unnamed} ${copy.results.secos.count(42)}`],
  keys: "disclosure",
  heard: "«¿Cómo cobro un premio?, encabezado, contraído».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
