/** How Combobox is used. */
import { Combobox, Select } from "#ds";
import { municipalityWords } from "../fixtures/fields";
import type { ComponentUse } from "./ComponentUse";

export const use: ComponentUse = {
  purpose: "Elegir una de una lista larga que se busca escribiendo: el municipio, la lotería. Las tildes no importan.",
  instead: [
    { when: "Si son pocas", use: "Select" },
    { when: "Si se reconocen por su logo", use: "RadioCards" },
    { when: "Si es texto libre", use: "TextField" },
  ],
  anatomy: [
    { part: "Nombre", what: "Arriba.", at: "label" },
    { part: "Campo", what: "Escribe y filtra.", at: "input" },
    { part: "Ver la lista", what: "Para quien no sabe cómo empieza.", at: "button" },
    { part: "Borrar", what: "Aparece con una elección." },
  ],
  pairs: [
    {
      good: {
        show: <Combobox label="Municipio" {...municipalityWords} />,
        why: "Con «narino» encuentra «Pasto, Nariño».",
      },
      bad: {
        show: <Select label="Municipio" options={municipalityWords.options} />,
        why: "Mil municipios en una rueda.",
      },
    },
  ],
  words: ["La ayuda dice cómo empezar; lo vacío, qué no se encontró: «No encontramos ese municipio»."],
  sentences: [],
  keys: [
    { keys: ["↓", "↑"], does: "Abre la lista y pasa de una a otra." },
    { keys: ["Entrar"], does: "Escoge la que está marcada." },
    { keys: ["Esc"], does: "Cierra la lista y vuelve a lo elegido." },
  ],
  heard: "«Municipio, cuadro combinado». Al escribir, cuántas quedan.",
  changes: [{ on: "2026-11-21", what: "Primera versión." }],
};
