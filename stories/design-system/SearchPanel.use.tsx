/** How SearchPanel is used. */
import { copy } from "#copy";
import { SearchPanel, TextField } from "#ds";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Una búsqueda al lado de lo que encuentra; en el teléfono se pliega para que lo encontrado vaya primero.",
  instead: [
    { when: "Si filtra con enlaces", use: "FilterLinks" },
    { when: "Si pliega partes de un texto", use: "Accordion" },
  ],
  anatomy: [
    { part: "Nombre", what: "Lo abre en el teléfono." },
    { part: "Formulario", what: "El de buscar, que funciona sin scripts.", at: "form" },
  ],
  pairs: [
    {
      good: {
        show: (
          <SearchPanel label={copy.results.search.title} isOpen>
            <TextField label={copy.results.search.day} />
          </SearchPanel>
        ),
        why: "Dice por qué se puede buscar.",
      },
      bad: {
        show: (
          <SearchPanel label="Filtros avanzados" isOpen>
            <TextField label="Parámetro" />
          </SearchPanel>
        ),
        why: "Nadie busca por parámetros.",
      },
    },
  ],
  words: ["«Buscar por…» y los datos, hasta cinco palabras."],
  sentences: [copy.results.search.title],
  keys: "disclosure",
  heard: "«Buscar por fecha o lotería, contraído»; abierto, el formulario.",
  changes: [{ on: "2026-11-22", what: "Primera versión." }],
};
