/** How Grid is used. */
import { Grid } from "#ds";
import { box } from "../fixtures/frames";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Columnas del mismo ancho que en el teléfono se vuelven una.",
  instead: [
    { when: "Si van en una fila sin medida", use: "Inline" },
    { when: "Si una columna es angosta", use: "Split" },
    { when: "Si son datos en filas", use: "Table" },
  ],
  anatomy: [
    { part: "Celdas", what: "El orden de lectura es el de la fila.", at: "[data-name] > div > div > div" },
    { part: "Espacio", what: "«l», 20 px, si no se dice otro." },
  ],
  pairs: [
    {
      good: {
        show: <Grid columns={3}>{["Medellín", "Bogotá", "Boyacá"].map(box)}</Grid>,
        why: "Tres tarjetas iguales: se comparan.",
      },
      bad: {
        show: (
          <Grid columns={4}>{["Un nombre de lotería que no cabe en un cuarto de página", "Medellín"].map(box)}</Grid>
        ),
        why: "Dos cosas en cuatro columnas: media página vacía.",
      },
    },
  ],
  pairLayout: "stacked",
  words: ["No lleva palabras; las celdas, textos de largo parecido."],
  sentences: [],
  keys: "contents",
  heard: "Nada; con «list», «lista de 3 elementos».",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
